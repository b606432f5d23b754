//! Puzzles from elsewhere: files that are chosen or dropped anywhere on the page, and texts that are pasted or dropped where
//! nothing else takes them.

use super::controller::{App, Arrival};
use crate::format::{Fault, MAX_FILE, text_of};
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, Event, File, HtmlInputElement, HtmlTextAreaElement};

impl App {
    /// Opens the dialogue for files.
    pub(super) fn choose_file(&mut self) {
        // So that the same file can be chosen again after it was changed.
        self.elements.file.set_value("");
        self.elements.file.click();
    }

    /// A file was chosen.
    pub(super) fn file_chosen(&mut self) {
        if let Some(file) = self.elements.file.files().and_then(|files| files.get(0)) {
            self.read_file(&file);
        }
    }

    /// Something is dragged over the page.
    pub(super) fn dragged_over(&mut self, event: &DragEvent) {
        let Some(data) = event.data_transfer() else { return };
        let kinds = data.types();
        let takes = |kind: &str| kinds.includes(&kind.into(), 0);
        // Text dragged into a box for text goes there.
        if takes("Files") || (takes("text/plain") && !is_text_box(event)) {
            event.prevent_default();
            data.set_drop_effect("copy");
            self.show_dropping(takes("Files"));
        }
    }

    /// What was dragged has left the page, if it is not just over another part of it.
    pub(super) fn drag_left(&mut self, event: &DragEvent) {
        if event.related_target().is_none() {
            self.show_dropping(false);
        }
    }

    /// Something was dropped on the page.
    pub(super) fn dropped(&mut self, event: &DragEvent) {
        self.show_dropping(false);
        let Some(data) = event.data_transfer() else { return };
        if data.files().is_some_and(|files| files.length() > 0) || !is_text_box(event) {
            event.prevent_default();
            self.take(&data);
        }
    }

    /// Something is pasted where no box for text takes it; or a file, wherever.
    pub(super) fn pasted(&mut self, event: &ClipboardEvent) {
        let Some(data) = event.clipboard_data() else { return };
        // Spreadsheets put a picture beside the text.
        let text = data.get_data("text/plain").ok().filter(|text| !text.trim().is_empty());
        match text {
            Some(_) if is_text_box(event) => {}
            Some(text) => {
                event.prevent_default();
                self.close_notice();
                self.take_text(&text);
            }
            None if data.files().is_some_and(|files| files.length() > 0) => {
                event.prevent_default();
                self.take(&data);
            }
            None => {}
        }
    }

    /// Opens the file, or else the text, that was dropped.
    fn take(&mut self, data: &DataTransfer) {
        let files = data.files();
        let count = files.as_ref().map_or(0, web_sys::FileList::length);
        if let Some(file) = files.and_then(|files| files.get(0)) {
            if self.read_file(&file) && count > 1 {
                self.notify(&format!("Of these {count} files the first was opened, {}.", file.name()));
            }
        } else if let Ok(text) = data.get_data("text/plain")
            && !text.trim().is_empty()
        {
            self.close_notice();
            self.take_text(&text);
        }
    }

    /// Reads a file; [`App::file_read`] follows. False if it is not read.
    fn read_file(&mut self, file: &File) -> bool {
        self.close_notice();
        if file.size() > MAX_FILE as f64 {
            self.notify(&format!("{}: {}", file.name(), Fault::TextTooLong));
            return false;
        }
        self.file_reader.abort();
        self.file_name = file.name();
        // What goes wrong in reading is an event too.
        self.file_reader.read_as_array_buffer(file).is_ok()
    }

    /// A file has been read.
    pub(super) fn file_read(&mut self) {
        match self.file_reader.result() {
            Ok(buffer) if !buffer.is_null() => {
                let bytes = Uint8Array::new(&buffer).to_vec();
                self.take_text(&text_of(&bytes));
            }
            _ => self.notify(&format!("{} could not be read.", self.file_name)),
        }
    }

    /// A file could not be read.
    pub(super) fn file_failed(&mut self) {
        self.notify(&format!("{} could not be read.", self.file_name));
    }

    /// Puts a text from elsewhere into the box and opens it.
    pub(super) fn take_text(&mut self, text: &str) {
        self.elements.puzzle.set_value(text);
        self.box_was_replaced();
        self.open_typed(Arrival::Start);
        self.bring_into_view = true;
    }

    fn show_dropping(&self, dropping: bool) {
        if let Some(body) = self.window.document().and_then(|document| document.body()) {
            // A plain attribute is never refused.
            let _ = body.toggle_attribute_with_force("data-dropping", dropping);
        }
    }
}

/// Whether an event is meant for an element that takes text.
fn is_text_box(event: &Event) -> bool {
    let Some(target) = event.target() else { return false };
    target.dyn_ref::<HtmlTextAreaElement>().is_some()
        || target.dyn_ref::<HtmlInputElement>().is_some_and(|input| input.type_() == "text")
        || target.dyn_ref::<Element>().is_some_and(|element| element.has_attribute("contenteditable"))
}
