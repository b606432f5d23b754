//! Boards: a number for each cell, row by row.

use nonoscope::puzzle::{Cell, Colour, Grid, Puzzle};
use wasm_bindgen::JsError;

/// The number of a cell that is not known. All others are those of colours: 0 is the background.
const UNKNOWN: i8 = -1;

/// The number of a cell.
pub(crate) fn number(cell: Cell) -> i8 {
    // There are at most 31 inks.
    cell.colour().map_or(UNKNOWN, |colour| colour.number() as i8)
}

/// The numbers of a board.
pub(crate) fn rows(grid: &Grid) -> Vec<Vec<i8>> {
    grid.cells().chunks(grid.width().max(1)).map(|row| row.iter().map(|&cell| number(cell)).collect()).collect()
}

/// The board of a puzzle with these numbers. The script says what is wrong with others before it sends them.
///
/// # Errors
/// If there are more or fewer than cells, or one that is of no colour.
pub(crate) fn board(puzzle: &Puzzle, numbers: &[i8]) -> Result<Grid, JsError> {
    let wrong = || JsError::new("These numbers are no board of the puzzle.");
    let (width, height, inks) = (puzzle.width(), puzzle.height(), puzzle.inks());
    if numbers.len() != width * height {
        return Err(wrong());
    }
    let colours: Vec<Colour> = Colour::all(inks).collect();
    let mut grid = Grid::unknown_of(width, height, inks);
    for (index, &number) in numbers.iter().enumerate().filter(|&(_, &number)| number != UNKNOWN) {
        let colour = usize::try_from(number).ok().and_then(|number| colours.get(number)).ok_or_else(wrong)?;
        let at = grid.at(index);
        grid.set(at, Cell::of(*colour));
    }
    Ok(grid)
}
