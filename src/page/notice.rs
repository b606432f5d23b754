//! The notice above the page, until it is closed or replaced. If something has broken down, it has details to copy.

use super::model::Model;
use super::msg::{Msg, Sender};
use nonoscope_kit::dom::{buttons, find, set_text};
use nonoscope_kit::model::notice::NoticeMsg;
use nonoscope_kit::part::Part;
use web_sys::{Document, HtmlButtonElement, HtmlElement};

/// The notice.
pub(crate) struct Notice {
    section: HtmlElement,
    text: HtmlElement,
    copy_details: HtmlButtonElement,
}

impl Notice {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Notice {
        let [copy_details, _] = buttons(
            document,
            sender,
            [
                ("copy-details", || Msg::Notice(NoticeMsg::CopyDetails)),
                ("close-notice", || Msg::Notice(NoticeMsg::Close)),
            ],
        );
        Notice { section: find(document, "notice"), text: find(document, "notice-text"), copy_details }
    }
}

impl Part<Model> for Notice {
    fn show(&mut self, model: &Model) {
        let notice = &model.notice;
        set_text(&self.text, notice.sentence.as_deref().unwrap_or_default());
        self.copy_details.set_hidden(notice.details.is_none());
        if notice.details.is_some() {
            set_text(&self.copy_details, notice.copy_button);
        }
        self.section.set_hidden(notice.sentence.is_none());
    }
}
