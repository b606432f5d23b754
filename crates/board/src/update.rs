//! What changes an embedded board: pointers, keys, and its controls.

use super::kind::Kind;
use super::model::Model;
use nonoscope_core::puzzle::{Cell, Colour};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::cursor::Cursor;
use nonoscope_kit::model::gesture::{Act, BY_KEY};
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_kit::model::playing::PlayMsg;
use nonoscope_play::{Marks, Player};

impl<K: Kind> Model<K> {
    /// A pointer, or the wheel.
    pub(super) fn point(&mut self, msg: BoardMsg) {
        let (page, player) = (self.surroundings(), &self.player);
        let is_given = |at| player.as_ref().is_some_and(|player| player.puzzle().givens().get(at).is_known());
        for act in self.board.acts(msg, page, is_given).into_iter().flatten() {
            self.perform(act);
        }
        self.settle();
    }

    /// A finger has rested long enough for a long press.
    pub(super) fn long_press(&mut self) {
        let under = self.board.lens.under(self.board.gesture.start());
        for act in self.board.gesture.long_press(under) {
            self.perform(act);
        }
    }

    fn perform(&mut self, act: Act) {
        match act {
            Act::Capture(pointer) => self.captures = Some(pointer),
            Act::BeginStroke { .. } | Act::ExtendStroke(_) | Act::EndStroke | Act::CancelStroke => {
                self.change(|marks| act.draw(marks));
            }
            Act::CursorTo(at) => self.board.cursor.follow(at),
            Act::Scroll(right, down) => self.board.lens.scroll_by(right, down),
            Act::Magnify { factor, fixed } => self.magnify(factor, Some(fixed)),
            Act::Arm => self.arms = Some(true),
            Act::Disarm => self.arms = Some(false),
            // There is no inspector and no question why here, and numbers cross themselves off.
            Act::Point | Act::Choose(_) | Act::CrossOff(_) | Act::Ask(_) | Act::RevealInspector => {}
        }
    }

    /// A key. False if it means nothing here.
    pub(super) fn key(&mut self, action: KeyAction) -> bool {
        match action {
            KeyAction::Step => self.play(PlayMsg::Step),
            KeyAction::Back => self.play(PlayMsg::Back),
            KeyAction::NextPass => self.play(PlayMsg::NextPass),
            KeyAction::PassStart => self.play(PlayMsg::PassStart),
            KeyAction::ToStart => self.play(PlayMsg::ToStart),
            KeyAction::ToEnd => self.play(PlayMsg::ToEnd),
            KeyAction::PlayOrPause => self.play(PlayMsg::PlayOrPause),
            KeyAction::Undo if self.is_marking() => self.mark(MarksMsg::Undo),
            KeyAction::Redo if self.is_marking() => self.mark(MarksMsg::Redo),
            KeyAction::Check => self.mark(MarksMsg::Check),
            KeyAction::Hint => self.mark(MarksMsg::Hint),
            KeyAction::Larger => self.magnify(BY_KEY, None),
            KeyAction::Smaller => self.magnify(1.0 / BY_KEY, None),
            KeyAction::Whole => self.board.lens.show_whole(),
            KeyAction::Ink(number) if self.player.as_ref().is_some_and(|player| number <= player.puzzle().inks()) => {
                self.choose(Cell::of(Colour::ink(number)));
            }
            KeyAction::SwapTools => {
                self.marking.swap();
                self.announce_tool();
            }
            KeyAction::Move { direction, paints } => {
                let Some(player) = &self.player else { return false };
                let size = (player.puzzle().width(), player.puzzle().height());
                if let Some((from, to)) = self.board.cursor.move_to(direction, size).filter(|_| paints) {
                    self.change(|marks| marks.carry(from, to));
                }
                self.show_cursor();
            }
            KeyAction::Mark(cell) => {
                let Some(player) = &self.player else { return false };
                let at = self.board.cursor.show((player.puzzle().width(), player.puzzle().height()));
                let cell = self.marking.mark(cell);
                self.change(|marks| marks.mark_or_erase(at, cell));
                self.show_cursor();
            }
            _ => return false,
        }
        self.settle();
        true
    }

    /// Moves through the trace.
    pub(super) fn play(&mut self, msg: PlayMsg) {
        if let Some(player) = self.player.as_mut().filter(|player| !player.is_marking()) {
            self.playing.obey(msg, player, self.speed, self.display.is_still);
        }
        self.settle();
    }

    /// Changes a person's marks.
    pub(super) fn mark(&mut self, msg: MarksMsg) {
        match msg {
            MarksMsg::Tool(tool) => self.choose(tool),
            MarksMsg::Undo => {
                self.change(Marks::undo);
            }
            MarksMsg::Redo => {
                self.change(Marks::redo);
            }
            MarksMsg::Clear => {
                self.change(Marks::clear);
            }
            MarksMsg::Check => {
                if let Some(player) = self.by_hand() {
                    player.check_marks();
                }
            }
            MarksMsg::Hint => self.asks = self.ask_for_hint(),
            _ => {}
        }
        self.settle();
    }

    fn choose(&mut self, tool: Cell) {
        self.marking.choose(tool);
        self.announce_tool();
    }

    fn announce_tool(&mut self) {
        if let Some(player) = &self.player {
            self.announced = self.marking.tool_in_words(player.puzzle().palette());
        }
    }

    /// The player, while a person is solving.
    pub(super) fn by_hand(&mut self) -> Option<&mut Player> {
        self.player.as_mut().filter(|player| player.is_marking())
    }

    fn change<T>(&mut self, change: impl FnOnce(&mut Marks) -> T) -> Option<T> {
        Some(self.by_hand()?.marking_mut().change(change))
    }

    fn magnify(&mut self, factor: f64, fixed: Option<(f64, f64)>) {
        if let Some(player) = &self.player {
            self.board.lens.magnify(player.puzzle(), factor, fixed);
        }
    }

    /// Brings the cursor's cell into view, and announces it.
    fn show_cursor(&mut self) {
        if let (Some(at), Some(player)) = (self.board.cursor.at(), &self.player) {
            self.board.lens.reveal(at);
            self.announced = Cursor::words(at, player.grid().get(at), player.puzzle().palette());
        }
    }
}
