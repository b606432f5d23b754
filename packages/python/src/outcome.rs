//! What solving finds out.

use crate::drawing::{CELL, svg};
use crate::grid::Grid;
use crate::line::Line;
use crate::step::Steps;
use crate::stored::{self, Again};
use nonoscope::format::Reading;
use nonoscope::{qr, solve};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// What solving a puzzle found out. `Puzzle.solve` and `nonoscope.solve` return it.
///
/// >>> import nonoscope
/// >>> outcome = nonoscope.solve("2x2:1/1/1/1", solutions=2)
/// >>> outcome.verdict, [solution.rows() for solution in outcome.solutions]
/// ('multiple', [[[0, 1], [1, 0]], [[1, 0], [0, 1]]])
/// >>> print(outcome.sentence)
/// Exactly 2 solutions. They differ in 4 cells.
#[pyclass(frozen, eq, hash, module = "nonoscope")]
pub(crate) struct Outcome {
    /// Python's object, as this file does not know what makes outcomes.
    puzzle: Py<PyAny>,
    reading: Arc<Reading>,
    outcome: Arc<solve::Outcome>,
}

impl Outcome {
    pub(crate) fn new(puzzle: Py<PyAny>, reading: Arc<Reading>, outcome: solve::Outcome) -> Outcome {
        Outcome { puzzle, reading, outcome: Arc::new(outcome) }
    }
}

impl PartialEq for Outcome {
    fn eq(&self, other: &Outcome) -> bool {
        (&self.reading.puzzle, &self.outcome) == (&other.reading.puzzle, &other.outcome)
    }
}

impl Hash for Outcome {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.reading.puzzle, self.outcome.method, self.outcome.verdict, &self.outcome.solutions).hash(state);
    }
}

#[pymethods]
impl Outcome {
    /// The puzzle.
    #[getter]
    fn puzzle(&self, py: Python<'_>) -> Py<PyAny> {
        self.puzzle.clone_ref(py)
    }

    /// What is true of the puzzle: it has one solution ("unique"), more ("multiple") or "none"; or the method can go no further
    /// ("stuck"), or a limit was reached ("stopped").
    #[getter]
    fn verdict(&self) -> &'static str {
        self.outcome.verdict.name()
    }

    /// The verdict for people, in one to three sentences.
    #[getter]
    fn sentence(&self) -> String {
        self.outcome.sentence().to_string()
    }

    /// The name of the method.
    #[getter]
    fn method(&self) -> &'static str {
        self.outcome.method.name()
    }

    /// The solutions: as many as were asked for and found.
    #[getter]
    fn solutions(&self) -> Vec<Grid> {
        self.outcome.solutions.iter().cloned().map(Grid::new).collect()
    }

    /// Whether there are more solutions than these; None if that is not known.
    ///
    /// >>> import nonoscope
    /// >>> [nonoscope.solve("2x2:1/1/1/1", solutions=number).more for number in (1, 2)]
    /// [True, False]
    #[getter]
    fn more(&self) -> Option<bool> {
        self.outcome.more()
    }

    /// The first of the solutions; None if none was found.
    #[getter]
    fn solution(&self) -> Option<Grid> {
        self.outcome.solutions.first().cloned().map(Grid::new)
    }

    /// The lines that contradict each other, rows first, if there is no solution; otherwise None, and also if they were not found.
    /// The sentence says whether all of them are needed.
    ///
    /// >>> import nonoscope
    /// >>> nonoscope.Puzzle([[3], [], [3]], [[3], [], [3]]).solve().contradiction
    /// [Line('row', 1), Line('column', 0)]
    #[getter]
    fn contradiction(&self) -> Option<Vec<Line>> {
        let contradiction = self.outcome.contradiction.as_ref()?;
        Some(contradiction.lines.iter().copied().map(Line::new).collect())
    }

    /// What the first solution says, if it is a QR code; otherwise None.
    ///
    /// >>> import nonoscope
    /// >>> nonoscope.examples()["GCHQ card, 2015"].solve().message
    /// 'www.gchq.gov.uk/puzz'
    #[getter]
    fn message(&self) -> Option<String> {
        self.outcome.solutions.first().and_then(qr::read).map(|message| message.text().to_owned())
    }

    /// What is certain: the cells that are the same in all solutions, as far as the method got.
    #[getter]
    fn grid(&self) -> Grid {
        Grid::new(self.outcome.grid.clone())
    }

    /// How many steps there are.
    #[getter]
    fn step_count(&self) -> usize {
        self.outcome.trace.len()
    }

    /// The steps, from the first.
    ///
    /// >>> import nonoscope
    /// >>> outcome = nonoscope.solve("3x3:1/3/1/1/3/1", "passes")
    /// >>> [str(step.line) for step in outcome.steps()]
    /// ['row 1', 'row 2', 'row 3', 'column 1', 'column 2', 'column 3']
    fn steps(&self) -> Steps {
        Steps::new(Arc::clone(&self.reading), Arc::clone(&self.outcome))
    }

    /// How many passes over all lines changed something.
    #[getter]
    fn passes(&self) -> usize {
        self.outcome.passes
    }

    /// How many cells were supposed to be filled or empty, to see what follows.
    #[getter]
    fn suppositions(&self) -> u64 {
        self.outcome.work.suppositions
    }

    /// How many dead ends the SAT solver met.
    #[getter]
    fn conflicts(&self) -> u64 {
        self.outcome.work.conflicts
    }

    /// The first solution as an SVG, or what is certain if there is none, with cells of so many pixels, 1 to 256. Raises ValueError
    /// for other sizes.
    ///
    /// >>> import nonoscope
    /// >>> nonoscope.solve("3x3:1/3/1/1/3/1").svg(cell=24)[:4]
    /// '<svg'
    #[pyo3(signature = (*, cell=16))]
    fn svg(&self, py: Python<'_>, cell: u32) -> PyResult<String> {
        svg(py, &self.reading, self.outcome.solutions.first().unwrap_or(&self.outcome.grid), cell)
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, CELL)
    }

    /// The puzzle makes it again from what was found.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Again<'py, (Bound<'py, PyBytes>,)>> {
        let bytes = stored::to_bytes(py, &*self.outcome)?;
        Ok((self.puzzle.bind(py).getattr("_outcome")?, (bytes,)))
    }

    fn __repr__(&self) -> String {
        format!("<Outcome {}: {}>", self.verdict(), self.sentence())
    }
}
