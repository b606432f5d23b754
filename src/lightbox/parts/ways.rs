//! The ways to choose a picture, and the sentence about it.

use crate::lightbox::model::{Model, Stage};
use crate::lightbox::msg::{Msg, Sender, Source};
use crate::lightbox::worker::scanner::Unread;
use nonoscope_kit::dom::{buttons, find, set_text};
use nonoscope_kit::part::Part;
use web_sys::{Document, Element, HtmlButtonElement};

/// The ways, and the sentence.
pub(super) struct Ways {
    said: Element,
    /// Only where no board is found may the pixels be the cells.
    pixels: HtmlButtonElement,
}

impl Ways {
    pub(super) fn new(document: &Document, sender: &Sender) -> Ways {
        let [_, _, _, pixels] = buttons(
            document,
            sender,
            [
                ("close-lightbox", || Msg::Close),
                ("choose-photo", || Msg::Choose(Source::File)),
                ("take-photo", || Msg::Choose(Source::Camera)),
                ("take-pixels", || Msg::TakePixels),
            ],
        );
        Ways { said: find(document, "lightbox-said"), pixels }
    }
}

impl Part<Model> for Ways {
    fn show(&mut self, model: &Model) {
        set_text(&self.said, &model.words());
        self.pixels.set_hidden(model.stage != Stage::Unread(Unread::NoBoard));
    }
}
