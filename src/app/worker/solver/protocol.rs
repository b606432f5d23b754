//! The messages between the page and the worker that solves.

use super::super::protocol::Protocol;
use crate::app::model::reasons::About;
use crate::format::Reading;
use crate::picture::Shade;
use crate::player::lesson::Exercise;
use crate::player::{Explanation, Session};
use crate::puzzle::{Grid, Puzzle};
use crate::sat::Encoding;
use crate::solve::{Hint, Method, Rating, Verdict, Work};
use crate::trace::{Technique, Trace};
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Solver {}

impl Protocol for Solver {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "worker.js";

    /// Only the last puzzle asked for is wanted.
    fn overtakes(later: &Request, earlier: &Request) -> bool {
        matches!((later, earlier), (Request::Open { .. }, Request::Open { .. }))
    }
}

/// A request from the page.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Request {
    /// Solve the puzzle of a text. All news about it carries the ticket. `known` starts from a person's marks too, if they
    /// want to watch from there.
    Open { ticket: u32, reading: Box<Reading>, method: Method, known: Option<Grid> },
    /// Write a puzzle as a formula, for a file.
    Formula { puzzle: Box<Puzzle>, encoding: Encoding },
    /// Find the easiest inference from what is known.
    Hint { puzzle: Box<Puzzle>, known: Grid, ticket: u32 },
    /// Make the exercise with this number for a lesson.
    Teach { technique: Technique, number: u32 },
    /// Say how likely the unknown cells are to be filled. The position in the trace comes back with the answer.
    Likely { puzzle: Box<Puzzle>, known: Grid, ticket: u32, position: usize },
    /// Say what a step rests on, given what was known before it. The step is the only one of a trace. `session` and `about`
    /// come back with the answer.
    Explain { puzzle: Box<Puzzle>, known: Grid, step: Trace, session: u32, about: About },
    /// Say how hard a puzzle is for a person, given its verdict. The number of the puzzle comes back with the answer.
    Rate { puzzle: Box<Puzzle>, verdict: Verdict, number: u32 },
}

/// News from the worker.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// What solving has found out. While the search goes on, this is what is certain already, and more news follows.
    Opened { ticket: u32, session: Box<Session> },
    /// The work done so far, and how long it has taken, in milliseconds.
    Working { ticket: u32, work: Work, millis: f64 },
    /// What was found out is too large to send.
    NoMemory { ticket: u32 },
    /// The text of a file.
    File { name: String, text: String },
    /// The easiest inference from what was known, and what it rests on.
    Hint { ticket: u32, known: Grid, hint: Hint, explanation: Option<Box<Explanation>> },
    /// An exercise, if there is one, and what its lesson says.
    Taught { technique: Technique, number: u32, exercise: Option<Box<Exercise>>, words: String },
    /// For each cell, row by row, how likely it is to be filled; empty if the puzzle contradicts itself there.
    Likely { ticket: u32, position: usize, shades: Vec<Shade> },
    /// What a step rests on.
    Explained { session: u32, about: About, explanation: Box<Explanation> },
    /// How hard a puzzle is for a person; `None` if it has no rating, or if finding it takes too long.
    Rated { number: u32, rating: Option<Box<Rating>> },
}
