//! Pointers on the board: marking, choosing lines, magnifying and moving it. Two fingers never mark anything.

use super::board::Pointed;
use super::controller::App;
use crate::picture::Under;
use crate::player::{Marks, Player};
use crate::puzzle::{At, Cell};
use wasm_bindgen::JsCast;
use web_sys::{MouseEvent, PointerEvent, WheelEvent};

/// How long a finger must rest to circle a cell, in milliseconds, and how far it may tremble, in CSS pixels.
pub(super) const LONG_PRESS: i32 = 450;
const TREMBLE: f64 = 8.0;
/// How much a notch of the wheel, or a press of a key, magnifies.
const NOTCH: f64 = 1.25;

/// What pointers are doing.
#[derive(Default)]
pub(super) struct Gesture {
    /// The pointers that are down, each with its number and place on the canvas.
    down: Vec<(i32, f64, f64)>,
    doing: Doing,
    /// Where the first one went down.
    start: (f64, f64),
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Doing {
    #[default]
    Nothing,
    /// A stroke of marks.
    Marking,
    /// Moving the board.
    Moving,
    /// Two fingers.
    Pinching,
    /// A click on a clue, if the pointer goes up there.
    Choosing,
}

impl App {
    /// Where a pointer is on the canvas, in CSS pixels.
    fn on_canvas(&self, event: &MouseEvent) -> (f64, f64) {
        let bounds = self.elements.board.get_bounding_client_rect();
        (f64::from(event.client_x()) - bounds.left(), f64::from(event.client_y()) - bounds.top())
    }

    /// What a button of the mouse, or a finger, paints.
    fn tool_of(&self, event: &PointerEvent) -> Cell {
        match (event.button(), event.shift_key()) {
            (2, _) | (_, true) => Cell::Empty,
            _ => self.tool(),
        }
    }

    /// A pointer goes down on the board.
    pub(super) fn pointer_down(&mut self, event: &PointerEvent) -> bool {
        let (x, y) = self.on_canvas(event);
        if event.is_primary() {
            // The first finger: whatever was down before has gone up unheard.
            self.gesture.down.clear();
            self.change_marks(Marks::end);
        }
        self.gesture.down.retain(|pointer| pointer.0 != event.pointer_id());
        self.gesture.down.push((event.pointer_id(), x, y));
        // The board hears of the pointer wherever it goes, if the browser knows it.
        let _ = self.elements.board.set_pointer_capture(event.pointer_id());
        if self.gesture.down.len() > 1 {
            self.forget_long_press();
            self.change_marks(Marks::cancel);
            self.gesture.doing = Doing::Pinching;
            return true;
        }
        self.gesture.start = (x, y);
        let under = self.board.under(x, y);
        let marking = self.player.as_ref().is_some_and(Player::is_marking);
        self.gesture.doing = match under {
            Under::Edge(_) => Doing::Choosing,
            Under::Cell(at) if marking && event.button() != 1 => {
                let tool = self.tool_of(event);
                self.cursor = Some(at);
                self.cursor_seen = false;
                if event.pointer_type() == "touch" {
                    self.await_long_press();
                }
                if self.change_marks(|marks| marks.begin(at, tool)) == Some(true) {
                    Doing::Marking
                } else {
                    Doing::Nothing
                }
            }
            _ if self.board.is_magnified() => Doing::Moving,
            _ => Doing::Nothing,
        };
        true
    }

    /// A pointer moves over the board. Says whether anything looks different now.
    pub(super) fn pointer_moved(&mut self, event: &PointerEvent) -> bool {
        let (x, y) = self.on_canvas(event);
        let before = self.gesture.down.clone();
        if let Some(pointer) = self.gesture.down.iter_mut().find(|pointer| pointer.0 == event.pointer_id()) {
            (pointer.1, pointer.2) = (x, y);
        }
        let (dx, dy) = (x - self.gesture.start.0, y - self.gesture.start.1);
        if dx.hypot(dy) > TREMBLE {
            self.forget_long_press();
        }
        match self.gesture.doing {
            Doing::Marking => {
                if let Under::Cell(at) = self.board.under(x, y) {
                    self.change_marks(|marks| marks.extend(at));
                    self.pointed.at = Some(at);
                }
                true
            }
            Doing::Moving => {
                if let Some((_, old_x, old_y)) = before.first() {
                    self.board.scroll_by(old_x - x, old_y - y);
                }
                true
            }
            Doing::Pinching => {
                self.pinch(&before);
                true
            }
            Doing::Nothing | Doing::Choosing => self.point(x, y),
        }
    }

    /// Two fingers move: the board follows both.
    fn pinch(&mut self, before: &[(i32, f64, f64)]) {
        let ([one, other], [old_one, old_other]) = (&self.gesture.down[..], before) else { return };
        let middle = |a: &(i32, f64, f64), b: &(i32, f64, f64)| ((a.1 + b.1) / 2.0, (a.2 + b.2) / 2.0);
        let apart = |a: &(i32, f64, f64), b: &(i32, f64, f64)| (a.1 - b.1).hypot(a.2 - b.2).max(1.0);
        let (now, then) = (middle(one, other), middle(old_one, old_other));
        self.board.scroll_by(then.0 - now.0, then.1 - now.1);
        // Cells are whole pixels, so what a small movement does not achieve must add up.
        self.pinched *= apart(one, other) / apart(old_one, old_other);
        if (self.pinched - 1.0).abs() > 0.06
            && let Some(player) = &self.player
        {
            self.board.magnify(player.puzzle(), self.pinched, Some(now));
            self.pinched = 1.0;
        }
    }

