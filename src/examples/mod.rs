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
pub const GCHQ_2015: Example = Example { name: "GCHQ card, 2015", text: include_str!("gchq-2015.txt") };

/// A 10 × 10 game ID of Simon Tatham's Pattern, from a write-up of 2016 that reduces it to SAT.
pub const TEN_BY_TEN: Example = Example { name: "Ten by ten", text: include_str!("ten-by-ten.txt") };

/// Twan van Laarhoven's lambda: one solution, and yet no line gives anything away.
pub const LAMBDA: Example = Example { name: "Lambda", text: include_str!("lambda.txt") };

/// A QR pattern of 21 × 21 with three solutions that all say the same.
pub const THREE_PATTERNS: Example =
    Example { name: "A QR pattern with three solutions", text: include_str!("three-patterns.txt") };

/// All of them; the page opens with the first.
pub const ALL: [Example; 4] = [GCHQ_2015, TEN_BY_TEN, LAMBDA, THREE_PATTERNS];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format;

    #[test]
    fn all_can_be_read() {
        for example in ALL {
            assert!(format::read(example.text).is_ok(), "{}", example.name);
        }
    }
}
