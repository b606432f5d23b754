//! A cell in letters, as the texts that are kept have it: `X` filled, `O` empty and `.` not marked, `B`, `C` and so on for the
//! second ink and further ones, and `(XB)` where more than one colour is possible, but not every one.

use nonoscope_core::puzzle::{Cell, Colour, Colours, Grid};
use std::str::Chars;

/// Writes a cell of a grid.
pub(crate) fn write_cell(text: &mut String, cell: Cell, grid: &Grid) {
    if cell.is_partly_known() {
        let letters = cell.possible(grid.inks()).iter().map(|colour| Cell::of(colour).letter());
        text.extend(['('].into_iter().chain(letters).chain([')']));
    } else {
        text.push(cell.letter());
    }
}

/// The next cell, if a grid with these inks can have it.
pub(crate) fn read_cell(chars: &mut Chars<'_>, grid: &Grid) -> Option<Cell> {
    let letter = chars.next()?;
    let cell = if letter == '(' {
        let (letters, rest) = chars.as_str().split_once(')')?;
        *chars = rest.chars();
        let colours = letters.chars().map(|letter| Cell::from_letter(letter).and_then(Cell::colour));
        let colours: Vec<Colour> = colours.collect::<Option<_>>()?;
        // In order, so that there is one way to write a set.
        if !colours.is_sorted_by(|one, next| one < next) {
            return None;
        }
        let cell = Cell::among(colours.iter().copied().collect::<Colours>(), grid.inks());
        Some(cell).filter(|cell| cell.is_partly_known() && cell.possible(grid.inks()).len() == colours.len())?
    } else {
        Cell::from_letter(letter)?
    };
    Some(cell).filter(|&cell| grid.allows(cell))
}

/// The next digits as a number: `Some(None)` if there are none, `None` if there are too many.
pub(crate) fn number(chars: &mut Chars<'_>) -> Option<Option<usize>> {
    let rest = chars.as_str();
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits == 0 {
        return Some(None);
    }
    let number = rest[..digits].parse().ok()?;
    *chars = rest[digits..].chars();
    Some(Some(number))
}
