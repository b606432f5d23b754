//! What a solve comes to: the verdict, the solutions, and the trace that led there.

use super::contradiction::Contradiction;
use super::found::Found;
use super::method::Method;
use super::verdict::{Stop, Verdict};
use super::work::Work;
use crate::puzzle::{Cell, Grid};
use crate::sat::Size;
use crate::trace::Trace;
use serde::{Deserialize, Serialize};

/// Everything that solving a puzzle gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// How the puzzle was solved.
    pub method: Method,
    /// The steps.
    pub trace: Trace,
    /// What is true of the puzzle.
    pub verdict: Verdict,
    /// The solutions found. If there are several, there may be one more than was asked for.
    pub solutions: Vec<Grid>,
    /// Whether there are no other solutions than these.
    pub complete: bool,
    /// The grid after the last step: what is true of all solutions, as far as the method came.
    pub grid: Grid,
    /// How many passes changed something.
    pub passes: usize,
    /// How much work it took.
    pub work: Work,
    /// How large the formula was that the SAT solver was given, if it was.
    pub formula: Option<Size>,
    /// Why the search ended before it had found all solutions or as many as were wanted, if it did.
    pub stopped: Option<Stop>,
    /// If there is no solution: lines that contradict each other.
    pub contradiction: Option<Contradiction>,
}

impl Outcome {
    /// An outcome whose verdict follows from the solutions: a single one is the only one if they are complete.
    pub(in crate::solve) fn found(method: Method, found: Found, grid: Grid, trace: Trace, work: Work) -> Outcome {
        let verdict = match (found.solutions.len(), found.all) {
            (0, true) => Verdict::None,
            (1, true) => Verdict::Unique,
            (..=1, false) => Verdict::Stopped,
            _ => Verdict::Multiple,
        };
        let passes = trace.passes_that_changed_something();
        Outcome {
            method,
            trace,
            verdict,
            solutions: found.solutions,
            complete: found.all,
            stopped: found.stop,
            grid,
            passes,
            work,
            formula: None,
            contradiction: None,
        }
    }

    /// The outcome of inferences each of which was forced, so that a grid that they complete is the only solution.
    pub(in crate::solve) fn forced(method: Method, verdict: Verdict, grid: Grid, trace: Trace, work: Work) -> Outcome {
        let solutions = if verdict == Verdict::Unique { vec![grid.clone()] } else { Vec::new() };
        let all = matches!(verdict, Verdict::Unique | Verdict::None);
        Outcome { verdict, ..Outcome::found(method, Found { solutions, all, stop: None }, grid, trace, work) }
    }

    /// The outcome of a solve that stopped before it had found a solution.
    pub(in crate::solve) fn stopped(method: Method, stop: Stop, grid: Grid, trace: Trace, work: Work) -> Outcome {
        let found = Found { solutions: Vec::new(), all: false, stop: Some(stop) };
        Outcome::found(method, found, grid, trace, work)
    }

    /// The grid after the last step; if there are several solutions, what those found have in common.
    pub fn common(&self) -> Grid {
        match self.solutions.split_first() {
            Some((first, others)) if !others.is_empty() => {
                let mut common = first.clone();
                for at in common.places() {
                    if others.iter().any(|other| other.get(at) != first.get(at)) {
                        common.set(at, Cell::Unknown);
                    }
                }
                common
            }
            _ => self.grid.clone(),
        }
    }

    /// How many cells are not the same in all solutions found.
    pub fn differing_cells(&self) -> usize {
        if self.solutions.len() > 1 { self.common().unknown_cells() } else { 0 }
    }
}
