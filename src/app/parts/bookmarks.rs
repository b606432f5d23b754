//! The buttons that mark a position, go back to it, and keep what was tried since.

use crate::app::model::Model;
use crate::app::msg::{Msg, Sender};
use nonoscope_kit::dom::{buttons, find, set_attribute, set_text};
use nonoscope_kit::model::marking::{MarksMsg, Try};
use nonoscope_kit::part::Part;
use nonoscope_play::MOST_BOOKMARKS;
use web_sys::{Document, Element, HtmlButtonElement, HtmlElement};

/// The buttons.
pub(crate) struct Bookmarks {
    group: HtmlElement,
    mark: HtmlButtonElement,
    back: HtmlButtonElement,
    keep: HtmlButtonElement,
    count: Element,
}

impl Bookmarks {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Bookmarks {
        let [mark, back, keep] = buttons(
            document,
            sender,
            [
                ("mark-position", || Msg::Marks(MarksMsg::Try(Try::Bookmark))),
                ("go-back", || Msg::Marks(MarksMsg::Try(Try::GoBack))),
                ("keep-tried", || Msg::Marks(MarksMsg::Try(Try::Keep))),
            ],
        );
        Bookmarks { group: find(document, "bookmarks"), mark, back, keep, count: find(document, "bookmark-count") }
    }
}

impl Part<Model> for Bookmarks {
    fn show(&mut self, model: &Model) {
        let Some(player) = model.player.as_ref().filter(|player| player.is_marking()) else { return };
        let count = player.marking().marks().bookmarks();
        let is_trying = count > 0;
        // The focus is not lost with the button that had it.
        if !is_trying && !self.back.hidden() && has_focus(&self.group) {
            let _ = self.mark.focus();
        }
        self.back.set_hidden(!is_trying);
        self.keep.set_hidden(!is_trying);
        self.mark.set_disabled(count >= MOST_BOOKMARKS);
        let shown = if count > 1 { count.to_string() } else { String::new() };
        set_text(&self.count, &shown);
        set_attribute(&self.group, "data-trying", if is_trying { "yes" } else { "no" });
    }
}

/// Whether one of its elements has the focus.
fn has_focus(group: &HtmlElement) -> bool {
    let focused = group.owner_document().and_then(|document| document.active_element());
    focused.is_some_and(|element| group.contains(Some(&element)))
}
