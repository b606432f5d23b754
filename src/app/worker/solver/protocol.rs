//! What the page and the worker that solves say to each other.

use super::super::protocol::Protocol;
use super::refusal::Refusal;
use crate::format::{Format, Reading};
use crate::picture::Shade;
use crate::player::Session;
use crate::puzzle::{Grid, Puzzle};
use crate::sat::Encoding;
use crate::solve::{Hint, Method, Work};
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Solver {}

impl Protocol for Solver {
    type Request = Request;
    type News = News;
    const LOADER: &'static str = "./worker_loader.js";

    /// Only the puzzle asked for last is wanted.
    fn overtakes(later: &Request, earlier: &Request) -> bool {
        matches!((later, earlier), (Request::Open { .. }, Request::Open { .. }))
    }
}

/// What the page asks for.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Request {
    /// Read and solve a text: of several puzzles the one with this index, in a given format or in the one that it looks
    /// like. The ticket comes back with all news of it. What a person has marked is known too, if they want to see it
    /// solved from there.
    Open { ticket: u32, text: String, format: Option<Format>, index: usize, method: Method, known: Option<Grid> },
    /// Write a puzzle as a formula, for a file.
    Formula { puzzle: Box<Puzzle>, encoding: Encoding },
    /// Write a puzzle in a format, for a file. A picture is that of its goal.
    Write { reading: Box<Reading>, format: Format },
    /// Say what is inferred most easily from what is known of a puzzle.
    Hint { puzzle: Box<Puzzle>, known: Grid, ticket: u32 },
    /// Say how likely the unknown cells of a puzzle are to be filled. The position in the trace comes back.
    Likely { puzzle: Box<Puzzle>, known: Grid, ticket: u32, position: usize },
}

/// What the worker answers, or tells unasked.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// The puzzles of the text by their titles, of very many the first, and how many there are. More news follow.
    Contents { ticket: u32, titles: Vec<String>, count: usize },
    /// The text was a puzzle. While its search goes on, what is certain already; more news follow.
    Opened { ticket: u32, session: Box<Session> },
    /// The work done so far, and how long it has taken, in milliseconds.
    Working { ticket: u32, work: Work, millis: f64 },
    /// The text was no puzzle.
    Refused { ticket: u32, refusal: Refusal },
    /// The text of a file, and what the page is to say of it, if anything.
    File { name: String, text: String, note: String },
    /// Why there is no such file.
    NoFile { sentence: String },
    /// What is inferred most easily from what was known.
    Hint { ticket: u32, known: Grid, hint: Hint },
    /// For each cell, row by row, how likely it is to be filled; no shades at all if the puzzle contradicts itself there.
    Likely { ticket: u32, position: usize, shades: Vec<Shade> },
}
