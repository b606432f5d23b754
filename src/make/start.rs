//! Starting the page: its parts find their elements, and the last drawing opens.

use super::effects::Effects;
use super::model::Model;
use super::msg::{Msg, Sender};
use super::{board, notice};
use crate::make::{colours, drawing, export, message, picture, random, repair, sections, shelf, verdict};
use nonoscope_kit::dom::let_work;
use nonoscope_kit::effects::address::address;
use nonoscope_kit::panic::has_panicked;
use nonoscope_kit::part::Part;
use nonoscope_kit::parts::screen;
use nonoscope_kit::runtime::{Page, Runtime};
use wasm_bindgen::JsValue;
use web_sys::Document;

/// Starts the page.
///
/// # Errors
/// If the page lacks an element, or the browser lacks a feature.
pub fn start() -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let document = window.document().ok_or("no document")?;
    let_work(&document);
    let runtime = Runtime::new(has_panicked);
    let sender = runtime.sender();
    let display = screen::watch(&window, &document, &sender, Msg::Display)?;
    let browser = window.navigator().user_agent().unwrap_or_default();
    let model = Model::new(display, address(&window), browser);
    let parts = parts(&document, &sender)?;
    let effects = Effects::new(&window, &document, &sender);
    runtime.start(Page { model, parts, world: Box::new(effects) });
    Ok(())
}

/// All parts of the page, in the order in which they are shown.
///
/// # Errors
/// If the browser refuses to make an element or to draw.
pub(crate) fn parts(document: &Document, sender: &Sender) -> Result<Vec<Box<dyn Part<Model>>>, JsValue> {
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
        Box::new(board::Keys::new(document, sender)),
    ])
}
