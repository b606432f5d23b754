//! Running a solve: the chosen method, and then the reason if there is no solution.

use super::data::{Method, Options, Outcome, Verdict};
use super::meter::{Meter, Watch};
use super::{auto, constrained, explain, passes, sat, simulate};
use crate::line::at_width;
use crate::puzzle::Puzzle;

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
        outcome.contradiction = explain::contradiction(puzzle, &meter);
        outcome.work = meter.work();
    }
    outcome
}
