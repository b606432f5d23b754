//! The buttons that make the board larger and smaller, and put letters on its colours.

use crate::app::model::Model;
use crate::app::model::settings::Setting;
use crate::app::msg::{Msg, Sender};
use nonoscope_kit::dom::{buttons, find, on_send, set_enabled, set_flag};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::part::Part;
use web_sys::{Document, HtmlButtonElement};

/// The buttons.
pub(crate) struct Lens {
    smaller: HtmlButtonElement,
    whole: HtmlButtonElement,
    larger: HtmlButtonElement,
    letters: HtmlButtonElement,
}

impl Lens {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Lens {
        let [smaller, whole, larger] = buttons(
            document,
            sender,
            [
                ("smaller", || Msg::Board(BoardMsg::Smaller)),
                ("whole", || Msg::Board(BoardMsg::Whole)),
                ("larger", || Msg::Board(BoardMsg::Larger)),
            ],
        );
        let letters: HtmlButtonElement = find(document, "letters");
        let pressed = letters.clone();
        on_send(sender, &letters, "click", move || {
            let are_on = pressed.get_attribute("aria-pressed").as_deref() == Some("true");
            Some(Msg::Set(Setting::Letters(!are_on)))
        });
        Lens { smaller, whole, larger, letters }
    }
}

impl Part<Model> for Lens {
    fn show(&mut self, model: &Model) {
        set_flag(&self.letters, "aria-pressed", model.settings.letters);
        if let Some(player) = &model.player {
            self.letters.set_hidden(player.puzzle().inks() == 1);
            let lens = &model.board.lens;
            set_enabled(&self.larger, lens.can_be_larger(), "whole");
            set_enabled(&self.smaller, lens.is_larger_than_fits(), "larger");
            set_enabled(&self.whole, lens.is_larger_than_fits(), "larger");
        }
    }
}
