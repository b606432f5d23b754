//! Sets of lines. The *dirty set* of propagation, the lines still to be looked at, is one of them.

use crate::line::Mask;
use crate::puzzle::{At, Axis, Line, Puzzle};

/// A set of rows and a set of columns, each as a mask.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineSet<M> {
    rows: M,
    columns: M,
}

impl<M: Mask> LineSet<M> {
    /// The empty set.
    pub(super) fn none() -> Self {
        LineSet { rows: M::NONE, columns: M::NONE }
    }

    /// Every line of a puzzle.
    pub(super) fn all(puzzle: &Puzzle) -> Self {
        LineSet { rows: M::first(puzzle.height()), columns: M::first(puzzle.width()) }
    }

    /// The rows and columns of some cells.
    pub(super) fn around(cells: impl IntoIterator<Item = At>) -> Self {
        let mut set = LineSet::none();
        for at in cells {
            set.insert(Line::row(at.row()));
            set.insert(Line::column(at.column()));
        }
        set
    }

    /// Adds a line.
    pub(super) fn insert(&mut self, line: Line) {
        self.of_mut(line.axis).insert(line.index);
    }

    /// Adds lines of an axis.
    pub(super) fn insert_all(&mut self, axis: Axis, lines: M) {
        let own = self.of_mut(axis);
        *own = own.or(lines);
    }

    /// Adds all lines of another set.
    pub(super) fn insert_both(&mut self, other: Self) {
        self.insert_all(Axis::Row, other.rows);
        self.insert_all(Axis::Column, other.columns);
    }

    /// The lines of an axis.
    pub(super) fn of(&self, axis: Axis) -> M {
        match axis {
            Axis::Row => self.rows,
            Axis::Column => self.columns,
        }
    }

    /// Removes and returns the lines of an axis.
    pub(super) fn take(&mut self, axis: Axis) -> M {
        std::mem::replace(self.of_mut(axis), M::NONE)
    }

    /// The lines, rows first.
    pub(super) fn lines(self) -> impl Iterator<Item = Line> {
        self.rows.cells().map(Line::row).chain(self.columns.cells().map(Line::column))
    }

    /// The lines in both sets.
    pub(super) fn within(self, other: &Self) -> Self {
        LineSet { rows: self.rows.and(other.rows), columns: self.columns.and(other.columns) }
    }

    /// Whether there are no lines.
    pub(super) fn is_empty(&self) -> bool {
        self.rows.is_empty() && self.columns.is_empty()
    }

    /// Whether the sets have a line in common.
    pub(super) fn meets(&self, other: &Self) -> bool {
        !self.rows.and(other.rows).is_empty() || !self.columns.and(other.columns).is_empty()
    }

    fn of_mut(&mut self, axis: Axis) -> &mut M {
        match axis {
            Axis::Row => &mut self.rows,
            Axis::Column => &mut self.columns,
        }
    }
}
