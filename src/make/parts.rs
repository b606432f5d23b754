//! The parts of the page, each with its own elements and listeners.

use super::model::Model;
use super::msg::Sender;
use super::{board, notice};
use crate::make::{colours, drawing, export, keys, message, picture, random, repair, sections, shelf, verdict};
use nonoscope_kit::part::Part;
use wasm_bindgen::JsValue;
use web_sys::Document;

/// All parts of the page, in the order in which they are shown.
///
/// # Errors
/// If the browser refuses to make an element or to draw.
pub(crate) fn all(document: &Document, sender: &Sender) -> Result<Vec<Box<dyn Part<Model>>>, JsValue> {
    Ok(vec![
        Box::new(sections::part::Sections::new(document, sender)),
        Box::new(board::Board::new(document, sender)?),
        Box::new(verdict::part::Verdict::new(document)),
        Box::new(drawing::part::Tools::new(document, sender)),
        Box::new(drawing::part::Draw::new(document, sender)),
        Box::new(colours::part::Colours::new(document, sender)),
        Box::new(message::part::Message::new(document, sender)?),
        Box::new(picture::part::Picture::new(document, sender)?),
        Box::new(random::part::Random::new(document, sender)),
        Box::new(repair::part::Repair::new(document, sender)),
        Box::new(shelf::part::Shelf::new(document, sender)),
        Box::new(export::part::Taking::new(document, sender)),
        Box::new(board::Lens::new(document, sender)),
        Box::new(board::Magnifier::new(document)),
        Box::new(notice::Notice::new(document, sender)),
        Box::new(keys::part::Keys::new(document, sender)),
    ])
}
