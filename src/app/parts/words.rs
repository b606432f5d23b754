//! The board in words, row by row, for screen readers.

use crate::app::model::Model;
use crate::app::msg::{Msg, Sender};
use nonoscope_core::puzzle::Line;
use nonoscope_kit::dom::{find, on_send, set_text};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::part::Part;
use web_sys::{Document, Element, HtmlDetailsElement, HtmlElement};

/// The rows.
pub(crate) struct Words {
    document: Document,
    list: HtmlElement,
}

impl Words {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Words {
        let details: HtmlDetailsElement = find(document, "words");
        let toggled = details.clone();
        on_send(sender, &details, "toggle", move || Some(Msg::Board(BoardMsg::InWords(toggled.open()))));
        Words { document: document.clone(), list: find(document, "rows-in-words") }
    }
}

impl Part<Model> for Words {
    /// Writes the rows, if this part is open.
    fn show(&mut self, model: &Model) {
        let Some(player) = model.player.as_ref().filter(|_| model.board.in_words) else { return };
        let (list, height) = (&self.list, player.puzzle().height());
        while list.child_element_count() as usize > height {
            if let Some(last) = list.last_element_child() {
                last.remove();
            }
        }
        for row in 0..height {
            let item: Option<Element> = list.children().item(row as u32).or_else(|| {
                let item = self.document.create_element("li").ok()?;
                list.append_child(&item).ok()?;
                Some(item)
            });
            if let Some(item) = item {
                set_text(&item, &player.row_in_words(Line::row(row)));
            }
        }
    }
}
