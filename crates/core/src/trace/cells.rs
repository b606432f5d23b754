//! What the steps so far say of each cell, for grids of any size.

use crate::puzzle::{At, Cell, MAX_SIDE};

/// For each cell, what was last learned of it. It grows as needed.
#[derive(Clone, Debug, Default)]
pub(super) struct LastKnown {
    cells: Vec<Cell>,
}

impl LastKnown {
    /// Learns about a cell, and returns what was known before; `None` if this excludes no further colour.
    pub(super) fn learn(&mut self, at: At, cell: Cell) -> Option<Cell> {
        let index = at.row() * MAX_SIDE + at.column();
        if index >= self.cells.len() {
            self.cells.resize(index + 1, Cell::UNKNOWN);
        }
        let before = self.cells[index];
        if !cell.narrows(before) {
            return None;
        }
        self.cells[index] = cell;
        Some(before)
    }

    /// Goes back to what was known before.
    pub(super) fn forget(&mut self, at: At, before: Cell) {
        if let Some(cell) = self.cells.get_mut(at.row() * MAX_SIDE + at.column()) {
            *cell = before;
        }
    }
}
