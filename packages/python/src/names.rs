//! Values by their names, as Python passes them.

use nonoscope::format::Format;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A value by its name; the error names all that there are.
pub(crate) fn named<T: Copy>(name: &str, all: &[T], name_of: fn(T) -> &'static str, what: &str) -> PyResult<T> {
    all.iter().copied().find(|&value| name_of(value) == name).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|&value| name_of(value)).collect();
        unknown(what, name, &names)
    })
}

/// A format by its short name or any other that it has.
pub(crate) fn format_named(name: &str) -> PyResult<Format> {
    name.parse().map_err(|_| {
        let names: Vec<&str> = Format::ALL.iter().map(|format| format.id()).collect();
        unknown("format", name, &names)
    })
}

pub(crate) fn unknown(what: &str, name: &str, names: &[&str]) -> PyErr {
    PyValueError::new_err(format!("There is no {what} “{name}”; expected one of {}.", names.join(", ")))
}
