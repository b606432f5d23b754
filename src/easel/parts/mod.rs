//! The parts of the page, each with its own elements and listeners.

mod board;
mod colours;
mod draw;
mod keys;
mod lens;
mod magnifier;
mod message;
mod notice;
mod picture;
mod random;
mod repair;
mod sections;
mod shelf;
mod taking;
mod tools;
mod verdict;

use super::model::Model;
use super::msg::Sender;
use nonoscope_kit::part::Part;
use wasm_bindgen::JsValue;
use web_sys::Document;

/// All parts of the page, in the order in which they are shown.
///
/// # Errors
/// If the browser refuses to make an element or to draw.
pub(crate) fn all(document: &Document, sender: &Sender) -> Result<Vec<Box<dyn Part<Model>>>, JsValue> {
    Ok(vec![
        Box::new(sections::Sections::new(document, sender)),
        Box::new(board::Board::new(document, sender)?),
        Box::new(verdict::Verdict::new(document)),
        Box::new(tools::Tools::new(document, sender)),
        Box::new(draw::Draw::new(document, sender)),
        Box::new(colours::Colours::new(document, sender)),
        Box::new(message::Message::new(document, sender)?),
        Box::new(picture::Picture::new(document, sender)?),
        Box::new(random::Random::new(document, sender)),
        Box::new(repair::Repair::new(document, sender)),
        Box::new(shelf::Shelf::new(document, sender)),
        Box::new(taking::Taking::new(document, sender)),
        Box::new(lens::Lens::new(document, sender)),
        Box::new(magnifier::Magnifier::new(document)),
        Box::new(notice::Notice::new(document, sender)),
        Box::new(keys::Keys::new(document, sender)),
    ])
}