    /// A pointer leaves the board, or goes up.
    pub(super) fn pointer_up(&mut self, event: &PointerEvent) -> bool {
        self.forget_long_press();
        let was_down = self.gesture.down.len();
        self.gesture.down.retain(|pointer| pointer.0 != event.pointer_id());
        if self.gesture.down.len() == was_down {
            return false;
        }
        let (x, y) = self.on_canvas(event);
        match self.gesture.doing {
            Doing::Marking => {
                self.change_marks(Marks::end);
            }
            Doing::Choosing => {
                if let Under::Edge(line) = self.board.under(x, y) {
                    self.choose_line(Some(line));
                    if self.is_bounded() {
                        self.elements.inspector.scroll_into_view();
                    }
                }
            }
            _ => {}
        }
        if self.gesture.down.is_empty() || self.gesture.doing != Doing::Pinching {
            self.gesture.doing = Doing::Nothing;
        }
        true
    }

    /// The browser took the pointer for itself: nothing is marked.
    pub(super) fn pointer_cancelled(&mut self, event: &PointerEvent) -> bool {
        self.forget_long_press();
        self.gesture.down.retain(|pointer| pointer.0 != event.pointer_id());
        if self.gesture.doing == Doing::Marking {
            self.change_marks(Marks::cancel);
        }
        self.gesture.doing = Doing::Nothing;
        true
    }

    /// The pointer is over nothing of the board any more.
    pub(super) fn pointer_left(&mut self) -> bool {
        let was = self.pointed;
        self.pointed = Pointed::default();
        was != self.pointed
    }

    /// The pointer is at a place: its lines are pointed out.
    fn point(&mut self, x: f64, y: f64) -> bool {
        let under = self.board.under(x, y);
        let pointed = match under {
            Under::Cell(at) => Pointed { at: Some(at), ..Pointed::default() },
            Under::Edge(line) => Pointed { line: Some(line), ..Pointed::default() },
            Under::Nothing => Pointed::default(),
        };
        let changed = pointed != self.pointed;
        self.pointed = pointed;
        changed
    }

    /// A finger has rested long enough: it circles the cell.
    pub(super) fn long_press(&mut self) {
        self.long_press_timer = None;
        let (x, y) = self.gesture.start;
        if self.gesture.doing == Doing::Marking
            && let Under::Cell(at) = self.board.under(x, y)
        {
            self.change_marks(|marks| {
                marks.cancel();
                marks.set(at, Cell::Empty)
            });
            self.gesture.doing = Doing::Nothing;
        }
    }

    fn await_long_press(&mut self) {
        self.forget_long_press();
        let on_long_press = self.on_long_press.as_ref().unchecked_ref();
        let timer = self.window.set_timeout_with_callback_and_timeout_and_arguments_0(on_long_press, LONG_PRESS);
        self.long_press_timer = timer.ok();
    }

    fn forget_long_press(&mut self) {
        if let Some(timer) = self.long_press_timer.take() {
            self.window.clear_timeout_with_handle(timer);
        }
    }

    /// The wheel turns over the board: it magnifies where the page itself does not scroll, or with Ctrl; with Shift, and
    /// sideways, it moves the board.
    pub(super) fn wheel_turned(&mut self, event: &WheelEvent) -> bool {
        let Some(player) = &self.player else { return false };
        let (x, y) = self.on_canvas(event);
        let sideways = event.delta_x().abs() > event.delta_y().abs();
        if (event.shift_key() || sideways) && !event.ctrl_key() {
            if !self.board.is_magnified() {
                return false;
            }
            let (dx, dy) = if sideways { (event.delta_x(), event.delta_y()) } else { (event.delta_y(), 0.0) };
            self.board.scroll_by(dx, dy);
        } else if event.ctrl_key() || self.is_bounded() || self.board.is_magnified() {
            // A wheel turns by notches of some 100 pixels or 3 lines, a trackpad by a few pixels at a time.
            let notch = if event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL { 100.0 } else { 3.0 };
            self.turned -= (event.delta_y() / notch).clamp(-1.0, 1.0);
            if self.turned.abs() >= 0.5 {
                self.board.magnify(player.puzzle(), NOTCH.powf(self.turned), Some((x, y)));
                self.turned = 0.0;
            }
        } else {
            return false;
        }
        event.prevent_default();
        true
    }

    /// Makes cells larger.
    pub(super) fn larger(&mut self) {
        self.magnify_by(NOTCH * NOTCH);
    }

    /// Makes cells smaller.
    pub(super) fn smaller(&mut self) {
        self.magnify_by(1.0 / (NOTCH * NOTCH));
    }

    /// Shows the whole board.
    pub(super) fn whole(&mut self) {
        self.board.show_whole();
    }

    fn magnify_by(&mut self, factor: f64) {
        if let Some(player) = &self.player {
            self.board.magnify(player.puzzle(), factor, None);
        }
    }

    /// Puts the keyboard's cursor on a cell, and says what is there.
    pub(super) fn move_cursor(&mut self, at: At) {
        self.cursor = Some(at);
        self.cursor_seen = true;
        self.board.reveal(at);
        self.say_cursor();
    }
}
