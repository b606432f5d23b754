//! All that line logic can find, with no trace: for when just the grid is wanted.
//!
//! Lines wait to be looked at as a set of rows and a set of columns. The cells that a row learns are, as a set, just
//! the columns that must be looked at next; so keeping account of what has changed costs one word operation a line.

use super::board::Board;
use crate::line::{Known, LineSolver, Mask, at_width};
use crate::puzzle::{At, Axis, Grid, Line, Puzzle};

/// How far line logic comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// What is known when no line says anything more.
    pub grid: Grid,
    /// A line that no layout fits any more; then there is no solution.
    pub contradiction: Option<Line>,
}

/// Looks at lines until none of them says anything more. What is found is the same as with any other line method.
pub fn settle(puzzle: &Puzzle) -> Settled {
    at_width!(settle_board, puzzle)
}

fn settle_board<M: Mask>(puzzle: &Puzzle) -> Settled {
    let mut board = Board::<M>::new(puzzle.givens());
    let contradiction =
        propagate(puzzle, &mut board, &mut LineSolver::new(), Waiting::all(puzzle), &mut Waiting::none());
    Settled { grid: board.grid(), contradiction }
}

/// A set of lines: those that may have something new to say, or those that were looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting<M> {
    rows: M,
    columns: M,
}

impl<M: Mask> Waiting<M> {
    /// No line.
    pub(super) fn none() -> Self {
        Waiting { rows: M::NONE, columns: M::NONE }
    }

    /// Every line of a puzzle.
    pub(super) fn all(puzzle: &Puzzle) -> Self {
        Waiting { rows: M::first(puzzle.height()), columns: M::first(puzzle.width()) }
    }

    /// The row and the column of a cell.
    pub(super) fn around(at: At) -> Self {
        Waiting { rows: M::bit(at.row()), columns: M::bit(at.column()) }
    }

    /// Adds a line.
    pub(super) fn insert(&mut self, line: Line) {
        match line.axis {
            Axis::Row => self.rows.insert(line.index),
            Axis::Column => self.columns.insert(line.index),
        }
    }

    /// Adds lines of an axis.
    pub(super) fn insert_all(&mut self, axis: Axis, lines: M) {
        match axis {
            Axis::Row => self.rows = self.rows.or(lines),
            Axis::Column => self.columns = self.columns.or(lines),
        }
    }

    /// Takes all rows out, or all columns if there is no row; nothing if the set is empty.
    pub(super) fn take_batch(&mut self) -> Option<Self> {
        if !self.rows.is_empty() {
            let rows = std::mem::replace(&mut self.rows, M::NONE);
            Some(Waiting { rows, columns: M::NONE })
        } else if !self.columns.is_empty() {
            let columns = std::mem::replace(&mut self.columns, M::NONE);
            Some(Waiting { rows: M::NONE, columns })
        } else {
            None
        }
    }

    /// The lines, rows first.
    pub(super) fn lines(self) -> impl Iterator<Item = Line> {
        self.rows.cells().map(Line::row).chain(self.columns.cells().map(Line::column))
    }

    /// The lines in both sets.
    pub(super) fn and(&self, other: &Self) -> Self {
        Waiting { rows: self.rows.and(other.rows), columns: self.columns.and(other.columns) }
    }

    /// Whether both sets have a line in common.
    pub(super) fn meets(&self, other: &Self) -> bool {
        !self.rows.and(other.rows).is_empty() || !self.columns.and(other.columns).is_empty()
    }
}

/// Looks at the waiting lines, and at those that what they learn makes worth a look; adds all of them to `looked_at`.
/// Gives the line that no layout fits, if there is one; the board then holds what was learned before.
pub(super) fn propagate<M: Mask>(
    puzzle: &Puzzle,
    board: &mut Board<M>,
    solver: &mut LineSolver<M>,
    mut waiting: Waiting<M>,
    looked_at: &mut Waiting<M>,
) -> Option<Line> {
    loop {
        for axis in [Axis::Row, Axis::Column] {
            let (own, crossing, seen) = match axis {
                Axis::Row => (&mut waiting.rows, &mut waiting.columns, &mut looked_at.rows),
                Axis::Column => (&mut waiting.columns, &mut waiting.rows, &mut looked_at.columns),
            };
            *seen = seen.or(*own);
            let (clues, length) = (puzzle.clues(axis), puzzle.length(axis));
            for index in std::mem::replace(own, M::NONE).cells() {
                let line = Line { axis, index };
                let before = board.known(line);
                let Some(after) = solver.infer(&clues[index], length, before) else { return Some(line) };
                if after != before {
                    let new: Known<M> = after.since(before);
                    *crossing = crossing.or(new.filled).or(new.empty);
                    board.learn(line, new);
                }
            }
        }
        if waiting.rows.is_empty() {
            return None;
        }
    }
}
