//! The interface of a board to the element's script.

use super::kind::Kind;
use super::model::Model;
use super::opening;
use nonoscope_core::puzzle::{Cell, Colour};
use nonoscope_core::solve::Verdict;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::display::{DisplayMsg, Room, Theme};
use nonoscope_kit::model::game::{Empties, GameSettings};
use nonoscope_kit::model::keymap::Focus;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_kit::model::playing::PlayMsg;
use nonoscope_kit::parts::canvas::{Canvas, Sight};
use nonoscope_kit::parts::keys::meant;
use nonoscope_kit::parts::pointers;
use nonoscope_picture::{Sample, Tone};
use nonoscope_play::{Player, Speed};
use nonoscope_words::{Language, Text, grammar, page, pieces, play};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{HtmlCanvasElement, KeyboardEvent, PointerEvent, WheelEvent};

/// A board.
pub struct Exhibit<K: Kind> {
    model: Model<K>,
    element: HtmlCanvasElement,
    canvas: Canvas,
    language: Language,
}

impl<K: Kind> Exhibit<K> {
    /// A board without a puzzle.
    ///
    /// # Errors
    /// If the browser has no canvas.
    pub fn new(element: HtmlCanvasElement) -> Result<Exhibit<K>, JsValue> {
        let (canvas, language) = (Canvas::new(element.clone())?, Language::english().clone());
        Ok(Exhibit { model: Model::new(), canvas, element, language })
    }

    /// Speaks the language of these words from now on: English without any, or if they are those of another version.
    pub fn speak(&mut self, words: Option<Vec<u8>>) {
        let language = words.and_then(|words| Language::read(words).ok());
        self.language = language.unwrap_or_else(|| Language::english().clone());
    }

    /// The tag of the language, and its direction.
    pub fn language(&self) -> Vec<String> {
        self.say_each(&[grammar::tag(), grammar::direction()])
    }

    fn say(&self, text: &Text) -> String {
        self.language.say(text)
    }

    /// The names of the tones, as the style sheet has them.
    pub fn tones() -> Vec<String> {
        Tone::ALL.into_iter().map(|tone| tone.name().to_owned()).collect()
    }

    /// Puts a puzzle from the worker on the board. False if the bytes are invalid.
    pub fn open(&mut self, opened: &[u8]) -> bool {
        let player = opening::player(opened);
        let is_open = player.is_some();
        player.into_iter().for_each(|player| self.model.open(player));
        is_open
    }

    /// The board has this room, in CSS pixels, with as many device pixels in each.
    pub fn fit(&mut self, width: f64, height: f64, density: f64) {
        let room = Room { width, height, density };
        if room != self.model.display.room {
            let msg = DisplayMsg::Resized { room, is_bounded: false, has_drawers: false };
            self.model.display.update(msg);
            self.model.settle();
        }
    }

    /// The colour of each tone, in their order, and the typeface of the numbers.
    pub fn dress(&mut self, tones: Vec<String>, type_face: String) {
        let theme = Theme::new(tones, type_face);
        if theme != *self.model.display.theme {
            self.model.display.update(DisplayMsg::Theme(Rc::new(theme)));
        }
    }

    /// Whether to avoid animation, and whether the person uses touch.
    pub fn suit(&mut self, is_still: bool, is_touched: bool) {
        (self.model.display.is_still, self.model.display.is_touched) = (is_still, is_touched);
    }

    /// Draws the changes. False if there are more, to be drawn in the next frame.
    pub fn show(&mut self) -> bool {
        let (model, scene) = (&self.model, self.model.scene());
        let (Some(player), Some((view, room)), Some(scene)) = (&model.player, model.board.lens.view(), &scene) else {
            return true;
        };
        self.canvas.show(&Sight {
            puzzle: player.puzzle(),
            number: model.puzzles,
            view,
            room,
            theme: &model.display.theme,
            empties: Empties::Circles,
            scene,
            revisions: [&[], &[]],
            settled: model.playing.settled(),
        })
    }

    /// A pointer over the board. Returns whether a timer for a long press is to run from now on, or no longer.
    pub fn pointer(&mut self, event: &PointerEvent) -> Option<bool> {
        self.model.point(pointers::pointed(&self.element, event));
        if let Some(pointer) = self.model.captures.take() {
            // A pointer that has gone by now needs none.
            let _ = self.element.set_pointer_capture(pointer);
        }
        self.model.arms.take()
    }

    /// That timer has run out.
    pub fn long_press(&mut self) {
        self.model.long_press();
    }

    /// The wheel over the board. False leaves it to the browser.
    pub fn wheel(&mut self, event: &WheelEvent) -> bool {
        let wheel = pointers::wheel(&self.element, event);
        let is_taken = wheel.is_taken(self.model.surroundings());
        if is_taken {
            self.model.point(BoardMsg::Wheel(wheel));
        }
        is_taken
    }

