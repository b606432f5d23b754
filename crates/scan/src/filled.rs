//! The cells of a board in several inks that are filled or marked on the picture.

use super::median::half;
use super::picture::{Rgb, far};
use super::sheet::Sheet;
use super::tints::{NEAR, Parts};
use nonoscope_core::puzzle::{At, Cell, Colour, Grid};

/// How much of a cell's side at each edge may belong to lines, in parts of 10.
const EDGE: usize = 2;

/// The least difference between a mark and its cell, of 255, and how many thousandths of the cell it covers.
const MARK: u8 = 45;
const LEAST_MARK: usize = 20;

/// The look of a cell: its main colour, and whether something is on it.
#[derive(Clone, Copy)]
struct Looks {
    colour: Rgb,
    has_mark: bool,
}

/// The cells that look like an ink, and blank ones with a mark, on a board of this size behind its boxes of clues; `None` if there is less than one
/// in a hundred. Blank cells have the most frequent colour that is not an ink.
pub(super) fn filled(
    parts: &Parts,
    sheet: &Sheet,
    boxed: (usize, usize),
    (rows, columns): (usize, usize),
    inks: &[Rgb],
) -> Option<Grid> {
    let all: Vec<Looks> = (0..rows * columns)
        .map(|cell| looks(parts, sheet, (sheet.left + boxed.1 + cell % columns, sheet.top + boxed.0 + cell / columns)))
        .collect();
    let near = NEAR[1];
    let ink = |colour: Rgb| {
        let nearest = (0..inks.len()).min_by_key(|&ink| far(inks[ink], colour))?;
        (far(inks[nearest], colour) <= near).then_some(nearest)
    };
    let others: Vec<Rgb> = all.iter().map(|looks| looks.colour).filter(|&colour| ink(colour).is_none()).collect();
    let like = |own: Rgb| others.iter().filter(|&&other| far(own, other) <= near).count();
    let blank = others.iter().copied().max_by_key(|&own| like(own))?;
    let mut grid = Grid::unknown(columns, rows).with_inks(inks.len())?;
    for (index, Looks { colour, has_mark }) in all.into_iter().enumerate() {
        let cell = match ink(colour).and_then(|ink| Colour::try_from(ink as u8 + 1).ok()) {
            Some(colour) => Cell::of(colour),
            None if has_mark && far(colour, blank) <= near => Cell::EMPTY,
            None => continue,
        };
        grid.set(At::new(index / columns, index % columns), cell);
    }
    let marked = rows * columns - grid.unknown_cells();
    (marked * 100 >= rows * columns).then_some(grid)
}

fn looks(parts: &Parts, sheet: &Sheet, (column, row): (usize, usize)) -> Looks {
    let at = |x: usize, y: usize| parts.each_ref().map(|part| part.get(x as isize, y as isize));
    let inside = |cell: usize, side: usize| {
        let edge = side * EDGE / 10 + 1;
        cell * side + edge..((cell + 1) * side).saturating_sub(edge)
    };
    let (across, down) = (inside(column, sheet.wide), inside(row, sheet.high));
    let places = || down.clone().flat_map(|y| across.clone().map(move |x| (x, y)));
    let middle = |part: usize| {
        let mut counts = [0_usize; 256];
        places().for_each(|(x, y)| counts[usize::from(at(x, y)[part])] += 1);
        half(&counts, 255)
    };
    let colour = [0, 1, 2].map(middle);
    let differ = places().filter(|&(x, y)| far(at(x, y), colour) >= MARK).count();
    Looks { colour, has_mark: differ * 1000 >= places().count() * LEAST_MARK }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shades::Shades;

    const SIDE: usize = 20;

    #[test]
    fn cells_are_of_an_ink_or_marked_or_blank() {
        let rows = ["rr.", ".+b", "..."];
        let (red, blue, paper) = ([200, 30, 30], [30, 60, 190], [250, 250, 245]);
        let colour = |x: usize, y: usize| {
            let is_dot = (x % SIDE).abs_diff(SIDE / 2) < 3 && (y % SIDE).abs_diff(SIDE / 2) < 3;
            match rows[y / SIDE].as_bytes()[x / SIDE] {
                _ if x.is_multiple_of(SIDE) || y.is_multiple_of(SIDE) => [90, 90, 90],
                b'r' => red,
                b'b' => blue,
                b'+' if is_dot => [90, 90, 90],
                _ => paper,
            }
        };
        let parts = [0, 1, 2].map(|part| Shades::of(3 * SIDE, 3 * SIDE, |x, y| colour(x, y)[part]));
        let sheet = Sheet::flat(&parts[0], (0, 0), SIDE);
        let grid = filled(&parts, &sheet, (0, 0), (3, 3), &[blue, red]).unwrap();
        let cell = |row: usize, column: usize| grid.cells()[row * 3 + column];
        assert_eq!((cell(0, 0), cell(1, 2)), (Cell::of(Colour::ink(2)), Cell::of(Colour::ink(1))));
        assert_eq!((cell(1, 1), cell(0, 2), grid.unknown_cells()), (Cell::EMPTY, Cell::UNKNOWN, 5));
        assert_eq!(filled(&parts, &sheet, (2, 0), (1, 3), &[blue, red]), None);
    }
}
