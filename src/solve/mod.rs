//! The methods, one file each, from a puzzle to its outcome.

mod board;
mod constrained;
mod first_look;
pub mod likely;
mod look;
mod passes;
mod settle;
mod verdict;

pub use first_look::{FirstLook, first_looks};
pub use settle::{Settled, settle};
pub use verdict::{Outcome, Verdict};

use crate::line::at_width;
use crate::puzzle::Puzzle;
use serde::{Deserialize, Serialize};

/// How to solve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Method {
    /// Every row, then every column, one line at a time, until nothing changes.
    #[default]
    Passes,
    /// Always the line with the fewest layouts that fit, until no line says anything more.
    Constrained,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 2] = [Method::Passes, Method::Constrained];

    /// `passes` or `constrained`.
    pub fn name(self) -> &'static str {
        match self {
            Method::Passes => "passes",
            Method::Constrained => "constrained",
        }
    }
}

/// Solves a puzzle as far as the method goes. The same puzzle and method always give the same outcome.
pub fn solve(puzzle: &Puzzle, method: Method) -> Outcome {
    match method {
        Method::Passes => at_width!(passes::solve, puzzle),
        Method::Constrained => at_width!(constrained::solve, puzzle),
    }
}
