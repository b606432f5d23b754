//! Supposing a cell filled, then empty, and propagating from each.
//!
//! The way of the C# solver for the GCHQ card, made sound: only what follows from both is kept, and only what leads to
//! a contradiction is excluded. The result of a supposition depends only on the lines looked at on the way, so it is
//! not repeated until one of them has changed.

use super::board::Board;
use super::data::Stop;
use super::line_set::LineSet;
use super::meter::Meter;
use super::propagate::propagate_on;
use crate::line::{LineSolver, Mask};
use crate::puzzle::{At, Cell, Line, Puzzle};
use crate::trace::Change;

/// The most memory for remembering which lines suppositions looked at, in bytes.
const MOST_MEMORY: usize = 64 << 20;

/// The result of supposing a cell both ways.
pub(super) enum Tried {
    /// The cell cannot have the supposed value: after `led_to` further cells, no layout of the line fits.
    Refuted { supposed: Cell, led_to: u32, line: Line },
    /// Neither fails. How many further cells follow from each, and the changes on which both agree, if any.
    Open { filled: u32, empty: u32, agreed: Vec<Change> },
    /// It had to stop.
    Stopped(Stop),
}

/// Boards to suppose on, and a memory of suppositions that added nothing.
pub(super) struct Supposer<'p, M> {
    puzzle: &'p Puzzle,
    solver: LineSolver<M>,
    filled: Board<M>,
    empty: Board<M>,
    /// For each cell, row by row, the lines that were looked at when it was last supposed in vain. Empty if there is no
    /// memory for this.
    looked_at: Vec<Option<LineSet<M>>>,
    /// For each cell, how many cells followed that time: when it was filled, and when it was empty.
    followed: Vec<(u32, u32)>,
}

impl<'p, M: Mask> Supposer<'p, M> {
    pub(super) fn new(puzzle: &'p Puzzle, board: &Board<M>) -> Self {
        let cells = puzzle.width() * puzzle.height();
        let fits = cells * size_of::<Option<LineSet<M>>>() <= MOST_MEMORY;
        Supposer {
            puzzle,
            solver: LineSolver::new(),
            filled: board.clone(),
            empty: board.clone(),
            looked_at: vec![None; if fits { cells } else { 0 }],
            followed: vec![(0, 0); cells],
        }
    }

    /// Supposes an unknown cell filled and empty, on a board on which no line adds anything.
    pub(super) fn try_both(&mut self, board: &Board<M>, at: At, meter: &Meter<'_>) -> Tried {
        let mut looked_at = LineSet::none();
        for supposed in [Cell::FILLED, Cell::EMPTY] {
            if let Some(stop) = meter.stop() {
                return Tried::Stopped(stop);
            }
            meter.supposed();
            let scratch = if supposed == Cell::FILLED { &mut self.filled } else { &mut self.empty };
            scratch.copy_from(board);
            match suppose(self.puzzle, scratch, &mut self.solver, Change { at, cell: supposed }) {
                Ok(lines) => looked_at.insert_both(lines),
                Err(line) => {
                    return Tried::Refuted { supposed, led_to: led_to(board, scratch), line };
                }
            }
        }
        let (filled, empty) = (led_to(board, &self.filled), led_to(board, &self.empty));
        let agreed = self.filled.agreement(&self.empty, board);
        let cell = self.puzzle.index(at);
        self.followed[cell] = (filled, empty);
        if let Some(memory) = self.looked_at.get_mut(cell) {
            *memory = agreed.is_empty().then_some(looked_at);
        }
        Tried::Open { filled, empty, agreed }
    }

    /// The result of the last time a cell was supposed in vain, if it still holds: how many cells followed from each.
    pub(super) fn remembered(&self, at: At) -> Option<(u32, u32)> {
        let cell = self.puzzle.index(at);
        self.looked_at.get(cell)?.as_ref()?;
        Some(self.followed[cell])
    }

    /// Forgets what depends on lines that have changed.
    pub(super) fn forget(&mut self, changed: &LineSet<M>) {
        for memory in &mut self.looked_at {
            if memory.as_ref().is_some_and(|looked_at| looked_at.meets(changed)) {
                *memory = None;
            }
        }
    }

    /// Forgets everything.
    pub(super) fn forget_all(&mut self) {
        self.looked_at.fill(None);
    }
}

/// How many cells became known besides the supposed one. A board has fewer than 2^32.
fn led_to<M: Mask>(before: &Board<M>, after: &Board<M>) -> u32 {
    (before.unknown() - after.unknown() - 1) as u32
}

/// Sets a cell on a board and propagates from it. Returns the lines that were looked at.
///
/// # Errors
/// The line that no layout fits any more.
pub(super) fn suppose<M: Mask>(
    puzzle: &Puzzle,
    board: &mut Board<M>,
    solver: &mut LineSolver<M>,
    change: Change,
) -> Result<LineSet<M>, Line> {
    board.set(change);
    propagate_on(puzzle, board, solver, LineSet::around([change.at]))
}
