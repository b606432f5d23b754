//! Rows and columns by their index.

use crate::names::named;
use nonoscope::puzzle::{self, Axis, MAX_SIDE};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;

/// A row or a column of a board: its axis, "row" or "column", and its index from 0.
///
/// Raises ValueError for another axis, or an index that no board has.
///
/// >>> from nonoscope import Line
/// >>> line = Line("row", 2)
/// >>> line.axis, line.index
/// ('row', 2)
/// >>> print(line)    # people count from 1
/// row 3
#[pyclass(frozen, eq, ord, hash, module = "nonoscope")]
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Line {
    line: puzzle::Line,
}

impl Line {
    pub(crate) fn new(line: puzzle::Line) -> Line {
        Line { line }
    }
}

#[pymethods]
impl Line {
    #[classattr]
    fn __match_args__() -> (&'static str, &'static str) {
        ("axis", "index")
    }

    #[new]
    fn of(axis: &str, index: usize) -> PyResult<Line> {
        let axis = named(axis, &[Axis::Row, Axis::Column], Axis::name, "axis")?;
        if index >= MAX_SIDE {
            return Err(PyValueError::new_err(format!("expected an index below {MAX_SIDE}, but found {index}")));
        }
        Ok(Line::new(puzzle::Line { axis, index }))
    }

    /// "row" or "column".
    #[getter]
    fn axis(&self) -> &'static str {
        self.line.axis.name()
    }

    /// From 0, at the top or on the left.
    #[getter]
    fn index(&self) -> usize {
        self.line.index
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (&'static str, usize)) {
        (py.get_type::<Line>(), (self.axis(), self.index()))
    }

    fn __str__(&self) -> String {
        self.line.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Line('{}', {})", self.axis(), self.index())
    }
}
