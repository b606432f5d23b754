//! The ways to choose a picture, the legend of its inks, and the foot of the dialogue, with the verdict and the button that takes the copy.

use super::model::{CellsAs, Model, Stage};
use super::msg::{Msg, Sender, Source};
use crate::photo::scanner::Unread;
use nonoscope_kit::dom::{add_option, buttons, find, on_send, paint, set_attribute, set_choice, set_text};
use nonoscope_kit::part::Part;
use nonoscope_picture::Sample;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlButtonElement, HtmlElement, HtmlSelectElement};

/// The foot.
pub(crate) struct Foot {
    foot: HtmlElement,
    verdict: HtmlElement,
    cells: HtmlSelectElement,
    cells_field: HtmlElement,
    take: HtmlButtonElement,
}

impl Foot {
    /// # Errors
    /// If the browser refuses to make an element.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Foot, JsValue> {
        let [take] = buttons(document, sender, [("take-copy", || Msg::Take)]);
        let cells: HtmlSelectElement = find(document, "copied-cells");
        for choice in CellsAs::ALL {
            add_option(document, &cells, choice.name(), choice.text());
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
        set_text(&self.verdict, &words);
        let tone = match is_good {
            Some(true) => "one",
            Some(false) => "several",
            None => "open",
        };
        set_attribute(&self.verdict, "data-verdict", tone);
        self.cells_field.set_hidden(model.copy.as_ref().is_none_or(|copy| copy.cells.is_none()));
        set_choice(&self.cells, model.cells_as.name());
        self.take.set_disabled(model.fault.is_some() || model.copy.is_none());
    }
}

/// The list of inks.
pub(crate) struct Inks {
    document: Document,
    list: HtmlElement,
    /// What was read when it was made.
    shown: Option<u32>,
}

impl Inks {
    pub(crate) fn new(document: &Document) -> Inks {
        Inks { document: document.clone(), list: find(document, "copied-inks"), shown: None }
    }

    fn make(&self, model: &Model) -> Result<(), JsValue> {
        set_text(&self.list, "");
        let Some(copy) = model.copy.as_ref().filter(|copy| copy.palette.inks() > 1) else { return Ok(()) };
        for (colour, ink) in copy.palette.colours().skip(1) {
            let (item, letter) = (self.document.create_element("li")?, self.document.create_element("span")?);
            let letter: HtmlElement = letter.dyn_into()?;
            let sample = Sample::of(&copy.palette, colour);
            letter.set_text_content(Some(&ink.letter.to_string()));
            paint(&letter, "background-color", sample.fill);
            paint(&letter, "color", Some(sample.on_it));
            item.append_child(&letter)?;
            item.append_with_str_1(&format!(" {}", ink.text()))?;
            self.list.append_child(&item)?;
        }
        Ok(())
    }
}

impl Part<Model> for Inks {
    fn show(&mut self, model: &Model) {
        self.list.set_hidden(model.copy.as_ref().is_none_or(|copy| copy.palette.inks() == 1));
        if self.shown.replace(model.scans) != Some(model.scans) {
            // Browsers never refuse plain elements.
            let _ = self.make(model);
        }
    }
}

/// The ways, and the sentence.
pub(crate) struct Ways {
    said: Element,
    /// Only where no board is found may the pixels be the cells.
    pixels: HtmlButtonElement,
}

impl Ways {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Ways {
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
        set_text(&self.said, model.words());
        self.pixels.set_hidden(model.stage != Stage::Unread(Unread::NoBoard));
    }
}
