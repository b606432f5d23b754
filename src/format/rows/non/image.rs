//! The cells of `goal` and `saved` in a `.non` file.

use crate::format::error::fault::Fault;
use crate::format::error::mistake::Mistake;
use crate::format::text::scan::Scan;
use crate::puzzle::{Cell, Grid};

/// Whether a line consists of cells.
pub(crate) fn is_image(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || matches!(c, '0' | '1' | '?' | '"'))
}

/// The cells as a grid of this width and height. Each cell has its byte offset; the first is at `offset`.
pub(super) fn grid(
    text: &str,
    (width, height): (usize, usize),
    letters: &[(usize, char)],
    offset: usize,
) -> Result<Grid, Mistake> {
    let mut grid = Grid::unknown(width, height);
    if letters.len() != width * height {
        let (found, expected) = (letters.len(), width * height);
        let fault = Fault::Shape { cells: "“saved” has", found, expected, what: "cells" };
        return Err(Scan::at(text, 0).fault(offset, fault));
    }
    for (index, &(offset, letter)) in letters.iter().enumerate() {
        let cell = match letter {
            '1' => Cell::FILLED,
            '0' => Cell::EMPTY,
            '?' => Cell::UNKNOWN,
            _ => return Err(Scan::at(text, offset).expected("“0”, “1” or “?” for a cell")),
        };
        grid.set(grid.at(index), cell);
    }
    Ok(grid)
}
