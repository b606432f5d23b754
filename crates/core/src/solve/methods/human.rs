//! `human`: as a person would go about it, one argument a step.
//!
//! At each moment it takes the easiest deduction anywhere; of several that are equally easy, the one nearest to the last.
//! Where lines say nothing more, it takes the supposition with the shortest way to a contradiction, or to a cell that is
//! the same either way.

use crate::line::Knowledge;
use crate::puzzle::Puzzle;
use crate::solve::data::{Options, Outcome, Stop, Verdict};
use crate::solve::human::{Human, Next};
use crate::solve::meter::Meter;

/// How many steps lie between two reports of progress.
const TOLD_EVERY: usize = 256;

pub(super) fn solve<K: Knowledge>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let mut human = Human::<K>::new(puzzle, options);
    loop {
        if human.recorder.trace.len().is_multiple_of(TOLD_EVERY) {
            meter.tick();
            if meter.is_stopped() {
                return human.recorder.stopped(Stop::Watch, meter);
            }
        }
        if !human.recorder.has_room() {
            return human.recorder.stopped(Stop::Steps, meter);
        }
        let verdict = match human.next(meter) {
            Next::Step => continue,
            Next::Finished => Verdict::Unique,
            Next::Fails(_) => Verdict::None,
            Next::Nothing => Verdict::Stuck,
            Next::Stopped(stop) => return human.recorder.stopped(stop, meter),
        };
        return human.recorder.outcome(verdict, meter);
    }
}
