//! The messages between the page and the worker that reads.

use super::refusal::Refusal;
use nonoscope_format::{Format, Reading};
use nonoscope_kit::worker::protocol::Protocol;
use nonoscope_play::Visit;
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Reader {}

impl Protocol for Reader {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "engine.js";
    const ROLE: &'static str = "reader";

    /// Only the last text asked about is wanted.
    fn overtakes(later: &Request, earlier: &Request) -> bool {
        matches!((later, earlier), (Request::Read { .. }, Request::Read { .. }))
    }
}

/// A request to read, or to write.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Request {
    /// Read a text: of several puzzles the one with this index, in the given format, or in the one it looks like. The
    /// answer carries the ticket.
    Read { ticket: u32, text: String, format: Option<Format>, index: usize },
    /// Follow a link. It comes back with the answer, and so does the ticket.
    Follow { ticket: u32, link: String },
    /// Write a puzzle in a format, for a file. A picture shows its goal.
    Write { reading: Box<Reading>, format: Format },
}

/// One of several puzzles of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Listed {
    /// Its title, empty if it has none.
    pub(crate) title: String,
    /// Its width and height; `None` if it cannot be read.
    pub(crate) size: Option<(usize, usize)>,
}

/// News from the worker.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// The text's puzzles (only the first ones if there are very many), how many there are, and the puzzle that was asked for, or
    /// why it is none.
    Read { ticket: u32, listed: Vec<Listed>, count: usize, reading: Result<Box<Reading>, Refusal> },
    /// Where a link leads, or a sentence that says what is wrong with it.
    Followed { ticket: u32, link: String, visit: Result<Box<Visit>, String> },
    /// The text of a file, and what the page should say about it, if anything.
    File { name: String, text: String, note: String },
    /// Why there is no file.
    NoFile { sentence: String },
}
