//! The question of the search for the fewest givens: which cells must contain another given, if these are not enough?

use nonoscope_core::puzzle::At;

/// Decides whether given cells are enough, and says why if not.
///
/// A set that is enough stays enough with more cells.
pub(super) trait Apart {
    /// The cells that can be given, of which all together are enough.
    fn cells(&self) -> &[At];

    /// If the given cells are not enough, finds a small set of cells of which one must be given. Cells are indices in [`Apart::cells`]; `met` counts
    /// how often each was in an answer, because rarer ones tell more.
    fn apart(&mut self, given: &[usize], met: &dyn Fn(usize) -> usize) -> Needed;

    /// Whether an open cell is filled in the picture. People rather have filled cells given.
    fn is_filled(&self, cell: usize) -> bool;

    /// An estimate of how many cells stay open if these are given: the fewer, the closer they are to enough.
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
