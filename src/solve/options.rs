//! What is asked of a solve.

use super::Method;
use crate::sat::Encoding;

/// How to solve, how many solutions to find, and how much work that may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How to solve.
    pub method: Method,
    /// How many solutions are wanted, at least one. One more is sought, to know whether there are more.
    pub solutions: usize,
    /// The most work: suppositions and conflicts together. Nothing means no limit.
    pub limit: Option<u64>,
    /// How [`Method::Sat`] writes the puzzle down.
    pub encoding: Encoding,
}

impl Options {
    /// A method with nothing else said: one solution, and whether there are others, however much work it takes.
    pub fn new(method: Method) -> Options {
        Options { method, solutions: 1, limit: None, encoding: Encoding::Order }
    }

    /// How many solutions to look for.
    pub(super) fn seek(&self) -> usize {
        self.solutions.max(1).saturating_add(1)
    }
}

impl From<Method> for Options {
    fn from(method: Method) -> Options {
        Options::new(method)
    }
}
