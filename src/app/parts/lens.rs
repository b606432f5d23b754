//! The buttons that make the board larger and smaller.

use crate::app::dom::{buttons, set_enabled};
use crate::app::model::Model;
use crate::app::model::board::BoardMsg;
use crate::app::msg::{Msg, Sender};
use crate::app::part::Part;
use wasm_bindgen::JsValue;
use web_sys::{Document, HtmlButtonElement};

/// The buttons.
pub(crate) struct Lens {
    smaller: HtmlButtonElement,
    whole: HtmlButtonElement,
    larger: HtmlButtonElement,
}

impl Lens {
    /// # Errors
    /// If the page lacks one of the buttons.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Lens, JsValue> {
        let [smaller, whole, larger] = buttons(
            document,
            sender,
            [
                ("smaller", || Msg::Board(BoardMsg::Smaller)),
                ("whole", || Msg::Board(BoardMsg::Whole)),
                ("larger", || Msg::Board(BoardMsg::Larger)),
            ],
        )?;
        Ok(Lens { smaller, whole, larger })
    }
}

impl Part for Lens {
    fn show(&mut self, model: &Model) {
        if model.player.is_some() {
            let lens = &model.board.lens;
            set_enabled(&self.larger, lens.can_be_larger(), "whole");
            set_enabled(&self.smaller, lens.is_larger_than_fits(), "larger");
            set_enabled(&self.whole, lens.is_larger_than_fits(), "larger");
        }
    }
}
