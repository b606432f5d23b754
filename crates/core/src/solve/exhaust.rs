//! Exhausting what is left with the SAT solver: one solution after another, each excluding those already found.
//!
//! An easy question is answered at once. Otherwise a fresh solver gets a good guess, because a search that guesses well
//! hardly searches; on easy puzzles, making the guess would cost more than it saves. Further questions, about other
//! solutions, go to the same solver, which keeps what it has learnt. Its guess is then the last solution, because others
//! are mostly close by.
//!
//! A step of a search explains no single cell, because no explanation would be short enough to follow. The checker
//! proves it anew.

use super::beam::beam_search;
use super::beliefs::is_likely;
use super::certain::Certain;
use super::data::{Found, Options, Outcome};
use super::decimate::decimate;
use super::left::Left;
use super::marginals::marginals;
use super::meter::Meter;
use super::solutions::{Searched, Solutions};
use crate::line::LineMarginals;
use crate::puzzle::{Grid, Puzzle};
use crate::sat::{self, Answer, Encoded, Encoding, Formula, Literal, Order, Run, Solver, Unencodable};

/// The most literals of a formula whose search is divided: each searcher needs some 50 bytes for each literal.
const MOST_DIVIDED: usize = 4_000_000;

/// The most conflicts of an easy question.
const EASY: u64 = 100;

/// Where runs have much room, a guess takes long and most questions are easy: then one conflict for this many literals, if that is more.
const LITERALS_A_CONFLICT: usize = 1000;

/// Exhausts what a formula leaves open. The result becomes the last step. It is not generic, so that the search is compiled once and not
/// for each width of a mask.
pub(super) fn exhaust(question: &Question<'_>, certain: Certain, options: &Options, meter: &Meter<'_>) -> Outcome {
    let certain = Certain { formula: Some(question.formula.size()), ..certain };
    let report = |solutions: &[Grid]| meter.so_far(&|| certain.so_far(solutions, meter.work()));
    report(&[]);
    match question.search(options, meter, &report) {
        Searched::Found(found) => certain.exhausted(found, meter.work()),
        Searched::Left(searcher, solutions) => {
            let so_far = certain.so_far(&solutions, meter.work());
            let (puzzle, known) = (question.puzzle.clone(), question.known.clone());
            meter.leave(Left { puzzle, known, cells: question.cells.clone(), certain, solutions }, searcher);
            so_far
        }
    }
}

/// A question to the SAT solver: a puzzle as a formula.
pub(super) struct Question<'p> {
    puzzle: &'p Puzzle,
    known: &'p Grid,
    formula: Formula,
    /// The variables of each unknown cell, row by row: one for each ink.
    cells: Vec<Option<Literal>>,
    /// The starts of the runs, if the formula has variables for "here or later".
    runs: Vec<Run>,
}

impl<'p> Question<'p> {
    /// The unknown cells, in the encoding `order`.
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
        let inks = cells.chunks(puzzle.inks()).zip(known.cells());
        let cells = inks.flat_map(|(inks, cell)| inks.iter().map(|&ink| (!cell.is_known()).then_some(ink))).collect();
        Ok(Question { puzzle, known, formula, cells, runs: Vec::new() })
    }

    /// Looks for as many solutions as wanted. After each one, `report` gets all solutions found so far.
    pub(super) fn search(&self, options: &Options, meter: &Meter<'_>, report: &dyn Fn(&[Grid])) -> Searched {
        let Question { puzzle, known, ref cells, .. } = *self;
        let leaves = meter.leaves() && self.formula.size().literals <= MOST_DIVIDED;
        let wanted = Solutions { puzzle, known, cells, options, meter, leaves };
        let easy_until = std::cell::Cell::new(meter.work().conflicts + self.easy());
        let on_conflict = || {
            meter.conflict();
            meter.stop().is_none() && meter.work().conflicts < easy_until.get()
        };
        let stopped = || Searched::Found(Found { solutions: Vec::new(), all: false, stop: meter.stop() });
        if meter.stop().is_some() {
            return stopped();
        }
        let mut solver = self.solver(|_| None, &on_conflict, meter);
        let answer = solver.solve(&[]);
        if answer == Answer::Stopped && meter.stop().is_none() {
            easy_until.set(u64::MAX);
            let phases = self.phases(meter);
            if meter.stop().is_some() {
                return stopped();
            }
            // The old solver is dropped first: there may not be memory for two.
            drop(solver);
            solver = self.solver(|variable| phases[variable.variable() - 1], &on_conflict, meter);
            return wanted.ask(solver, Vec::new(), report);
        }
        easy_until.set(u64::MAX);
        wanted.after(answer, solver, Vec::new(), report)
    }

    /// The most conflicts of an easy question.
    fn easy(&self) -> u64 {
        let lines = || self.puzzle.lines();
        let shortest: usize = lines().map(|line| self.puzzle.clue(line).shortest()).sum();
        let length: usize = lines().map(|line| self.puzzle.length(line.axis)).sum();
        if 3 * shortest > length {
            return EASY;
        }
        EASY.max((self.formula.size().literals / LITERALS_A_CONFLICT) as u64)
    }

    /// A solver for the formula, which tells the meter's listener what it derives.
    fn solver<'a>(
        &self,
        phase: impl Fn(Literal) -> Option<bool>,
        on_conflict: &'a dyn Fn() -> bool,
        meter: &'a Meter<'_>,
    ) -> Solver<'a> {
        let mut solver = Solver::new(&self.formula, phase, on_conflict);
        if let Some(listener) = meter.listener {
            solver.tell(listener);
        }
        solver
    }

    /// The phase of each variable, the value to try first: for a cell, the guess, or else what its marginal says; for
    /// "here or later", whether that is likely. With several inks, it is the guess alone.
    fn phases(&self, meter: &Meter<'_>) -> Vec<Option<bool>> {
        let mut phases = vec![None; self.formula.size().variables];
        if let Some(solution) = beam_search(self.puzzle, self.known, meter) {
            return sat::phases(self.puzzle, (&self.cells, &self.runs), &solution, phases.len());
        }
        let guess = decimate(self.puzzle, self.known, meter);
        if self.puzzle.inks() > 1 {
            return sat::phases(self.puzzle, (&self.cells, &self.runs), &guess, phases.len());
        }
        let Some(marginals) = marginals(self.puzzle, &guess) else { return phases };
        for (variable, &marginal) in self.cells.iter().zip(&marginals.cells) {
            if let Some(variable) = variable {
                phases[variable.variable() - 1] = Some(is_likely(marginal));
            }
        }
        let lines = marginals.lines.iter().flat_map(LineMarginals::starts);
        for (run, (starts, marginals)) in self.runs.iter().zip(lines) {
            // After a guess, fewer starts are left than before.
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
}
