//! A grid of cells, each unknown, filled or empty: givens, what is known so far, and solutions are all grids.

use super::{At, Axis, Line};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What is known of one cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cell {
    /// Nothing yet; drawn blank, written `.`.
    #[default]
    Unknown,
    /// Part of a run; drawn solid, written `X`.
    Filled,
    /// Part of no run; drawn as a circle, written `O`.
    Empty,
}

impl Cell {
    /// Empty for filled and filled for empty; unknown stays unknown.
    #[must_use]
    pub fn opposite(self) -> Cell {
        match self {
            Cell::Unknown => Cell::Unknown,
            Cell::Filled => Cell::Empty,
            Cell::Empty => Cell::Filled,
        }
    }

    /// `unknown`, `filled` or `empty`.
    pub fn name(self) -> &'static str {
        match self {
            Cell::Unknown => "unknown",
            Cell::Filled => "filled",
            Cell::Empty => "empty",
        }
    }

    /// `X`, `O` or `.`.
    pub fn letter(self) -> char {
        match self {
            Cell::Unknown => '.',
            Cell::Filled => 'X',
            Cell::Empty => 'O',
        }
    }

    /// The cell that a letter stands for; `None` for any letter but `X`, `O` (either case) and `.`.
    pub fn from_letter(letter: char) -> Option<Cell> {
        match letter {
            '.' => Some(Cell::Unknown),
            'X' | 'x' => Some(Cell::Filled),
            'O' | 'o' => Some(Cell::Empty),
            _ => None,
        }
    }
}

/// A rectangle of cells, row by row.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Grid {
    width: usize,
    cells: Vec<Cell>,
}

impl Grid {
    /// A grid of unknown cells.
    pub fn unknown(width: usize, height: usize) -> Grid {
        Grid { width, cells: vec![Cell::Unknown; width * height] }
    }

    /// A grid from rows of `X`, `O` and `.`; `None` if the rows differ in length or hold another letter.
    pub fn from_picture<R: AsRef<str>>(rows: &[R]) -> Option<Grid> {
        let width = rows.first().map_or(0, |row| row.as_ref().chars().count());
        let mut cells = Vec::with_capacity(width * rows.len());
        for (index, row) in rows.iter().enumerate() {
            for letter in row.as_ref().chars() {
                cells.push(Cell::from_letter(letter)?);
            }
            if cells.len() != width * (index + 1) {
                return None;
            }
        }
        Some(Grid { width, cells })
    }

    /// Cells in a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Cells in a column.
    pub fn height(&self) -> usize {
        self.cells.len().checked_div(self.width).unwrap_or(0)
    }

    /// The cell at a place inside the grid.
    pub fn get(&self, at: At) -> Cell {
        self.cells[at.row() * self.width + at.column()]
    }

    /// Puts a cell at a place inside the grid.
    pub fn set(&mut self, at: At, cell: Cell) {
        self.cells[at.row() * self.width + at.column()] = cell;
    }

    /// All cells, row by row.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The places of all cells, row by row.
    pub fn places(&self) -> impl Iterator<Item = At> + use<> {
        let (width, height) = (self.width(), self.height());
        (0..height).flat_map(move |row| (0..width).map(move |column| At::new(row, column)))
    }

    /// The cells of one line, in order.
    pub fn line(&self, line: Line) -> impl Iterator<Item = Cell> + '_ {
        let length = match line.axis {
            Axis::Row => self.width(),
            Axis::Column => self.height(),
        };
        (0..length).map(move |along| self.get(line.cell(along)))
    }

    /// How many cells are unknown.
    pub fn unknown_cells(&self) -> usize {
        self.cells.iter().filter(|&&cell| cell == Cell::Unknown).count()
    }

    /// Whether nothing is known of any cell.
    pub fn is_unknown(&self) -> bool {
        self.cells.iter().all(|&cell| cell == Cell::Unknown)
    }

    /// How many cells are filled.
    pub fn filled_cells(&self) -> usize {
        self.cells.iter().filter(|&&cell| cell == Cell::Filled).count()
    }

    /// The rows as strings of `X`, `O` and `.`.
    pub fn row_strings(&self) -> Vec<String> {
        (0..self.height()).map(|row| self.line(Line::row(row)).map(Cell::letter).collect()).collect()
    }
}

/// A row a line, of `X`, `O` and `.`.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.row_strings() {
            writeln!(f, "{row}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_go_both_ways() {
        let grid = Grid::from_picture(&["X.O", "..X"]).unwrap();
        assert_eq!((grid.width(), grid.height()), (3, 2));
        assert_eq!((grid.unknown_cells(), grid.filled_cells()), (3, 2));
        assert_eq!(grid.get(At::new(1, 2)), Cell::Filled);
        assert_eq!(grid.row_strings(), ["X.O", "..X"]);
        assert_eq!(grid.to_string(), "X.O\n..X\n");
        let column: Vec<Cell> = grid.line(Line::column(2)).collect();
        assert_eq!(column, [Cell::Empty, Cell::Filled]);
    }

    #[test]
    fn crooked_pictures_are_refused() {
        assert_eq!(Grid::from_picture(&["XX", "X"]), None);
        assert_eq!(Grid::from_picture(&["X", "XX"]), None);
        assert_eq!(Grid::from_picture(&["X?"]), None);
        assert_eq!(Grid::from_picture::<&str>(&[]).map(|grid| grid.height()), Some(0));
    }
}
