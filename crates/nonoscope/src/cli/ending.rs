//! How a command ends.

use crate::solve::Verdict;

/// How a command ends. If several puzzles end differently, the program returns the highest number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Ending {
    /// There is a verdict, or the requested output was printed.
    Done = 0,
    /// There is no solution.
    NoSolution = 1,
    /// The input cannot be read. clap ends the program with the same code if the usage is wrong.
    Unreadable = 2,
    /// The method can go no further, or a limit was reached.
    Undecided = 3,
}

impl Ending {
    pub(super) fn of(verdict: Verdict) -> Ending {
        match verdict {
            Verdict::Unique | Verdict::Multiple => Ending::Done,
            Verdict::None => Ending::NoSolution,
            Verdict::Stuck | Verdict::Stopped => Ending::Undecided,
        }
    }
}
