//! The board: the part in view, what pointers do there, the keyboard's cursor, and the inspected line.

use super::cursor::Cursor;
use super::gesture::{Act, Gesture, Pointed, Pointer, Surroundings, wheel::Wheel};
use super::lens::Lens;
use nonoscope_core::puzzle::{At, Line, Puzzle};
use nonoscope_picture::{Scene, Under};

/// What happens on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BoardMsg {
    /// The model adds the target under the pointer.
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
pub struct BoardState {
    pub lens: Lens,
    pub gesture: Gesture,
    pub cursor: Cursor,
    /// The line that is inspected.
    pub chosen: Option<Line>,
    /// Whether the board in words is open.
    pub in_words: bool,
}

impl BoardState {
    /// The acts of a pointer or the wheel; `None` if the message is about something else. `is_given` says whether a cell takes no
    /// marks.
    pub fn acts(&mut self, msg: BoardMsg, page: Surroundings, is_given: impl FnOnce(At) -> bool) -> Option<Vec<Act>> {
        let over = |pointer: Pointer| Pointer { under: self.lens.under(pointer.place), ..pointer };
        Some(match msg {
            BoardMsg::Down(pointer) => {
                let pointer = over(pointer);
                let is_given = matches!(pointer.under, Under::Cell(at) if is_given(at));
                self.gesture.down(pointer, Surroundings { is_given, ..page })
            }
            BoardMsg::Moved(pointer) => self.gesture.moved(over(pointer), page),
            BoardMsg::Up(pointer) => self.gesture.up(over(pointer), page),
            BoardMsg::Cancelled(id) => self.gesture.cancelled(id),
            BoardMsg::Left => self.gesture.left(),
            BoardMsg::Wheel(wheel) => self.gesture.wheel(wheel, page),
            _ => return None,
        })
    }

    /// Highlights the targets of the pointer and the keyboard's cursor. The cursor is drawn on its cell if wanted.
    pub fn point_out(&self, scene: &mut Scene, puzzle: &Puzzle, draws_cursor: bool) {
        let cursor = self.cursor.shown().filter(|_| draws_cursor);
        let Pointed { at, line } = self.gesture.pointed();
        let under = at.or(cursor).map(|at| [Line::row(at.row()), Line::column(at.column())]);
        for line in under.into_iter().flatten().chain(line) {
            if let Some(look) = scene.line_mut(line) {
                look.pointed = true;
            }
        }
        if let Some(at) = cursor.filter(|&at| puzzle.contains(at)) {
            scene.cells_mut()[puzzle.index(at)].cursor = true;
        }
    }

    /// Another puzzle is on the board: all of it is in view, and no line is inspected.
    pub fn forget_puzzle(&mut self) {
        self.lens.forget();
        (self.chosen, self.cursor) = (None, Cursor::default());
    }
}
