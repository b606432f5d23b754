//! Drawing a stroke: it begins at a cell, follows the pointer along its line, and ends or is cancelled.

use super::Marks;
use super::stroke::{Drawing, Edit, Stroke};
use nonoscope_core::puzzle::{At, Axis, Cell, Line};

impl Marks {
    /// Begins a stroke at a cell. The tool paints an ink, empty, or unknown to erase. If the cell already
    /// has that value, the stroke erases instead. False if the cell is given or outside the grid, or if the puzzle does not
    /// have that ink; then there is no stroke.
    ///
    /// An unfinished stroke ends first.
    pub fn begin(&mut self, at: At, tool: Cell) -> bool {
        self.end();
        if !self.holds(at) || self.is_given(at) || !self.grid.allows(tool) {
            return false;
        }
        let over = settled(self.grid.get(at));
        let paint = if tool == over { Cell::UNKNOWN } else { tool };
        self.drawing = Some(Drawing { start: at, over, paint, line: None, end: 0, length: 1, edits: Vec::new() });
        self.extend(at);
        true
    }

    /// Drags the stroke to the pointer; beyond the edge of the grid, to the cell at the edge.
    ///
    /// The stroke keeps to the row or column along which it first left its first cell (the row, if it left diagonally),
    /// and covers all cells on the way. Cells that it no longer covers are as they were before it.
    pub fn extend(&mut self, to: At) {
        let Some(mut drawing) = self.drawing.take() else { return };
        let start = drawing.start;
        let line = drawing.line.or_else(|| {
            let (down, across) = (start.row().abs_diff(to.row()), start.column().abs_diff(to.column()));
            match (down, across) {
                (0, 0) => None,
                _ if down > across => Some(Line::column(start.column())),
                _ => Some(Line::row(start.row())),
            }
        });
        drawing.line = line;
        let line = line.unwrap_or(Line::row(start.row()));
        let last = match line.axis {
            Axis::Row => self.grid.width(),
            Axis::Column => self.grid.height(),
        } - 1;
        let (from, to) = (line.along(start), line.along(to).min(last));
        (drawing.end, drawing.length) = (to, from.abs_diff(to) + 1);
        self.take_back(&drawing.edits);
        drawing.edits.clear();
        for at in (from.min(to)..=from.max(to)).map(|along| line.cell(along)) {
            let before = self.grid.get(at);
            if settled(before) == drawing.over && before != drawing.paint && !self.is_given(at) {
                drawing.edits.push(Edit { at, before, after: drawing.paint });
            }
        }
        self.apply(&drawing.edits);
        self.drawing = Some(drawing);
    }

    /// Ends the stroke; one that changed nothing is forgotten. Returns whether it changed something.
    pub fn end(&mut self) -> bool {
        match self.drawing.take() {
            Some(drawing) => self.keep(Stroke::of_cells(drawing.edits)),
            None => false,
        }
    }

    /// Cancels the stroke, as if it had never begun.
    pub fn cancel(&mut self) {
        if let Some(drawing) = self.drawing.take() {
            self.take_back(&drawing.edits);
        }
    }

    /// How many cells the stroke spans, from its first one to the pointer; 0 without a stroke.
    pub fn stroke_length(&self) -> usize {
        self.drawing.as_ref().map_or(0, |drawing| drawing.length)
    }

    /// The drag in progress, once it has left its first cell: its line, the place where it has got to, how many cells it spans,
    /// and what it paints.
    pub fn drag(&self) -> Option<(Line, usize, usize, Cell)> {
        let drawing = self.drawing.as_ref()?;
        Some((drawing.line?, drawing.end, drawing.length, drawing.paint))
    }

    /// Whether an unfinished stroke has changed something.
    pub(super) fn changes_now(&self) -> bool {
        self.drawing.as_ref().is_some_and(|drawing| !drawing.edits.is_empty())
    }
}

/// A mark as strokes see it: unknown if it leaves several colours possible.
fn settled(mark: Cell) -> Cell {
    if mark.is_known() { mark } else { Cell::UNKNOWN }
}
