//! The steps of a solve, one after the other.

use crate::outcome::Outcome;
use nonoscope::puzzle::Puzzle;
use nonoscope::solve::{Method, argument};
use nonoscope::trace::{self, Replay, Technique, sentence};
use pyo3::prelude::*;

#[pyclass(frozen, get_all, module = "nonoscope")]
pub(crate) struct Step {
    number: usize,
    pass_number: usize,
    reason: &'static str,
    line: Option<String>,
    technique: Option<&'static str>,
    cells: Vec<(usize, usize, i8)>,
    sentence: String,
    arguments: Vec<String>,
}

#[pymethods]
impl Step {
    fn __str__(&self) -> &str {
        &self.sentence
    }

    fn __repr__(&self) -> String {
        format!("<Step {}: {}>", self.number, self.sentence)
    }
}

/// Goes through the steps of an outcome.
#[pyclass(module = "nonoscope")]
pub(crate) struct Steps {
    outcome: Py<Outcome>,
    /// The board before the next step.
    replay: Replay,
}

impl Steps {
    pub(crate) fn new(outcome: Py<Outcome>, puzzle: &Puzzle) -> Steps {
        Steps { outcome, replay: Replay::new(puzzle.givens()) }
    }

    /// A step, and how a person would argue for it.
    fn step(&self, number: usize, step: &trace::Step<'_>, puzzle: &Puzzle, method: Method) -> Step {
        let technique = step.reason.technique().map(Technique::name);
        let grid = self.replay.grid();
        let mut arguments = match method == Method::Human || technique.is_some() {
            true => argument(puzzle, grid, step).sentences(puzzle, grid, step.changes),
            false => Vec::new(),
        };
        // The one argument of a deduction says all there is to say.
        let whole = if technique.is_some() && !arguments.is_empty() { Some(arguments.remove(0)) } else { None };
        let known = step.changes.iter().filter_map(|change| {
            let colour = change.cell.colour()?;
            Some((change.at.row(), change.at.column(), colour.number() as i8))
        });
        Step {
            number,
            pass_number: step.pass,
            reason: step.reason.name(),
            line: step.reason.line().map(|line| line.to_string()),
            technique,
            cells: known.collect(),
            sentence: whole.unwrap_or_else(|| sentence(step, puzzle.palette())),
            arguments,
        }
    }
}

#[pymethods]
impl Steps {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&mut self) -> Option<Step> {
        let outcome = self.outcome.get();
        let (puzzle, solved) = (&outcome.puzzle.reading.puzzle, &outcome.outcome);
        let at = self.replay.position();
        let step = self.step(at + 1, &solved.trace.step(at)?, puzzle, solved.method);
        self.replay.go_to(&solved.trace, at + 1);
        Some(step)
    }
}
