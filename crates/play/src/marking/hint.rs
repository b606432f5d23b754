//! A hint, and the part of it that settles cells.

use crate::arguments::Explanation;
use nonoscope_core::trace::{Change, Trace};

/// How much of a hint is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Degree {
    /// Where to look.
    Place,
    /// Which technique.
    Technique,
    /// The argument. The cells come next.
    Argument,
}

/// A hint.
#[derive(Clone, Debug)]
pub(super) struct Hinted {
    /// A trace of a single step.
    pub(super) step: Trace,
    pub(super) explanation: Explanation,
    pub(super) degree: Degree,
}

/// A hint without the changes that only exclude colours; `None` if there are no others, or none of these.
pub fn settling(hint: &Trace) -> Option<Trace> {
    let step = hint.step(0)?;
    let settled: Vec<Change> = step.changes.iter().copied().filter(|change| change.cell.is_known()).collect();
    if settled.is_empty() || settled.len() == step.changes.len() {
        return None;
    }
    let mut trace = Trace::new();
    trace.push(step.pass, step.reason, settled).ok()?;
    Some(trace)
}
