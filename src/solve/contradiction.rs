//! Why there is no solution.

use crate::puzzle::{Line, Puzzle};
use serde::{Deserialize, Serialize};

/// Lines that contradict each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contradiction {
    /// The lines.
    pub lines: Vec<Line>,
}

impl Contradiction {
    /// Words.
    pub fn sentence(&self) -> String {
        String::new()
    }
}

pub(super) fn of(puzzle: &Puzzle) -> Contradiction {
    let _ = puzzle;
    Contradiction { lines: Vec::new() }
}
