//! The parts of the page, each with its own elements and listeners.

mod board;
mod bookmarks;
mod calendar;
mod cells;
mod clock;
mod drawers;
mod entry;
mod faults;
mod files;
mod finish;
mod gallery;
mod game;
mod graph;
mod inks;
mod inspector;
mod keys;
mod learn;
mod lens;
mod magnifier;
mod marks;
mod message;
mod method;
mod notice;
mod picture;
mod rating;
mod reasons;
mod save;
mod strips;
mod talk;
mod transport;
mod verdict;
mod welcome;
mod words;

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
        Box::new(drawers::Drawers::new(document, sender)),
        Box::new(board::Board::new(document, sender)?),
        Box::new(talk::Talk::new(document, sender)),
        Box::new(reasons::Reasons::new(document, sender)),
        Box::new(transport::Transport::new(document, sender)),
        Box::new(message::Message::new(document, sender)),
        Box::new(verdict::Verdict::new(document, sender)),
        Box::new(rating::Rating::new(document)),
        Box::new(method::Method::new(document, sender)),
        Box::new(picture::Picture::new(document, sender)?),
        Box::new(marks::Marks::new(document, sender)),
        Box::new(bookmarks::Bookmarks::new(document, sender)),
        Box::new(game::Game::new(document, sender)),
        Box::new(clock::Clock::new(document)),
        Box::new(finish::Finish::new(document, sender)?),
        Box::new(lens::Lens::new(document, sender)),
        Box::new(magnifier::Magnifier::new(document)?),
        Box::new(inspector::Inspector::new(document, sender)?),
        Box::new(graph::Graph::new(document)),
        Box::new(words::Words::new(document, sender)),
        Box::new(entry::Entry::new(document, sender)?),
        Box::new(faults::Faults::new(document, sender)),
        Box::new(files::Files::new(document, sender)?),
        Box::new(gallery::Gallery::new(document, sender)?),
        Box::new(save::Save::new(document, sender)?),
        Box::new(notice::Notice::new(document, sender)),
        Box::new(calendar::Calendar::new(document, sender)?),
        Box::new(learn::Learn::new(document, sender)?),
        Box::new(welcome::Welcome::new(document, sender)),
        Box::new(keys::Keys::new(document, sender)),
    ])
}
