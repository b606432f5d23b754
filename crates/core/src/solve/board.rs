//! What is known about a whole puzzle, by rows and by columns, kept in sync.

use crate::line::{Knowledge, Mask};
use crate::puzzle::{At, Axis, Cell, Colours, Grid, Line};
use crate::trace::Change;

#[derive(Clone)]
pub(super) struct Board<K> {
    rows: Vec<K>,
    columns: Vec<K>,
    inks: usize,
    unknown: usize,
}

impl<K: Knowledge> Board<K> {
    /// What is known of a grid whose sides are at most `K::Mask::BITS`.
    pub(super) fn new(known: &Grid) -> Self {
        let (width, height, inks) = (known.width(), known.height(), known.inks());
        let nothing = K::nothing(inks);
        let mut board =
            Board { rows: vec![nothing; height], columns: vec![nothing; width], inks, unknown: width * height };
        for row in (0..height).map(Line::row) {
            board.learn(row, K::of_cells(known.line(row), inks));
        }
        board
    }

    /// How many inks the puzzle has.
    pub(super) fn inks(&self) -> usize {
        self.inks
    }

    /// How many cells are not known.
    pub(super) fn unknown(&self) -> usize {
        self.unknown
    }

    /// A line of this board with nothing known.
    pub(super) fn nothing(&self) -> K {
        K::nothing(self.inks)
    }

    pub(super) fn known(&self, line: Line) -> K {
        match line.axis {
            Axis::Row => self.rows[line.index],
            Axis::Column => self.columns[line.index],
        }
    }

    /// Adds to a line what was not known until now.
    pub(super) fn learn(&mut self, line: Line, new: K) {
        let (own, crossing) = match line.axis {
            Axis::Row => (&mut self.rows, &mut self.columns),
            Axis::Column => (&mut self.columns, &mut self.rows),
        };
        let own = &mut own[line.index];
        self.unknown -= new.settles(own);
        *own = own.or(new);
        new.spread(crossing, line.index);
    }

    /// Adds a change to its cell.
    pub(super) fn set(&mut self, change: Change) {
        let (row, along) = (Line::row(change.at.row()), change.at.column());
        let new = K::of_cell(along, change.cell, self.inks).since(self.rows[row.index]);
        self.learn(row, new);
    }

    pub(super) fn is_known(&self, at: At) -> bool {
        self.rows[at.row()].known().has(at.column())
    }

    /// The colours that are possible for a cell.
    pub(super) fn possible(&self, at: At) -> Colours {
        self.rows[at.row()].cell(at.column()).possible(self.inks)
    }

    /// What is known of a cell, without some of its colours.
    pub(super) fn without(&self, at: At, colours: Colours) -> Cell {
        Cell::among(self.possible(at).minus(colours), self.inks)
    }

    /// Copies what is known of another board of the same size.
    pub(super) fn copy_from(&mut self, other: &Board<K>) {
        self.rows.copy_from_slice(&other.rows);
        self.columns.copy_from_slice(&other.columns);
        self.unknown = other.unknown;
    }

    /// What this board and another one both know and `before` does not, row by row.
    pub(super) fn agreement(&self, other: &Board<K>, before: &Board<K>) -> Vec<Change> {
        let mut changes = Vec::new();
        for (row, ((&a, &b), &before)) in self.rows.iter().zip(&other.rows).zip(&before.rows).enumerate() {
            let agreed = a.and(b);
            let new = agreed.since(before);
            // As in most rows.
            if new.is_empty() {
                continue;
            }
            changes.extend(new.changes(agreed).map(|(column, cell)| Change { at: At::new(row, column), cell }));
        }
        changes
    }

    /// The size of the rows and columns in bytes.
    pub(super) fn memory(&self) -> usize {
        (self.rows.len() + self.columns.len()) * size_of::<K>()
    }

    pub(super) fn grid(&self) -> Grid {
        let mut grid = Grid::unknown_of(self.columns.len(), self.rows.len(), self.inks);
        for (index, row) in self.rows.iter().enumerate() {
            let line = Line::row(index);
            for along in row.cells().cells() {
                grid.set(line.cell(along), row.cell(along));
            }
        }
        grid
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::{Known, Wide};

    #[test]
    fn a_board_takes_two_masks_for_each_line() {
        let grid = Grid::unknown(20, 10);
        assert_eq!(Board::<Known<u64>>::new(&grid).memory(), 30 * 16);
        assert_eq!(Board::<Known<Wide<4>>>::new(&grid).memory(), 30 * 64);
    }

    #[test]
    fn what_a_row_learns_its_columns_know() {
        let grid = Grid::from_picture(&["X.O", "..X"]).unwrap();
        let mut board = Board::<Known<u64>>::new(&grid);
        assert_eq!((board.unknown(), board.grid()), (3, grid));
        board.learn(Line::column(1), Known { filled: 0b10, empty: 0b01 });
        assert_eq!(board.unknown(), 1);
        assert_eq!(board.grid().row_strings(), ["XOO", ".XX"]);
        let row = board.known(Line::row(1));
        assert_eq!((row.filled, row.empty), (0b110, 0));
    }
}
