//! What solving and rating find out.

use crate::grid::Grid;
use crate::puzzle::{CELL, Puzzle, svg};
use crate::step::Steps;
use nonoscope::picture::Scene;
use nonoscope::{qr, solve};
use pyo3::prelude::*;

#[pyclass(frozen, module = "nonoscope")]
pub(crate) struct Outcome {
    #[pyo3(get)]
    pub(crate) puzzle: Puzzle,
    pub(crate) outcome: solve::Outcome,
    /// How many solutions were asked for; one more may have been found.
    wanted: usize,
}

impl Outcome {
    pub(crate) fn new(puzzle: Puzzle, outcome: solve::Outcome, wanted: usize) -> Outcome {
        Outcome { puzzle, outcome, wanted }
    }
}

#[pymethods]
impl Outcome {
    #[getter]
    fn verdict(&self) -> &'static str {
        self.outcome.verdict.name()
    }

    #[getter]
    fn sentence(&self) -> String {
        self.outcome.sentence()
    }

    #[getter]
    fn method(&self) -> &'static str {
        self.outcome.method.name()
    }

    #[getter]
    fn solutions(&self) -> Vec<Grid> {
        self.outcome.solutions.iter().take(self.wanted).cloned().map(Grid::new).collect()
    }

    #[getter]
    fn solution(&self) -> Option<Grid> {
        self.outcome.solutions.first().cloned().map(Grid::new)
    }

    #[getter]
    fn message(&self) -> Option<String> {
        self.outcome.solutions.first().and_then(qr::read).map(|message| message.text().to_owned())
    }

    #[getter]
    fn grid(&self) -> Grid {
        Grid::new(self.outcome.grid.clone())
    }

    #[getter]
    fn step_count(&self) -> usize {
        self.outcome.trace.len()
    }

    fn steps(this: Bound<'_, Self>) -> Steps {
        Steps::new(this.clone().unbind(), &this.get().puzzle.reading.puzzle)
    }

    #[getter]
    fn passes(&self) -> usize {
        self.outcome.passes
    }

    #[getter]
    fn suppositions(&self) -> u64 {
        self.outcome.work.suppositions
    }

    #[getter]
    fn conflicts(&self) -> u64 {
        self.outcome.work.conflicts
    }

    #[pyo3(signature = (*, cell=16))]
    fn svg(&self, cell: u32) -> PyResult<String> {
        let grid = self.outcome.solutions.first().unwrap_or(&self.outcome.grid);
        svg(&self.puzzle, &Scene::of_grid(&self.puzzle.reading.puzzle, grid), cell)
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(CELL)
    }

    fn __repr__(&self) -> String {
        format!("<Outcome {}: {}>", self.verdict(), self.sentence())
    }
}

#[pyclass(frozen, get_all, module = "nonoscope")]
pub(crate) struct Rating {
    number: u8,
    tier: &'static str,
    finished: bool,
    techniques: Vec<(&'static str, u32)>,
}

impl Rating {
    pub(crate) fn new(rating: solve::Rating) -> Rating {
        Rating {
            number: rating.number,
            tier: rating.tier.name(),
            finished: rating.finished,
            techniques: rating.techniques.iter().map(|(technique, times)| (technique.name(), *times)).collect(),
        }
    }
}

#[pymethods]
impl Rating {
    fn __repr__(&self) -> String {
        format!("<Rating {} of 100: {}>", self.number, self.tier)
    }
}
