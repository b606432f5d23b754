//! Probing: supposing both answers of questions about unknown cells and comparing, until some supposition adds something.

use super::board::Board;
use super::data::Stop;
use super::meter::Meter;
use super::suppose::{Question, Supposer, Tried, colours};
use crate::line::Knowledge;
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
    /// A cell is not as it was supposed, but one of the rest.
    pub(super) fn refuted(at: At, supposed: Cell, rest: Cell, led_to: u32, failure: Failure) -> Inference {
        let changes = vec![Change { at, cell: rest }];
        Inference { reason: Reason::Refuted { supposed: Change { at, cell: supposed }, led_to, failure }, changes }
    }
}

/// The question that settles most in either case, and how many cells follow if the cell is of the colour and if not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Split {
    pub(super) question: Question,
    pub(super) is: u32,
    pub(super) is_not: u32,
}

/// Visits the cells of a puzzle, round and round, and asks of each whether it is of this colour or that.
pub(super) struct Probing<'p> {
    puzzle: &'p Puzzle,
    /// The number of the question to ask next: cell by cell, colour by colour.
    next: usize,
}

impl<'p> Probing<'p> {
    /// Begins with the first cell.
    pub(super) fn new(puzzle: &'p Puzzle) -> Probing<'p> {
        Probing { puzzle, next: 0 }
    }

    /// Supposes unknown cells until a supposition adds something, or each has been tried. After each that adds nothing, `pays` gets the number of
    /// these in a row, and decides whether to go on.
    ///
    /// The board must be one on which no line adds anything.
    pub(super) fn next<K: Knowledge>(
        &mut self,
        board: &Board,
        supposer: &mut Supposer<'_, K>,
        meter: &Meter<'_>,
        mut pays: impl FnMut(usize) -> bool,
    ) -> Probed {
        if board.unknown() == 0 {
            return Probed::AllKnown;
        }
        let colours = colours(self.puzzle);
        let questions = self.puzzle.givens().cells().len() * colours.len();
        let mut in_vain = 0;
        let mut best = None;
        for _ in 0..questions {
            let question =
                Question { at: self.puzzle.at(self.next / colours.len()), colour: colours[self.next % colours.len()] };
            self.next = (self.next + 1) % questions;
            if !question.is_open(board) {
                continue;
            }
            if let Some((is, is_not)) = supposer.remembered(question) {
                consider(&mut best, Split { question, is, is_not });
                continue;
            }
            let at = question.at;
            match supposer.try_both(board, question, meter) {
                Tried::Refuted { supposed, rest, led_to, line } => {
                    return Probed::Says(Inference::refuted(at, supposed, rest, led_to, Failure::Line(line)));
                }
                Tried::Open { is, is_not, agreed } if agreed.is_empty() => {
                    in_vain += 1;
                    consider(&mut best, Split { question, is, is_not });
                    if !pays(in_vain) {
                        break;
                    }
                }
                Tried::Open { is, is_not, agreed } => {
                    let reason = Reason::Agreed { at, colour: question.colour, is, is_not };
                    return Probed::Says(Inference { reason, changes: agreed });
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
    let settles = |split: Split| (split.is.min(split.is_not), split.is + split.is_not);
    if best.is_none_or(|best| settles(split) > settles(best)) {
        *best = Some(split);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Colour;

    #[test]
    fn the_best_cell_settles_most_at_least_then_most_altogether() {
        let cells = [(0, 3), (5, 0), (0, 4), (1, 2), (3, 1), (1, 3), (2, 2), (9, 1)];
        let mut best = None;
        let chosen = cells.iter().enumerate().map(|(column, &(is, is_not))| {
            let question = Question { at: At::new(0, column), colour: Colour::INK };
            consider(&mut best, Split { question, is, is_not });
            best.map(|best: Split| best.question.at.column())
        });
        assert_eq!(chosen.collect::<Vec<_>>(), [0, 1, 1, 3, 4, 4, 6, 6].map(Some));
    }
}
