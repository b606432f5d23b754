//! The messages between the page and the worker that reads.

mod answer;

pub(crate) use self::answer::answer;

use nonoscope_format::{Excerpt, Fault, Format, Mistake, ReadError, Reading, Spot};
use nonoscope_kit::worker::protocol::Protocol;
use nonoscope_play::Visit;
use nonoscope_words::{Text, entry};
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
    Followed { ticket: u32, link: String, visit: Result<Box<Visit>, Text> },
    /// The text of a file, and what the page should say about it, if anything.
    File { name: String, text: String, note: Text },
    /// Why there is no file.
    NoFile { sentence: Text },
}

/// Why a text is not a puzzle, in words.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Refusal {
    /// The mistakes, in the order of the text.
    pub(crate) mistakes: Vec<ToldMistake>,
}

/// One mistake in a text, in a sentence.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ToldMistake {
    /// What is wrong, where, and what would be right.
    pub(crate) sentence: Text,
    /// The place with its line, if there is one to point at.
    pub(crate) place: Option<(Spot, Excerpt)>,
}

impl Refusal {
    /// A refusal without a place.
    pub(crate) fn of(sentence: Text) -> Refusal {
        Refusal { mistakes: vec![ToldMistake { sentence, place: None }] }
    }

    /// The mistakes in a text.
    pub(crate) fn new(error: &ReadError, text: &str) -> Refusal {
        let told = |mistake: &Mistake| {
            let place = mistake.spot.map(|spot| (spot, spot.excerpt(text)));
            ToldMistake { sentence: mistake.text(), place }
        };
        let mut mistakes: Vec<ToldMistake> = error.mistakes.iter().map(told).collect();
        if error.mistakes.iter().any(|mistake| mistake.fault == Fault::NoFormat) {
            mistakes.push(ToldMistake { sentence: entry::see_list(), place: None });
        }
        if error.more > 0 {
            mistakes.push(ToldMistake { sentence: entry::and_more(error.more), place: None });
        }
        Refusal { mistakes }
    }
}
