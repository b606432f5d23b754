//! Probing: supposing every unknown cell, until no supposition says anything more.

use super::board::Board;
use super::data::Method;
use super::look::Looker;
use super::meter::Meter;
use super::settle::{Waiting, propagate};
use super::suppose::{Supposer, Tried};
use crate::line::{LineSolver, Mask};
use crate::puzzle::{At, Cell, Line, Puzzle};
use crate::trace::{Change, Failure, Reason};

/// After so many suppositions that said something it is told what is certain.
const OFTEN: usize = 64;

/// Where probing ends.
pub(super) enum Probed {
    /// Every cell is known.
    Known,
    /// Nothing is possible any more.
    Impossible,
    /// No supposition says anything more. The cell that settles most, whichever it is, and how many cells follow if it
    /// is filled and if it is empty.
    Open { best: At, filled: u32, empty: u32 },
    /// It does not pay any more.
    Unpaid,
    /// The limit was reached.
    Spent,
    /// The trace is cut off.
    CutOff,
}

/// A board that learns from suppositions, with or without a trace.
pub(super) trait Ground<M> {
    /// What is known.
    fn board(&self) -> &Board<M>;
    /// Whether it has not taken up all that it should have learned.
    fn is_cut_off(&self) -> bool;
    /// Takes up what a supposition says and what all lines infer from it. Gives the lines that have changed; nothing if
    /// some line cannot be completed any more.
    fn learn(&mut self, reason: Reason, changes: &[Change]) -> Option<Waiting<M>>;
}

/// Supposes every unknown cell. After each supposition that says nothing, `pays` is told how many of these there were
/// in a row, and decides whether to go on.
pub(super) fn probe<M: Mask>(
    puzzle: &Puzzle,
    ground: &mut impl Ground<M>,
    supposer: &mut Supposer<'_, M>,
    meter: &Meter<'_>,
    mut pays: impl FnMut(usize) -> bool,
) -> Probed {
    let (width, cells) = (puzzle.width(), puzzle.width() * puzzle.height());
    let (mut next, mut seen, mut in_vain) = (0, 0, 0);
    let mut best = None;
    while seen < cells {
        // Asked first: looks at lines that would show a contradiction may have been left out.
        if ground.is_cut_off() {
            return Probed::CutOff;
        }
        if ground.board().unknown() == 0 {
            return Probed::Known;
        }
        let at = At::new(next / width, next % width);
        next = (next + 1) % cells;
        seen += 1;
        if ground.board().is_known(at) {
            continue;
        }
        let (reason, changes) = match supposer.remembered(at) {
            Some((filled, empty)) => {
                consider(&mut best, at, filled, empty);
                continue;
            }
            None => match supposer.try_both(ground.board(), at, meter) {
                Tried::Spent => return Probed::Spent,
                Tried::Open { filled, empty, agreed } if agreed.is_empty() => {
                    in_vain += 1;
                    consider(&mut best, at, filled as u32, empty as u32);
                    if !pays(in_vain) {
                        return Probed::Unpaid;
                    }
                    continue;
                }
                Tried::Open { filled, empty, agreed } => {
                    (Reason::Agreed { at, filled: filled as u32, empty: empty as u32 }, agreed)
                }
                Tried::Refuted { supposed, led_to, line } => refuted(at, supposed, led_to, Failure::Line(line)),
            },
        };
        let Some(changed) = ground.learn(reason, &changes) else { return Probed::Impossible };
        supposer.forget(&changed);
        (seen, in_vain, best) = (0, 0, None);
    }
    match best {
        Some((_, _, best, filled, empty)) => Probed::Open { best, filled, empty },
        None => Probed::Known,
    }
}

/// The reason and the change of a refuted supposition.
pub(super) fn refuted(at: At, supposed: Cell, led_to: usize, failure: Failure) -> (Reason, Vec<Change>) {
    let change = Change { at, cell: supposed.opposite() };
    (Reason::Refuted { supposed: Change { at, cell: supposed }, led_to: led_to as u32, failure }, vec![change])
}

/// By how much a cell settles at least, then altogether; the first of equals stays.
type Best = Option<(u32, u32, At, u32, u32)>;

fn consider(best: &mut Best, at: At, filled: u32, empty: u32) {
    let (least, both) = (filled.min(empty), filled + empty);
    if best.is_none_or(|(best_least, best_both, ..)| (least, both) > (best_least, best_both)) {
        *best = Some((least, both, at, filled, empty));
    }
}

/// With a trace: each supposition that says something begins a pass, to which the lines belong that follow from it.
pub(super) struct Recorded<'l, 'p, 'w, M> {
    pub(super) looker: &'l mut Looker<'p, M>,
    pub(super) method: Method,
    pub(super) meter: &'l Meter<'w>,
}

impl<M: Mask> Ground<M> for Recorded<'_, '_, '_, M> {
    fn board(&self) -> &Board<M> {
        &self.looker.board
    }

    fn is_cut_off(&self) -> bool {
        self.looker.is_cut_off()
    }

    fn learn(&mut self, reason: Reason, changes: &[Change]) -> Option<Waiting<M>> {
        if !self.looker.has_room() {
            return Some(Waiting::none());
        }
        let pass = self.looker.passes() + 1;
        self.looker.record(pass, reason, changes);
        let changed = self.looker.follow(pass, changes);
        if pass.is_multiple_of(OFTEN) {
            self.meter.so_far(&|| self.looker.so_far(self.method, &[], self.meter));
        }
        changed
    }
}

/// Without a trace.
pub(super) struct Bare<'p, M> {
    pub(super) puzzle: &'p Puzzle,
    pub(super) board: Board<M>,
    pub(super) solver: LineSolver<M>,
}

impl<M: Mask> Ground<M> for Bare<'_, M> {
    fn board(&self) -> &Board<M> {
        &self.board
    }

    fn is_cut_off(&self) -> bool {
        false
    }

    fn learn(&mut self, _: Reason, changes: &[Change]) -> Option<Waiting<M>> {
        let mut waiting = Waiting::none();
        for &change in changes {
            self.board.set(change);
            waiting.insert(Line::row(change.at.row()));
            waiting.insert(Line::column(change.at.column()));
        }
        // Every line that changes is looked at.
        let mut looked_at = Waiting::none();
        match propagate(self.puzzle, &mut self.board, &mut self.solver, waiting, &mut looked_at) {
            None => Some(looked_at),
            Some(_) => None,
        }
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
            consider(&mut best, At::new(0, column), filled, empty);
            best.map(|(_, _, at, ..)| at.column())
        });
        assert_eq!(chosen.collect::<Vec<_>>(), [0, 1, 1, 3, 4, 4, 6, 6].map(Some));
    }
}
