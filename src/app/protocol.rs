//! What the page and the worker say to each other, as bytes.

use crate::format::{ReadError, Spot};
use crate::player::Session;
use crate::puzzle::{Grid, Puzzle};
use crate::sat::Encoding;
use crate::solve::{Method, Work};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// From the page to the worker.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Request {
    /// Read and solve a text. The ticket comes back with the answer.
    Open { ticket: u32, text: String, method: Method },
    /// Write a puzzle as a formula, for a file.
    Formula { puzzle: Box<Puzzle>, encoding: Encoding },
    /// Say how likely the unknown cells of a puzzle are to be filled. The position in the trace comes back.
    Likely { puzzle: Box<Puzzle>, known: Grid, ticket: u32, position: usize },
}

/// From the worker to the page.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Answer {
    /// The worker is up. What is sent before that is lost.
    Ready,
    /// The text was a puzzle. While its search goes on, what is certain already; another answer follows.
    Opened { ticket: u32, session: Box<Session> },
    /// So much work has been done, in so many milliseconds.
    Working { ticket: u32, work: Work, millis: f64 },
    /// The text was none.
    Refused { ticket: u32, refusal: Refusal },
    /// A formula as the text of a file.
    Formula { name: String, text: String },
    /// For each cell, row by row, how likely it is to be filled; nothing if the puzzle contradicts itself there.
    Likely { ticket: u32, position: usize, shades: Vec<u8> },
}

/// Why a text is no puzzle, for a person.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Refusal {
    /// What is wrong, where, and what would be right.
    pub(super) sentence: String,
    /// Line and column, both from 1, where there is a place to point at.
    pub(super) spot: Option<(usize, usize)>,
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Refusal {
        Refusal { sentence: error.to_string(), spot: error.spot.map(|Spot { line, column }| (line, column)) }
    }
}

/// A message as bytes; `None` if there is no memory for it.
pub(super) fn encode(message: &impl Serialize) -> Option<Vec<u8>> {
    postcard::to_allocvec(message).ok()
}

/// The message that bytes stand for; `None` if they stand for none.
pub(super) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
