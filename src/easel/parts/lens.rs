//! The buttons that make the board larger and smaller.

use crate::easel::model::Model;
use crate::easel::msg::{Msg, Sender};
use nonoscope_kit::dom::{buttons, set_enabled};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::part::Part;
use web_sys::{Document, HtmlButtonElement};

/// The buttons.
pub(super) struct Lens {
    smaller: HtmlButtonElement,
    whole: HtmlButtonElement,
    larger: HtmlButtonElement,
}

impl Lens {
    pub(super) fn new(document: &Document, sender: &Sender) -> Lens {
        let [smaller, whole, larger] = buttons(
            document,
            sender,
            [
                ("smaller", || Msg::Board(BoardMsg::Smaller)),
                ("whole", || Msg::Board(BoardMsg::Whole)),
                ("larger", || Msg::Board(BoardMsg::Larger)),
            ],
        );
        Lens { smaller, whole, larger }
    }
}

impl Part<Model> for Lens {
    fn show(&mut self, model: &Model) {
        let lens = &model.board.lens;
        set_enabled(&self.larger, lens.can_be_larger(), "whole");
        set_enabled(&self.smaller, lens.is_larger_than_fits(), "larger");
        set_enabled(&self.whole, lens.is_larger_than_fits(), "larger");
    }
}
