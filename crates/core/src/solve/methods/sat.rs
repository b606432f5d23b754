//! `sat`: the whole puzzle as one formula, and a SAT solver to find its solutions.
//!
//! The method of Matthew Earl's Python program and of the Haskell one for the GCHQ card. The trace has a single step:
//! what the solver found, and whether there is more.

use crate::line::Knowledge;
use crate::puzzle::Puzzle;
use crate::solve::data::{Options, Outcome, Stop};
use crate::solve::exhaust::{Question, exhaust};
use crate::solve::meter::Meter;
use crate::solve::recorder::Recorder;

pub(super) fn solve<K: Knowledge>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let recorder = Recorder::<K>::new(puzzle, options);
    // A line that contradicts the givens is not an error: the formula just cannot be satisfied.
    match Question::whole(puzzle, options.encoding) {
        Ok(question) => exhaust(&question, recorder.certain(), options, meter),
        Err(_) => recorder.stopped(Stop::Formula, meter),
    }
}
