//! The box for a puzzle of one's own: opened when typing pauses, in the format that it looks like or that is chosen; bad
//! input says what is wrong and where, and the last good puzzle stays on the board.

use super::controller::{App, Arrival};
use super::elements::{add_option, set_attribute, set_text};
use super::worker::solver::{Refusal, Spot};
use crate::format::Format;
use crate::player::Session;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Document;

/// How long typing must pause, in milliseconds.
const PAUSE: i32 = 250;

impl App {
    /// Lists the formats to choose from. The first choice is to tell the format by the text.
    pub(super) fn fill_formats(&self, document: &Document) -> Result<(), JsValue> {
        let choices = Format::ALL.map(|format| (format.id(), format.name()));
        for (value, name) in [("", "told by the text")].into_iter().chain(choices) {
            add_option(document, &self.elements.format, value, name)?;
        }
        Ok(())
    }

    /// The format that is chosen; nothing if it is to be told by the text.
    pub(super) fn format(&self) -> Option<Format> {
        Format::named(&self.elements.format.value())
    }

    /// Another format is chosen for the same text.
    pub(super) fn format_changed(&mut self) {
        self.open_typed(Arrival::Start);
    }

    /// Something was typed or pasted into the box.
    pub(super) fn typed(&mut self) {
        self.close_notice();
        self.forget_timer();
        let on_typed = self.on_typed.as_ref().unchecked_ref();
        self.typing_timer = self.window.set_timeout_with_callback_and_timeout_and_arguments_0(on_typed, PAUSE).ok();
    }

    fn forget_timer(&mut self) {
        if let Some(timer) = self.typing_timer.take() {
            self.window.clear_timeout_with_handle(timer);
        }
    }

    /// The box holds another text as a whole: what was chosen for the old one does not hold for it.
    pub(super) fn box_was_replaced(&mut self) {
        self.forget_timer();
        self.elements.format.set_value("");
        self.opened_index = 0;
        self.elements.which_field.set_hidden(true);
    }

    /// Opens what stands in the box, of several puzzles the first or the one that was chosen; nothing if it is blank.
    pub(super) fn open_typed(&mut self, arrival: Arrival) {
        self.forget_timer();
        let text = self.elements.puzzle.value();
        if text.trim().is_empty() {
            self.forget_request();
            self.say_nothing();
            self.elements.which_field.set_hidden(true);
            if arrival == Arrival::End {
                self.list_faults(&Refusal::of("There is no puzzle here yet."));
            }
        } else {
            // Whoever mends the second puzzle of a text goes on looking at it.
            self.open(&text, self.opened_index, arrival);
        }
    }

    /// Solves what stands in the box. Whoever solves themselves is not shown the end.
    pub(super) fn solve_typed(&mut self) {
        let arrival = if self.elements.marks_mode.checked() { Arrival::Start } else { Arrival::End };
        self.bring_into_view = true;
        self.open_typed(arrival);
        self.bring_into_view &= self.search.is_some();
    }

    /// Another puzzle of the text is chosen.
    pub(super) fn puzzle_chosen(&mut self) {
        // What only says that there are more is no choice.
        let Ok(index) = self.elements.which.value().parse() else { return };
        let text = self.opened_text.clone();
        self.open(&text, index, Arrival::Start);
    }

    /// Lists the puzzles of a text that has several.
    pub(super) fn list_puzzles(&self, titles: &[String], count: usize) {
        let elements = &self.elements;
        elements.which_field.set_hidden(count < 2);
        elements.which.set_text_content(None);
        let Some(document) = self.window.document() else { return };
        for (index, title) in titles.iter().enumerate().filter(|_| count > 1) {
            let name = match title.as_str() {
                "" => format!("{} of {count}", index + 1),
                title => format!("{} of {count} · {title}", index + 1),
            };
            // Making and adding a plain element is never refused.
            let _ = add_option(&document, &elements.which, &index.to_string(), &name);
        }
        if count > titles.len() {
            let name = format!("… and {} more, for which the text must be shorter", count - titles.len());
            let _ = add_option(&document, &elements.which, "", &name);
        }
        elements.which.set_value(&self.opened_index.min(count.saturating_sub(1)).to_string());
    }

    /// Says in which format the text was read, and whether there is doubt.
    pub(super) fn accepted(&self, session: &Session) {
        self.say_nothing();
        self.mark_example();
        if self.elements.puzzle.value().trim().is_empty() {
            return;
        }
        let (puzzle, reading) = (session.puzzle(), session.reading());
        let read_as = format!("Read as {}: {} × {}.", reading.format.name(), puzzle.width(), puzzle.height());
        let doubt = reading.doubt.map(|other| {
            format!(" As {} it would be another puzzle; if that is meant, choose it under Format.", other.name())
        });
        set_text(&self.elements.read_as, &(read_as + doubt.as_deref().unwrap_or_default()));
    }

    /// Says what is wrong and where. If it was asked for, the first place is selected in the box.
    pub(super) fn refused(&self, refusal: &Refusal, asked: bool) {
        self.list_faults(refusal);
        // While somebody types, what is missing is no reason for alarm.
        set_attribute(&self.elements.fault, "data-asked", if asked { "true" } else { "false" });
        let read_as = if self.player.is_some() { "The last puzzle is still on the board." } else { "" };
        set_text(&self.elements.read_as, read_as);
        let first = refusal.mistakes.iter().find_map(|mistake| mistake.spot.as_ref());
        if let (true, Some(Spot { line, column, .. })) = (asked, first) {
            self.select_place(*line, *column);
        }
        if asked {
            self.elements.fault.scroll_into_view_with_bool(false);
        }
    }

    pub(super) fn say_nothing(&self) {
        self.list_faults(&Refusal { mistakes: Vec::new() });
        set_text(&self.elements.read_as, "");
    }
}
