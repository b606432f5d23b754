//! The demands of a solve on a person: each step's technique, and its openings.

use crate::line::{Knowledge, at_few_widths};
use crate::puzzle::Puzzle;
use crate::solve::argument;
use crate::solve::data::{Argument, Method, Options, Stop};
use crate::solve::human::{Human, Next};
use crate::solve::meter::{Meter, Watch};
use crate::trace::{Reason, Replay, Technique};

/// A step, as far as a rating looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Taken {
    pub(super) technique: Technique,
    /// How many lines had a deduction no harder than this; none if it is a supposition.
    pub(super) openings: u32,
    /// How many lines one has to look at, one after the other, to follow it.
    pub(super) lines: u32,
}

/// All steps that a person takes.
pub(super) struct Solve {
    pub(super) steps: Vec<Taken>,
    pub(super) end: End,
}

/// How the steps end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Every cell is known.
    Finished,
    /// There is no further step, or none within the limits.
    Stuck,
    /// The watch stopped it.
    Stopped,
}

/// Solves a puzzle as a person would, with at most this many suppositions.
pub(super) fn measure(puzzle: &Puzzle, most: u64, watch: &mut dyn Watch) -> Solve {
    at_few_widths!(measure_at, puzzle, most, watch)
}

fn measure_at<K: Knowledge>(puzzle: &Puzzle, most: u64, watch: &mut dyn Watch) -> Solve {
    let meter = Meter::new(Some(most), watch);
    let mut human = Human::<K>::new(puzzle, &Options::new(Method::Human));
    let mut openings = Vec::new();
    let end = loop {
        if openings.len().is_multiple_of(256) {
            meter.tick();
        }
        if meter.is_stopped() {
            break End::Stopped;
        }
        if !human.recorder.has_room() {
            break End::Stuck;
        }
        match human.next(&meter) {
            Next::Step => openings.push(human.openings as u32),
            Next::Finished => break End::Finished,
            Next::Stopped(Stop::Watch) => break End::Stopped,
            Next::Nothing | Next::Fails(_) | Next::Stopped(_) => break End::Stuck,
        }
    };
    let trace = human.recorder.trace;
    let mut replay = Replay::new(puzzle.givens());
    let mut steps = Vec::new();
    for (index, (step, openings)) in trace.steps().zip(openings).enumerate() {
        steps.push(match step.reason {
            Reason::Deduced { technique, .. } => Taken { technique, openings, lines: 1 },
            _ => {
                replay.go_to(&trace, index);
                let argument = argument(puzzle, replay.grid(), &step);
                let lines = match &argument {
                    Argument::Refuted(refutation) => refutation.branch.lines() + 1,
                    Argument::TwoWay(is, is_not) => is.lines() + is_not.lines(),
                    Argument::Line(_) | Argument::Search => 1,
                };
                let technique = argument.technique().unwrap_or(Technique::Contradiction);
                Taken { technique, openings, lines: lines as u32 }
            }
        });
    }
    Solve { steps, end }
}
