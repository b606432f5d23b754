//! What is known of cells in words, with the names of their colours.

use super::listing::{cells, place};
use super::reason::Change;
use crate::puzzle::{Cell, Colour, Colours, Line, Palette};
use nonoscope_words::{Text, cells as words};

/// What a colour is called: `empty` for the background, and `filled` if there is only one ink.
pub(super) fn name(colour: Colour, palette: &Palette) -> Text {
    match (colour, palette.inks()) {
        (Colour::BACKGROUND, _) => words::empty_state(),
        (_, 1) => words::filled_state(),
        _ => palette.get(colour).text(),
    }
}

/// What is known of a cell, with the names of a puzzle's palette: `filled`, `empty` or `unknown`, and with several inks also `red`, `empty`, `red or blue`, `not red`, `neither red nor blue`.
pub fn describe(cell: Cell, palette: &Palette) -> Text {
    let possible = cell.possible(palette.inks());
    let names = |colours: Colours| colours.iter().map(|colour| name(colour, palette)).collect::<Vec<_>>();
    let excluded = Colours::all(palette.inks()).minus(possible);
    let mut excluded = names(excluded);
    match (possible.len(), excluded.len()) {
        (1, _) => Text::all(names(possible)),
        (_, 0) => words::unknown_state(),
        (_, 1) => words::not_state(excluded.remove(0)),
        (2, _) => {
            // The background is the last that one thinks of.
            let mut names = names(possible);
            names.rotate_left(usize::from(possible.has(Colour::BACKGROUND)));
            Text::any(names)
        }
        (_, 2) => words::neither_state(excluded.remove(0), excluded.remove(0)),
        _ => words::not_any_state(Text::any(excluded)),
    }
}

/// `row 3, cell 4 is red`.
pub fn place_is(change: &Change, palette: &Palette) -> Text {
    words::place_is(place(change.at), describe(change.cell, palette))
}

/// `cells 4 and 5 are red`; for one cell `cell 4 is red`.
pub(crate) fn are(numbers: &[usize], cell: Cell, palette: &Palette) -> Text {
    let (count, list) = (numbers.len(), cells(numbers));
    match (cell.colour(), palette.inks()) {
        (Some(Colour::BACKGROUND), _) => words::are_empty(count, list),
        (Some(_), 1) => words::are_filled(count, list),
        _ => words::are(count, list, describe(cell, palette)),
    }
}

/// The cells of a line that are known to be the same, by their numbers, in the order of the first of them.
pub(crate) fn alike(cells: impl IntoIterator<Item = (usize, Cell)>) -> Vec<(Cell, Vec<usize>)> {
    let mut groups: Vec<(Cell, Vec<usize>)> = Vec::new();
    for (along, cell) in cells {
        match groups.iter_mut().find(|(other, _)| *other == cell) {
            Some((_, numbers)) => numbers.push(along + 1),
            None => groups.push((cell, vec![along + 1])),
        }
    }
    groups
}

/// What changes say of the cells of a line: `cells 4 and 7–9 are red, and cell 5 is empty`. Cells with the same change are listed together, in the
/// order of the first of them.
pub fn along(changes: &[Change], line: Line, palette: &Palette) -> Text {
    let groups = alike(changes.iter().map(|change| (line.along(change.at), change.cell)));
    Text::clauses(groups.iter().map(|(cell, numbers)| are(numbers, *cell, palette)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Ink;

    fn palette() -> Palette {
        let ink = |letter, name| Ink::new(letter, name, [0; 3]);
        Palette::new(ink('.', "white"), vec![ink('r', "red"), ink('g', "green"), ink('b', "blue")]).unwrap()
    }

    fn cell(numbers: &[usize]) -> Cell {
        let colours = Colour::all(3).filter(|colour| numbers.contains(&colour.number())).collect();
        Cell::among(colours, 3)
    }

    #[test]
    fn what_is_known_of_a_cell_in_words() {
        let cases: [(&[usize], &str); 8] = [
            (&[0], "empty"),
            (&[3], "blue"),
            (&[0, 1, 2, 3], "unknown"),
            (&[1, 2, 3], "not empty"),
            (&[0, 1, 3], "not green"),
            (&[0, 1], "red or empty"),
            (&[1, 3], "red or blue"),
            (&[0, 3], "blue or empty"),
        ];
        for (numbers, expected) in cases {
            assert_eq!(describe(cell(numbers), &palette()), expected);
        }
        assert_eq!(describe(Cell::FILLED, &Palette::default()), "filled");
    }

    #[test]
    fn cells_with_the_same_colour_are_told_together() {
        let line = Line::column(2);
        let change = |(number, numbers): (usize, &[usize])| Change { at: line.cell(number - 1), cell: cell(numbers) };
        let changes: Vec<Change> = [(4, &[1][..]), (5, &[0]), (7, &[1]), (8, &[1]), (9, &[1]), (10, &[0, 2])]
            .into_iter()
            .map(change)
            .collect();
        let told = "cells 4 and 7–9 are red, cell 5 is empty, and cell 10 is green or empty";
        assert_eq!(along(&changes, line, &palette()), told);
        assert_eq!(along(&changes[..1], line, &palette()), "cell 4 is red");
    }
}
