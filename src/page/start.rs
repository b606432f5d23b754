//! Starting the page: its parts find their elements, and the first puzzle is opened.

use super::effects::Effects;
use super::keys;
use super::model::Model;
use super::msg::{Msg, Sender};
use crate::{
    answer, board, clock, drawers, entry, export, finish, gallery, inspector, learn, marks, method, origin, rating,
    reasons, save, settings, talk, transport, welcome,
};
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
        Box::new(drawers::part::Drawers::new(document, sender)),
        Box::new(board::part::Board::new(document, sender)?),
        Box::new(talk::part::Talk::new(document, sender)),
        Box::new(reasons::part::Reasons::new(document, sender)),
        Box::new(transport::part::Transport::new(document, sender)),
        Box::new(save::part::Message::new(document, sender)),
        Box::new(answer::part::Verdict::new(document, sender)),
        Box::new(rating::part::Rating::new(document)),
        Box::new(method::part::Method::new(document, sender)),
        Box::new(export::part::Picture::new(document, sender)?),
        Box::new(marks::part::Marks::new(document, sender)),
        Box::new(marks::part::Bookmarks::new(document, sender)),
        Box::new(settings::part::Game::new(document, sender)),
        Box::new(clock::part::Clock::new(document)),
        Box::new(finish::part::Finish::new(document, sender)?),
        Box::new(board::part::Lens::new(document, sender)),
        Box::new(board::part::Magnifier::new(document)?),
        Box::new(inspector::Inspector::new(document, sender)?),
        Box::new(transport::part::Graph::new(document)),
        Box::new(board::part::Words::new(document, sender)),
        Box::new(entry::part::Entry::new(document, sender)?),
        Box::new(entry::part::Faults::new(document, sender)),
        Box::new(entry::part::Files::new(document, sender)?),
        Box::new(gallery::part::Gallery::new(document, sender)?),
        Box::new(save::part::Save::new(document, sender)?),
        Box::new(Notice::new(document, sender, Msg::Notice, |model: &Model| &model.notice)),
        Box::new(origin::part::Origin::new(document, sender)),
        Box::new(learn::part::Learn::new(document, sender)?),
        Box::new(welcome::part::Welcome::new(document, sender)),
        Box::new(keys::Keys::new(document, sender)),
    ])
}
