//! Work is counted, never timed, so that the same puzzle stops at the same point everywhere.

/// The work done by a solve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Work {
    /// How often a cell was supposed to be filled or empty.
    pub suppositions: u64,
    /// How many conflicts the SAT solver learned from.
    pub conflicts: u64,
}

impl Work {
    /// The sum of both, which a limit bounds.
    pub fn total(self) -> u64 {
        self.suppositions + self.conflicts
    }
}
