//! Puzzles: reading and writing them, and everything that is asked about one.

use crate::ReadError;
use crate::grid::Grid;
use crate::outcome::{Outcome, Rating};
use nonoscope::format::{self, Format, Reading};
use nonoscope::picture::{Caption, Scene, Svg};
use nonoscope::puzzle::{Axis, Clue};
use nonoscope::solve::{MAX_SOLUTIONS, Method, Options, rate, solve_watched};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;

/// The side of a cell of a picture in a notebook, in pixels.
pub(crate) const CELL: u32 = 16;

#[pyclass(frozen, eq, module = "nonoscope")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Puzzle {
    pub(crate) reading: Arc<Reading>,
}

impl Puzzle {
    pub(crate) fn new(reading: Reading) -> Puzzle {
        Puzzle { reading: Arc::new(reading) }
    }

    /// A puzzle that was not read from a text.
    pub(crate) fn made(puzzle: nonoscope::puzzle::Puzzle) -> Puzzle {
        Puzzle::new(Reading::of(puzzle))
    }

    fn clues(&self, axis: Axis) -> Vec<Vec<u16>> {
        self.reading.puzzle.clues(axis).iter().map(|clue| clue.lengths().to_vec()).collect()
    }
}

/// A value by its name; the error names all that there are.
pub(crate) fn named<T: Copy>(name: &str, all: &[T], name_of: fn(T) -> &'static str, what: &str) -> PyResult<T> {
    all.iter().copied().find(|&value| name_of(value) == name).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|&value| name_of(value)).collect();
        PyValueError::new_err(format!("There is no {what} “{name}”; expected one of {}.", names.join(", ")))
    })
}

fn format_named(name: &str) -> PyResult<Format> {
    name.parse().map_err(|_| {
        let names: Vec<&str> = Format::ALL.iter().map(|format| format.id()).collect();
        PyValueError::new_err(format!("There is no format “{name}”; expected one of {}.", names.join(", ")))
    })
}

#[pyfunction]
#[pyo3(signature = (text, format=None))]
pub(crate) fn read(py: Python<'_>, text: &str, format: Option<&str>) -> PyResult<Puzzle> {
    let format = format.map(format_named).transpose()?;
    let read = py.detach(|| match format {
        Some(format) => format::read_as(text, format),
        None => format::read(text),
    });
    read.map(Puzzle::new).map_err(|error| ReadError::new_err(error.to_string()))
}

#[pyfunction]
#[pyo3(signature = (text, format=None))]
pub(crate) fn read_all(py: Python<'_>, text: &str, format: Option<&str>) -> PyResult<Vec<Puzzle>> {
    let format = format.map(format_named).transpose()?;
    let read = py.detach(|| match format {
        Some(format) => format::read_all_as(text, format),
        None => format::read_all(text),
    });
    read.into_iter().map(|read| read.map(Puzzle::new).map_err(|error| ReadError::new_err(error.to_string()))).collect()
}

#[pyfunction]
pub(crate) fn examples(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let named = PyDict::new(py);
    for example in nonoscope::examples::ALL {
        named.set_item(example.name, read(py, example.text, None)?)?;
    }
    Ok(named)
}

#[pymethods]
impl Puzzle {
    #[new]
    #[pyo3(signature = (rows, columns, *, title=None))]
    fn of_clues(rows: Vec<Vec<u16>>, columns: Vec<Vec<u16>>, title: Option<&str>) -> PyResult<Puzzle> {
        let clues = |lines: Vec<Vec<u16>>| -> PyResult<Vec<Clue>> {
            let clue = |lengths: &Vec<u16>| {
                let words: Vec<String> = lengths.iter().filter(|&&length| length > 0).map(u16::to_string).collect();
                words.join(" ").parse::<Clue>().map_err(|error| PyValueError::new_err(error.to_string()))
            };
            lines.iter().map(clue).collect()
        };
        let puzzle = nonoscope::puzzle::Puzzle::new(clues(rows)?, clues(columns)?);
        let puzzle = puzzle.map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok(Puzzle::made(match title {
            Some(title) => puzzle.with_title(title),
            None => puzzle,
        }))
    }

    #[getter]
    fn width(&self) -> usize {
        self.reading.puzzle.width()
    }

    #[getter]
    fn height(&self) -> usize {
        self.reading.puzzle.height()
    }

    #[getter]
    fn title(&self) -> Option<&str> {
        self.reading.puzzle.title()
    }

    #[getter]
    fn inks(&self) -> usize {
        self.reading.puzzle.inks()
    }

    #[getter]
    fn rows(&self) -> Vec<Vec<u16>> {
        self.clues(Axis::Row)
    }

    #[getter]
    fn columns(&self) -> Vec<Vec<u16>> {
        self.clues(Axis::Column)
    }

    #[getter]
    fn givens(&self) -> Grid {
        Grid::new(self.reading.puzzle.givens().clone())
    }

    #[getter]
    fn format(&self) -> &'static str {
        self.reading.format.id()
    }

    #[pyo3(signature = (method="auto", *, solutions=1, limit=None))]
    fn solve(&self, py: Python<'_>, method: &str, solutions: usize, limit: Option<u64>) -> PyResult<Outcome> {
        let method = named(method, &Method::ALL, Method::name, "method")?;
        if !(1..=MAX_SOLUTIONS).contains(&solutions) {
            return Err(PyValueError::new_err(format!("expected a number of solutions from 1 to {MAX_SOLUTIONS}")));
        }
        let options = Options { solutions, limit, ..Options::new(method) };
        let outcome = py.detach(|| solve_watched(&self.reading.puzzle, options, &mut ()));
        Ok(Outcome::new(self.clone(), outcome, solutions))
    }

    #[pyo3(signature = (*, limit=None))]
    fn rate(&self, py: Python<'_>, limit: Option<u64>) -> Option<Rating> {
        let puzzle = &self.reading.puzzle;
        let rating = py.detach(|| {
            let outcome = solve_watched(puzzle, Options { limit, ..Options::new(Method::Auto) }, &mut ());
            rate(puzzle, &outcome, &mut ())
        });
        rating.map(Rating::new)
    }

    #[pyo3(signature = (format="plain"))]
    fn write(&self, format: &str) -> PyResult<String> {
        let written = nonoscope::format::write(&self.reading, format_named(format)?);
        written.map(|written| written.text).map_err(|error| PyValueError::new_err(error.to_string()))
    }

    #[pyo3(signature = (*, cell=16))]
    fn svg(&self, cell: u32) -> PyResult<String> {
        let puzzle = &self.reading.puzzle;
        svg(self, &Scene::of_grid(puzzle, puzzle.givens()), cell)
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(CELL)
    }

    /// So that other processes can be given a puzzle.
    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String, &'static str))> {
        let read = py.import("nonoscope._nonoscope")?.getattr("read")?.unbind();
        Ok((read, (self.write("json")?, "json")))
    }

    fn __repr__(&self) -> String {
        let puzzle = &self.reading.puzzle;
        let title = puzzle.title().map(|title| format!(" {title:?}")).unwrap_or_default();
        format!("<Puzzle{title} {} × {}>", puzzle.width(), puzzle.height())
    }
}

/// A board as a picture.
pub(crate) fn svg(puzzle: &Puzzle, scene: &Scene, cell: u32) -> PyResult<String> {
    if !(1..=256).contains(&cell) {
        return Err(PyValueError::new_err("expected a side of a cell from 1 to 256 pixels"));
    }
    Ok(Svg::of_board(&puzzle.reading.puzzle, scene, &Caption::of(&puzzle.reading), cell).to_string())
}
