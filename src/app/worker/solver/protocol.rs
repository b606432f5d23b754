//! The messages between the page and the worker that solves.

use super::super::protocol::Protocol;
use super::super::solving::{Solving, Task};
use crate::picture::Shade;
use crate::puzzle::{Grid, Puzzle};
use crate::sat::Encoding;
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Solver {}

impl Protocol for Solver {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "worker.js";

    /// Only the last puzzle asked for is wanted.
    fn overtakes(later: &Request, earlier: &Request) -> bool {
        matches!((later, earlier), (Request::Open(_), Request::Open(_)))
    }
}

/// A request from the page.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Request {
    /// Solve the puzzle of a text, with any method except `human`.
    Open(Task),
    /// Write a puzzle as a formula, for a file.
    Formula { puzzle: Box<Puzzle>, encoding: Encoding },
    /// Say how likely the unknown cells are to be filled. The position in the trace comes back with the answer.
    Likely { puzzle: Box<Puzzle>, known: Grid, ticket: u32, position: usize },
}

/// News from the worker.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// About a solve.
    Solving(Solving),
    /// The text of a file.
    File { name: String, text: String },
    /// For each cell, row by row, how likely it is to be filled; empty if the puzzle contradicts itself there.
    Likely { ticket: u32, position: usize, shades: Vec<Shade> },
}

impl From<Solving> for News {
    fn from(solving: Solving) -> News {
        News::Solving(solving)
    }
}
