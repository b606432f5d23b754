//! Signs for cells, in pictures and given cells.

use super::scan::Scan;
use crate::format::error::fault::Fault;
use crate::format::error::mistake::Mistake;
use crate::puzzle::{At, Cell, Grid, MAX_SIDE};

/// The signs of filled cells.
pub(crate) const FILLED: &str = "#X1x█■@*▓⬛●";
/// The signs of empty cells. Dots and question marks have no fixed meaning.
pub(crate) const EMPTY: &str = "Oo0-_□·⬜○░";

/// Whether a sign can separate cells.
pub(crate) fn is_between(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '|' | ';' | '"')
}

/// The cell for a sign; `dot` is the meaning of a dot.
pub(crate) fn cell(letter: char, dot: Cell) -> Option<Cell> {
    match letter {
        '.' => Some(dot),
        '?' => Some(Cell::UNKNOWN),
        c if FILLED.contains(c) => Some(Cell::FILLED),
        c if EMPTY.contains(c) => Some(Cell::EMPTY),
        _ => None,
    }
}

/// A grid of a known size from its rows; cells may be unknown, written as `.`.
pub(crate) fn sized(
    at: &Scan<'_>,
    rows: &[(usize, String)],
    (width, height): (usize, usize),
    cells: &'static str,
) -> Result<Grid, Mistake> {
    // A larger puzzle is refused for its size, but mistakes in its cells are reported first.
    let fits = width.max(height) <= MAX_SIDE;
    let mut grid = if fits { Grid::unknown(width, height) } else { Grid::unknown(0, 0) };
    for (index, (offset, written)) in rows.iter().enumerate().take(height) {
        let cells_of_row: Vec<(usize, char)> = written.char_indices().filter(|&(_, c)| !is_between(c)).collect();
        let found = cells_of_row.len();
        if found != width {
            return Err(at.fault(*offset, Fault::Shape { cells, found, expected: width, what: "cells in this row" }));
        }
        for (column, (place, letter)) in cells_of_row.into_iter().enumerate() {
            let unexpected = || Fault::Unexpected {
                found: Some(letter.to_string()),
                expected: "“X” or “1” for a filled cell, “O” or “0” for an empty one, “.” or “?” for an unknown one",
            };
            // In a list of texts, a quote precedes it; numbers in lists have no such place.
            let place = [offset + place, offset + place + 1].into_iter().find(|&at_letter| at.has(at_letter, letter));
            let cell = cell(letter, Cell::UNKNOWN).ok_or_else(|| at.fault(place.unwrap_or(*offset), unexpected()))?;
            if fits {
                grid.set(At::new(index, column), cell);
            }
        }
    }
    if rows.len() != height {
        let offset = rows.first().map_or(0, |row| row.0);
        return Err(at.fault(offset, Fault::Shape { cells, found: rows.len(), expected: height, what: "rows" }));
    }
    Ok(grid)
}

/// `1`, `0` or `?`.
pub(crate) fn digit(cell: Cell) -> char {
    match cell {
        Cell::FILLED => '1',
        Cell::EMPTY => '0',
        _ => '?',
    }
}
