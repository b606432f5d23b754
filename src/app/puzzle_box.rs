//! The box for a puzzle of one's own: opened when typing pauses; bad input says what is wrong and where, and the last
//! good puzzle stays on the board.

use super::controller::{App, Arrival};
use super::elements::{set_attribute, set_text};
use super::protocol::Refusal;
use crate::examples;
use crate::player::Session;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use web_sys::Document;

/// How long typing must pause, in milliseconds.
const PAUSE: i32 = 250;

/// The value of the choice that stands for no example.
const OWN: &str = "";

impl App {
    /// Lists the examples to choose from. The first is the one on the board.
    pub(super) fn fill_examples(&self, document: &Document) -> Result<(), JsValue> {
        for example in examples::ALL {
            let option = document.create_element("option")?;
            option.set_text_content(Some(example.name));
            self.elements.example.append_child(&option)?;
        }
        let own = document.create_element("option")?;
        own.set_text_content(Some("your own"));
        own.set_attribute("value", OWN)?;
        self.elements.example.append_child(&own)?;
        Ok(())
    }

    /// Something was typed or pasted.
    pub(super) fn typed(&mut self) {
        self.elements.example.set_value(OWN);
        if let Some(timer) = self.typing_timer.take() {
            self.window.clear_timeout_with_handle(timer);
        }
        let on_typed = self.on_typed.as_ref().unchecked_ref();
        self.typing_timer = self.window.set_timeout_with_callback_and_timeout_and_arguments_0(on_typed, PAUSE).ok();
    }

    /// Opens what stands in the box; nothing if it is blank.
    pub(super) fn open_typed(&mut self, arrival: Arrival) {
        if let Some(timer) = self.typing_timer.take() {
            self.window.clear_timeout_with_handle(timer);
        }
        let text = self.elements.puzzle.value();
        if text.trim().is_empty() {
            self.forget_request();
            self.say_nothing();
            if arrival == Arrival::End {
                set_text(&self.elements.fault, "There is no puzzle here yet.");
            }
        } else {
            self.open(&text, arrival);
        }
    }

    /// Puts the chosen example into the box and opens it.
    pub(super) fn example_chosen(&mut self) {
        let name = self.elements.example.value();
        if let Some(example) = examples::ALL.iter().find(|example| example.name == name) {
            self.elements.puzzle.set_value(example.text);
            self.open_typed(Arrival::Start);
        }
    }

    /// Says in which format the text was read.
    pub(super) fn accepted(&self, session: &Session) {
        self.say_nothing();
        if !self.elements.puzzle.value().trim().is_empty() {
            let puzzle = session.puzzle();
            let size = format!("{} × {}", puzzle.width(), puzzle.height());
            set_text(&self.elements.read_as, &format!("Read as {}: {size}.", session.format().name()));
        }
    }

    /// Says what is wrong and where. If it was asked for, the place is selected in the box.
    pub(super) fn refused(&self, refusal: &Refusal, asked: bool) {
        set_text(&self.elements.fault, &refusal.sentence);
        set_text(
            &self.elements.read_as,
            if self.player.is_some() { "The last puzzle is still on the board." } else { "" },
        );
        set_attribute(&self.elements.puzzle, "aria-invalid", "true");
        if let (true, Some((line, column))) = (asked, refusal.spot) {
            let place = utf16_place(&self.elements.puzzle.value(), line, column);
            // A place beyond the end is moved to the end by the browser.
            let _ = self.elements.puzzle.focus();
            let _ = self.elements.puzzle.set_selection_range(place, place + 1);
        }
    }

    fn say_nothing(&self) {
        set_text(&self.elements.fault, "");
        set_text(&self.elements.read_as, "");
        set_attribute(&self.elements.puzzle, "aria-invalid", "false");
    }
}

/// Where a line and a column, both in characters from 1, are in the units that browsers count in.
fn utf16_place(text: &str, line: usize, column: usize) -> u32 {
    let mut place = 0;
    for (index, content) in text.split_inclusive('\n').enumerate() {
        let characters = if index + 1 < line { usize::MAX } else { column.saturating_sub(1) };
        place += content.chars().take(characters).map(char::len_utf16).sum::<usize>();
        if index + 1 >= line {
            break;
        }
    }
    place as u32
}
