//! What the page and the worker say to each other, as bytes.

use super::drawing::{Drawing, Drawn};
use crate::format::{Excerpt, Format, Mistake, ReadError, Reading};
use crate::player::Session;
use crate::puzzle::{Grid, Puzzle};
use crate::sat::Encoding;
use crate::solve::{Hint, Method, Work};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// From the page to the worker.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Request {
    /// Read and solve a text: of several puzzles the one with this index, in a given format or in the one that it looks
    /// like. The ticket comes back with the answer.
    /// What a person has marked is known too, if they want to see it solved from there.
    Open { ticket: u32, text: String, format: Option<Format>, index: usize, method: Method, known: Option<Grid> },
    /// Write a puzzle as a formula, for a file.
    Formula { puzzle: Box<Puzzle>, encoding: Encoding },
    /// Write a puzzle in a format, for a file. A picture is that of its goal.
    Write { reading: Box<Reading>, format: Format },
    /// Say what is inferred most easily from what is known of a puzzle.
    Hint { puzzle: Box<Puzzle>, known: Grid, ticket: u32 },
    /// Draw a picture.
    Draw { ticket: u32, drawing: Box<Drawing> },
    /// Say how likely the unknown cells of a puzzle are to be filled. The position in the trace comes back.
    Likely { puzzle: Box<Puzzle>, known: Grid, ticket: u32, position: usize },
}

/// From the worker to the page.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Answer {
    /// The worker is up. What is sent before that is lost.
    Ready,
    /// The worker has panicked: what it says of that. It answers nothing more.
    Broken { details: String },
    /// What puzzles the text has, by their titles; of very many the first. Another answer follows.
    Contents { ticket: u32, titles: Vec<String>, count: usize },
    /// The text was a puzzle. While its search goes on, what is certain already; another answer follows.
    Opened { ticket: u32, session: Box<Session> },
    /// So much work has been done, in so many milliseconds.
    Working { ticket: u32, work: Work, millis: f64 },
    /// The text was none.
    Refused { ticket: u32, refusal: Refusal },
    /// The text of a file, and what is to be said of it.
    File { name: String, text: String, note: String },
    /// Why there is no such file.
    NoFile { sentence: String },
    /// So many frames of a picture are drawn, of so many.
    Drawing { ticket: u32, done: usize, of: usize },
    /// A picture was drawn.
    Drawn { ticket: u32, drawn: Drawn },
    /// Why it was not.
    NotDrawn { ticket: u32, sentence: String },
    /// What is inferred most easily from what was known.
    Hint { ticket: u32, known: Grid, hint: Hint },
    /// For each cell, row by row, how likely it is to be filled; nothing if the puzzle contradicts itself there.
    Likely { ticket: u32, position: usize, shades: Vec<u8> },
}

/// Why a text is no puzzle, for a person.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Refusal {
    /// What is wrong, in the order of the text.
    pub(super) mistakes: Vec<Wrong>,
}

/// One thing that is wrong.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Wrong {
    /// What is wrong, where, and what would be right.
    pub(super) sentence: String,
    /// Where, if there is a place to point at.
    pub(super) place: Option<Place>,
}

/// A place in the text, with the line around it.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Place {
    /// Line and column, both from 1.
    pub(super) line: usize,
    pub(super) column: usize,
    /// What stands before it in its line, at it, and behind it.
    pub(super) around: [String; 3],
}

impl Refusal {
    /// A refusal without a place.
    pub(super) fn of(sentence: &str) -> Refusal {
        Refusal { mistakes: vec![Wrong { sentence: sentence.to_owned(), place: None }] }
    }

    /// What is wrong with a text.
    pub(super) fn new(error: &ReadError, text: &str) -> Refusal {
        let wrong = |mistake: &Mistake| {
            let place = mistake.spot.map(|spot| {
                let Excerpt { before, at, after } = spot.excerpt(text);
                Place { line: spot.line, column: spot.column, around: [before, at, after] }
            });
            Wrong { sentence: mistake.to_string(), place }
        };
        let mut mistakes: Vec<Wrong> = error.mistakes.iter().map(wrong).collect();
        if error.more > 0 {
            mistakes.push(Wrong { sentence: format!("And {} more.", error.more), place: None });
        }
        Refusal { mistakes }
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
