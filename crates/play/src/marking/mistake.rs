//! What is kept of marks that cannot be right.

use nonoscope_core::solve::WrongMarks;

/// How much is shown of what is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Degree {
    /// That a mark is wrong.
    Some,
    /// In which line.
    Line,
    /// Which one.
    Cell,
}

/// Marks that cannot be right.
#[derive(Clone, Debug)]
pub(super) struct Mistaken {
    pub(super) wrong: WrongMarks,
    pub(super) degree: Degree,
}
