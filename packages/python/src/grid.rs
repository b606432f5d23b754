//! Cells of a board, as rows of numbers and as a NumPy array.

use crate::lists::{number, rows};
use crate::stored::{self, Again};
use nonoscope::puzzle::{self, At, Cell, Colour, MAX_INKS, MAX_SIDE};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyIterator, PyList, PySlice, PyTuple, PyType};

/// The number of a cell that is not known.
const UNKNOWN: i8 = -1;

/// The cells of a board, row by row: 0 is empty, 1 filled (with several inks, the number of the ink), and -1 unknown.
///
/// A grid is a sequence of its rows, and never changes: rows are copies. With NumPy, `numpy.asarray(grid)` is an array of int8 of
/// the shape (height, width).
///
/// >>> import nonoscope
/// >>> grid = nonoscope.solve("3x3:1/3/1/1/3/1").solution
/// >>> print(grid)
/// OXO
/// XXX
/// OXO
/// <BLANKLINE>
/// >>> grid[0], grid[0, 1], grid.shape
/// ([0, 1, 0], 1, (3, 3))
/// >>> [sum(row) for row in grid]
/// [1, 3, 1]
#[pyclass(frozen, eq, hash, module = "nonoscope")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Grid {
    grid: puzzle::Grid,
}

/// The number of a cell.
fn number_of(cell: Cell) -> i8 {
    cell.colour().map_or(UNKNOWN, |colour| colour.number() as i8)
}

/// A cell by its number.
fn cell(value: &Bound<'_, PyAny>) -> PyResult<Cell> {
    let number = number(value, "a cell", (i64::from(UNKNOWN), MAX_INKS as i64))?;
    Ok(u8::try_from(number).ok().and_then(|number| Colour::try_from(number).ok()).map_or(Cell::UNKNOWN, Cell::of))
}

impl Grid {
    pub(crate) fn new(grid: puzzle::Grid) -> Grid {
        Grid { grid }
    }

    /// A grid from a grid, an array, or rows of numbers.
    pub(crate) fn from_lists(value: &Bound<'_, PyAny>) -> PyResult<puzzle::Grid> {
        if let Ok(grid) = value.cast::<Grid>() {
            return Ok(grid.get().grid.clone());
        }
        let rows = rows(value, cell)?;
        let (width, height) = (rows.first().map_or(0, Vec::len), rows.len());
        if !(1..=MAX_SIDE).contains(&width) || !(1..=MAX_SIDE).contains(&height) {
            let what =
                format!("expected rows of cells, 1 to {MAX_SIDE} in each direction, but found {width} × {height}");
            return Err(PyValueError::new_err(what));
        }
        if let Some(other) = rows.iter().position(|row| row.len() != width) {
            let what = format!(
                "expected rows of one length, but row 0 has {width} cells and row {other} has {}",
                rows[other].len()
            );
            return Err(PyValueError::new_err(what));
        }
        let cells = || rows.iter().flatten();
        let inks = cells().filter_map(|cell| cell.ink()).map(Colour::number).max().unwrap_or(1);
        let mut grid = puzzle::Grid::unknown_of(width, height, inks);
        for (at, &cell) in grid.places().zip(cells()) {
            grid.set(at, cell);
        }
        Ok(grid)
    }

    /// The number of each cell.
    fn numbers(&self) -> Vec<i8> {
        self.grid.cells().iter().copied().map(number_of).collect()
    }

    fn list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, self.rows())
    }
}

/// A place in something of this length, counted from the end if it is below 0.
fn within(index: isize, length: usize) -> PyResult<usize> {
    let from_start = if index < 0 { index + length as isize } else { index };
    usize::try_from(from_start)
        .ok()
        .filter(|&index| index < length)
        .ok_or_else(|| PyIndexError::new_err(format!("expected a number below {length}, but found {index}")))
}

#[pymethods]
impl Grid {
    /// How many cells a row has.
    #[getter]
    fn width(&self) -> usize {
        self.grid.width()
    }

    /// How many rows there are.
    #[getter]
    fn height(&self) -> usize {
        self.grid.height()
    }

    /// Height and width.
    #[getter]
    fn shape(&self) -> (usize, usize) {
        (self.grid.height(), self.grid.width())
    }

    /// How many cells are unknown.
    #[getter]
    fn unknown(&self) -> usize {
        self.grid.unknown_cells()
    }

    /// The rows as lists, a number for each cell.
    ///
    /// >>> import nonoscope
    /// >>> nonoscope.solve("2x2:1/1/1/1").grid.rows()
    /// [[-1, -1], [-1, -1]]
    fn rows(&self) -> Vec<Vec<i8>> {
        self.numbers().chunks(self.grid.width().max(1)).map(<[i8]>::to_vec).collect()
    }

    /// At which place a row is first. Raises ValueError if there is no such row.
    #[pyo3(signature = (row, /, *places))]
    fn index<'py>(
        &self,
        py: Python<'py>,
        row: Bound<'py, PyAny>,
        places: &Bound<'py, PyTuple>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut arguments = vec![row];
        arguments.extend(places);
        self.list(py)?.call_method1("index", PyTuple::new(py, arguments)?)
    }

    /// How many rows are equal to this one.
    #[pyo3(signature = (row, /))]
    fn count<'py>(&self, py: Python<'py>, row: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        self.list(py)?.call_method1("count", (row,))
    }

    fn __len__(&self) -> usize {
        self.grid.height()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, at: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        if let Ok((row, column)) = at.extract::<(isize, isize)>() {
            let (row, column) = (within(row, self.grid.height())?, within(column, self.grid.width())?);
            return Ok(number_of(self.grid.get(At::new(row, column))).into_pyobject(py)?.into_any());
        }
        if let Ok(row) = at.extract::<isize>() {
            let row = puzzle::Line::row(within(row, self.grid.height())?);
            return Ok(PyList::new(py, self.grid.line(row).map(number_of).collect::<Vec<_>>())?.into_any());
        }
        if at.is_instance_of::<PySlice>() {
            return self.list(py)?.as_any().get_item(at);
        }
        Err(PyTypeError::new_err(
            "expected a row, a slice of rows, or a row and a column; numpy.asarray(grid) takes more",
        ))
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.list(py)?.try_iter()
    }

    fn __reversed__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.list(py)?.call_method0("__reversed__")
    }

    fn __contains__(&self, py: Python<'_>, row: Bound<'_, PyAny>) -> PyResult<bool> {
        self.list(py)?.contains(row)
    }

    #[pyo3(signature = (dtype=None, copy=None))]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if copy == Some(false) {
            return Err(PyValueError::new_err("A grid can only be copied into an array."));
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

    #[classmethod]
    fn _of_bytes(_class: &Bound<'_, PyType>, bytes: &[u8]) -> PyResult<Grid> {
        stored::from_bytes(bytes).map(Grid::new)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Again<'py, (Bound<'py, PyBytes>,)>> {
        stored::again::<Grid>(py, &self.grid)
    }

    fn __str__(&self) -> String {
        self.grid.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Grid {} × {}>", self.grid.width(), self.grid.height())
    }
}
