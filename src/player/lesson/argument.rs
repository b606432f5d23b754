//! Arguments in words.

use crate::deduce::Deduction;
use crate::puzzle::{Clue, Palette};

/// What a deduction says.
pub(super) fn sentence(deduction: &Deduction, _clue: &Clue, _palette: &Palette) -> String {
    let cells: Vec<String> =
        deduction.cells.iter().map(|(along, cell)| format!("{} {}", along + 1, cell.name())).collect();
    format!("{}: {}.", deduction.technique.name(), cells.join(", "))
}
