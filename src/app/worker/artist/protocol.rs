//! The messages between the page and the worker that draws.

use super::super::protocol::Protocol;
use super::drawing::{Drawing, Drawn};
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Artist {}

impl Protocol for Artist {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "artist.js";
}

/// What to draw.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Request {
    /// All news about this drawing carries this number.
    pub(crate) ticket: u32,
    pub(crate) drawing: Box<Drawing>,
}

/// News about a drawing.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// In progress: `done` frames of `of` are drawn.
    Drawing { ticket: u32, done: usize, of: usize },
    /// Done.
    Drawn { ticket: u32, drawn: Drawn },
    /// It could not be drawn; the sentence says why.
    NotDrawn { ticket: u32, sentence: String },
}
