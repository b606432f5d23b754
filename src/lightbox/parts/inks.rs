//! The legend of ink letters, if there are several inks.

use crate::lightbox::model::Model;
use nonoscope_kit::dom::{find, set_text};
use nonoscope_kit::part::Part;
use nonoscope_picture::Sample;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, HtmlElement};

/// The list of inks.
pub(super) struct Inks {
    document: Document,
    list: HtmlElement,
    /// What was read when it was made.
    shown: Option<u32>,
}

impl Inks {
    pub(super) fn new(document: &Document) -> Inks {
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
            for (property, rgb) in [("background-color", sample.fill), ("color", Some(sample.on_it))] {
                let Some([red, green, blue]) = rgb else { continue };
                letter.style().set_property(property, &format!("rgb({red},{green},{blue})"))?;
            }
            item.append_child(&letter)?;
            item.append_with_str_1(&format!(" {}", ink.name))?;
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
