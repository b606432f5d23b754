//! The message of the pattern: as text, as a link only if it is a web address, and with a button that copies it.

use super::clipboard::copy;
use super::controller::App;
use super::elements::set_text;
use crate::player::Player;

impl App {
    /// The message, if the pattern can be read at this step.
    pub(super) fn show_message(&self, player: &Player) {
        let elements = &self.elements;
        let message = player.message();
        elements.message.set_hidden(message.is_none());
        let Some(message) = message else { return };
        let link = message.link();
        elements.message_link.set_hidden(link.is_none());
        elements.message_text.set_hidden(link.is_some());
        if let Some(address) = &link {
            if elements.message_link.get_attribute("href").as_ref() != Some(address) {
                elements.message_link.set_href(address);
            }
            set_text(&elements.message_link, message.text());
        } else {
            set_text(&elements.message_text, message.text());
        }
        let note = match player.grid().unknown_cells() {
            0 if player.solution().is_some() && player.session().all_say_the_same() => "All solutions found say this.",
            0 => "The pattern is a QR code; this is what it says.",
            1 => "The QR pattern can be read already, with 1 cell unknown.",
            _ => "The QR pattern can be read already, with some cells unknown.",
        };
        set_text(&elements.message_note, note);
    }

    /// Puts the message on the clipboard, and says whether that worked.
    pub(super) fn copy_message(&self) {
        let Some(message) = self.player.as_ref().and_then(Player::message) else { return };
        let copied = "Copied".to_owned();
        copy(&self.window, message.text(), &self.elements.copy, copied, "Select it and copy it by hand");
    }
}
