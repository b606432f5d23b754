//! The board: the part in view, what pointers do there, the keyboard's cursor, and the inspected line.

use super::cursor::Cursor;
use super::gesture::{Gesture, Pointer, wheel::Wheel};
use super::lens::Lens;
use crate::puzzle::Line;

/// What happens on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum BoardMsg {
    /// The model fills in what lies under the pointer.
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
    /// Inspects a line, or none.
    Choose(Option<Line>),
    /// The board in words is opened or closed.
    InWords(bool),
    /// More cells are to be drawn than a turn has time for: the rest follows.
    DrawOn,
    /// Shows how likely cells are, even if that gives the picture away.
    ShadeAnyway,
}

/// The board.
#[derive(Debug, Default)]
pub(crate) struct BoardState {
    pub(crate) lens: Lens,
    pub(crate) gesture: Gesture,
    pub(crate) cursor: Cursor,
    /// The line that is inspected.
    pub(crate) chosen: Option<Line>,
    /// Whether the board in words is open.
    pub(crate) in_words: bool,
}

impl BoardState {
    /// Another puzzle is on the board: all of it is in view, and no line is inspected.
    pub(crate) fn forget_puzzle(&mut self) {
        self.lens.forget();
        (self.chosen, self.cursor) = (None, Cursor::default());
    }
}
