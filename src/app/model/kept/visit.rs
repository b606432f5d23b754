//! A kept visit.

use nonoscope_format::Format;

/// A kept visit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LastVisit {
    /// The text of the puzzle.
    pub(crate) text: String,
    /// Which puzzle of the text, from 0.
    pub(crate) index: u32,
    /// The chosen format; `None` if the text decides.
    pub(crate) format: Option<Format>,
    /// The name of the method.
    pub(crate) method: String,
    /// How many steps were taken.
    pub(crate) position: u32,
    /// Whether a person was solving the puzzle.
    pub(crate) marking: bool,
    /// The name of the speed.
    pub(crate) speed: String,
    /// Whether steps that infer nothing are skipped.
    pub(crate) skips: bool,
    /// Whether likely cells are shaded.
    pub(crate) likely: bool,
    /// Whether the line of each step is inspected.
    pub(crate) follows: bool,
    /// Whether colours have letters.
    pub(crate) letters: bool,
}
