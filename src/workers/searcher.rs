//! The messages between the worker that solves and one that takes part in a search.

use nonoscope_core::sat::{Report, TeamOrder};
use nonoscope_kit::worker::protocol::Protocol;
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Searcher {}

impl Protocol for Searcher {
    type Request = TeamOrder;
    type News = News;
    const PROGRAM: &'static str = "engine.js";
    const ROLE: &'static str = "searcher";
}

/// News from the searcher.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// Its report.
    Reported(Report),
    /// Its report is too large to send.
    NoMemory,
}
