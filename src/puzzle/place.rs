//! Where things are: axes, lines and single cells, counted from 0 inside the program and from 1 for people.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the two directions in which lines run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Axis {
    /// Across, from the left.
    Row,
    /// Down, from the top.
    Column,
}

impl Axis {
    /// The direction of the lines that cross this one's.
    #[must_use]
    pub fn crossing(self) -> Axis {
        match self {
            Axis::Row => Axis::Column,
            Axis::Column => Axis::Row,
        }
    }

    /// `rows` or `columns`.
    pub fn plural(self) -> &'static str {
        match self {
            Axis::Row => "rows",
            Axis::Column => "columns",
        }
    }

    /// `row` or `column`.
    pub fn name(self) -> &'static str {
        match self {
            Axis::Row => "row",
            Axis::Column => "column",
        }
    }
}

/// One row or column, by its index from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// Whether it is a row or a column.
    pub axis: Axis,
    /// Its place among them, from 0 (top or left).
    pub index: usize,
}

impl Line {
    /// The row with this index, from 0.
    pub fn row(index: usize) -> Line {
        Line { axis: Axis::Row, index }
    }

    /// The column with this index, from 0.
    pub fn column(index: usize) -> Line {
        Line { axis: Axis::Column, index }
    }

    /// Its place as people count, from 1.
    pub fn number(self) -> usize {
        self.index + 1
    }

    /// The cell at an index along the line, from 0.
    pub fn cell(self, along: usize) -> At {
        match self.axis {
            Axis::Row => At::new(self.index, along),
            Axis::Column => At::new(along, self.index),
        }
    }

    /// How far along this line a cell of it lies, from 0.
    pub fn along(self, at: At) -> usize {
        match self.axis {
            Axis::Row => at.column(),
            Axis::Column => at.row(),
        }
    }
}

/// `row 9`, counted from 1.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.axis.name(), self.number())
    }
}

/// The place of one cell. Two bytes an index, because a trace holds one for every cell that ever changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct At {
    row: u16,
    column: u16,
}

impl At {
    /// The cell in a row and a column, both from 0 and below [`MAX_SIDE`](super::MAX_SIDE).
    pub fn new(row: usize, column: usize) -> At {
        debug_assert!(row < super::MAX_SIDE && column < super::MAX_SIDE);
        At { row: row as u16, column: column as u16 }
    }

    /// The row's index, from 0.
    pub fn row(self) -> usize {
        usize::from(self.row)
    }

    /// The column's index, from 0.
    pub fn column(self) -> usize {
        usize::from(self.column)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_of_lines() {
        assert_eq!(Line::row(2).cell(5), At::new(2, 5));
        assert_eq!(Line::column(2).cell(5), At::new(5, 2));
        assert_eq!(Line::column(2).along(At::new(5, 2)), 5);
        assert_eq!(Line::row(2).along(At::new(2, 5)), 5);
        assert_eq!(Axis::Row.crossing(), Axis::Column);
        assert_eq!(Line::column(8).to_string(), "column 9");
    }
}
