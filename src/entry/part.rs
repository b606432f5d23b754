//! The box, the mistakes in its text, and files that are chosen, dropped or pasted.

use super::{Contents, EntryMsg, what_solve_does};
use crate::page::{Model, Msg, Sender};
use js_sys::Uint8Array;
use nonoscope_format::{Excerpt, Format, MAX_FILE, Spot};
use nonoscope_kit::dom::{add_option, buttons, find, on, on_send, set_attribute, set_choice, set_flag, set_text};
use nonoscope_kit::part::Part;
use nonoscope_words::{Text, entry as words};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    ClipboardEvent, CustomEvent, DataTransfer, Document, DragEvent, Element, Event, File, FileList, FileReader,
    HtmlButtonElement, HtmlElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement,
};

/// The box.
pub(crate) struct Entry {
    document: Document,
    text: HtmlTextAreaElement,
    read_as: HtmlElement,
    which_field: HtmlElement,
    which: HtmlSelectElement,
    format: HtmlSelectElement,
    /// The button below the box, and what it does in the mode one is in.
    solve: HtmlButtonElement,
    solve_note: HtmlElement,
    /// Which text put there by the page is in the box, and which puzzles are listed.
    replaced: u32,
    listed: u32,
}

impl Entry {
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Entry, JsValue> {
        let text: HtmlTextAreaElement = find(document, "puzzle");
        let typed = text.clone();
        on_send(sender, &text, "input", move || Some(Msg::Entry(EntryMsg::Typed(typed.value()))));
        // The page's first script has noted whether it was pressed.
        let solve = find::<Element>(document, "solve").has_attribute("data-pressed");
        sender.send(Msg::Entry(EntryMsg::Found { text: text.value(), solve }));
        let [solve_button, _, _] = buttons(
            document,
            sender,
            [
                ("solve", || Msg::Entry(EntryMsg::Solve)),
                ("open-file", || Msg::Entry(EntryMsg::PickFile)),
                ("open-lightbox", || Msg::Entry(EntryMsg::OpenLightbox)),
            ],
        );
        hear_lightbox(document, sender);
        let which: HtmlSelectElement = find(document, "which");
        let chosen = which.clone();
        // The last entry may only say that there are more; it cannot be chosen.
        on_send(sender, &which, "change", move || Some(Msg::Entry(EntryMsg::Which(chosen.value().parse().ok()?))));
        let format: HtmlSelectElement = find(document, "format");
        let choices = Format::ALL.map(|format| (format.id(), format.name()));
        add_option(document, &format, "", words::recognised());
        for (value, name) in choices {
            add_option(document, &format, value, name);
        }
        let chosen = format.clone();
        on_send(sender, &format, "change", move || Some(Msg::Entry(EntryMsg::Format(Format::named(&chosen.value())))));
        Ok(Entry {
            document: document.clone(),
            text,
            read_as: find(document, "read-as"),
            which_field: find(document, "which-field"),
            which,
            format,
            solve: solve_button,
            solve_note: find(document, "solve-note"),
            replaced: 0,
            listed: 0,
        })
    }

    /// Lists the puzzles of a text that has several.
    fn list(&self, contents: Option<&Contents>, with_titles: bool) {
        self.which.set_text_content(None);
        let Some(contents) = contents else { return };
        for (index, name) in contents.words(with_titles).iter().enumerate() {
            // Browsers never refuse a plain element.
            add_option(&self.document, &self.which, &index.to_string(), name);
        }
        let Contents { listed, count, chosen } = contents;
        if *count > listed.len() {
            let name = words::more_puzzles(count - listed.len()).to_string();
            add_option(&self.document, &self.which, "", &name);
        }
        self.which.set_value(&chosen.to_string());
    }
}

