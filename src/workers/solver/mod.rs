//! The messages between the page and the worker that solves.

mod answer;
mod search;
#[cfg(target_arch = "wasm32")]
pub(crate) mod searchers;

pub(crate) use self::answer::answer;

use crate::workers::solving::{Solving, Task};
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::sat::Encoding;
use nonoscope_core::solve::{Judged, Past};
use nonoscope_kit::worker::protocol::Protocol;
use nonoscope_picture::Shade;
use nonoscope_words::Text;
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Solver {}

impl Protocol for Solver {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "engine.js";
    const ROLE: &'static str = "solver";

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
    /// Prove the verdict of a puzzle, for one of the two files that a proof takes.
    Prove { puzzle: Box<Puzzle>, file: ProofFile },
    /// Say how likely the unknown cells are to be filled. The position in the trace comes back with the answer.
    Likely { puzzle: Box<Puzzle>, known: Grid, ticket: u32, position: usize },
    /// Judge marks, given the puzzle with what is certain of it. How often they had changed comes back with the answer.
    Judge { puzzle: Box<Puzzle>, past: Box<Past>, ticket: u32, changes: u64 },
}

/// A file of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ProofFile {
    /// A formula that nothing satisfies.
    Formula,
    /// Why nothing does.
    Proof,
}

/// The most work of a proof on the page: some seconds of it.
pub(crate) const MOST_PROOF_WORK: u64 = 20_000;

/// News from the worker.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// About a solve.
    Solving(Solving),
    /// The text of a file.
    File { name: String, text: String },
    /// Why there is no proof.
    NoProof { sentence: Text },
    /// For each cell, row by row, how likely it is to be filled; empty if the puzzle contradicts itself there.
    Likely { ticket: u32, position: usize, shades: Vec<Shade> },
    /// What is known about marks.
    Judged { ticket: u32, changes: u64, judged: Judged },
}

impl From<Solving> for News {
    fn from(solving: Solving) -> News {
        News::Solving(solving)
    }
}
