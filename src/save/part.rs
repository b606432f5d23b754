//! Saving and sharing: a link, and files in every format that can be written; and the message of the QR pattern, as text, as a link only if it is a web
//! address, and with a button to copy it.

use super::{SaveMsg, Saving};
use crate::page::{Model, Msg, Sender};
use nonoscope_format::Format;
use nonoscope_kit::dom::{add_option, buttons, find, on_send, set_choice, set_text};
use nonoscope_kit::part::Part;
use nonoscope_play::Player;
use nonoscope_words::{Text, message};
use wasm_bindgen::JsValue;
use web_sys::{Document, HtmlAnchorElement, HtmlButtonElement, HtmlElement, HtmlSelectElement};

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
            add_option(document, &format, choice.id(), choice.name().to_string());
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

/// The message.
pub(crate) struct Message {
    section: HtmlElement,
    link: HtmlAnchorElement,
    text: HtmlElement,
    note: HtmlElement,
    copy: HtmlButtonElement,
}

impl Message {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Message {
        let [copy] = buttons(document, sender, [("copy", || Msg::Save(SaveMsg::CopyMessage))]);
        Message {
            section: find(document, "message"),
            link: find(document, "message-link"),
            text: find(document, "message-text"),
            note: find(document, "message-note"),
            copy,
        }
    }
}

impl Part<Model> for Message {
    /// Shows the message, if the pattern can be read at this step.
    fn show(&mut self, model: &Model) {
        set_text(&self.copy, &model.saving.copy_button);
        let message = model.player.as_ref().and_then(Player::message);
        self.section.set_hidden(message.is_none());
        let (Some(player), Some(message)) = (&model.player, message) else { return };
        let link = message.link();
        self.link.set_hidden(link.is_none());
        self.text.set_hidden(link.is_some());
        if let Some(address) = &link {
            if self.link.get_attribute("href").as_ref() != Some(address) {
                self.link.set_href(address);
            }
            set_text(&self.link, message.text());
        } else {
            set_text(&self.text, message.text());
        }
        // Marks may finish a picture although some cells are not marked.
        let unknown = if player.finished().is_some() { 0 } else { player.grid().unknown_cells() };
        let note = match unknown {
            0 if player.solution().is_some() && player.session().all_say_the_same() => message::all_solutions(),
            0 if player.finished().is_none() => message::clues_not_satisfied(),
            0 => message::is_code(),
            unknown => message::already_readable(unknown),
        };
        set_text(&self.note, Text::sentences([note, player.remarks()]).to_string());
    }
}
