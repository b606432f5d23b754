//! What the page and the worker that draws say to each other.

use super::super::protocol::Protocol;
use super::drawing::{Drawing, Drawn};
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Artist {}

impl Protocol for Artist {
    type Request = Request;
    type News = News;
    const LOADER: &'static str = "./artist_loader.js";
}

/// What is to be drawn.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Request {
    /// Comes back with all news of it.
    pub(crate) ticket: u32,
    pub(crate) drawing: Box<Drawing>,
}

/// What has become of a drawing.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// It is under way: `done` frames of `of` are drawn.
    Drawing { ticket: u32, done: usize, of: usize },
    /// It is done.
    Drawn { ticket: u32, drawn: Drawn },
    /// It could not be drawn; why, in a sentence.
    NotDrawn { ticket: u32, sentence: String },
}
