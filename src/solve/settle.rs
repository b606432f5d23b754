//! All that line logic can find, with no trace: for when just the grid is wanted.
//!
//! Lines wait to be looked at as a set of rows and a set of columns. The cells that a row learns are, as a set, just
//! the columns that must be looked at next; so keeping account of what has changed costs one word operation a line.

use super::board::Board;
use crate::line::{Known, LineSolver, Mask, at_width};
use crate::puzzle::{Axis, Grid, Line, Puzzle};

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
    let mut board = Board::<M>::new(puzzle);
    let contradiction = propagate(puzzle, &mut board, &mut LineSolver::new(), Waiting::all(puzzle));
    Settled { grid: board.grid(), contradiction }
}

/// The lines that may have something new to say.
#[derive(Clone, Copy)]
pub(super) struct Waiting<M> {
    rows: M,
    columns: M,
}

impl<M: Mask> Waiting<M> {
    /// Every line of a puzzle.
    pub(super) fn all(puzzle: &Puzzle) -> Self {
        Waiting { rows: M::first(puzzle.height()), columns: M::first(puzzle.width()) }
    }
}

/// Looks at the waiting lines, and at those that what they learn makes worth a look. Gives the line that no layout
/// fits, if there is one; the board then holds what was learned before.
pub(super) fn propagate<M: Mask>(
    puzzle: &Puzzle,
    board: &mut Board<M>,
    solver: &mut LineSolver<M>,
    mut waiting: Waiting<M>,
) -> Option<Line> {
    loop {
        for axis in [Axis::Row, Axis::Column] {
            let (own, crossing) = match axis {
                Axis::Row => (&mut waiting.rows, &mut waiting.columns),
                Axis::Column => (&mut waiting.columns, &mut waiting.rows),
            };
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
