//! The board: what is seen of it, what pointers do there, the keyboard's cursor, and a closer look at a line.

use super::cursor::Cursor;
use super::gesture::{Gesture, Pointer, wheel::Wheel};
use super::lens::Lens;
use crate::puzzle::Line;

/// What happens on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum BoardMsg {
    /// What lies under a pointer is filled in by the model.
    Down(Pointer),
    Moved(Pointer),
    Up(Pointer),
    /// The pointer with this number.
    Cancelled(i32),
    Left,
    Wheel(Wheel),
    Larger,
    Smaller,
    Whole,
    /// Looks closely at a line, or at none.
    Choose(Option<Line>),
    /// The board in words is opened or closed.
    InWords(bool),
}

/// The board.
#[derive(Debug, Default)]
pub(crate) struct BoardState {
    pub(crate) lens: Lens,
    pub(crate) gesture: Gesture,
    pub(crate) cursor: Cursor,
    /// The line that is inspected.
    pub(crate) chosen: Option<Line>,
    /// Whether the board in words is open to be read.
    pub(crate) in_words: bool,
}

impl BoardState {
    /// Another puzzle is on the board: it is seen as a whole, and nothing on it is looked at.
    pub(crate) fn forget_puzzle(&mut self) {
        self.lens.forget();
        (self.chosen, self.cursor) = (None, Cursor::default());
    }
}
