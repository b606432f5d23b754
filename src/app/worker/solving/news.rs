//! The page's requests to a worker that solves, and its news.

use nonoscope_core::puzzle::Grid;
use nonoscope_core::solve::{Method, Work};
use nonoscope_format::Reading;
use nonoscope_play::Session;
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
    /// The result. While the search goes on, it holds what is certain so far, and more news follows.
    Opened { ticket: u32, session: Box<Session> },
    /// The work done so far, how long it has taken, in milliseconds, and how many cores are at it.
    Working { ticket: u32, work: Work, millis: f64, cores: usize },
    /// The result is too large to send.
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
