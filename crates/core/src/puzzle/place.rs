//! Where things are: axes, lines and single cells, counted from 0 inside the program and from 1 for people.

use nonoscope_words::{Text, cells};
use std::fmt;

/// The most cells in a row or a column.
pub const MAX_SIDE: usize = 1024;

/// One of the two directions of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Axis {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
}

impl Axis {
    /// The direction of the crossing lines.
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

    /// By this, messages choose words for rows or columns.
    pub fn key(self) -> Text {
        Text::verbatim(self.name())
    }
}

/// One row or column, by its index from 0.
///
/// Deserialising refuses an index of [`MAX_SIDE`] or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "UncheckedLine"))]
pub struct Line {
    /// Whether it is a row or a column.
    pub axis: Axis,
    /// Its index, from 0 (top or left).
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

    /// Its number for people, from 1.
    pub fn number(self) -> usize {
        self.index + 1
    }

    /// The cell at an index along the line, from 0.
    ///
    /// # Panics
    /// If the line's own index or `along` is [`MAX_SIDE`] or more.
    pub fn cell(self, along: usize) -> At {
        match self.axis {
            Axis::Row => At::new(self.index, along),
            Axis::Column => At::new(along, self.index),
        }
    }

    /// Whether a cell is on this line.
    pub fn contains(self, at: At) -> bool {
        self.index
            == match self.axis {
                Axis::Row => at.row(),
                Axis::Column => at.column(),
            }
    }

    /// How far along this line one of its cells is, from 0.
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
        Text::from(*self).fmt(f)
    }
}

/// `row 9`, counted from 1.
impl From<Line> for Text {
    fn from(line: Line) -> Text {
        match line.axis {
            Axis::Row => cells::row(line.number()),
            Axis::Column => cells::column(line.number()),
        }
    }
}

/// A stored line, which may be outside every puzzle.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Line")]
struct UncheckedLine {
    axis: Axis,
    index: usize,
}

#[cfg(feature = "serde")]
impl TryFrom<UncheckedLine> for Line {
    type Error = OutOfRange;

    fn try_from(UncheckedLine { axis, index }: UncheckedLine) -> Result<Line, OutOfRange> {
        if index < MAX_SIDE { Ok(Line { axis, index }) } else { Err(OutOfRange) }
    }
}

/// The place of a cell. Each index takes two bytes, because a trace holds a place for every cell that changes.
///
/// Both indices are below [`MAX_SIDE`]; deserialising refuses others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "UncheckedAt"))]
pub struct At {
    row: u16,
    column: u16,
}

impl At {
    /// The cell in a row and a column, both from 0 and below [`MAX_SIDE`].
    ///
    /// # Panics
    /// If either is [`MAX_SIDE`] or more. For unchecked indices, there is `At::try_from((row, column))`.
    #[track_caller]
    pub fn new(row: usize, column: usize) -> At {
        assert!(At::is_in_range(row, column), "no cell lies in row {row} and column {column}, counted from 0");
        At { row: row as u16, column: column as u16 }
    }

    /// A single comparison for both, because places are created wherever cells are visited.
    fn is_in_range(row: usize, column: usize) -> bool {
        const { assert!(MAX_SIDE.is_power_of_two() && MAX_SIDE <= 1 << 16) };
        row | column < MAX_SIDE
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

/// The cell in a row and a column, both from 0.
impl TryFrom<(usize, usize)> for At {
    type Error = OutOfRange;

    fn try_from((row, column): (usize, usize)) -> Result<At, OutOfRange> {
        if At::is_in_range(row, column) { Ok(At::new(row, column)) } else { Err(OutOfRange) }
    }
}

/// A stored place, which may be outside every grid.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "At")]
struct UncheckedAt {
    row: u16,
    column: u16,
}

#[cfg(feature = "serde")]
impl TryFrom<UncheckedAt> for At {
    type Error = OutOfRange;

    fn try_from(UncheckedAt { row, column }: UncheckedAt) -> Result<At, OutOfRange> {
        At::try_from((usize::from(row), usize::from(column)))
    }
}

/// The error for a row or column index of [`MAX_SIDE`] or more: no grid has such a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OutOfRange;

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rows and columns have indices below {MAX_SIDE}.")
    }
}

impl std::error::Error for OutOfRange {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_outside_every_grid_are_refused() {
        for (row, column) in [(MAX_SIDE, 0), (0, MAX_SIDE), (70_000, 1), (1, usize::MAX)] {
            assert_eq!(At::try_from((row, column)), Err(OutOfRange));
            assert!(std::panic::catch_unwind(|| At::new(row, column)).is_err(), "{row} {column}");
        }
        let last = At::new(MAX_SIDE - 1, MAX_SIDE - 1);
        assert_eq!((last.row(), last.column()), (MAX_SIDE - 1, MAX_SIDE - 1));
    }

    #[test]
    fn stored_places_are_checked() {
        let side = MAX_SIDE as u16;
        let at = |row: u16, column: u16| postcard::from_bytes::<At>(&postcard::to_allocvec(&(row, column)).unwrap());
        assert_eq!(at(side - 1, 0), Ok(At::new(MAX_SIDE - 1, 0)));
        assert!(at(side, 0).is_err() && at(0, side).is_err() && at(u16::MAX, 1).is_err());
        let line = |index: usize| postcard::from_bytes::<Line>(&postcard::to_allocvec(&(Axis::Column, index)).unwrap());
        assert_eq!(line(MAX_SIDE - 1), Ok(Line::column(MAX_SIDE - 1)));
        assert!(line(MAX_SIDE).is_err() && line(usize::MAX).is_err());
    }

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
