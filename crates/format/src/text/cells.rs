//! Signs for cells, in pictures and given cells.

use super::{Scan, Signs};
use crate::error::{Cells, Counted, Fault, Mistake};
use nonoscope_core::puzzle::{At, Cell, Colour, Colours, Grid, MAX_SIDE, Palette};
use nonoscope_words::expected;

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

/// A grid in black and white of a known size from its rows; cells may be unknown, written as `.`.
pub(crate) fn sized(
    at: &Scan<'_>,
    rows: &[(usize, String)],
    size: (usize, usize),
    cells: Cells,
) -> Result<Grid, Mistake> {
    grid(at, rows, (size, 1), cells, &mut |letter| {
        let colour = cell(letter, Cell::UNKNOWN).and_then(Cell::colour);
        colour.ok_or_else(|| Fault::unexpected(&letter.to_string(), expected::cell_or_unknown))
    })
}

/// A grid of a known size and with room for some inks, from its rows. `colour` gives the colour for a letter; `.` and `?` are
/// unknown cells, and if there are several inks, `[rb]` is a cell that can be of several.
pub(crate) fn grid(
    at: &Scan<'_>,
    rows: &[(usize, String)],
    ((width, height), inks): ((usize, usize), usize),
    cells: Cells,
    colour: &mut dyn FnMut(char) -> Result<Colour, Fault>,
) -> Result<Grid, Mistake> {
    // A larger puzzle is refused for its size, but mistakes in its cells are reported first.
    let fits = width.max(height) <= MAX_SIDE;
    let size = if fits { (width, height) } else { (0, 0) };
    let mut grid = Grid::unknown_of(size.0, size.1, inks);
    for (index, (offset, written)) in rows.iter().enumerate().take(height) {
        let mut column = 0;
        // The cell in brackets that has begun.
        let mut set: Option<Colours> = None;
        for (place, letter) in written.char_indices().filter(|&(_, c)| !is_between(c)) {
            let fault = |fault| {
                // In a list of texts, a quote precedes it; numbers in lists have no such place.
                let places = [offset + place, offset + place + 1];
                let place = places.into_iter().find(|&at_letter| at.has(at_letter, letter));
                at.fault(place.unwrap_or(*offset), fault)
            };
            let cell = match (letter, &mut set) {
                ('[', None) if inks > 1 => {
                    set = Some(Colours::NONE);
                    continue;
                }
                (']', Some(colours)) => {
                    let cell = Cell::among(*colours, inks);
                    set = None;
                    cell
                }
                (letter, Some(colours)) => {
                    colours.insert(colour(letter).map_err(fault)?);
                    continue;
                }
                ('.' | '?', None) => Cell::UNKNOWN,
                (letter, None) => Cell::of(colour(letter).map_err(fault)?),
            };
            if fits && column < width {
                grid.set(At::new(index, column), cell);
            }
            column += 1;
        }
        if column != width || set.is_some() {
            let fault = Fault::Shape { cells, counted: Counted::InRow, found: column, expected: width };
            return Err(at.fault(*offset, fault));
        }
    }
    if rows.len() != height {
        let offset = rows.first().map_or(0, |row| row.0);
        return Err(
            at.fault(offset, Fault::Shape { cells, counted: Counted::Rows, found: rows.len(), expected: height })
        );
    }
    Ok(grid)
}

/// The colour of a cell whose colour is known.
pub(crate) fn colour(letter: char, signs: &mut Signs) -> Result<Colour, Fault> {
    let mut buffer = [0; 4];
    let sign: &str = letter.encode_utf8(&mut buffer);
    if signs.know(sign) {
        signs.colour(sign)
    } else if EMPTY.contains(letter) {
        Ok(Colour::BACKGROUND)
    } else if FILLED.contains(letter) && (!signs.are_defined() || signs.only().is_some()) {
        signs.without_sign()
    } else {
        signs.colour(sign)
    }
}

/// The cells of a row, as [`grid`] reads them: a cell that can be of several colours stands in brackets.
pub(crate) fn written(row: &[Cell], palette: &Palette) -> String {
    let letter = |colour: Colour| if colour.is_background() { '-' } else { palette.get(colour).letter };
    let mut out = String::new();
    for &cell in row {
        match cell.colour() {
            Some(colour) => out.push(letter(colour)),
            None if cell.is_partly_known() => {
                out.push('[');
                out.extend(cell.possible(palette.inks()).iter().map(letter));
                out.push(']');
            }
            None => out.push('.'),
        }
    }
    out
}

/// `1`, `0` or `?`.
pub(crate) fn digit(cell: Cell) -> char {
    match cell {
        Cell::FILLED => '1',
        Cell::EMPTY => '0',
        _ => '?',
    }
}
