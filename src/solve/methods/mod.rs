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
    match options.method {
        Method::Auto => at_width!(auto::solve, puzzle, options, meter),
        Method::Passes => at_width!(passes::solve, puzzle, options, meter),
        Method::Constrained => at_width!(constrained::solve, puzzle, options, meter),
        Method::Simulate => at_width!(simulate::solve, puzzle, options, meter),
        Method::Sat => at_width!(sat::solve, puzzle, options, meter),
        Method::Human => at_few_widths!(human::solve, puzzle, options, meter),
    }
}
