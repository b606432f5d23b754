//! Probing: supposing unknown cells both ways and comparing, until some supposition adds something.

use super::board::Board;
use super::data::Stop;
use super::meter::Meter;
use super::suppose::{Supposer, Tried};
use crate::line::Mask;
use crate::puzzle::{At, Cell, Puzzle};
use crate::trace::{Change, Failure, Reason};

/// The result of probing.
pub(super) enum Probed {
    /// A supposition adds something.
    Says(Inference),
    /// Every cell is known.
    AllKnown,
    /// Suppositions add nothing more, or it does not pay to try others. The search can go on with a split.
    Open(Split),
    /// It had to stop.
    Stopped(Stop),
}

/// What a supposition adds: the reason and the changes.
pub(super) struct Inference {
    pub(super) reason: Reason,
    pub(super) changes: Vec<Change>,
}

impl Inference {
    /// A cell is not as it was supposed.
    pub(super) fn refuted(at: At, supposed: Cell, led_to: u32, failure: Failure) -> Inference {
        let changes = vec![Change { at, cell: supposed.opposite() }];
        Inference { reason: Reason::Refuted { supposed: Change { at, cell: supposed }, led_to, failure }, changes }
    }
}

/// The cell that settles most in either case, and how many cells follow if it is filled and if it is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Split {
    pub(super) at: At,
    pub(super) filled: u32,
    pub(super) empty: u32,
}

/// Visits the cells of a puzzle, round and round.
pub(super) struct Probing<'p> {
    puzzle: &'p Puzzle,
    /// The index of the cell to suppose next.
    next: usize,
}

impl<'p> Probing<'p> {
    /// Begins with the first cell.
    pub(super) fn new(puzzle: &'p Puzzle) -> Probing<'p> {
        Probing { puzzle, next: 0 }
    }

    /// Supposes unknown cells until a supposition adds something, or each has been tried. After each supposition that
    /// adds nothing, `pays` gets the number of these in a row, and decides whether to go on.
    ///
    /// The board must be one on which no line adds anything.
    pub(super) fn next<M: Mask>(
        &mut self,
        board: &Board<M>,
        supposer: &mut Supposer<'_, M>,
        meter: &Meter<'_>,
        mut pays: impl FnMut(usize) -> bool,
    ) -> Probed {
        if board.unknown() == 0 {
            return Probed::AllKnown;
        }
        let cells = self.puzzle.givens().cells().len();
        let mut in_vain = 0;
        let mut best = None;
        for _ in 0..cells {
            let at = self.puzzle.at(self.next);
            self.next = (self.next + 1) % cells;
            if board.is_known(at) {
                continue;
            }
            if let Some((filled, empty)) = supposer.remembered(at) {
                consider(&mut best, Split { at, filled, empty });
                continue;
            }
            match supposer.try_both(board, at, meter) {
                Tried::Refuted { supposed, led_to, line } => {
                    return Probed::Says(Inference::refuted(at, supposed, led_to, Failure::Line(line)));
                }
                Tried::Open { filled, empty, agreed } if agreed.is_empty() => {
                    in_vain += 1;
                    consider(&mut best, Split { at, filled, empty });
                    if !pays(in_vain) {
                        break;
                    }
                }
                Tried::Open { filled, empty, agreed } => {
                    return Probed::Says(Inference { reason: Reason::Agreed { at, filled, empty }, changes: agreed });
                }
                Tried::Stopped(stop) => return Probed::Stopped(stop),
            }
        }
        best.map_or(Probed::AllKnown, Probed::Open)
    }
}

/// Keeps the split whose worse case settles more cells; among equals, the one that settles more in total; among equals,
/// the first.
fn consider(best: &mut Option<Split>, split: Split) {
    let settles = |split: Split| (split.filled.min(split.empty), split.filled + split.empty);
    if best.is_none_or(|best| settles(split) > settles(best)) {
        *best = Some(split);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_cell_settles_most_at_least_then_most_altogether() {
        let cells = [(0, 3), (5, 0), (0, 4), (1, 2), (3, 1), (1, 3), (2, 2), (9, 1)];
        let mut best = None;
        let chosen = cells.iter().enumerate().map(|(column, &(filled, empty))| {
            consider(&mut best, Split { at: At::new(0, column), filled, empty });
            best.map(|best: Split| best.at.column())
        });
        assert_eq!(chosen.collect::<Vec<_>>(), [0, 1, 1, 3, 4, 4, 6, 6].map(Some));
    }
}
