//! Running a solve: the chosen method, and then the reason if there is no solution.

use super::data::{Options, Outcome, Verdict};
use super::meter::{Meter, Watch};
use super::{explain, methods};
use crate::puzzle::Puzzle;

/// Solves a puzzle. The same puzzle and options always give the same outcome.
pub fn solve(puzzle: &Puzzle, options: impl Into<Options>) -> Outcome {
    solve_watched(puzzle, options, &mut ())
}

/// Solves a puzzle, and reports its progress to a watch, which does not affect the outcome unless it stops the solve.
pub fn solve_watched(puzzle: &Puzzle, options: impl Into<Options>, watch: &mut dyn Watch) -> Outcome {
    let options = options.into();
    let meter = Meter::new(options.limit, watch);
    let mut outcome = methods::solve(puzzle, &options, &meter);
    if outcome.verdict == Verdict::None {
        // The verdict is certain; only the reason is still missing.
        meter.so_far(&|| outcome.clone());
        outcome.contradiction = explain::contradiction(puzzle, &meter);
        outcome.work = meter.work();
    }
    outcome
}
