//! Saving and sharing: a link, and files in every format that can be written.

use crate::app::model::Model;
use crate::app::model::saving::{SaveMsg, Saving};
use crate::app::msg::{Msg, Sender};
use nonoscope_format::Format;
use nonoscope_kit::dom::{add_option, buttons, find, on_send, set_choice, set_text};
use nonoscope_kit::part::Part;
use wasm_bindgen::JsValue;
use web_sys::{Document, HtmlElement, HtmlSelectElement};

/// Sharing and saving.
pub(crate) struct Save {
    share_note: HtmlElement,
    format: HtmlSelectElement,
    save_note: HtmlElement,
}

impl Save {
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Save, JsValue> {
        let format: HtmlSelectElement = find(document, "save-as");
        for choice in Saving::formats() {
            add_option(document, &format, choice.id(), choice.name());
        }
        let chosen = format.clone();
        on_send(sender, &format, "change", move || Some(Msg::Save(SaveMsg::Format(Format::named(&chosen.value())?))));
        buttons(
            document,
            sender,
            [
                ("copy-link", || Msg::Save(SaveMsg::CopyLink)),
                ("copy-unsolved", || Msg::Save(SaveMsg::CopyUnsolved)),
                ("save-text", || Msg::Save(SaveMsg::Puzzle)),
            ],
        );
        Ok(Save { share_note: find(document, "share-note"), format, save_note: find(document, "save-note") })
    }
}

impl Part<Model> for Save {
    fn show(&mut self, model: &Model) {
        let saving = &model.saving;
        set_choice(&self.format, saving.format.id());
        set_text(&self.share_note, &saving.share_note);
        set_text(&self.save_note, &saving.save_note);
        self.save_note.set_hidden(saving.save_note.is_empty());
    }
}
