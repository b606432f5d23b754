//! Starting the dialogue: its parts find their elements, and it waits for a picture.

use super::effects::Effects;
use super::model::Model;
use super::msg::Sender;
use super::part;
use crate::photo::{copy, corners};
use nonoscope_kit::start::{Parts, start_beside};
use wasm_bindgen::JsValue;
use web_sys::Document;

/// Starts the dialogue.
///
/// # Errors
/// If the page lacks an element, or the browser lacks a feature.
pub fn start() -> Result<(), JsValue> {
    start_beside(parts, Effects::new)
}

/// All parts of the dialogue, in the order in which they are shown.
///
/// # Errors
/// If the browser refuses to make an element or to draw.
pub(crate) fn parts(document: &Document, sender: &Sender) -> Parts<Model> {
    Ok(vec![
        Box::new(part::Ways::new(document, sender)),
        Box::new(corners::part::Photo::new(document, sender)),
        Box::new(part::Inks::new(document)),
        Box::new(copy::part::Lines::new(document, sender)),
        Box::new(part::Foot::new(document, sender)?),
    ])
}
