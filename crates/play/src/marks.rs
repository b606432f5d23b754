//! A person's marks, stroke by stroke, with undo and redo.

mod bookmarks;
mod drawing;
mod history;
pub(crate) mod letters;
mod past;
mod stroke;
#[cfg(test)]
mod tests;
mod text;
mod trying;

pub use bookmarks::MOST_BOOKMARKS;
pub use stroke::Number;

use self::bookmarks::Bookmarks;
use self::stroke::{Drawing, Edit, Stroke};
use nonoscope_core::puzzle::{At, Axis, Cell, Grid, Line};
use std::collections::{BTreeSet, VecDeque};

/// The most cells that all strokes kept for undo may have changed; beyond that, the oldest strokes are forgotten. This takes about 60 MB, far more
/// than anyone marks cell by cell.
pub const MAX_UNDO: usize = 10_000_000;

/// The marks on one puzzle, and the strokes that made them.
///
/// A stroke is one gesture: a click, a drag, a key, or taking over a whole grid; so is crossing off a number of a clue. Given
/// cells are never marked. A mark may
/// leave several colours possible; a stroke treats such a cell as one without a mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    givens: Grid,
    grid: Grid,
    /// The numbers that are crossed off.
    crossed: BTreeSet<Number>,
    done: VecDeque<Stroke>,
    /// How many cells these strokes have changed.
    changed: usize,
    /// The strokes that were undone, the latest last.
    undone: Vec<Stroke>,
    drawing: Option<Drawing>,
    bookmarks: Bookmarks,
}

impl Marks {
    /// No marks yet, for a puzzle with these givens.
    pub fn new(givens: &Grid) -> Marks {
        let grid = Grid::unknown_of(givens.width(), givens.height(), givens.inks());
        let (crossed, done, undone) = (BTreeSet::new(), VecDeque::new(), Vec::new());
        let bookmarks = Bookmarks::default();
        Marks { givens: givens.clone(), grid, crossed, done, changed: 0, undone, drawing: None, bookmarks }
    }

    /// The marks alone, including those of an unfinished stroke.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Givens and marks together. A mark counts even if the givens exclude its colour.
    pub fn known(&self) -> Grid {
        let mut known = self.givens.clone();
        if self.grid.is_unknown() {
            return known;
        }
        let inks = known.inks();
        for at in self.grid.places().filter(|&at| !self.is_given(at)) {
            let (mark, given) = (self.grid.get(at), known.get(at));
            let both = mark.possible(inks).and(given.possible(inks));
            known.set(at, if both.is_empty() { mark } else { Cell::among(both, inks) });
        }
        known
    }

    /// Whether nothing is marked or crossed off.
    pub fn is_empty(&self) -> bool {
        self.grid.is_unknown() && self.crossed.is_empty()
    }

    /// The numbers that are crossed off.
    pub fn crossed_off(&self) -> &BTreeSet<Number> {
        &self.crossed
    }

    /// Crosses off a number of a clue, or no longer, as a stroke of its own. Does nothing if no clue of this grid can have it.
    /// Returns whether it changed something.
    pub fn cross_off(&mut self, number: Number) -> bool {
        self.end();
        if !self.can_have(number) {
            return false;
        }
        self.toggle(&[number]);
        self.keep(Stroke { edits: Vec::new(), numbers: vec![number] })
    }

    /// Marks cells without a mark as empty, as a part of the last stroke, which has just been made.
    pub fn complete(&mut self, cells: impl IntoIterator<Item = At>) {
        let Some(mut stroke) = self.done.pop_back() else { return };
        self.changed -= stroke.len();
        for at in cells {
            if self.is_given(at) {
                continue;
            }
            let (before, after) = (self.grid.get(at), Cell::EMPTY);
            self.grid.set(at, after);
            match stroke.edits.iter_mut().find(|edit| edit.at == at) {
                Some(edit) => edit.after = after,
                None => stroke.edits.push(Edit { at, before, after }),
            }
        }
        stroke.edits.retain(|edit| edit.before != edit.after);
        let grid = &self.grid;
        stroke.edits.sort_by_key(|edit| grid.index(edit.at));
        self.changed += stroke.len();
        if !stroke.is_empty() {
            self.done.push_back(stroke);
        }
    }

    /// The lines of which the last stroke has filled cells, or has erased filled ones.
    pub fn refilled_lines(&self) -> Vec<Line> {
        let edits = self.done.back().map_or(&[][..], |stroke| &stroke.edits);
        let mut lines = Vec::new();
        for edit in edits.iter().filter(|edit| edit.before.is_filled() || edit.after.is_filled()) {
            for line in [Line::row(edit.at.row()), Line::column(edit.at.column())] {
                if !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        lines
    }

    /// Marks one cell, or erases its mark with [`Cell::UNKNOWN`], as a stroke of its own. Does nothing to a given cell,
    /// outside the grid, or with a colour that the puzzle does not have. Returns whether it changed something.
    pub fn set(&mut self, at: At, cell: Cell) -> bool {
        self.end();
        if !self.holds(at) || self.is_given(at) || !self.grid.allows(cell) {
            return false;
        }
        self.make(Stroke::of_cells(vec![Edit { at, before: self.grid.get(at), after: cell }]))
    }

    /// The same, but erases the mark if it is there already.
    pub fn mark_or_erase(&mut self, at: At, cell: Cell) -> bool {
        let is_there = self.holds(at) && self.grid.get(at) == cell;
        self.set(at, if is_there { Cell::UNKNOWN } else { cell })
    }

    /// Marks a cell like another one, given or marked, as a stroke of its own. Returns whether it changed something.
    pub fn carry(&mut self, from: At, to: At) -> bool {
        if !self.holds(from) {
            return false;
        }
        let known = self.known().get(from);
        self.set(to, if known.is_known() { known } else { Cell::UNKNOWN })
    }

    /// Erases all marks, and crosses off nothing any more, as one stroke. Returns whether it changed something.
    pub fn clear(&mut self) -> bool {
        self.end();
        let edits = self.edits_to(&Marks::new(&self.givens).grid);
        let numbers = self.crossed.iter().copied().collect();
        self.make(Stroke { edits, numbers })
    }

    /// Replaces all marks, as one stroke, ignoring those on given cells. Does nothing if the grid has another size, or
    /// colours that the puzzle does not have. Returns whether it changed something.
    pub fn replace(&mut self, marks: &Grid) -> bool {
        self.end();
        if (marks.width(), marks.height()) != (self.grid.width(), self.grid.height()) {
            return false;
        }
        let Some(marks) = marks.clone().with_inks(self.grid.inks()) else { return false };
        self.make(Stroke::of_cells(self.edits_to(&marks)))
    }

    /// The changes that turn the marks into those of another grid of the same size.
    fn edits_to(&self, marks: &Grid) -> Vec<Edit> {
        let free = self.grid.places().filter(|&at| !self.is_given(at));
        free.map(|at| Edit { at, before: self.grid.get(at), after: marks.get(at) }).collect()
    }

    fn holds(&self, at: At) -> bool {
        at.row() < self.grid.height() && at.column() < self.grid.width()
    }

    fn is_given(&self, at: At) -> bool {
        self.givens.get(at).is_known()
    }

    /// Whether a clue of this grid can have a number.
    fn can_have(&self, Number { line, index }: Number) -> bool {
        let (lines, length) = match line.axis {
            Axis::Row => (self.grid.height(), self.grid.width()),
            Axis::Column => (self.grid.width(), self.grid.height()),
        };
        line.index < lines && index < length
    }
}