    /// A key, while the board has the focus, or another part of the element: a button, or a radio button. False if that is for the
    /// browser.
    pub fn key(&mut self, event: &KeyboardEvent, is_on_board: bool, is_choice: bool) -> bool {
        let focus = match (is_on_board, is_choice) {
            (true, _) => Focus::Board,
            (_, true) => Focus::Choice,
            _ => Focus::Pressable,
        };
        let action = meant(event, focus, self.model.mode());
        action.is_some_and(|action| self.model.key(action) && action.prevents_default())
    }

    /// A frame is due, at a time in milliseconds.
    pub fn frame(&mut self, now: f64) {
        self.model.playing.frame(now, self.model.player.as_mut());
        self.model.settle();
    }

    /// Whether to call [`Exhibit::frame`] in the next frame. True only once for each.
    pub fn wants_frame(&mut self) -> bool {
        self.model.playing.wants_frame()
    }

    /// How fast steps play: `slow`, `steady`, `brisk` or `fast`.
    pub fn set_speed(&mut self, name: &str) {
        self.model.speed = Speed::named(name).unwrap_or_default();
        self.model.playing.set_speed(self.model.speed.steps_per_second());
    }

    pub fn step(&mut self) {
        self.model.play(PlayMsg::Step);
    }

    pub fn back(&mut self) {
        self.model.play(PlayMsg::Back);
    }

    /// Goes to this number of steps.
    pub fn go_to(&mut self, position: usize) {
        self.model.play(PlayMsg::To(position));
    }

    pub fn play_or_pause(&mut self) {
        self.model.play(PlayMsg::PlayOrPause);
    }

    /// Lets the person solve the puzzle, or watch.
    pub fn set_marking(&mut self, marking: bool) {
        self.model.set_marking(marking);
        self.model.settle();
    }

    pub fn undo(&mut self) {
        self.model.mark(MarksMsg::Undo);
    }

    pub fn redo(&mut self) {
        self.model.mark(MarksMsg::Redo);
    }

    pub fn clear(&mut self) {
        self.model.mark(MarksMsg::Clear);
    }

    pub fn check(&mut self) {
        self.model.mark(MarksMsg::Check);
    }

    /// Whether there are buttons of which sentences may speak.
    pub fn set_controls(&mut self, controls: bool) {
        self.model.has_controls = controls;
    }

    /// Shows more of the hint, applies it in the end, or says why there is none.
    pub fn hint(&mut self) {
        self.model.mark(MarksMsg::Hint);
    }

    /// A hint that has to be found, for [`hint`](crate::hint). Only once for each.
    pub fn asks(&mut self) -> Option<Vec<u8>> {
        self.model.asks.take()
    }

    /// The hint that was found; no bytes if that has failed.
    pub fn hear_hint(&mut self, found: &[u8]) {
        self.model.hear_hint(found);
    }

    /// Chooses what a click paints: the number of an ink, 0 for empty, or -1 to erase.
    pub fn choose(&mut self, tool: i8) {
        let cell = u8::try_from(tool).ok().and_then(|number| Colour::try_from(number).ok());
        self.model.mark(MarksMsg::Tool(cell.map_or(Cell::UNKNOWN, Cell::of)));
    }

    /// What a click paints, in the same form.
    pub fn tool(&self) -> i8 {
        number(self.model.marking.tool)
    }

    /// The name of a tool, and the same with its key, if it has one.
    pub fn tool_names(&self, tool: i8) -> Vec<String> {
        let name = |cell| GameSettings::default().tool_name(cell);
        let names = match (u8::try_from(tool), self.player().map(Player::puzzle)) {
            (Ok(ink @ 1..), Some(puzzle)) if puzzle.inks() > 1 => {
                let name = puzzle.palette().get(Colour::ink(ink.into())).text();
                let with_key = if ink <= 9 { page::with_key(&name, ink) } else { name.clone() };
                [name, with_key]
            }
            (Ok(1..), _) => [name(Cell::FILLED), play::fill_title()],
            (Ok(0), _) => [name(Cell::EMPTY), play::circle_title()],
            (Err(_), _) => [name(Cell::UNKNOWN), play::tool_wipe_title()],
        };
        self.say_each(&names)
    }

    /// The name of each button, in their order, and the same with its key; then that of Pause, and that of the tools.
    pub fn controls(&self) -> Vec<String> {
        self.say_each(&[
            page::back_aria_label(),
            page::back_title(),
            page::play_aria_label(),
            page::play_title(),
            page::step(),
            page::step_title(),
            play::undo_aria_label(),
            play::undo_title(),
            play::redo_aria_label(),
            play::redo_title(),
            play::hint(),
            play::hint_title(),
            play::check(),
            play::check_title(),
            play::clear(),
            play::clear(),
            page::pause(),
            play::tools_aria_label(),
        ])
    }

