//! The messages between the page and the worker that draws.

use super::drawing::{Drawing, Drawn};
use nonoscope_kit::worker::protocol::Protocol;
use nonoscope_picture::Booklet;
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Artist {}

impl Protocol for Artist {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "studio.js";
    const ROLE: &'static str = "artist";
}

/// A request to draw, or to read.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Request {
    /// Draws. All news about this drawing carries this number.
    Draw { ticket: u32, drawing: Box<Drawing> },
    /// Puts several puzzles on sheets.
    Bind { ticket: u32, booklet: Box<Booklet> },
    /// Reads the bytes of a file with a picture of which each pixel is a cell.
    Read { ticket: u32, bytes: Vec<u8> },
}

/// News about a drawing, or about a picture that was read.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// In progress: `done` frames of `of` are drawn.
    Drawing { ticket: u32, done: usize, of: usize },
    /// Done.
    Drawn { ticket: u32, drawn: Drawn },
    /// It could not be drawn; the sentence says why.
    NotDrawn { ticket: u32, sentence: String },
    /// A picture as a text, or a sentence that says why it cannot be read.
    Read { ticket: u32, text: Result<String, String> },
}
