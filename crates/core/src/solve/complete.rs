//! The last part of a solve: the reason, if there is no solution.

use super::data::{Options, Outcome, Verdict};
use super::explain;
use super::meter::Meter;
use crate::puzzle::Puzzle;

/// Adds the reason if there is no solution and the reason is wanted.
pub(super) fn complete(puzzle: &Puzzle, options: &Options, mut outcome: Outcome, meter: &Meter<'_>) -> Outcome {
    if outcome.verdict == Verdict::None && options.reason {
        // The verdict is certain; only the reason is still missing.
        meter.so_far(&|| outcome.clone());
        outcome.contradiction = explain::contradiction(puzzle, meter);
        outcome.work = meter.work();
    }
    outcome
}
