//! One solution after another from the SAT solver, each excluding those already found.
//!
//! Only finding one more than was asked for tells whether there are more.

use super::data::{Found, Options};
use super::meter::Meter;
use crate::puzzle::{Grid, Puzzle};
use crate::sat::{Answer, Literal, Searcher, Solver, cell_of};

/// The wanted solutions of a puzzle, from a formula of its unknown cells.
pub(super) struct Solutions<'s, 'w> {
    pub(super) puzzle: &'s Puzzle,
    pub(super) known: &'s Grid,
    /// The variables of each unknown cell, row by row: one for each ink.
    pub(super) cells: &'s [Option<Literal>],
    pub(super) options: &'s Options,
    pub(super) meter: &'s Meter<'w>,
    /// Whether long questions are handed over.
    pub(super) leaves: bool,
}

/// How a search ended.
pub(super) enum Searched {
    Found(Found),
    /// A question turned out to be long, and should be handed over with what is known and the solutions so far.
    Left(Box<Searcher>, Vec<Grid>),
}

impl Solutions<'_, '_> {
    /// Asks for one more than the solutions found so far, and for others, until there are enough. After each one, `report`
    /// gets all of them.
    pub(super) fn ask(&self, mut solver: Solver<'_>, solutions: Vec<Grid>, report: &dyn Fn(&[Grid])) -> Searched {
        match self.answer(&mut solver) {
            Some(answer) => self.after(answer, solver, solutions, report),
            None => Searched::Left(solver.into_searcher(), solutions),
        }
    }

    /// The same after an answer.
    pub(super) fn after(
        &self,
        mut answer: Answer,
        mut solver: Solver<'_>,
        mut solutions: Vec<Grid>,
        report: &dyn Fn(&[Grid]),
    ) -> Searched {
        let quota = self.options.quota(self.puzzle);
        loop {
            match answer {
                Answer::Yes => {}
                Answer::No => return Searched::Found(Found { solutions, all: true, stop: None }),
                Answer::Stopped => return Searched::Found(Found { solutions, all: false, stop: self.meter.stop() }),
            }
            let excluded: Vec<Literal> = self.excluding(&solver).collect();
            let solution = self.solution(&solver);
            let stop = self.meter.found(&solution);
            solutions.push(solution);
            report(&solutions);
            if stop.is_some() || quota.is_reached(solutions.len()) {
                let stop = stop.or_else(|| quota.stop(solutions.len()));
                return Searched::Found(Found { solutions, all: false, stop });
            }
            // Mostly there is no second solution, and that is proved from the start.
            solver.stay();
            solver.guess_the_same();
            solver.add(excluded);
            answer = match self.answer(&mut solver) {
                Some(answer) => answer,
                None => return Searched::Left(solver.into_searcher(), solutions),
            };
        }
    }

    /// Asks a question; `None` if it turns out to be long and should be handed over.
    fn answer(&self, solver: &mut Solver<'_>) -> Option<Answer> {
        match self.leaves {
            true => solver.solve_if_short(),
            false => Some(solver.solve_on(self.options.jobs)),
        }
    }

    fn solution(&self, solver: &Solver<'_>) -> Grid {
        let mut solution = self.puzzle.givens().clone();
        for (at, inks) in self.puzzle.places().zip(self.cells.chunks(self.puzzle.inks())) {
            let known = self.known.get(at);
            let holds = |ink: &Option<Literal>| ink.is_some_and(|ink| solver.holds(ink));
            solution.set(at, if known.is_known() { known } else { cell_of(inks.iter().map(holds)) });
        }
        solution
    }

    /// A clause that says that some cell differs. With several inks it leaves out those that a cell does not have: all solutions have equally many
    /// cells of an ink, so in another one some cell lacks the ink that it has here.
    fn excluding<'s>(&'s self, solver: &'s Solver<'_>) -> impl Iterator<Item = Literal> + 's {
        let with_others = self.puzzle.inks() == 1;
        let variables = self.cells.iter().flatten().copied();
        variables.filter_map(move |variable| match solver.holds(variable) {
            true => Some(!variable),
            false => with_others.then_some(variable),
        })
    }
}