/// Listens to the dialogue for pictures, which is another program and communicates by events.
fn hear_lightbox(document: &Document, sender: &Sender) {
    let dialogue: HtmlElement = find(document, "lightbox");
    let reading = sender.clone();
    on(&dialogue, "copied", move |event: &CustomEvent| {
        reading.send(Msg::Entry(EntryMsg::Pasted(event.detail().as_string().unwrap_or_default())));
    });
    let failing = sender.clone();
    on(&dialogue, "unloaded", move |_: &Event| failing.send(Msg::Entry(EntryMsg::NoLightbox)));
    let reading = sender.clone();
    on(&dialogue, "pixels", move |event: &CustomEvent| {
        let bytes = Uint8Array::new(&event.detail()).to_vec();
        reading.send(Msg::Entry(EntryMsg::Pixels(bytes)));
    });
}

impl Part<Model> for Entry {
    fn show(&mut self, model: &Model) {
        let entry = &model.entry;
        if std::mem::replace(&mut self.replaced, entry.replaced) != entry.replaced {
            self.text.set_value(&entry.text);
        }
        set_flag(&self.text, "aria-invalid", !entry.faults.refusal.mistakes.is_empty());
        set_text(&self.read_as, &entry.read_as);
        set_choice(&self.format, entry.format.map_or("", |format| format.id()));
        if std::mem::replace(&mut self.listed, entry.listed) != entry.listed {
            self.list(entry.contents.as_ref(), model.shown.title_asked);
        }
        self.which_field.set_hidden(entry.contents.is_none());
        let (does, note) = what_solve_does(model.marking.is_on);
        set_text(&self.solve, &does);
        set_attribute(&self.solve, "title", words::solve_key(does));
        set_text(&self.solve_note, &note);
    }
}

/// The list of mistakes.
pub(crate) struct Faults {
    document: Document,
    list: HtmlElement,
    /// The version of the list that is shown.
    said: u32,
}

impl Faults {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Faults {
        let list: HtmlElement = find(document, "fault");
        let sender = sender.clone();
        on(&list, "click", move |event: &Event| {
            let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if let Some((line, column)) = pressed.and_then(|pressed| place_of(&pressed)) {
                sender.send(Msg::Entry(EntryMsg::GoTo { line, column }));
            }
        });
        Faults { document: document.clone(), list, said: 0 }
    }

    fn add(&self, sentence: &Text, place: Option<&(Spot, Excerpt)>) -> Result<(), JsValue> {
        let document = &self.document;
        let paragraph = document.create_element("p")?;
        paragraph.set_text_content(Some(&sentence.to_string()));
        self.list.append_child(&paragraph)?;
        let Some((Spot { line, column }, Excerpt { before, at, after })) = place else { return Ok(()) };
        let button = document.create_element("button")?;
        button.set_attribute("type", "button")?;
        button.set_class_name("excerpt");
        let label = words::go_to(*line, *column, Text::verbatim(format!("{before}{at}{after}")));
        button.set_attribute("aria-label", &label.to_string())?;
        button.set_attribute("data-line", &line.to_string())?;
        button.set_attribute("data-column", &column.to_string())?;
        let marked = document.create_element("mark")?;
        // The end of a line gets a mark too.
        marked.set_text_content(Some(if at.is_empty() { "\u{a0}" } else { at }));
        button.append_child(&document.create_text_node(before))?;
        button.append_child(&marked)?;
        button.append_child(&document.create_text_node(after))?;
        self.list.append_child(&button)?;
        Ok(())
    }
}

impl Part<Model> for Faults {
    fn show(&mut self, model: &Model) {
        let faults = &model.entry.faults;
        if std::mem::replace(&mut self.said, faults.said) == faults.said {
            return;
        }
        // While a person types, unfinished texts raise no alarm.
        set_flag(&self.list, "data-asked", faults.asked);
        self.list.set_text_content(None);
        for mistake in &faults.refusal.mistakes {
            // Browsers never refuse plain elements.
            let _ = self.add(&mistake.sentence, mistake.place.as_ref());
        }
    }
}

/// The line and the column that a pressed button leads to.
fn place_of(pressed: &Element) -> Option<(usize, usize)> {
    let button = pressed.closest("button.excerpt").ok()??;
    let number = |name| button.get_attribute(name).and_then(|number| number.parse().ok());
    Some((number("data-line")?, number("data-column")?))
}

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