    /// Names. On the page, some hold an element for more, which is left out.
    fn say_each(&self, names: &[Text]) -> Vec<String> {
        let words = |said: String| pieces(&said).next().unwrap_or_default().0.trim_end().to_owned();
        names.iter().map(|name| words(self.say(name))).collect()
    }

    /// The colour of an ink as style sheets write it, and that of a letter on it; nothing if the puzzle has only one.
    pub fn ink(&self, ink: usize) -> Option<Vec<String>> {
        let player = self.player().filter(|player| (2..).contains(&player.puzzle().inks()))?;
        let sample = (1..=player.puzzle().inks())
            .contains(&ink)
            .then(|| Sample::of(player.puzzle().palette(), Colour::ink(ink)))?;
        let style = |[red, green, blue]: [u8; 3]| format!("rgb({red},{green},{blue})");
        Some(vec![sample.fill.map_or(String::new(), style), style(sample.on_it)])
    }

    fn player(&self) -> Option<&Player> {
        self.model.player.as_ref()
    }

    /// What to say now.
    pub fn sentence(&self) -> String {
        self.say(&self.model.sentence())
    }

    /// The technique of the last step, if its argument has a single one.
    pub fn technique(&self) -> Option<String> {
        Some(self.say(&self.model.explanation()?.technique.as_ref()?.0.text()))
    }

    /// Step and unknown cells in one line.
    pub fn figures(&self) -> String {
        self.say(&self.player().map(Player::figures).unwrap_or_default())
    }

    /// The board in words, for screen readers.
    pub fn label(&self) -> String {
        self.say(&self.player().map(Player::board_in_words).unwrap_or_default())
    }

    /// What takes the keys, in words.
    pub fn frame_label(&self) -> String {
        self.say(&if self.model.is_marking() { page::frame_aria_label() } else { page::board_aria_label() })
    }

    /// The last announcement about the keyboard's cursor.
    pub fn announced(&self) -> String {
        self.say(&self.model.announced)
    }

    /// How many steps have been taken.
    pub fn position(&self) -> usize {
        self.player().map_or(0, Player::position)
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.player().map_or(0, Player::len)
    }

    pub fn is_playing(&self) -> bool {
        self.model.playing.is_playing()
    }

    /// Whether the person or the steps have completed the picture.
    pub fn is_finished(&self) -> bool {
        self.player().is_some_and(|player| player.finished().is_some())
    }

    /// Whether the person has completed the picture.
    pub fn is_won(&self) -> bool {
        self.model.is_won()
    }

    pub fn can_undo(&self) -> bool {
        self.player().is_some_and(|player| player.marking().marks().can_undo())
    }

    pub fn can_redo(&self) -> bool {
        self.player().is_some_and(|player| player.marking().marks().can_redo())
    }

    pub fn has_marks(&self) -> bool {
        self.player().is_some_and(|player| !player.marking().marks().is_empty())
    }

    /// Whether the board is larger than its place, so that it takes drags.
    pub fn is_magnified(&self) -> bool {
        self.model.board.lens.is_magnified()
    }

    /// Width, height, and the number of inks.
    pub fn size(&self) -> Vec<usize> {
        let puzzle = self.player().map(Player::puzzle);
        puzzle.map_or_else(Vec::new, |puzzle| vec![puzzle.width(), puzzle.height(), puzzle.inks()])
    }

    pub fn title(&self) -> Option<String> {
        Some(self.player()?.puzzle().title()?.to_owned())
    }

    /// The verdict by its name, and in words.
    pub fn verdict(&self) -> Vec<String> {
        let Some(player) = self.player() else { return Vec::new() };
        let name = match player.outcome().verdict {
            Verdict::Unique => "unique",
            Verdict::Multiple => "multiple",
            Verdict::None => "none",
            Verdict::Stuck => "stuck",
            Verdict::Stopped => "stopped",
        };
        vec![name.to_owned(), self.say(&player.session().verdict())]
    }

    /// The cells that are shown, row by row: the number of an ink, 0 if empty, -1 if not known.
    pub fn cells(&self) -> Vec<i8> {
        self.player().map_or_else(Vec::new, |player| player.grid().cells().iter().map(|&cell| number(cell)).collect())
    }
}

/// A cell as a number: that of its ink, 0 if it is empty, -1 if it is not known.
fn number(cell: Cell) -> i8 {
    cell.colour().map_or(-1, |colour| i8::try_from(colour.number()).unwrap_or(-1))
}
