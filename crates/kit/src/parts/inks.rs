//! Buttons for the inks of a puzzle: each is a radio button in the ink's colour.

use crate::dom::{on, paint};
use crate::sender::Sender;
use nonoscope_core::puzzle::{Colour, Palette};
use nonoscope_picture::Sample;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlElement, HtmlInputElement};

/// Inks up to this number have a key.
const KEYS: usize = 9;

/// The button of an ink, in a label that is still to be put on the page. The buttons of a group are named alike.
///
/// # Errors
/// Browsers never refuse a plain element.
pub fn ink_button(
    document: &Document,
    group: &str,
    palette: &Palette,
    ink: Colour,
    text: Option<&str>,
) -> Result<(Element, HtmlInputElement), JsValue> {
    let (name, sample, number) = (palette.get(ink).text().to_string(), Sample::of(palette, ink), ink.number());
    let label = document.create_element("label")?;
    label.set_class_name("ink");
    let title = if number <= KEYS { format!("{name} ({number})") } else { name.clone() };
    label.set_attribute("title", &title)?;
    let input: HtmlInputElement = document.create_element("input")?.dyn_into()?;
    input.set_type("radio");
    input.set_name(group);
    input.set_value(&number.to_string());
    input.set_attribute("aria-label", &name)?;
    let span: HtmlElement = document.create_element("span")?.dyn_into()?;
    span.set_text_content(text);
    paint(&span, "background", sample.fill);
    paint(&span, "color", Some(sample.on_it));
    label.append_child(&input)?;
    label.append_child(&span)?;
    Ok((label, input))
}

/// Sends a message when one of the buttons in an element is chosen. Other buttons there, whose values are no numbers, send nothing.
pub fn on_ink<M: 'static>(place: &Element, sender: &Sender<M>, msg: fn(Colour) -> M) {
    let sender = sender.clone();
    on(place, "change", move |event: &Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let number = input.and_then(|input| input.value().parse::<u8>().ok());
        if let Some(ink) = number.and_then(|number| Colour::try_from(number).ok()) {
            sender.send(msg(ink));
        }
    });
}
