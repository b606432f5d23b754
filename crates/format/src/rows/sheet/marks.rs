//! The signs in the grid of a sheet.

use crate::text::cells::{EMPTY, FILLED};
use crate::text::{Draft, PlacedClue};
use nonoscope_core::puzzle::{At, Axis, Cell, Grid, MAX_SIDE};

/// A sign, and its row and column.
pub(super) struct Mark {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) sign: char,
}

/// Crosses: filled cells for some people, and empty ones for others.
const CROSSES: &str = "xX*×✗✕";

/// Whether a sign may stand in a cell.
pub(super) fn is_mark(c: char) -> bool {
    FILLED.contains(c) || EMPTY.contains(c) || CROSSES.contains(c) || matches!(c, '.' | '?')
}

/// Whether a sign only draws a cell, or says that it is open.
pub(super) fn is_open(sign: char) -> bool {
    matches!(sign, '.' | '?' | '-' | '_' | '·' | '□' | '⬜' | '░')
}

/// Whether some sign always means a filled cell.
pub(super) fn are_clear(marks: &[Mark]) -> bool {
    marks.iter().any(|mark| FILLED.contains(mark.sign) && !CROSSES.contains(mark.sign))
}

/// Whether there are crosses, and signs of empty cells beside them, but no clearer ones.
pub(super) fn have_both(marks: &[Mark]) -> bool {
    let has = |signs: &str| marks.iter().any(|mark| signs.contains(mark.sign) && !is_open(mark.sign));
    has(CROSSES) && has(EMPTY) && !are_clear(marks)
}

/// Whether some sign says what its cell is.
pub(super) fn say_something(marks: &[Mark]) -> bool {
    marks.iter().any(|mark| !is_open(mark.sign))
}

/// The cells that the signs stand for. Beside clearer signs for filled cells, a cross is an empty one. `open` is what
/// signs of open cells and blank cells are.
pub(super) fn grid(marks: &[Mark], (width, height): (usize, usize), open: Cell) -> Option<Grid> {
    if width.max(height) > MAX_SIDE {
        return None;
    }
    let are_clear = are_clear(marks);
    let mut grid = Grid::unknown(width, height);
    if open != Cell::UNKNOWN {
        grid.places().for_each(|at| grid.set(at, open));
    }
    for mark in marks.iter().filter(|mark| !is_open(mark.sign) && mark.row < height && mark.column < width) {
        let is_cross = CROSSES.contains(mark.sign);
        let is_filled = if is_cross { !are_clear } else { FILLED.contains(mark.sign) };
        grid.set(At::new(mark.row, mark.column), if is_filled { Cell::FILLED } else { Cell::EMPTY });
    }
    Some(grid)
}

/// The picture, if the signs are the solution: all clues follow from it.
pub(super) fn solution(marks: &[Mark], draft: &Draft) -> Option<Grid> {
    let picture = grid(marks, (draft.columns.len(), draft.rows.len()), Cell::EMPTY)?;
    let has = |axis, clues: &[PlacedClue]| picture.clues(axis).iter().eq(clues.iter().map(|placed| &placed.clue));
    let is_it = say_something(marks) && has(Axis::Row, &draft.rows) && has(Axis::Column, &draft.columns);
    is_it.then_some(picture)
}
