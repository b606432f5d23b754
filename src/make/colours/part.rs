//! The colours of the drawing: how each looks, and which there are.

use super::{ColourMsg, MOST_COLOURS, from_hex, to_hex};
use crate::make::{Model, Msg, Sender};
use nonoscope_core::puzzle::{Colour, Palette};
use nonoscope_kit::dom::{buttons, find, on, set_attribute};
use nonoscope_kit::part::Part;
use nonoscope_words::make_draw;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlButtonElement, HtmlElement, HtmlInputElement};

/// The colours.
pub(crate) struct Colours {
    document: Document,
    list: HtmlElement,
    add: HtmlButtonElement,
    listed: Option<Palette>,
}

impl Colours {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Colours {
        let [add] = buttons(document, sender, [("add-colour", || Msg::Colour(ColourMsg::Add))]);
        let list: HtmlElement = find(document, "colours");
        let telling = sender.clone();
        on(&list, "change", move |event: &Event| {
            let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
            if let Some((input, colour)) = input.and_then(|input| colour_of(&input).map(|colour| (input, colour)))
                && let Some(rgb) = from_hex(&input.value())
            {
                telling.send(Msg::Colour(ColourMsg::Change(colour, rgb)));
            }
        });
        let telling = sender.clone();
        on(&list, "click", move |event: &Event| {
            let button = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let button = button.and_then(|element| element.closest("button").ok().flatten());
            if let Some(colour) = button.and_then(|button| colour_of(&button)) {
                telling.send(Msg::Colour(ColourMsg::Remove(colour)));
            }
        });
        Colours { document: document.clone(), list, add, listed: None }
    }

    /// A row of the list: the colour, its name, and a button that removes it.
    fn row(&self, palette: &Palette, colour: Colour) -> Result<(), JsValue> {
        let ink = palette.get(colour);
        let number = colour.number().to_string();
        let row = self.document.create_element("li")?;
        let label = self.document.create_element("label")?;
        let input: HtmlInputElement = self.document.create_element("input")?.dyn_into()?;
        input.set_type("color");
        input.set_value(&to_hex(ink.rgb));
        set_attribute(&input, "data-colour", &number);
        let own = ink.text();
        let name = match colour {
            Colour::BACKGROUND => make_draw::background(&own),
            _ => make_draw::ink(colour.number(), &own),
        };
        label.append_child(&input)?;
        label.append_child(&self.document.create_text_node(&name.to_string()))?;
        row.append_child(&label)?;
        if !colour.is_background() && palette.inks() > 1 {
            let button = self.document.create_element("button")?;
            set_attribute(&button, "type", "button");
            set_attribute(&button, "data-colour", &number);
            set_attribute(&button, "aria-label", make_draw::remove_ink(own));
            button.set_text_content(Some(&make_draw::remove().to_string()));
            row.append_child(&button)?;
        }
        self.list.append_child(&row)?;
        Ok(())
    }
}

impl Part<Model> for Colours {
    fn show(&mut self, model: &Model) {
        let palette = model.drawing.sheet().palette();
        if self.listed.as_ref() == Some(palette) {
            return;
        }
        self.list.set_text_content(None);
        for (colour, _) in palette.colours() {
            // Browsers never refuse a plain element.
            let _ = self.row(palette, colour);
        }
        self.add.set_disabled(palette.inks() >= MOST_COLOURS);
        self.listed = Some(palette.clone());
    }
}

/// The colour that an element of the list is about.
fn colour_of(element: &Element) -> Option<Colour> {
    Colour::try_from(element.get_attribute("data-colour")?.parse::<u8>().ok()?).ok()
}
