//! `passes`: every row, then every column, over and over, one line at a time.
//!
//! The method of Neil Mitchell's Haskell solver for the GCHQ card (2016): constrain one axis, then the other, until
//! nothing changes. Every look at a line is a step, even if it infers nothing. A pass counts if it changed something.
//! Each inference is forced, so a grid completed this way is the only solution.
//!
//! The last pass of a puzzle that lines do not finish changes nothing. It is in the trace, because it shows that
//! nothing more follows, but it does not count.

use crate::line::Knowledge;
use crate::puzzle::Puzzle;
use crate::solve::data::{Options, Outcome, Verdict};
use crate::solve::meter::Meter;
use crate::solve::opening::{Passed, make_passes};
use crate::solve::recorder::Recorder;

pub(super) fn solve<K: Knowledge>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let mut recorder = Recorder::<K>::new(puzzle, options);
    match make_passes(&mut recorder, meter) {
        Passed::Solved => recorder.outcome(Verdict::Unique, meter),
        Passed::Contradiction => recorder.outcome(Verdict::None, meter),
        Passed::Stuck => recorder.outcome(Verdict::Stuck, meter),
        Passed::Stopped(stop) => recorder.stopped(stop, meter),
    }
}
