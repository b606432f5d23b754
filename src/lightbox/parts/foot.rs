//! The foot of the dialogue: the verdict on the copy, and the button that takes it.

use crate::lightbox::model::taking::CellsAs;
use crate::lightbox::model::{Model, Stage};
use crate::lightbox::msg::{Msg, Sender};
use nonoscope_kit::dom::{add_option, buttons, find, on_send, set_attribute, set_choice, set_text};
use nonoscope_kit::part::Part;
use wasm_bindgen::JsValue;
use web_sys::{Document, HtmlButtonElement, HtmlElement, HtmlSelectElement};

/// The foot.
pub(super) struct Foot {
    foot: HtmlElement,
    verdict: HtmlElement,
    cells: HtmlSelectElement,
    cells_field: HtmlElement,
    take: HtmlButtonElement,
}

impl Foot {
    /// # Errors
    /// If the browser refuses to make an element.
    pub(super) fn new(document: &Document, sender: &Sender) -> Result<Foot, JsValue> {
        let [take] = buttons(document, sender, [("take-copy", || Msg::Take)]);
        let cells: HtmlSelectElement = find(document, "copied-cells");
        for (_, value, name) in CellsAs::ALL {
            add_option(document, &cells, value, name);
        }
        let chosen = cells.clone();
        on_send(sender, &cells, "change", move || CellsAs::named(&chosen.value()).map(Msg::CellsAs));
        Ok(Foot {
            foot: find(document, "lightbox-foot"),
            verdict: find(document, "copied-verdict"),
            cells,
            cells_field: find(document, "copied-cells-field"),
            take,
        })
    }
}

impl Part<Model> for Foot {
    fn show(&mut self, model: &Model) {
        self.foot.set_hidden(model.stage != Stage::Copied);
        let (words, is_good) = model.verdict_in_words();
        set_text(&self.verdict, words);
        let tone = match is_good {
            Some(true) => "one",
            Some(false) => "several",
            None => "open",
        };
        set_attribute(&self.verdict, "data-verdict", tone);
        self.cells_field.set_hidden(model.copy.as_ref().is_none_or(|copy| copy.cells.is_none()));
        let chosen = CellsAs::ALL.into_iter().find(|(cells_as, ..)| *cells_as == model.cells_as);
        set_choice(&self.cells, chosen.map_or("", |(_, name, _)| name));
        self.take.set_disabled(model.fault.is_some() || model.copy.is_none());
    }
}
