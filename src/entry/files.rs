//! Puzzles from outside: files that are chosen, or dropped anywhere on the page, and texts that are pasted or dropped
//! outside of any box.

use super::EntryMsg;
use crate::page::{Model, Msg, Sender};
use js_sys::Uint8Array;
use nonoscope_format::MAX_FILE;
use nonoscope_kit::dom::{find, on};
use nonoscope_kit::part::Part;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    ClipboardEvent, DataTransfer, Document, DragEvent, Element, Event, File, FileList, FileReader, HtmlElement,
    HtmlInputElement, HtmlTextAreaElement,
};

/// Takes files and texts.
pub(crate) struct Files {
    body: Option<HtmlElement>,
    /// Whether the page shows that a file is being dragged over it.
    is_dragged_over: bool,
}

/// Reads files, one at a time.
#[derive(Clone)]
struct Reader {
    sender: Sender,
    reader: FileReader,
    /// The name of the file being read.
    name: Rc<RefCell<String>>,
}

impl Files {
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Files, JsValue> {
        let reader = Reader::new(sender)?;
        let input: HtmlInputElement = find(document, "file");
        let (chosen, reading) = (input.clone(), reader.clone());
        on(&input, "change", move |_: &Event| {
            if let Some(file) = chosen.files().and_then(|files| files.get(0)) {
                reading.take_file(&file, 1);
            }
        });
        let dragging = sender.clone();
        on(document, "dragover", move |event: &DragEvent| {
            dragging.send(Msg::Entry(EntryMsg::Dragged { over: is_taken(event) }));
        });
        let dragging = sender.clone();
        on(document, "dragleave", move |event: &DragEvent| {
            // Perhaps it is only over another part of the page.
            if event.related_target().is_none() {
                dragging.send(Msg::Entry(EntryMsg::Dragged { over: false }));
            }
        });
        let dropping = reader.clone();
        on(document, "drop", move |event: &DragEvent| {
            dropping.sender.send(Msg::Entry(EntryMsg::Dragged { over: false }));
            let Some(data) = event.data_transfer() else { return };
            if has_files(&data) || !is_text_box(event) {
                event.prevent_default();
                dropping.take(&data);
            }
        });
        on(document, "paste", move |event: &ClipboardEvent| reader.pasted(event));
        Ok(Files { body: document.body(), is_dragged_over: false })
    }
}

impl Part<Model> for Files {
    fn show(&mut self, model: &Model) {
        let over = model.entry.is_dragged_over;
        if let Some(body) = self.body.as_ref().filter(|_| self.is_dragged_over != over) {
            // A plain attribute is never refused.
            let _ = body.toggle_attribute_with_force("data-dropping", over);
            self.is_dragged_over = over;
        }
    }
}

impl Reader {
    fn new(sender: &Sender) -> Result<Reader, JsValue> {
        let (sender, reader) = (sender.clone(), FileReader::new()?);
        let new = Reader { sender, reader, name: Rc::default() };
        for event in ["load", "error"] {
            let read = new.clone();
            on(&new.reader, event, move |_: &Event| {
                let buffer = read.reader.result().ok().filter(|buffer| !buffer.is_null());
                let bytes = buffer.map(|buffer| Uint8Array::new(&buffer).to_vec());
                let name = read.name.borrow().clone();
                read.sender.send(Msg::Entry(EntryMsg::Read { name, bytes }));
            });
        }
        Ok(new)
    }

    /// Handles something pasted: a text outside of any box, or a file anywhere.
    fn pasted(&self, event: &ClipboardEvent) {
        let Some(data) = event.clipboard_data() else { return };
        // Spreadsheets add a picture to the text.
        let text = data.get_data("text/plain").ok().filter(|text| !text.trim().is_empty());
        match text {
            Some(_) if is_text_box(event) => {}
            Some(text) => {
                event.prevent_default();
                self.sender.send(Msg::Entry(EntryMsg::Pasted(text)));
            }
            None if has_files(&data) => {
                event.prevent_default();
                self.take(&data);
            }
            None => {}
        }
    }

    /// Opens the dropped file, or else the dropped text.
    fn take(&self, data: &DataTransfer) {
        let files = data.files();
        let count = files.as_ref().map_or(0, FileList::length);
        if let Some(file) = files.and_then(|files| files.get(0)) {
            self.take_file(&file, count);
        } else if let Ok(text) = data.get_data("text/plain")
            && !text.trim().is_empty()
        {
            self.sender.send(Msg::Entry(EntryMsg::Pasted(text)));
        }
    }

    /// Reads a file, the first of `files`, unless it is too large.
    fn take_file(&self, file: &File, files: u32) {
        let (name, size) = (file.name(), file.size());
        self.sender.send(Msg::Entry(EntryMsg::Offered { name: name.clone(), size, files }));
        if size <= MAX_FILE as f64 {
            self.reader.abort();
            *self.name.borrow_mut() = name;
            // If reading fails, that is an event too.
            let _ = self.reader.read_as_array_buffer(file);
        }
    }
}

/// Accepts something dragged over the page, if possible. Returns whether it is a file.
fn is_taken(event: &DragEvent) -> bool {
    let Some(data) = event.data_transfer() else { return false };
    let kinds = data.types();
    let takes = |kind: &str| kinds.includes(&kind.into(), 0);
    // Text dragged into a box stays there.
    if takes("Files") || (takes("text/plain") && !is_text_box(event)) {
        event.prevent_default();
        data.set_drop_effect("copy");
    }
    takes("Files")
}

fn has_files(data: &DataTransfer) -> bool {
    data.files().is_some_and(|files| files.length() > 0)
}

/// Whether an event is meant for an element that takes text.
fn is_text_box(event: &Event) -> bool {
    let Some(target) = event.target() else { return false };
    target.dyn_ref::<HtmlTextAreaElement>().is_some()
        || target.dyn_ref::<HtmlInputElement>().is_some_and(|input| input.type_() == "text")
        || target.dyn_ref::<Element>().is_some_and(|element| element.has_attribute("contenteditable"))
}
