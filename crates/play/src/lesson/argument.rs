//! Arguments in words.

use nonoscope_core::deduce::Deduction;
use nonoscope_core::puzzle::{At, Cell, Clue, Palette};
use nonoscope_core::solve::{Branch, Clash};
use nonoscope_core::trace::{Change, describe};
use nonoscope_words::{Text, cells, grammar, lesson as said};

/// The sentence of a deduction, without the name of the only line.
pub(super) fn sentence(deduction: &Deduction, clue: &Clue, palette: &Palette) -> Text {
    grammar::capital(deduction.argument(clue, palette))
}

/// A supposition that fails.
pub(super) fn chain(branch: &Branch, clash: &Clash) -> Text {
    let Change { at, cell } = branch.supposed;
    let mut all = follow(branch);
    all.push(said::nothing_fits(clash.line));
    all.push(said::so_it_is(place(at), state(cell.opposite())));
    Text::sentences(all)
}

/// Two suppositions with the same result.
pub(super) fn two_ways(is: &Branch, is_not: &Branch, changes: &[Change]) -> Text {
    let same = Text::all(changes.iter().map(|change| cells::place_is(place(change.at), state(change.cell))));
    let mut all = follow(is);
    all.append(&mut follow(is_not));
    all.push(said::both_times(same));
    Text::sentences(all)
}

/// A supposition and what follows from it, an argument a sentence.
fn follow(branch: &Branch) -> Vec<Text> {
    let mut all = vec![said::suppose(place(branch.supposed.at), state(branch.supposed.cell))];
    for deduction in &branch.deductions {
        let of = |cell: Cell| {
            let cells = deduction.cells.iter().filter(|(_, other)| *other == cell);
            let cells: Vec<Text> = cells.map(|(along, _)| Text::from(along + 1)).collect();
            let (count, cells) = (cells.len(), Text::commas(cells));
            match cell {
                _ if count == 0 => None,
                Cell::EMPTY => Some(said::cells_empty(count, cells)),
                _ => Some(said::cells_filled(count, cells)),
            }
        };
        let parts = Text::all([Cell::FILLED, Cell::EMPTY].into_iter().filter_map(of));
        all.push(said::then_has(deduction.line, parts));
    }
    all
}

fn place(at: At) -> Text {
    said::place(at.row() + 1, at.column() + 1)
}

/// What is known of a cell; boards have a single ink.
fn state(cell: Cell) -> Text {
    describe(cell, &Palette::default())
}
