//! How `auto` and `simulate` begin: passes over all lines, then suppositions for as long as they pay.
//!
//! The passes alone are the method `passes`.

use super::data::{Options, Outcome, Stop, Verdict};
use super::meter::Meter;
use super::probe::{Inference, Probed, Probing, Split};
use super::recorder::{Learned, Recorder};
use super::suppose::Supposer;
use crate::line::Knowledge;
use crate::puzzle::Puzzle;
use std::ops::ControlFlow;

/// How many passes that begin with suppositions lie between two reports of what is certain.
const REPORTED_EVERY: usize = 64;

/// How far the passes got.
pub(super) enum Passed {
    /// Every cell is known, and all clues are satisfied.
    Solved,
    /// No layout of some line fits.
    Contradiction,
    /// A pass changed nothing.
    Stuck,
    /// They had to stop.
    Stopped(Stop),
}

/// Makes passes until one of them changes nothing.
pub(super) fn make_passes<K: Knowledge>(recorder: &mut Recorder<'_, K>, meter: &Meter<'_>) -> Passed {
    let puzzle = recorder.puzzle;
    let mut pass = 0;
    loop {
        let changes = recorder.trace.changes();
        // A complete grid may still break clues of lines that were looked at before their last cells were known. Then
        // another pass finds the line.
        if recorder.is_solved() {
            return Passed::Solved;
        }
        meter.tick();
        if meter.is_stopped() {
            return Passed::Stopped(Stop::Watch);
        }
        pass += 1;
        for (index, line) in puzzle.lines().enumerate() {
            if !recorder.has_room() {
                return Passed::Stopped(Stop::Steps);
            }
            if recorder.look(pass, index, line).is_none() {
                return Passed::Contradiction;
            }
        }
        if recorder.trace.changes() == changes {
            return Passed::Stuck;
        }
    }
}

/// A solve that lines alone have not finished.
pub(super) struct Opening<'p, 'w, K: Knowledge> {
    pub(super) recorder: Recorder<'p, K>,
    pub(super) supposer: Supposer<'p, K>,
    meter: &'p Meter<'w>,
}

impl<'p, 'w, K: Knowledge> Opening<'p, 'w, K> {
    /// Makes passes. Breaks with the outcome if nothing else needs to be done.
    pub(super) fn by_lines(
        puzzle: &'p Puzzle,
        options: &Options,
        meter: &'p Meter<'w>,
    ) -> ControlFlow<Outcome, Opening<'p, 'w, K>> {
        let mut recorder = Recorder::new(puzzle, options);
        match make_passes(&mut recorder, meter) {
            Passed::Stuck => {}
            Passed::Solved => return ControlFlow::Break(recorder.outcome(Verdict::Unique, meter)),
            Passed::Contradiction => return ControlFlow::Break(recorder.outcome(Verdict::None, meter)),
            Passed::Stopped(stop) => return ControlFlow::Break(recorder.stopped(stop, meter)),
        }
        let supposer = Supposer::new(puzzle, &recorder.board);
        let opening = Opening { recorder, supposer, meter };
        opening.report();
        ControlFlow::Continue(opening)
    }

    /// Probes, and propagates from each result, for as long as it pays: see [`Probing::next`]. Breaks with the outcome
    /// if that decides the puzzle or if it has to stop; otherwise returns the cell to split on.
    pub(super) fn by_probing(
        mut self,
        mut pays: impl FnMut(usize) -> bool,
    ) -> ControlFlow<Outcome, (Opening<'p, 'w, K>, Split)> {
        let mut probing = Probing::new(self.recorder.puzzle);
        loop {
            match probing.next(&self.recorder.board, &mut self.supposer, self.meter, &mut pays) {
                Probed::Says(inference) => match self.learn(&inference) {
                    Learned::Changed(changed) => self.supposer.forget(&changed),
                    Learned::Contradiction => return ControlFlow::Break(self.outcome(Verdict::None)),
                    Learned::TraceFull => return ControlFlow::Break(self.stopped(Stop::Steps)),
                },
                Probed::AllKnown => return ControlFlow::Break(self.outcome(Verdict::Unique)),
                Probed::Stopped(stop) => return ControlFlow::Break(self.stopped(stop)),
                Probed::Open(split) => return ControlFlow::Continue((self, split)),
            }
        }
    }

    /// Applies the result of a supposition, as a pass of its own.
    pub(super) fn learn(&mut self, inference: &Inference) -> Learned<K::Mask> {
        if !self.recorder.has_room() {
            return Learned::TraceFull;
        }
        let Inference { reason, changes } = inference;
        let pass = self.recorder.passes() + 1;
        self.recorder.record(pass, *reason, changes);
        let learned = self.recorder.propagate(pass, changes);
        if pass.is_multiple_of(REPORTED_EVERY) {
            self.report();
        }
        learned
    }

    /// Reports what is certain to the watch.
    pub(super) fn report(&self) {
        self.meter.so_far(&|| self.recorder.so_far(self.meter));
    }

    pub(super) fn outcome(self, verdict: Verdict) -> Outcome {
        self.recorder.outcome(verdict, self.meter)
    }

    pub(super) fn stopped(self, stop: Stop) -> Outcome {
        self.recorder.stopped(stop, self.meter)
    }
}
