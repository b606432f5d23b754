//! Taking a puzzle along: a link to what is looked at, and files in every format that is written.

use super::clipboard::copy;
use super::controller::{App, Arrival, Arriving};
use super::elements::{add_option, set_text};
use super::worker::solver::Request;
use crate::format::Format;
use crate::player::{Visit, share};
use wasm_bindgen::JsValue;
use web_sys::Document;

impl App {
    /// Lists the formats of files to save.
    pub(super) fn fill_save_formats(&self, document: &Document) -> Result<(), JsValue> {
        // A link has a button of its own.
        for format in Format::ALL.into_iter().filter(|format| format.is_written() && *format != Format::Link) {
            add_option(document, &self.elements.save_as, format.id(), format.name())?;
        }
        Ok(())
    }

    /// Follows the link in the page's address, if there is one. Says whether there was one that could be followed.
    pub(super) fn follow_address(&mut self) -> bool {
        let link = self.window.location().hash().unwrap_or_default();
        if link.len() < 2 {
            self.close_notice();
            return false;
        }
        match Visit::follow(&link) {
            Ok(visit) => {
                self.close_notice();
                self.elements.puzzle.set_value(&visit.text);
                self.box_was_replaced();
                self.choose_method(visit.method);
                self.open(&visit.text, 0, Arrival::At(visit.step));
                let has_marks = !visit.marks.is_unknown();
                // Whoever shares marks before the first step wants them to be seen.
                let marking = has_marks && visit.step == 0;
                (self.remembered, self.linked) = (None, None);
                self.arriving = Some(Arriving::Shared { marks: visit.marks, marking });
                true
            }
            Err(error) => {
                self.notify(&error.to_string());
                false
            }
        }
    }

    /// Puts a link to what is looked at into the address and onto the clipboard.
    pub(super) fn copy_link(&mut self) {
        let Some(player) = &self.player else { return };
        let link = match share(player) {
            Ok(link) => link,
            Err(error) => {
                set_text(&self.elements.share_note, &error.to_string());
                return;
            }
        };
        self.set_address(&format!("#{link}"));
        let address = self.window.location().href().unwrap_or_default();
        let said =
            format!("Copied. The link has {} characters, and stands in the address too.", address.chars().count());
        let note = &self.elements.share_note;
        copy(&self.window, &address, note, said, "The link stands in the address; copy it from there.");
        self.linked = self.remembered;
    }

    /// What the link in the address shows is not what is shown any more: after a reload, that would be gone.
    pub(super) fn outdate_link(&mut self) {
        if self.linked.is_some() && self.linked != self.remembered {
            self.linked = None;
            self.set_address("");
        }
    }

    /// The link in the address is not that of the puzzle on the board any more.
    pub(super) fn leave_link(&self) {
        set_text(&self.elements.share_note, "A link holds the puzzle, your marks and the step.");
        self.say_of_saving("");
        let link = self.window.location().hash().unwrap_or_default();
        if link.len() > 1 && Visit::follow(&link).is_ok_and(|visit| visit.text != self.opened_text) {
            self.set_address("");
        }
    }

    /// Changes what stands behind the page's own address, without a new entry in the history.
    fn set_address(&self, link: &str) {
        let location = self.window.location();
        let (path, search) = (location.pathname().unwrap_or_default(), location.search().unwrap_or_default());
        // Where the browser forbids it, the address stays as it is.
        if let Ok(history) = self.window.history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("{path}{search}{link}")));
        }
    }

    /// Asks the worker for the puzzle in the chosen format.
    pub(super) fn save_puzzle(&mut self) {
        let Some(player) = &self.player else { return };
        let Some(format) = Format::named(&self.elements.save_as.value()) else { return };
        let mut reading = player.session().reading().clone();
        if format == Format::Picture {
            reading.notes.goal = player.outcome().solutions.first().cloned();
        }
        self.say_of_saving("");
        self.solver.send(Request::Write { reading: Box::new(reading), format });
    }

    /// Says what is to be known of a file that was saved, or why there is none.
    pub(super) fn say_of_saving(&self, sentence: &str) {
        set_text(&self.elements.save_note, sentence);
        self.elements.save_note.set_hidden(sentence.is_empty());
    }
}
