//! The positions that a person can go back to, beside the strokes that can be undone and redone.

use nonoscope_core::puzzle::Grid;

/// How many positions can be marked at once, one after the other.
pub const MOST_BOOKMARKS: usize = 9;

/// The marked positions, and which strokes went back to one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Bookmarks {
    pub(super) marked: Vec<Grid>,
    /// How many strokes there were after each that went back and can be undone, and how many undone ones there are with each that
    /// can be redone.
    pub(super) back: Vec<usize>,
    pub(super) undone: Vec<usize>,
}

impl Bookmarks {
    /// A stroke has been made, so none can be redone.
    pub(super) fn stroke_made(&mut self) {
        self.undone.clear();
    }

    /// The oldest stroke can no longer be undone.
    pub(super) fn oldest_forgotten(&mut self) {
        self.back.retain(|&strokes| strokes > 1);
        self.back.iter_mut().for_each(|strokes| *strokes -= 1);
    }

    /// The last of `strokes` is being undone. If it went back to a position, which is the one on the board, that position is marked again.
    pub(super) fn undoes(&mut self, strokes: usize, undone: usize, grid: &Grid) {
        if self.back.pop_if(|back| *back == strokes).is_some() {
            self.undone.push(undone);
            self.marked.push(grid.clone());
        }
    }

    /// The last of the undone strokes is being redone.
    pub(super) fn redoes(&mut self, undone: usize, strokes: usize) {
        if self.undone.pop_if(|back| *back == undone).is_some() {
            self.back.push(strokes);
            self.marked.pop();
        }
    }
}
