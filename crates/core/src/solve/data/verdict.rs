//! The verdict on a puzzle, and why a solve stopped without one.

/// What is true of a puzzle, as far as the method could find out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Verdict {
    /// Exactly one solution.
    Unique,
    /// More than one solution.
    Multiple,
    /// No solution.
    None,
    /// The method can go no further, and says nothing about the solutions.
    Stuck,
    /// A limit was reached.
    Stopped,
}

impl Verdict {
    /// `unique`, `multiple`, `none`, `stuck` or `stopped`.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Unique => "unique",
            Verdict::Multiple => "multiple",
            Verdict::None => "none",
            Verdict::Stuck => "stuck",
            Verdict::Stopped => "stopped",
        }
    }
}

/// Why a search ended early, without finding all solutions or as many as requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Stop {
    /// It reached [`Options::limit`](super::Options::limit).
    Work,
    /// The trace reached [`Options::steps`](super::Options::steps).
    Steps,
    /// The formula would have had more literals than [`MAX_LITERALS`](crate::sat::MAX_LITERALS).
    Formula,
    /// The boards still to be searched would have taken too much memory.
    Boards,
    /// There was no room for another solution: [`MAX_SOLUTION_CELLS`](super::MAX_SOLUTION_CELLS).
    Solutions,
    /// A [`Watch`](crate::solve::Watch) stopped it.
    Watch,
}
