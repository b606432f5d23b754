//! What is certain before a search that becomes the last step.

use super::data::{Found, Method, Outcome, Work};
use crate::puzzle::Grid;
use crate::sat::Size;
use crate::trace::{Search, Trace};

/// The steps so far, and what is known after them.
#[derive(Debug)]
pub(super) struct Certain {
    pub(super) method: Method,
    /// How many solutions were asked for.
    pub(super) wanted: usize,
    pub(super) grid: Grid,
    pub(super) trace: Trace,
    /// The size of the formula that is searched, if there is one.
    pub(super) formula: Option<Size>,
}

impl Certain {
    /// The outcome if the search, which has found some solutions, were stopped now.
    pub(super) fn so_far(&self, solutions: &[Grid], work: Work) -> Outcome {
        let (grid, trace) = (self.grid.clone(), self.trace.clone());
        let outcome = Outcome::of(self.method, Found::so_far(solutions), grid, trace, work).asked_for(self.wanted);
        Outcome { formula: self.formula, ..outcome }
    }

    /// The outcome after a search, which becomes the last step.
    pub(super) fn searched(mut self, found: Found, by: Search, work: Work) -> Outcome {
        let agreed = found.agreed(&self.grid);
        let pass = self.trace.passes() + 1;
        self.trace.push_new(pass, found.reason(by), agreed.iter().copied());
        agreed.iter().for_each(|change| self.grid.set(change.at, change.cell));
        let outcome = Outcome::of(self.method, found, self.grid, self.trace, work).asked_for(self.wanted);
        Outcome { formula: self.formula, ..outcome }
    }

    /// The same after a search by the SAT solver.
    pub(super) fn exhausted(self, found: Found, work: Work) -> Outcome {
        self.searched(found, Search::Sat { conflicts: work.conflicts }, work)
    }
}
