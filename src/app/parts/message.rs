//! The message of the QR pattern: as text, as a link only if it is a web address, and with a button to copy it.

use crate::app::model::Model;
use crate::app::model::saving::SaveMsg;
use crate::app::msg::{Msg, Sender};
use nonoscope_kit::dom::{buttons, find, set_text};
use nonoscope_kit::part::Part;
use nonoscope_play::Player;
use web_sys::{Document, HtmlAnchorElement, HtmlButtonElement, HtmlElement};

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
        set_text(&self.copy, model.saving.copy_button);
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
            0 if player.solution().is_some() && player.session().all_say_the_same() => {
                "All solutions found have this message."
            }
            0 if player.finished().is_none() => "The QR code can be read, but not every clue is satisfied.",
            0 => "The picture is a QR code with this message.",
            1 => "The QR code can already be read, with 1 cell unknown.",
            _ => "The QR code can already be read, with some cells unknown.",
        };
        let remarks = player.remarks();
        set_text(&self.note, &if remarks.is_empty() { note.to_owned() } else { format!("{note} {remarks}") });
    }
}
