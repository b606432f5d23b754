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
mod first_look;
mod passes;
mod verdict;

pub use first_look::{FirstLook, first_looks};
pub use verdict::{Outcome, Verdict};

use crate::line::Wide;
use crate::puzzle::Puzzle;

/// How to solve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Method {
    /// Every row, then every column, one line at a time, until nothing changes.
    #[default]
    Passes,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 1] = [Method::Passes];

    /// `passes`.
    pub fn name(self) -> &'static str {
        match self {
            Method::Passes => "passes",
        }
    }
}

/// Solves a puzzle as far as the method goes. The same puzzle and method always give the same outcome.
pub fn solve(puzzle: &Puzzle, method: Method) -> Outcome {
    match method {
        Method::Passes => at_width!(puzzle, passes::solve),
    }
}
