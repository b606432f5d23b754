//! The parts of the page, each with its own elements and listeners.

use super::model::Model;
use super::msg::Sender;
use super::{keys, notice};
use crate::{
    board, calendar, clock, drawers, entry, export, finish, gallery, inspector, learn, marks, method, rating, reasons,
    save, settings, talk, transport, verdict, welcome,
};
use nonoscope_kit::part::Part;
use wasm_bindgen::JsValue;
use web_sys::Document;

/// All parts of the page, in the order in which they are shown.
///
/// # Errors
/// If the browser refuses to make an element or to draw.
pub(crate) fn all(document: &Document, sender: &Sender) -> Result<Vec<Box<dyn Part<Model>>>, JsValue> {
    Ok(vec![
        Box::new(drawers::part::Drawers::new(document, sender)),
        Box::new(board::part::Board::new(document, sender)?),
        Box::new(talk::part::Talk::new(document, sender)),
        Box::new(reasons::part::Reasons::new(document, sender)),
        Box::new(transport::part::Transport::new(document, sender)),
        Box::new(save::part::Message::new(document, sender)),
        Box::new(verdict::part::Verdict::new(document, sender)),
        Box::new(rating::part::Rating::new(document)),
        Box::new(method::part::Method::new(document, sender)),
        Box::new(export::part::Picture::new(document, sender)?),
        Box::new(marks::part::Marks::new(document, sender)),
        Box::new(marks::part::Bookmarks::new(document, sender)),
        Box::new(settings::part::Game::new(document, sender)),
        Box::new(clock::part::Clock::new(document)),
        Box::new(finish::part::Finish::new(document, sender)?),
        Box::new(board::lens::Lens::new(document, sender)),
        Box::new(board::lens::Magnifier::new(document)?),
        Box::new(inspector::Inspector::new(document, sender)?),
        Box::new(transport::part::Graph::new(document)),
        Box::new(board::part::Words::new(document, sender)),
        Box::new(entry::part::Entry::new(document, sender)?),
        Box::new(entry::part::Faults::new(document, sender)),
        Box::new(entry::files::Files::new(document, sender)?),
        Box::new(gallery::Gallery::new(document, sender)?),
        Box::new(save::part::Save::new(document, sender)?),
        Box::new(notice::Notice::new(document, sender)),
        Box::new(calendar::part::Calendar::new(document, sender)?),
        Box::new(learn::part::Learn::new(document, sender)?),
        Box::new(welcome::part::Welcome::new(document, sender)),
        Box::new(keys::Keys::new(document, sender)),
    ])
}
