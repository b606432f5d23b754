//! The verdict on a puzzle, and why a solve stopped without one.

/// The truth about a puzzle, as far as a method could find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Verdict {
    /// Exactly one solution.
    Unique,
    /// More than one solution.
    Multiple,
    /// No solution.
    None,
    /// The method can go no further; it says nothing about the solutions.
    Stuck,
    /// A limit was reached first.
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

/// Why a search ended before it had found all solutions or as many as were wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Stop {
    /// It had done as much work as it may: [`Options::limit`](super::Options::limit).
    Work,
    /// The trace had as many steps as it may: [`Options::steps`](super::Options::steps).
    Steps,
    /// The formula would have had more literals than [`MAX_LITERALS`](crate::sat::MAX_LITERALS).
    Formula,
    /// What was still to be searched would have taken more memory than a search may.
    Boards,
    /// There was no room for a further solution: [`MAX_SOLUTION_CELLS`](super::MAX_SOLUTION_CELLS).
    Solutions,
    /// Whoever watched it stopped it: [`Watch`](crate::solve::Watch).
    Watch,
}
