//! What is known of cells in words, with the names of their colours.

use super::listing::{cells, listed};
use super::reason::Change;
use crate::puzzle::{Cell, Colour, Colours, Line, Palette};

/// What a colour is called: `empty` for the background, and `filled` if there is only one ink.
pub(super) fn name(colour: Colour, palette: &Palette) -> String {
    match (colour, palette.inks()) {
        (Colour::BACKGROUND, _) => "empty".to_owned(),
        (_, 1) => "filled".to_owned(),
        _ => palette.get(colour).name.clone(),
    }
}

/// What is known of a cell, with the names of a puzzle's palette: `filled`, `empty` or `unknown`, and with several inks also `red`, `empty`, `red or blue`, `not red`, `neither red nor blue`.
pub fn describe(cell: Cell, palette: &Palette) -> String {
    let possible = cell.possible(palette.inks());
    let names = |colours: Colours| colours.iter().map(|colour| name(colour, palette)).collect::<Vec<_>>();
    let excluded = Colours::all(palette.inks()).minus(possible);
    match (possible.len(), excluded.len()) {
        (1, _) => names(possible).concat(),
        (_, 0) => "unknown".to_owned(),
        (_, 1) => format!("not {}", names(excluded).concat()),
        (2, _) => {
            // The background is the last that one thinks of.
            let mut names = names(possible);
            names.rotate_left(usize::from(possible.has(Colour::BACKGROUND)));
            names.join(" or ")
        }
        (_, 2) => format!("neither {}", names(excluded).join(" nor ")),
        _ => {
            let names = names(excluded);
            match names.split_last() {
                Some((last, before)) => format!("not {} or {last}", before.join(", ")),
                None => String::new(),
            }
        }
    }
}

/// What changes say of the cells of a line: `cells 4 and 7–9 are red, and cell 5 is empty`. Cells with the same change are listed together, in the
/// order of the first of them.
pub fn along(changes: &[Change], line: Line, palette: &Palette) -> String {
    let mut groups: Vec<(Cell, Vec<usize>)> = Vec::new();
    for change in changes {
        let number = line.along(change.at) + 1;
        match groups.iter_mut().find(|(cell, _)| *cell == change.cell) {
            Some((_, numbers)) => numbers.push(number),
            None => groups.push((change.cell, vec![number])),
        }
    }
    let told = groups.iter().map(|(cell, numbers)| {
        let are = if numbers.len() == 1 { "is" } else { "are" };
        format!("{} {are} {}", cells(numbers), describe(*cell, palette))
    });
    let told: Vec<String> = told.collect();
    match told.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{}, and {last}", before.join(", ")),
        _ => listed(&told),
    }
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
