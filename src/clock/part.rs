//! The time that a person has been solving, next to the tools.

use crate::page::Model;
use nonoscope_kit::dom::{find, set_text};
use nonoscope_kit::part::Part;
use web_sys::{Document, HtmlElement};

/// The time.
pub(crate) struct Clock {
    face: HtmlElement,
}

impl Clock {
    pub(crate) fn new(document: &Document) -> Clock {
        Clock { face: find(document, "clock") }
    }
}

impl Part<Model> for Clock {
    fn show(&mut self, model: &Model) {
        let is_shown = model.is_marking() && model.settings.game.times;
        self.face.set_hidden(!is_shown);
        if is_shown {
            set_text(&self.face, &model.attempt.clock.face());
        }
    }
}
