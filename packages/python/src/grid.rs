//! Cells of a board, also as a NumPy array.

use nonoscope::puzzle;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};

/// The number of a cell that is not known.
const UNKNOWN: i8 = -1;

#[pyclass(frozen, eq, module = "nonoscope")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Grid {
    grid: puzzle::Grid,
}

/// The number of a cell.
fn number(cell: puzzle::Cell) -> i8 {
    cell.colour().map_or(UNKNOWN, |colour| colour.number() as i8)
}

impl Grid {
    pub(crate) fn new(grid: puzzle::Grid) -> Grid {
        Grid { grid }
    }

    /// The number of each cell: 0 for empty, that of its ink, or -1.
    fn numbers(&self) -> Vec<i8> {
        self.grid.cells().iter().copied().map(number).collect()
    }
}

#[pymethods]
impl Grid {
    #[getter]
    fn width(&self) -> usize {
        self.grid.width()
    }

    #[getter]
    fn height(&self) -> usize {
        self.grid.height()
    }

    #[getter]
    fn shape(&self) -> (usize, usize) {
        (self.grid.height(), self.grid.width())
    }

    #[getter]
    fn unknown(&self) -> usize {
        self.grid.unknown_cells()
    }

    fn rows(&self) -> Vec<Vec<i8>> {
        self.numbers().chunks(self.grid.width().max(1)).map(<[i8]>::to_vec).collect()
    }

    fn __len__(&self) -> usize {
        self.grid.height()
    }

    fn __getitem__(&self, at: (isize, isize)) -> PyResult<i8> {
        let within = |index: isize, length: usize| -> PyResult<usize> {
            let index = if index < 0 { index + length as isize } else { index };
            let outside = || pyo3::exceptions::PyIndexError::new_err(format!("expected a number below {length}"));
            usize::try_from(index).ok().filter(|&index| index < length).ok_or_else(outside)
        };
        let (row, column) = (within(at.0, self.grid.height())?, within(at.1, self.grid.width())?);
        Ok(number(self.grid.get(puzzle::At::new(row, column))))
    }

    #[pyo3(signature = (dtype=None, copy=None))]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if copy == Some(false) {
            return Err(pyo3::exceptions::PyValueError::new_err("A grid can only be copied into an array."));
        }
        let numbers: Vec<u8> = self.numbers().into_iter().map(|number| number as u8).collect();
        let numpy = py.import("numpy")?;
        let kind = PyDict::new(py);
        kind.set_item("dtype", "int8")?;
        let flat = numpy.call_method("frombuffer", (PyBytes::new(py, &numbers),), Some(&kind))?;
        let array = flat.call_method1("reshape", (self.grid.height(), self.grid.width()))?;
        match dtype {
            Some(dtype) => array.call_method1("astype", (dtype,)),
            // The bytes behind the first array cannot be changed.
            None => array.call_method0("copy"),
        }
    }

    fn __str__(&self) -> String {
        self.grid.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Grid {} × {}>", self.grid.width(), self.grid.height())
    }
}
