//! What is known about a whole puzzle, as masks of its rows and of its columns, kept in sync.

use crate::line::{Known, Mask};
use crate::puzzle::{At, Axis, Cell, Grid, Line};
use crate::trace::Change;

#[derive(Clone)]
pub(super) struct Board<M> {
    rows: Vec<Known<M>>,
    columns: Vec<Known<M>>,
    unknown: usize,
}

impl<M: Mask> Board<M> {
    /// The known cells of a grid whose sides are at most `M::BITS`.
    pub(super) fn new(known: &Grid) -> Self {
        let (width, height) = (known.width(), known.height());
        let mut board =
            Board { rows: vec![Known::NOTHING; height], columns: vec![Known::NOTHING; width], unknown: width * height };
        for row in (0..height).map(Line::row) {
            board.learn(row, Known::of_cells(known.line(row)));
        }
        board
    }

    pub(super) fn unknown(&self) -> usize {
        self.unknown
    }

    pub(super) fn known(&self, line: Line) -> Known<M> {
        match line.axis {
            Axis::Row => self.rows[line.index],
            Axis::Column => self.columns[line.index],
        }
    }

    /// Adds cells of a line that were unknown until now.
    pub(super) fn learn(&mut self, line: Line, new: Known<M>) {
        let (own, crossing) = match line.axis {
            Axis::Row => (&mut self.rows, &mut self.columns),
            Axis::Column => (&mut self.columns, &mut self.rows),
        };
        let own = &mut own[line.index];
        own.filled = own.filled.or(new.filled);
        own.empty = own.empty.or(new.empty);
        for along in new.filled.cells() {
            crossing[along].filled.insert(line.index);
        }
        for along in new.empty.cells() {
            crossing[along].empty.insert(line.index);
        }
        self.unknown -= new.len();
    }

    /// Adds one cell that was unknown until now.
    pub(super) fn set(&mut self, change: Change) {
        let (row, along) = (Line::row(change.at.row()), M::bit(change.at.column()));
        self.learn(
            row,
            match change.cell {
                Cell::FILLED => Known { filled: along, empty: M::NONE },
                Cell::EMPTY => Known { filled: M::NONE, empty: along },
                _ => Known::NOTHING,
            },
        );
    }

    pub(super) fn is_known(&self, at: At) -> bool {
        self.rows[at.row()].union().has(at.column())
    }

    /// Copies the cells of another board of the same size.
    pub(super) fn copy_from(&mut self, other: &Board<M>) {
        self.rows.copy_from_slice(&other.rows);
        self.columns.copy_from_slice(&other.columns);
        self.unknown = other.unknown;
    }

    /// What this board and another one both know and `before` does not, row by row.
    pub(super) fn agreement(&self, other: &Board<M>, before: &Board<M>) -> Vec<Change> {
        let mut changes = Vec::new();
        for (row, ((a, b), before)) in self.rows.iter().zip(&other.rows).zip(&before.rows).enumerate() {
            let filled = a.filled.and(b.filled).minus(before.filled);
            let empty = a.empty.and(b.empty).minus(before.empty);
            changes.extend(filled.cells().map(|column| Change { at: At::new(row, column), cell: Cell::FILLED }));
            changes.extend(empty.cells().map(|column| Change { at: At::new(row, column), cell: Cell::EMPTY }));
        }
        changes
    }

    /// The size of the masks in bytes.
    pub(super) fn memory(&self) -> usize {
        (self.rows.len() + self.columns.len()) * size_of::<Known<M>>()
    }

    pub(super) fn grid(&self) -> Grid {
        let mut grid = Grid::unknown(self.columns.len(), self.rows.len());
        for (index, row) in self.rows.iter().enumerate() {
            let row_line = Line::row(index);
            for along in row.filled.cells() {
                grid.set(row_line.cell(along), Cell::FILLED);
            }
            for along in row.empty.cells() {
                grid.set(row_line.cell(along), Cell::EMPTY);
            }
        }
        grid
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::Wide;

    #[test]
    fn a_board_takes_two_masks_for_each_line() {
        let grid = Grid::unknown(20, 10);
        assert_eq!(Board::<u64>::new(&grid).memory(), 30 * 16);
        assert_eq!(Board::<Wide<4>>::new(&grid).memory(), 30 * 64);
    }

    #[test]
    fn what_a_row_learns_its_columns_know() {
        let grid = Grid::from_picture(&["X.O", "..X"]).unwrap();
        let mut board = Board::<u64>::new(&grid);
        assert_eq!((board.unknown(), board.grid()), (3, grid));
        board.learn(Line::column(1), Known { filled: 0b10, empty: 0b01 });
        assert_eq!(board.unknown(), 1);
        assert_eq!(board.grid().row_strings(), ["XOO", ".XX"]);
        let row = board.known(Line::row(1));
        assert_eq!((row.filled, row.empty), (0b110, 0));
    }
}
