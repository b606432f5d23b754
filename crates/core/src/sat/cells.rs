//! The variables of the cells: one for each cell and ink, which says that the cell has this ink.
//!
//! They come first in every formula, cell by cell, row by row, and for each cell in the order of the inks. A cell has at
//! most one ink, and is empty if it has none. So a black-and-white puzzle has one variable for each cell.

use super::formula::{Formula, Literal, Size};
use crate::puzzle::{Cell, Colour, Colours, Grid, Puzzle};

/// The cell that has these inks: for each ink, in order, whether the cell has it.
pub fn cell_of(has: impl IntoIterator<Item = bool>) -> Cell {
    let ink = has.into_iter().position(|has| has);
    Cell::of(ink.map_or(Colour::BACKGROUND, |index| Colour::ink(index + 1)))
}

/// A grid of a puzzle with nothing known.
pub(super) fn unknown(puzzle: &Puzzle) -> Grid {
    Grid::unknown_of(puzzle.width(), puzzle.height(), puzzle.inks())
}

/// Adds the variables of all cells that are not known, without those of excluded inks, and the clauses that say that
/// each cell has one of its colours.
pub(super) fn add_cells(formula: &mut Formula, known: &Grid, inks: usize) -> Vec<Option<Literal>> {
    let mut variables = Vec::with_capacity(known.cells().len() * inks);
    for &cell in known.cells() {
        let possible = if cell.is_known() { Colours::NONE } else { cell.possible(inks) };
        variables.extend(Colour::all(inks).skip(1).map(|ink| possible.has(ink).then(|| formula.variable())));
    }
    for (own, cell) in variables.chunks(inks).zip(known.cells()) {
        let open: Vec<Literal> = own.iter().flatten().copied().collect();
        for (index, &second) in open.iter().enumerate() {
            open[..index].iter().for_each(|&first| formula.add([!first, !second]));
        }
        if !open.is_empty() && !cell.possible(inks).has(Colour::BACKGROUND) {
            formula.add(open);
        }
    }
    variables
}

/// What [`add_cells`] adds.
pub(super) fn size_of_cells(known: &Grid, inks: usize) -> Size {
    let mut size = Size::default();
    for cell in known.cells().iter().filter(|cell| !cell.is_known()) {
        let possible = cell.possible(inks);
        let open = possible.minus(Colours::BACKGROUND).len();
        let pairs = open * (open - 1) / 2;
        size.variables += open;
        size.clauses += pairs;
        size.literals += 2 * pairs;
        if !possible.has(Colour::BACKGROUND) {
            size.clauses += 1;
            size.literals += open;
        }
    }
    size
}

/// Adds the clauses for what is given, to a formula with all variables of the cells.
pub(super) fn require_givens(formula: &mut Formula, cells: &[Literal], givens: &Grid) {
    let inks = givens.inks();
    for (own, given) in cells.chunks(inks).zip(givens.cells()) {
        let possible = given.possible(inks);
        let own = || Colour::all(inks).skip(1).zip(own.iter().copied());
        own().filter(|&(ink, _)| !possible.has(ink)).for_each(|(_, excluded)| formula.add([!excluded]));
        if !possible.has(Colour::BACKGROUND) {
            formula.add(own().filter(|&(ink, _)| possible.has(ink)).map(|(_, open)| open));
        }
    }
}

/// What [`require_givens`] adds.
pub(super) fn size_of_givens(givens: &Grid) -> Size {
    let mut size = Size::default();
    for given in givens.cells() {
        let possible = given.possible(givens.inks());
        let open = possible.minus(Colours::BACKGROUND).len();
        size.clauses += givens.inks() - open;
        size.literals += givens.inks() - open;
        if !possible.has(Colour::BACKGROUND) {
            size.clauses += 1;
            size.literals += open;
        }
    }
    size
}
