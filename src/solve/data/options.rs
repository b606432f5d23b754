//! What is asked of a solve.

use super::limits::{MAX_SOLUTION_CELLS, MAX_SOLUTIONS, MAX_STEPS};
use super::method::Method;
use super::verdict::Stop;
use crate::puzzle::Puzzle;
use crate::sat::Encoding;

/// How to solve, how many solutions to find, and how much work that may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How to solve.
    pub method: Method,
    /// How many solutions are wanted, 1 to [`MAX_SOLUTIONS`]; anything else counts as the nearest of these. One more is
    /// sought, to know whether there are more.
    pub solutions: usize,
    /// The most work: suppositions and conflicts together. Nothing means no limit.
    pub limit: Option<u64>,
    /// The most steps, at most [`MAX_STEPS`]; more count as that.
    pub steps: usize,
    /// How [`Method::Sat`] writes the puzzle down.
    pub encoding: Encoding,
}

impl Options {
    /// A method with nothing else said: one solution, and whether there are others, however much work it takes.
    pub fn new(method: Method) -> Options {
        Options { method, solutions: 1, limit: None, steps: MAX_STEPS, encoding: Encoding::Order }
    }

    /// How many solutions of a puzzle to look for.
    pub(in crate::solve) fn quota(&self, puzzle: &Puzzle) -> Quota {
        Quota {
            seek: self.solutions.clamp(1, MAX_SOLUTIONS) + 1,
            room: MAX_SOLUTION_CELLS / (puzzle.width() * puzzle.height()),
        }
    }
}

/// When a search has found enough solutions.
#[derive(Clone, Copy)]
pub(in crate::solve) struct Quota {
    /// The number that is wanted.
    seek: usize,
    /// The number there is room for.
    room: usize,
}

impl Quota {
    /// Whether this number of solutions ends the search.
    pub(in crate::solve) fn is_reached(self, found: usize) -> bool {
        found >= self.seek.min(self.room)
    }

    /// If so, why there are fewer than were wanted.
    pub(in crate::solve) fn stop(self, found: usize) -> Option<Stop> {
        (found < self.seek).then_some(Stop::Solutions)
    }
}

impl From<Method> for Options {
    fn from(method: Method) -> Options {
        Options::new(method)
    }
}
