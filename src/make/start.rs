//! Starting the page: its parts find their elements, and the last drawing opens.

use super::board;
use super::effects::Effects;
use super::model::Model;
use super::msg::{Msg, Sender};
use crate::make::{colours, drawing, export, message, mine, picture, random, repair, sections, verdict};
use nonoscope_kit::parts::notice::Notice;
use nonoscope_kit::start::{self, Parts};
use wasm_bindgen::JsValue;
use web_sys::Document;

/// Starts the page.
///
/// # Errors
/// If the page lacks an element, or the browser lacks a feature.
pub fn start() -> Result<(), JsValue> {
    start::start(Msg::Display, Model::new, parts, Effects::new)
}

/// All parts of the page, in the order in which they are shown.
///
/// # Errors
/// If the browser refuses to make an element or to draw.
pub(crate) fn parts(document: &Document, sender: &Sender) -> Parts<Model> {
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
        Box::new(mine::part::Mine::new(document, sender)),
        Box::new(export::part::Taking::new(document, sender)),
        Box::new(board::Lens::new(document, sender)),
        Box::new(board::Magnifier::new(document)),
        Box::new(Notice::new(document, sender, Msg::Notice, |model: &Model| &model.notice)),
        Box::new(board::Keys::new(document, sender)),
    ])
}
