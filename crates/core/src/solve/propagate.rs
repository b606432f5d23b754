//! Propagating: looking at lines until nothing changes.
//!
//! The lines still to be looked at are the *dirty set*: a set of rows and a set of columns. The cells that a row learns
//! are, as a set, the columns that become dirty, so keeping track costs one word operation per line.

use super::board::Board;
use super::line_set::LineSet;
use crate::line::{Knowledge, LONG_FROM, LineLogic, Mask, at_width};
use crate::puzzle::{Axis, Grid, Line, Puzzle};
use std::ops::ControlFlow;

/// The result of propagating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Propagated {
    /// What is known when no line adds anything more.
    pub grid: Grid,
    /// A line that no layout fits any more, if any; then there is no solution.
    pub contradiction: Option<Line>,
}

/// Looks at lines until none of them adds anything, without a trace: for when only the grid is wanted. The result is
/// the same as with any other line method.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::{puzzle::Puzzle, solve};
///
/// let puzzle = Puzzle::of_picture(&"OXO\nXXX\nOXO".parse().unwrap()).unwrap();
/// let propagated = solve::propagate(&puzzle);
/// assert_eq!(propagated.grid.row_strings(), ["OXO", "XXX", "OXO"]);
/// assert_eq!(propagated.contradiction, None);
/// ```
pub fn propagate(puzzle: &Puzzle) -> Propagated {
    at_width!(from_givens, puzzle)
}

fn from_givens<K: Knowledge>(puzzle: &Puzzle) -> Propagated {
    let mut board = Board::new(puzzle.givens());
    let end = propagate_on::<K>(puzzle, &mut board, &mut K::Logic::default(), LineSet::all(puzzle));
    Propagated { grid: board.grid(), contradiction: end.err() }
}

/// The loop of every propagation. Takes lines from the dirty set, all rows and then all columns, until it is empty.
/// `look` looks at a line and returns the crossing lines that become dirty, or ends the propagation.
#[inline]
pub(super) fn propagate_with<M: Mask, End>(
    mut dirty: LineSet<M>,
    mut look: impl FnMut(Line) -> ControlFlow<End, M>,
) -> ControlFlow<End> {
    loop {
        for axis in [Axis::Row, Axis::Column] {
            for index in dirty.take(axis).cells() {
                let crossing = look(Line { axis, index })?;
                dirty.insert_all(axis.crossing(), crossing);
            }
        }
        // Columns only make rows dirty.
        if dirty.of(Axis::Row).is_empty() {
            return ControlFlow::Continue(());
        }
    }
}

/// Looks at a line, and returns its cells of which more is known then; `None` if no layout fits.
#[inline]
fn look_on<K: Knowledge>(board: &mut Board, line: Line, infer: impl FnOnce(K) -> Option<K>) -> Option<K::Mask> {
    let before: K = board.known(line);
    let after = infer(before)?;
    if after == before {
        return Some(K::Mask::NONE);
    }
    let new = after.since(before);
    board.learn(line, new);
    Some(new.cells())
}

/// Propagates on a board without a trace. Returns all lines that were looked at, which include every line that changed.
///
/// # Errors
/// The line that no layout fits; the board then has what was learned before.
pub(super) fn propagate_on<K: Knowledge>(
    puzzle: &Puzzle,
    board: &mut Board,
    solver: &mut K::Logic,
    dirty: LineSet<K::Mask>,
) -> Result<LineSet<K::Mask>, Line> {
    let mut looked_at = LineSet::none();
    let end = propagate_with(dirty, |line| {
        looked_at.insert(line);
        let (clue, length) = (puzzle.clue(line), puzzle.length(line.axis));
        let new = if K::Mask::BITS > LONG_FROM {
            let after = solver.infer_words(clue, length, board.words(line));
            after.map(|after| board.learn_words(line, after))
        } else {
            look_on(board, line, |known: K| solver.infer(clue, length, known))
        };
        new.map_or(ControlFlow::Break(line), ControlFlow::Continue)
    });
    match end {
        ControlFlow::Break(line) => Err(line),
        ControlFlow::Continue(()) => Ok(looked_at),
    }
}
