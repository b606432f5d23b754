//! Lists of lists, whether they are Python's own, tuples or arrays of NumPy.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyInt;

/// The rows of something with two dimensions, each item made by `item`.
pub(crate) fn rows<T>(
    value: &Bound<'_, PyAny>,
    item: impl Fn(&Bound<'_, PyAny>) -> PyResult<T>,
) -> PyResult<Vec<Vec<T>>> {
    let row = |row: PyResult<Bound<'_, PyAny>>| listed(&row?)?.try_iter()?.map(|value| item(&value?)).collect();
    listed(value)?.try_iter()?.map(row).collect()
}

/// An array as lists of Python's numbers, and anything else as it is.
fn listed<'py>(value: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    match value.getattr_opt("tolist")? {
        Some(tolist) => tolist.call0(),
        None => Ok(value.clone()),
    }
}

/// A whole number from the first to the last.
pub(crate) fn number(value: &Bound<'_, PyAny>, what: &str, (first, last): (i64, i64)) -> PyResult<i64> {
    // A truth value of NumPy is no number, but has one.
    let own = match value.is_instance_of::<PyInt>() {
        true => None,
        false => value.getattr_opt("item")?,
    };
    let number = match own {
        Some(item) => item.call0().and_then(|number| number.extract::<i64>()),
        None => value.extract::<i64>(),
    };
    match number {
        Ok(number) if (first..=last).contains(&number) => Ok(number),
        Ok(number) => Err(PyValueError::new_err(format!("expected {what} from {first} to {last}, but found {number}"))),
        Err(_) => Err(PyTypeError::new_err(format!("expected {what}, but found {}", value.repr()?))),
    }
}
