//! Making strokes, undoing and redoing them, and forgetting the oldest.

use super::stroke::{Edit, Number, Stroke};
use super::{MAX_UNDO, Marks};

impl Marks {
    /// Undoes the last stroke, even an unfinished one; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.end();
        self.bookmarks.undoes(self.done.len(), self.undone.len() + 1, &self.grid);
        let Some(stroke) = self.done.pop_back() else { return false };
        self.changed -= stroke.len();
        self.take_back(&stroke.edits);
        self.toggle(&stroke.numbers);
        self.undone.push(stroke);
        true
    }

    /// Redoes the stroke undone last; false if there is none.
    pub fn redo(&mut self) -> bool {
        self.end();
        self.bookmarks.redoes(self.undone.len(), self.done.len() + 1);
        let Some(stroke) = self.undone.pop() else { return false };
        self.apply(&stroke.edits);
        self.toggle(&stroke.numbers);
        self.changed += stroke.len();
        self.done.push_back(stroke);
        true
    }

    /// Whether there is a stroke to undo.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty() || self.changes_now()
    }

    /// Whether there is a stroke to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && !self.changes_now()
    }

    pub(super) fn make(&mut self, mut stroke: Stroke) -> bool {
        stroke.edits.retain(|edit| edit.before != edit.after);
        self.apply(&stroke.edits);
        self.toggle(&stroke.numbers);
        self.keep(stroke)
    }

    pub(super) fn keep(&mut self, stroke: Stroke) -> bool {
        if stroke.is_empty() {
            return false;
        }
        self.changed += stroke.len();
        self.done.push_back(stroke);
        self.undone.clear();
        self.bookmarks.stroke_made();
        while self.changed > MAX_UNDO
            && let Some(oldest) = self.done.pop_front()
        {
            self.changed -= oldest.len();
            self.bookmarks.oldest_forgotten();
        }
        true
    }

    pub(super) fn toggle(&mut self, numbers: &[Number]) {
        for number in numbers {
            if !self.crossed.remove(number) {
                self.crossed.insert(*number);
            }
        }
    }

    pub(super) fn apply(&mut self, edits: &[Edit]) {
        for edit in edits {
            self.grid.set(edit.at, edit.after);
        }
    }

    pub(super) fn take_back(&mut self, edits: &[Edit]) {
        for edit in edits {
            self.grid.set(edit.at, edit.before);
        }
    }
}
