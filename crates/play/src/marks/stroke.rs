//! The changes of a stroke.

use nonoscope_core::puzzle::{At, Cell, Line};

/// A number of a clue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number {
    /// The line of the clue.
    pub line: Line,
    /// Which of its numbers this is, from 0. An empty clue has one, the 0.
    pub index: usize,
}

/// The changes of a stroke.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Stroke {
    /// The cells, each at most once, row by row.
    pub(super) edits: Vec<Edit>,
    /// The numbers that it has crossed off, or no longer.
    pub(super) numbers: Vec<Number>,
}

/// A cell that it has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Edit {
    pub(super) at: At,
    pub(super) before: Cell,
    pub(super) after: Cell,
}

/// An unfinished stroke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drawing {
    pub(super) start: At,
    /// The first cell before the stroke, or unknown if its colour was not known. Only cells that were equal to it change.
    pub(super) over: Cell,
    pub(super) paint: Cell,
    /// The row or column that a drag keeps to, once it has left its first cell.
    pub(super) line: Option<Line>,
    /// Where along its line it has got to.
    pub(super) end: usize,
    /// How many cells it spans.
    pub(super) length: usize,
    pub(super) edits: Vec<Edit>,
}

impl Stroke {
    pub(super) fn of_cells(edits: Vec<Edit>) -> Stroke {
        Stroke { edits, numbers: Vec::new() }
    }

    /// How much it has changed.
    pub(super) fn len(&self) -> usize {
        self.edits.len() + self.numbers.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
