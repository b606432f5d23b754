//! The methods, one file each, from a puzzle to its outcome.

mod board;
mod passes;
mod verdict;

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
    let Method::Passes = method;
    match puzzle.width().max(puzzle.height()) {
        ..=64 => passes::solve::<u64>(puzzle),
        ..=128 => passes::solve::<u128>(puzzle),
        ..=256 => passes::solve::<Wide<4>>(puzzle),
        _ => passes::solve::<Wide<16>>(puzzle),
    }
}
