//! What the search for the fewest givens asks: of which cells must one be given, if these are not enough?

use crate::puzzle::At;

/// Decides whether given cells are enough, and says why if not.
///
/// If some are enough, so are they with any others.
pub(super) trait Apart {
    /// The cells that can be given, of which all together are enough.
    fn cells(&self) -> &[At];

    /// Looks for cells of which one must be given, as few as possible, if those are not enough that are given. Cells are named
    /// by their index in [`Apart::cells`]; `met` says how often each was in an answer: others say
    /// more.
    fn apart(&mut self, given: &[usize], met: &dyn Fn(usize) -> usize) -> Needed;

    /// Whether an open cell is filled in the picture. People rather have filled cells given.
    fn is_filled(&self, cell: usize) -> bool;

    /// How many cells are open if these are given, as far as that is easy to say: the fewer, the closer they are to enough.
    fn open(&mut self, _given: &[usize]) -> usize {
        0
    }

    /// Whether the given cells are enough; no if the work ends before that is known.
    fn is_enough(&mut self, given: &[usize]) -> bool;
}

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Needed {
    /// The given cells are enough.
    Nothing,
    /// One of these cells must be given, none of which is.
    OneOf(Vec<usize>),
    /// The work ended before.
    Unknown,
}
