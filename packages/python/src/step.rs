//! The steps of a solve, one after the other.

use crate::line::Line;
use crate::stored::{self, Again};
use nonoscope::format::Reading;
use nonoscope::solve::{Method, Outcome, argument};
use nonoscope::trace::{self, Reason, Replay, Technique, sentence};
use nonoscope::words::Text;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyType};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// One step of a solve: what becomes known, and why. `str(step)` is its sentence.
///
/// >>> import nonoscope
/// >>> step = next(nonoscope.steps("3x3:1/3/1/1/3/1"))
/// >>> print(step)
/// Row 2: the 3 takes all 3 cells, so they are all filled.
/// >>> step.line, step.technique, step.cells
/// (Line('row', 1), 'exact fit', [(1, 0, 1), (1, 1, 1), (1, 2, 1)])
#[pyclass(frozen, eq, hash, module = "nonoscope")]
#[derive(PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Step {
    number: usize,
    pass: usize,
    reason: Reason,
    cells: Vec<(usize, usize, u8)>,
    sentence: Text,
    arguments: Vec<Text>,
}

impl Hash for Step {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.number, &self.cells, &self.sentence).hash(state);
    }
}

#[pymethods]
impl Step {
    /// From 1.
    #[getter]
    fn number(&self) -> usize {
        self.number
    }

    /// The pass over all lines that it belongs to, from 1.
    #[getter]
    fn pass_number(&self) -> usize {
        self.pass
    }

    /// The kind of reason: "line", "deduced", "refuted", "agreed" or "searched".
    #[getter]
    fn reason(&self) -> &'static str {
        self.reason.name()
    }

    /// The line that it looks at; None if it is not about a single one.
    #[getter]
    fn line(&self) -> Option<Line> {
        self.reason.line().map(Line::new)
    }

    /// The name of the technique of a step that is "deduced"; otherwise None.
    #[getter]
    fn technique(&self) -> Option<&'static str> {
        self.reason.technique().map(Technique::name)
    }

    /// Row, column (both from 0) and colour of each cell that becomes known: 0 for empty, or the number of its ink.
    #[getter]
    fn cells(&self) -> Vec<(usize, usize, u32)> {
        self.cells.iter().map(|&(row, column, colour)| (row, column, u32::from(colour))).collect()
    }

    /// What the step infers, and why.
    #[getter]
    fn sentence(&self) -> String {
        self.sentence.to_string()
    }

    /// With the method "human": the arguments that a supposition leads to, one after the other.
    #[getter]
    fn arguments(&self) -> Vec<String> {
        self.arguments.iter().map(Text::to_string).collect()
    }

    #[classmethod]
    fn _of_bytes(_class: &Bound<'_, PyType>, bytes: &[u8]) -> PyResult<Step> {
        stored::from_bytes(bytes)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Again<'py, (Bound<'py, PyBytes>,)>> {
        stored::again::<Step>(py, self)
    }

    fn __str__(&self) -> String {
        self.sentence()
    }

    fn __repr__(&self) -> String {
        format!("<Step {}: {}>", self.number, self.sentence)
    }
}

/// Goes through the steps of a solve once, from the first. `Outcome.steps` and `nonoscope.steps` return it.
///
/// >>> import nonoscope
/// >>> for step in nonoscope.steps("2x1:1/1/2"):
/// ...     print(step.number, step)
/// 1 Row 1: the 2 takes all 2 cells, so they are all filled.
#[pyclass(module = "nonoscope")]
pub(crate) struct Steps {
    reading: Arc<Reading>,
    outcome: Arc<Outcome>,
    /// The board before the next step.
    replay: Replay,
}

impl Steps {
    pub(crate) fn new(reading: Arc<Reading>, outcome: Arc<Outcome>) -> Steps {
        let replay = Replay::new(reading.puzzle.givens());
        Steps { reading, outcome, replay }
    }

    /// A step, and how a person would argue for it.
    fn step(&self, number: usize, step: &trace::Step<'_>) -> Step {
        let puzzle = &self.reading.puzzle;
        let technique = step.reason.technique();
        let grid = self.replay.grid();
        let mut arguments = match self.outcome.method == Method::Human || technique.is_some() {
            true => argument(puzzle, grid, step).sentences(puzzle, grid, step.changes),
            false => Vec::new(),
        };
        // The one argument of a deduction says all there is to say.
        let whole = if technique.is_some() && !arguments.is_empty() { Some(arguments.remove(0)) } else { None };
        let known = step.changes.iter().filter_map(|change| {
            let colour = change.cell.colour()?;
            Some((change.at.row(), change.at.column(), colour.number() as u8))
        });
        Step {
            number,
            pass: step.pass,
            reason: step.reason,
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

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<Step>> {
        // `list(steps)` does not ask for signals itself.
        py.check_signals()?;
        let at = self.replay.position();
        let Some(step) = self.outcome.trace.step(at) else { return Ok(None) };
        let step = self.step(at + 1, &step);
        self.replay.go_to(&self.outcome.trace, at + 1);
        Ok(Some(step))
    }
}
