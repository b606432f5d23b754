//! `sat`: the whole puzzle as one formula, and a solver of formulas to find its solutions.
//!
//! The method of Matthew Earl's Python program and of the Haskell one for the GCHQ card. There is only one step to show:
//! what the solver found, and whether that is all there is.

use crate::line::Mask;
use crate::puzzle::Puzzle;
use crate::solve::data::{Options, Outcome, Stop};
use crate::solve::exhaust::{Question, exhaust};
use crate::solve::meter::Meter;
use crate::solve::recorder::Recorder;

pub(super) fn solve<M: Mask>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let recorder = Recorder::<M>::new(puzzle, options);
    // A line that contradicts the givens is no error: such a formula cannot be satisfied.
    match Question::whole(puzzle, options.encoding) {
        Ok(question) => exhaust(&question, recorder, options, meter),
        Err(_) => recorder.stopped(Stop::Formula, meter),
    }
}
