//! The methods, one file each, from a puzzle to its outcome. What they share is in the parent folder.

mod auto;
mod constrained;
mod human;
mod passes;
mod sat;
mod simulate;

use super::data::{Method, Options, Outcome};
use super::meter::Meter;
use crate::line::{at_few_widths, at_width};
use crate::puzzle::Puzzle;

/// Solves a puzzle with the requested method.
pub(super) fn solve(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    compute(puzzle, options, meter).unwrap_or_else(|| argue(puzzle, options, meter))
}

/// The same, but `None` for `human`, so that a program that calls only this one contains nothing that argues like a person.
pub(super) fn compute(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Option<Outcome> {
    let outcome = match options.method {
        Method::Auto => auto(puzzle, options, meter),
        Method::Passes => at_width!(passes::solve, puzzle, options, meter),
        Method::Constrained => at_width!(constrained::solve, puzzle, options, meter),
        Method::Simulate => at_width!(simulate::solve, puzzle, options, meter),
        Method::Sat => at_width!(sat::solve, puzzle, options, meter),
        Method::Human => return None,
    };
    Some(outcome)
}

/// Solves a puzzle with `auto`, ignoring the requested method.
pub(super) fn auto(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    at_width!(auto::solve, puzzle, options, meter)
}

/// Solves a puzzle with `human`, ignoring the requested method.
pub(super) fn argue(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    at_few_widths!(human::solve, puzzle, options, meter)
}
