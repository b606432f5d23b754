//! The notice above a page, until it is closed or replaced. If something has broken down, it has details to copy.

use crate::dom::{find, on_send, set_text};
use crate::model::notice::{Notice as State, NoticeMsg};
use crate::part::Part;
use crate::sender::Sender;
use web_sys::{Document, HtmlButtonElement, HtmlElement};

/// The notice of a page with this model.
pub struct Notice<K> {
    section: HtmlElement,
    text: HtmlElement,
    copy_details: HtmlButtonElement,
    of: fn(&K) -> &State,
}

impl<K> Notice<K> {
    /// The messages of its buttons copy the details and close it.
    pub fn new<M: 'static>(
        document: &Document,
        sender: &Sender<M>,
        msg: fn(NoticeMsg) -> M,
        of: fn(&K) -> &State,
    ) -> Notice<K> {
        let copy_details: HtmlButtonElement = find(document, "copy-details");
        let close: HtmlButtonElement = find(document, "close-notice");
        on_send(sender, &copy_details, "click", move || Some(msg(NoticeMsg::CopyDetails)));
        on_send(sender, &close, "click", move || Some(msg(NoticeMsg::Close)));
        Notice { section: find(document, "notice"), text: find(document, "notice-text"), copy_details, of }
    }
}

impl<K> Part<K> for Notice<K> {
    fn show(&mut self, model: &K) {
        let notice = (self.of)(model);
        set_text(&self.text, notice.said());
        self.copy_details.set_hidden(notice.details.is_none());
        if notice.details.is_some() {
            set_text(&self.copy_details, &notice.copy_button);
        }
        self.section.set_hidden(notice.sentence.is_none());
    }
}
