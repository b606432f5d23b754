//! The methods, one file each, from a puzzle to its outcome.

/// Calls a function with the narrowest masks that hold the puzzle's lines.
macro_rules! at_width {
    ($puzzle:expr, $($function:ident)::+) => {
        match $puzzle.width().max($puzzle.height()) {
            ..=64 => $($function)::+::<u64>($puzzle),
            ..=128 => $($function)::+::<u128>($puzzle),
            ..=256 => $($function)::+::<Wide<4>>($puzzle),
            _ => $($function)::+::<Wide<16>>($puzzle),
        }
    };
}

mod board;
mod constrained;
mod first_look;
mod look;
mod passes;
mod settle;
mod verdict;

pub use first_look::{FirstLook, first_looks};
pub use settle::{Settled, settle};
pub use verdict::{Outcome, Verdict};

use crate::line::Wide;
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
        Method::Passes => at_width!(puzzle, passes::solve),
        Method::Constrained => at_width!(puzzle, constrained::solve),
    }
}
