//! Puzzles that come with the program.

/// A puzzle to begin with.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// What it is called.
    pub name: &'static str,
    /// The puzzle, in a format that [`format::read`](crate::format::read) knows.
    pub text: &'static str,
}

/// The card that the director of GCHQ sent at Christmas 2015, with its given cells.
pub const GCHQ_2015: Example = Example { name: "GCHQ Christmas card 2015", text: include_str!("gchq-2015.txt") };
