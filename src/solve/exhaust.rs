//! Exhausting what is left with the SAT solver: solutions one after the other, each excluding those found before it.
//!
//! An easy question is answered at once. If it is not, a fresh solver is told a good guess, since a search that guesses
//! well hardly searches; on easy puzzles, finding a guess would cost more than it brings. Each further question is about
//! another solution, and is asked where the first one was found, because others mostly lie close by: a solver without
//! a guess tries what it had last, but one with a guess is replaced by one whose phases are the first solution.

use super::data::{Found, Options, Outcome, Quota};
use super::decimate::decimate;
use super::marginals::{is_likely, marginals};
use super::meter::Meter;
use super::recorder::Recorder;
use crate::line::{LineMarginals, Mask};
use crate::puzzle::{Cell, Grid, Puzzle};
use crate::sat::{Answer, Encoded, Encoding, Formula, Literal, Order, Run, Solver, Unencodable};
use crate::trace::Search;

/// How many conflicts an easy question may take.
const EASY: u64 = 100;

/// Exhausts what a formula leaves open. What is found becomes the last step.
pub(super) fn exhaust<M: Mask>(
    question: &Question<'_>,
    recorder: Recorder<'_, M>,
    options: &Options,
    meter: &Meter<'_>,
) -> Outcome {
    let formula = Some(question.formula.size());
    let report = |solutions: &[Grid]| {
        meter.so_far(&|| Outcome { formula, ..recorder.so_far(solutions, meter) });
    };
    report(&[]);
    let found = question.search(options.quota(question.puzzle), meter, report);
    let by = Search::Sat { conflicts: meter.work().conflicts };
    Outcome { formula, ..recorder.searched(found, by, meter) }
}

/// What is asked of the SAT solver: a puzzle as a formula.
pub(super) struct Question<'p> {
    puzzle: &'p Puzzle,
    known: &'p Grid,
    formula: Formula,
    /// The variable of each cell that is unknown, row by row.
    cells: Vec<Option<Literal>>,
    /// Where the runs start, if the formula has variables for "there or later".
    runs: Vec<Run>,
}

impl<'p> Question<'p> {
    /// What is still unknown, by order.
    ///
    /// # Errors
    /// If what is known contradicts a line, or the formula is too large.
    pub(super) fn by_order(puzzle: &'p Puzzle, known: &'p Grid) -> Result<Self, Unencodable> {
        let Order { formula, cells, runs, .. } = Order::new(puzzle, known)?;
        Ok(Question { puzzle, known, formula, cells, runs })
    }

    /// The whole puzzle in an encoding, with nothing inferred beforehand.
    ///
    /// # Errors
    /// If the formula is too large.
    pub(super) fn whole(puzzle: &'p Puzzle, encoding: Encoding) -> Result<Self, Unencodable> {
        let Encoded { formula, cells, .. } = Encoded::new(puzzle, encoding)?;
        let known = puzzle.givens();
        let cells = cells.into_iter().zip(known.cells());
        let cells = cells.map(|(variable, &cell)| (cell == Cell::Unknown).then_some(variable)).collect();
        Ok(Question { puzzle, known, formula, cells, runs: Vec::new() })
    }

    /// Looks for as many solutions as are wanted. Each time one is found, `report` gets all that have been.
    fn search(&self, quota: Quota, meter: &Meter<'_>, mut report: impl FnMut(&[Grid])) -> Found {
        let easy_until = std::cell::Cell::new(meter.work().conflicts + EASY);
        let on_conflict = || {
            meter.conflict();
            meter.stop().is_none() && meter.work().conflicts < easy_until.get()
        };
        let mut found = Found { solutions: Vec::new(), all: false, stop: meter.stop() };
        if found.stop.is_some() {
            return found;
        }
        let mut solver = Solver::new(&self.formula, |_| None, &on_conflict);
        let mut answer = solver.solve(&[]);
        let mut guessed = false;
        if answer == Answer::Stopped && meter.stop().is_none() {
            easy_until.set(u64::MAX);
            let phases = self.phases(meter);
            found.stop = meter.stop();
            if found.stop.is_some() {
                return found;
            }
            guessed = true;
            // The old one goes first: there may not be memory for two.
            drop(solver);
            solver = Solver::new(&self.formula, |variable| phases[variable.variable() - 1], &on_conflict);
            answer = solver.solve(&[]);
        }
        easy_until.set(u64::MAX);
        loop {
            match answer {
                Answer::Yes => {}
                Answer::No => {
                    (found.all, found.stop) = (true, None);
                    return found;
                }
                Answer::Stopped => {
                    found.stop = meter.stop();
                    return found;
                }
            }
            let excluded: Vec<Literal> = self.excluding(&solver).collect();
            found.solutions.push(self.solution(&solver));
            report(&found.solutions);
            if quota.is_reached(found.solutions.len()) {
                found.stop = quota.stop(found.solutions.len());
                return found;
            }
            if std::mem::take(&mut guessed) {
                let values: Vec<bool> = self.formula.variables().map(|variable| solver.holds(variable)).collect();
                drop(solver);
                solver = Solver::new(&self.formula, |variable| Some(values[variable.variable() - 1]), &on_conflict);
            }
            solver.add(excluded);
            answer = solver.solve(&[]);
        }
    }

    /// The phase of each variable, its value to be tried first: a cell as it is guessed, or else as its marginal says;
    /// that a run starts there or later, if that is likely.
    fn phases(&self, meter: &Meter<'_>) -> Vec<Option<bool>> {
        let mut phases = vec![None; self.formula.size().variables];
        let guess = decimate(self.puzzle, self.known, meter);
        let Some(marginals) = marginals(self.puzzle, &guess) else { return phases };
        for (variable, &marginal) in self.cells.iter().zip(&marginals.cells) {
            if let Some(variable) = variable {
                phases[variable.variable() - 1] = Some(is_likely(marginal));
            }
        }
        let lines = marginals.lines.iter().flat_map(LineMarginals::starts);
        for (run, (starts, marginals)) in self.runs.iter().zip(lines) {
            // A guess leaves fewer starts than there were.
            let mut starts = starts.iter().zip(marginals).peekable();
            let mut there_or_later = 1.0;
            for (variable, from) in run.variables.iter().zip(run.starts.iter().skip(1)) {
                while let Some((_, marginal)) = starts.next_if(|(start, _)| *start < from) {
                    there_or_later -= marginal;
                }
                phases[variable.variable() - 1] = Some(is_likely(there_or_later));
            }
        }
        phases
    }

    fn solution(&self, solver: &Solver<'_>) -> Grid {
        let mut solution = self.known.clone();
        for (index, variable) in self.cells.iter().enumerate() {
            if let Some(variable) = *variable {
                let cell = if solver.holds(variable) { Cell::Filled } else { Cell::Empty };
                solution.set(self.puzzle.at(index), cell);
            }
        }
        solution
    }

    /// That some cell is otherwise.
    fn excluding<'s>(&'s self, solver: &'s Solver<'_>) -> impl Iterator<Item = Literal> + 's {
        let variables = self.cells.iter().flatten().copied();
        variables.map(|variable| if solver.holds(variable) { !variable } else { variable })
    }
}
