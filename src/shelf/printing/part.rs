//! What is chosen for a book, and the button that makes it.

use super::PrintingMsg;
use crate::shelf::{Model, Msg, Sender};
use nonoscope_kit::dom::{find, on_send, set_text};
use nonoscope_kit::part::Part;
use nonoscope_picture::{Paper, Print};
use web_sys::{Document, Element, HtmlSelectElement};

/// The book.
pub(crate) struct Printing {
    said: Element,
}

impl Printing {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Printing {
        let [count, print, paper]: [HtmlSelectElement; 3] =
            ["book-count", "book-print", "book-paper"].map(|id| find(document, id));
        let make: Element = find(document, "make-book");
        on_send(sender, &make, "click", move || {
            Some(Msg::Printing(PrintingMsg::Make {
                count: count.value().parse().unwrap_or(1),
                print: print.value().parse::<Print>().unwrap_or_default(),
                paper: paper.value().parse::<Paper>().unwrap_or_default(),
                seed: (js_sys::Math::random() * 9e15) as u64,
            }))
        });
        Printing { said: find(document, "book-said") }
    }
}

impl Part<Model> for Printing {
    fn show(&mut self, model: &Model) {
        if !model.printing.said.is_empty() {
            set_text(&self.said, &model.printing.said);
        }
    }
}
