//! Solving a puzzle for the page, with reports on the way: the same in each worker that solves.

mod reporter;

use self::reporter::Reporter;
use super::protocol::Hearer;
use crate::format::Reading;
use crate::player::Session;
use crate::puzzle::{Grid, Puzzle};
use crate::solve::{Method, Options, Outcome, Watch, Work};
use serde::{Deserialize, Serialize};

/// A puzzle to be solved.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Task {
    /// All news about it carries this number.
    pub(crate) ticket: u32,
    pub(crate) reading: Box<Reading>,
    pub(crate) method: Method,
    /// A person's marks too, if they want to watch from there.
    pub(crate) known: Option<Grid>,
}

/// News about a solve.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Solving {
    /// What solving has found out. While the search goes on, this is what is certain already, and more news follows.
    Opened { ticket: u32, session: Box<Session> },
    /// The work done so far, and how long it has taken, in milliseconds.
    Working { ticket: u32, work: Work, millis: f64 },
    /// What was found out is too large to send.
    NoMemory { ticket: u32 },
}

impl Solving {
    /// The number of the task.
    pub(crate) fn ticket(&self) -> u32 {
        match self {
            Solving::Opened { ticket, .. } | Solving::Working { ticket, .. } | Solving::NoMemory { ticket } => *ticket,
        }
    }
}

/// Solves a puzzle, starting from `known` if that is a grid of its size. Sends nothing if `solve` does not have the method.
pub(super) fn open<N: From<Solving>>(
    page: &impl Hearer<N>,
    task: &Task,
    solve: impl FnOnce(&Puzzle, &Options, &mut dyn Watch) -> Option<Outcome>,
) {
    let Task { ticket, reading, method, known } = task;
    let (ticket, own) = (*ticket, reading.puzzle.givens());
    let start = known.as_ref().filter(|known| known.cells().len() == own.cells().len()).unwrap_or(own);
    let mut reporter = Reporter::new(page, ticket, reading, start);
    // Grids of the same size are never refused.
    let puzzle = reading.puzzle.clone().with_givens(start.clone()).unwrap_or_else(|_| reading.puzzle.clone());
    if let Some(outcome) = solve(&puzzle, &Session::options(*method), &mut reporter) {
        let session = Box::new(Session::from(reading, start, outcome, false));
        if !page.tell(Solving::Opened { ticket, session }.into()) {
            page.tell(Solving::NoMemory { ticket }.into());
        }
    }
}
