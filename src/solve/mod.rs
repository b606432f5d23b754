//! The methods, one file each, from a puzzle to its outcome.

mod auto;
mod board;
mod constrained;
mod contradiction;
mod first_look;
mod guess;
mod hint;
mod likely;
mod look;
mod options;
mod passes;
mod probe;
mod sat;
mod search;
mod sentence;
mod settle;
mod simulate;
mod suppose;
mod verdict;
mod work;

pub use contradiction::Contradiction;
pub use first_look::{FirstLook, first_looks};
pub use hint::{Hint, hint};
pub use likely::{Likely, likely};
pub use options::{MAX_SOLUTION_CELLS, MAX_SOLUTIONS, MAX_STEPS, Options};
pub use settle::{Settled, settle};
pub use verdict::{Outcome, Stop, Verdict};
pub use work::{Watch, Work};

use crate::line::at_width;
use crate::puzzle::Puzzle;
use work::Meter;

/// How to solve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Method {
    /// Lines, then suppositions, then the SAT solver, each as long as it pays. It finds the truth about every puzzle.
    #[default]
    Auto,
    /// Every row, then every column, one line at a time, until nothing changes.
    Passes,
    /// Always the line with the fewest layouts that fit, until no line says anything more.
    Constrained,
    /// Lines, then suppositions, one inside the other if need be.
    Simulate,
    /// The puzzle as a formula, and a solver of formulas.
    Sat,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 5] = [Method::Auto, Method::Passes, Method::Constrained, Method::Simulate, Method::Sat];

    /// `auto`, `passes`, `constrained`, `simulate` or `sat`.
    pub fn name(self) -> &'static str {
        match self {
            Method::Auto => "auto",
            Method::Passes => "passes",
            Method::Constrained => "constrained",
            Method::Simulate => "simulate",
            Method::Sat => "sat",
        }
    }

    /// Whether it finds the truth about every puzzle, given enough work.
    pub fn is_complete(self) -> bool {
        matches!(self, Method::Auto | Method::Simulate | Method::Sat)
    }
}

/// Solves a puzzle. The same puzzle and options always give the same outcome.
pub fn solve(puzzle: &Puzzle, options: impl Into<Options>) -> Outcome {
    solve_watched(puzzle, options, &mut ())
}

/// Solves a puzzle, and tells somebody how it comes along. That changes nothing about the outcome.
pub fn solve_watched(puzzle: &Puzzle, options: impl Into<Options>, watch: &mut dyn Watch) -> Outcome {
    let options = options.into();
    let meter = Meter::new(options.limit, watch);
    let mut outcome = match options.method {
        Method::Auto => at_width!(auto::solve, puzzle, &options, &meter),
        Method::Passes => at_width!(passes::solve, puzzle, &options, &meter),
        Method::Constrained => at_width!(constrained::solve, puzzle, &options, &meter),
        Method::Simulate => at_width!(simulate::solve, puzzle, &options, &meter),
        Method::Sat => at_width!(sat::solve, puzzle, &options, &meter),
    };
    if outcome.verdict == Verdict::None {
        // The verdict is certain; only the reason is still sought.
        meter.so_far(&|| outcome.clone());
        outcome.contradiction = contradiction::of(puzzle, &meter);
        outcome.work = meter.work();
    }
    outcome
}
