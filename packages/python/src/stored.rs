//! Values as bytes, for `pickle`.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use pyo3::{PyClass, intern};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What the bytes look like may differ from version to version.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What makes a value again: a function, and what it is called with.
pub(crate) type Again<'py, Arguments> = (Bound<'py, PyAny>, Arguments);

/// How a class makes a value again: its method `_of_bytes` takes the bytes.
pub(crate) fn again<'py, Class: PyClass>(
    py: Python<'py>,
    value: &impl Serialize,
) -> PyResult<Again<'py, (Bound<'py, PyBytes>,)>> {
    Ok((py.get_type::<Class>().getattr(intern!(py, "_of_bytes"))?, (to_bytes(py, value)?,)))
}

/// A value as bytes.
pub(crate) fn to_bytes<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyBytes>> {
    let bytes = postcard::to_allocvec(&(VERSION, value)).map_err(|error| wrong(error.to_string()))?;
    Ok(PyBytes::new(py, &bytes))
}

/// The value in these bytes, checked as if it were new.
pub(crate) fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> PyResult<T> {
    match postcard::take_from_bytes::<&str>(bytes) {
        Ok((VERSION, rest)) => {
            postcard::from_bytes(rest).map_err(|_| wrong("This was changed after Nonoscope pickled it.".to_owned()))
        }
        Ok((other, _)) => Err(wrong(format!("Version {other} of Nonoscope pickled this; this is version {VERSION}."))),
        Err(_) => Err(wrong("Nonoscope did not pickle this.".to_owned())),
    }
}

fn wrong(what: String) -> PyErr {
    PyValueError::new_err(what)
}
