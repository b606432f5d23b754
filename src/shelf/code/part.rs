//! The QR code of a link in its dialogue.

use crate::shelf::{Model, Sender};
use nonoscope_kit::dom::{buttons, find, set_attribute, set_text};
use nonoscope_kit::part::Part;
use web_sys::{Document, Element};

/// The QR code.
pub(crate) struct Code {
    drawing: Element,
    path: Element,
    words: Element,
    link: Element,
}

impl Code {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Code {
        buttons(document, sender, [("close-code", || crate::shelf::Msg::CloseCode)]);
        Code {
            drawing: find(document, "code-drawing"),
            path: find(document, "code-path"),
            words: find(document, "code-words"),
            link: find(document, "code-link"),
        }
    }
}

impl Part<Model> for Code {
    fn show(&mut self, model: &Model) {
        let code = &model.code;
        if self.link.text_content().as_deref() == Some(&code.link) {
            return;
        }
        set_text(&self.link, &code.link);
        set_text(&self.words, code.words());
        let (side, path) = code.drawing().unwrap_or_default();
        set_attribute(&self.drawing, "data-empty", if side == 0 { "true" } else { "false" });
        set_attribute(&self.drawing, "viewBox", format!("0 0 {side} {side}"));
        set_attribute(&self.path, "d", &path);
    }
}
