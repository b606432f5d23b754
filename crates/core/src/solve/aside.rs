//! A solve that waits while a team answers a long question to the SAT solver.

use super::complete::complete;
use super::data::{Options, Outcome, Work};
use super::left::Left;
use super::meter::{Meter, Watch};
use super::solutions::{Searched, Solutions};
use crate::puzzle::Grid;
use crate::sat::{Answer, Searcher, Solver};

/// The result of a solve, or of a part of it.
#[derive(Debug)]
pub enum Solved {
    /// It is done.
    Outcome(Box<Outcome>),
    /// A question is long, and a team should continue from what is known.
    Long(Box<Long>, Box<Searcher>),
}

/// A solve that waits for the answer to a long question.
#[derive(Debug)]
pub struct Long {
    left: Left,
    options: Options,
    work: Work,
}

impl Long {
    pub(super) fn new(left: Left, options: &Options, meter: &Meter<'_>) -> Long {
        Long { left, options: *options, work: meter.work() }
    }

    /// The work done so far.
    pub fn work(&self) -> Work {
        self.work
    }

    /// Counts conflicts of the team.
    pub fn count(&mut self, conflicts: u64) {
        self.work.conflicts += conflicts;
    }

    /// Continues after the team's answer, with the searcher that knows more about it.
    pub fn answered(self, answer: Answer, searcher: Searcher, watch: &mut dyn Watch) -> Solved {
        let meter = Meter::after(self.work, true, watch);
        self.go_on(Some(answer), searcher, &meter)
    }

    /// Continues without a team, from where its first searcher is.
    pub fn alone(self, first: Searcher, watch: &mut dyn Watch) -> Solved {
        let meter = Meter::after(self.work, false, watch);
        self.go_on(None, first, &meter)
    }

    /// Goes on with a question, or with the next one if it is answered.
    fn go_on(self, answer: Option<Answer>, searcher: Searcher, meter: &Meter<'_>) -> Solved {
        let Long { mut left, options, .. } = self;
        let on_conflict = || {
            meter.conflict();
            meter.stop().is_none()
        };
        let leaves = meter.leaves();
        let solver = Solver::of_searcher(searcher, &on_conflict);
        let solutions = std::mem::take(&mut left.solutions);
        let report = |solutions: &[Grid]| meter.so_far(&|| left.certain.so_far(solutions, meter.work()));
        let wanted = Solutions {
            puzzle: &left.puzzle,
            known: &left.known,
            cells: &left.cells,
            options: &options,
            meter,
            leaves,
        };
        let searched = match answer {
            Some(answer) => wanted.after(answer, solver, solutions, &report),
            None => wanted.ask(solver, solutions, &report),
        };
        match searched {
            Searched::Found(found) => {
                let outcome = left.certain.exhausted(found, meter.work());
                Solved::Outcome(Box::new(complete(&left.puzzle, &options, outcome, meter)))
            }
            Searched::Left(searcher, solutions) => {
                Solved::Long(Box::new(Long::new(Left { solutions, ..left }, &options, meter)), searcher)
            }
        }
    }
}
