//! The input of a solve besides the puzzle.

use super::limits::{MAX_SOLUTION_CELLS, MAX_SOLUTIONS, MAX_STEPS};
use super::method::Method;
use super::verdict::Stop;
use crate::puzzle::Puzzle;
use crate::sat::Encoding;

/// How to solve, how many solutions to find, and how much work to spend.
///
/// Each field has a method of its name that sets it:
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::solve::{Method, Options};
///
/// let options = Options::new(Method::Simulate).solutions(5).limit(100_000);
/// assert_eq!((options.method, options.solutions, options.limit), (Method::Simulate, 5, Some(100_000)));
/// assert_eq!(Options::default(), Options::new(Method::Auto));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// The method.
    pub method: Method,
    /// How many solutions to find, clamped to 1 to [`MAX_SOLUTIONS`]. The search looks for one more, to know whether
    /// there are more: [`Outcome::further`](super::Outcome::further).
    pub solutions: usize,
    /// The most work: suppositions plus conflicts. `None` means no limit.
    pub limit: Option<u64>,
    /// The most steps, capped at [`MAX_STEPS`].
    pub steps: usize,
    /// The encoding that [`Method::Sat`] uses.
    pub encoding: Encoding,
    /// Whether to look for contradicting lines if there is no solution. On a large board this can take a second longer.
    pub reason: bool,
    /// The most threads for a search that takes long. From 2 on, the search is divided, and what it finds does not depend on
    /// their number: the verdict is the same as with one thread, the number of conflicts is not, and of several solutions
    /// others may come first. In WebAssembly there is one thread.
    pub jobs: usize,
}

impl Options {
    /// The defaults for a method: one solution, whether there are others, and no limit on work.
    pub fn new(method: Method) -> Options {
        Options {
            method,
            solutions: 1,
            limit: None,
            steps: MAX_STEPS,
            encoding: Encoding::Order,
            reason: true,
            jobs: 1,
        }
    }

    /// Sets the method.
    #[must_use]
    pub fn method(self, method: Method) -> Options {
        Options { method, ..self }
    }

    /// Sets how many solutions to find.
    #[must_use]
    pub fn solutions(self, solutions: usize) -> Options {
        Options { solutions, ..self }
    }

    /// Asks for all solutions: at most [`MAX_SOLUTIONS`].
    #[must_use]
    pub fn all_solutions(self) -> Options {
        self.solutions(MAX_SOLUTIONS)
    }

    /// Sets the most work, or `None` for no limit.
    #[must_use]
    pub fn limit(self, limit: impl Into<Option<u64>>) -> Options {
        Options { limit: limit.into(), ..self }
    }

    /// Sets the most steps.
    #[must_use]
    pub fn steps(self, steps: usize) -> Options {
        Options { steps, ..self }
    }

    /// Sets the encoding that [`Method::Sat`] uses.
    #[must_use]
    pub fn encoding(self, encoding: Encoding) -> Options {
        Options { encoding, ..self }
    }

    /// Sets whether to look for contradicting lines if there is no solution.
    #[must_use]
    pub fn reason(self, reason: bool) -> Options {
        Options { reason, ..self }
    }

    /// Sets the most threads for a search that takes long.
    #[must_use]
    pub fn jobs(self, jobs: usize) -> Options {
        Options { jobs, ..self }
    }

    /// How many solutions the outcome holds at most, besides a further one.
    pub(in crate::solve) fn wanted(&self) -> usize {
        self.solutions.clamp(1, MAX_SOLUTIONS)
    }

    /// How many solutions of a puzzle to look for.
    pub(in crate::solve) fn quota(&self, puzzle: &Puzzle) -> Quota {
        Quota { seek: self.wanted() + 1, room: MAX_SOLUTION_CELLS / (puzzle.width() * puzzle.height()) }
    }
}

/// Decides when a search has found enough solutions.
#[derive(Clone, Copy)]
pub(in crate::solve) struct Quota {
    /// The number of solutions to look for.
    seek: usize,
    /// The number of solutions for which there is room.
    room: usize,
}

impl Quota {
    /// Whether this number of solutions ends the search.
    pub(in crate::solve) fn is_reached(self, found: usize) -> bool {
        found >= self.seek.min(self.room)
    }

    /// If so, the reason why there are fewer than wanted.
    pub(in crate::solve) fn stop(self, found: usize) -> Option<Stop> {
        (found < self.seek).then_some(Stop::Solutions)
    }
}

/// Those of the method that settles every puzzle, [`Method::Auto`].
impl Default for Options {
    fn default() -> Options {
        Options::new(Method::default())
    }
}

impl From<Method> for Options {
    fn from(method: Method) -> Options {
        Options::new(method)
    }
}
