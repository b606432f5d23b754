//! Arguments in words.

use nonoscope_core::deduce::Deduction;
use nonoscope_core::puzzle::{At, Cell, Clue, Palette};
use nonoscope_core::solve::{Branch, Clash};
use nonoscope_core::trace::Change;

/// The sentence of a deduction, without the name of the only line.
pub(super) fn sentence(deduction: &Deduction, clue: &Clue, palette: &Palette) -> String {
    let said = deduction.sentence(clue, palette);
    let said = said.split_once(": ").map_or(said.as_str(), |(_, said)| said);
    capital(said)
}

/// A supposition that fails.
pub(super) fn chain(branch: &Branch, clash: &Clash) -> String {
    let Change { at, cell } = branch.supposed;
    format!("{} Now nothing fits {}. So {} is {}.", follow(branch), clash.line, place(at), cell.opposite().name())
}

/// Two suppositions with the same result.
pub(super) fn two_ways(is: &Branch, is_not: &Branch, changes: &[Change]) -> String {
    let same: Vec<String> =
        changes.iter().map(|change| format!("{} is {}", place(change.at), change.cell.name())).collect();
    format!("{} {} Both times {}.", follow(is), follow(is_not), same.join(" and "))
}

/// A supposition and what follows from it, an argument a sentence.
fn follow(branch: &Branch) -> String {
    let mut said = format!("Suppose {} is {}.", place(branch.supposed.at), branch.supposed.cell.name());
    for deduction in &branch.deductions {
        let of = |cell: Cell| {
            let cells = deduction.cells.iter().filter(|(_, other)| *other == cell);
            let cells: Vec<String> = cells.map(|(along, _)| (along + 1).to_string()).collect();
            let noun = if cells.len() == 1 { "cell" } else { "cells" };
            (!cells.is_empty()).then(|| format!("{noun} {} {}", cells.join(", "), cell.name()))
        };
        let parts: Vec<String> = [Cell::FILLED, Cell::EMPTY].into_iter().filter_map(of).collect();
        said += &format!(" Then {} has {}.", deduction.line, parts.join(" and "));
    }
    said
}

/// A text with a capital letter.
pub(super) fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    // Arguments and names of techniques begin with English words.
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

fn place(at: At) -> String {
    format!("row {}, column {}", at.row() + 1, at.column() + 1)
}
