//! Starting the dialogues: their parts find their elements, and they wait for the page to ask for something.

use super::effects::Effects;
use super::model::Model;
use super::msg::Sender;
use super::{browse, calendar, code, printing, record};
use nonoscope_kit::start::{Parts, start_beside};
use wasm_bindgen::JsValue;
use web_sys::Document;

/// Starts the dialogues.
///
/// # Errors
/// If the page lacks an element, or the browser lacks a feature.
pub fn start() -> Result<(), JsValue> {
    start_beside(parts, Effects::new)
}

/// All parts of the dialogues, in the order in which they are shown.
///
/// # Errors
/// If the browser refuses to make an element.
fn parts(document: &Document, sender: &Sender) -> Parts<Model> {
    Ok(vec![
        Box::new(browse::part::Browse::new(document, sender)),
        Box::new(calendar::part::Calendar::new(document, sender)?),
        Box::new(printing::part::Printing::new(document, sender)),
        Box::new(record::part::Record::new(document, sender)),
        Box::new(record::screen::Screen::new(document, sender)),
        Box::new(code::part::Code::new(document, sender)),
    ])
}
