//! The parts of the dialogue, each with its own elements and listeners.

mod foot;
mod inks;
mod lines;
mod photo;
mod ways;

use super::model::Model;
use super::msg::Sender;
use nonoscope_kit::part::Part;
use wasm_bindgen::JsValue;
use web_sys::Document;

/// All parts of the dialogue, in the order in which they are shown.
///
/// # Errors
/// If the browser refuses to make an element or to draw.
pub(crate) fn all(document: &Document, sender: &Sender) -> Result<Vec<Box<dyn Part<Model>>>, JsValue> {
    Ok(vec![
        Box::new(ways::Ways::new(document, sender)),
        Box::new(photo::Photo::new(document, sender)),
        Box::new(inks::Inks::new(document)),
        Box::new(lines::Lines::new(document, sender)),
        Box::new(foot::Foot::new(document, sender)?),
    ])
}
