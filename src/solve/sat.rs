//! `sat`: the whole puzzle as one formula, and a solver of formulas to find its solutions.
//!
//! The method of Matthew Earl's Python program and of the Haskell one for the GCHQ card. There are no steps to show but
//! one: what the solver found, and that it found all there is.

use super::options::Options;
use super::search::Question;
use super::verdict::Outcome;
use super::work::Meter;
use super::{Method, Verdict};
use crate::puzzle::Puzzle;
use crate::sat::Unencodable;
use crate::trace::{Search, Trace};

pub(super) fn solve(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let known = puzzle.givens();
    let question = match Question::by_order(puzzle, known, true) {
        Ok(question) => question,
        Err(Unencodable::Contradiction(_) | Unencodable::TooLarge) => {
            return Outcome::forced(Method::Sat, Verdict::Stopped, known.clone(), Trace::new(), meter.work());
        }
    };
    let found = question.search(options.seek(), meter, |_| {});
    let mut trace = Trace::new();
    let agreed = found.agreed(known);
    let mut grid = known.clone();
    for change in &agreed {
        grid.set(change.at, change.cell);
    }
    trace.push(1, found.reason(Search::Sat { conflicts: meter.work().conflicts }), agreed);
    let mut outcome = Outcome::found(Method::Sat, found, grid, trace, meter.work());
    outcome.formula = Some(question.size());
    outcome
}
