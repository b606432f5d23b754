//! A small puzzle made from bytes: with one solution, with several, or with none.

use super::bytes::Bytes;
use nonoscope::puzzle::{At, Axis, Cell, Grid, Puzzle};

/// A puzzle with sides of at most `most` cells: the rows of a picture, the columns of the same picture with a few cells
/// moved, and given cells that may be right or wrong.
pub(super) fn puzzle(bytes: &mut Bytes<'_>, most: usize) -> Puzzle {
    let (width, height) = (1 + bytes.below(most), 1 + bytes.below(most));
    let mut picture = Grid::unknown(width, height);
    let mut bits = (0, 0);
    for at in picture.places() {
        if bits.1 == 0 {
            bits = (bytes.byte(), 8);
        }
        picture.set(at, if bits.0 & 1 == 1 { Cell::FILLED } else { Cell::EMPTY });
        bits = (bits.0 >> 1, bits.1 - 1);
    }
    let rows = picture.clues(Axis::Row);
    for _ in 0..bytes.below(4) {
        let (one, other) = (place(bytes, &picture), place(bytes, &picture));
        let (left, right) = (picture.get(one), picture.get(other));
        picture.set(one, right);
        picture.set(other, left);
    }
    let puzzle = Puzzle::new(rows, picture.clues(Axis::Column)).expect("as many cells in the rows as in the columns");
    let givens = some_cells(bytes, &picture, 6);
    puzzle.with_givens(givens).expect("givens of the puzzle's size")
}

/// A grid in which fewer than `fewer` cells are known, mostly as in a picture.
pub(super) fn some_cells(bytes: &mut Bytes<'_>, picture: &Grid, fewer: usize) -> Grid {
    let mut some = Grid::unknown(picture.width(), picture.height());
    for _ in 0..bytes.below(fewer) {
        let at = place(bytes, picture);
        let cell = picture.get(at);
        some.set(at, if bytes.happens(32) { cell.opposite() } else { cell });
    }
    some
}

fn place(bytes: &mut Bytes<'_>, grid: &Grid) -> At {
    let row = bytes.below(grid.height());
    At::new(row, bytes.below(grid.width()))
}
