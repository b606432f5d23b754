//! Text to puzzles.

use crate::interrupt::{Size, Stop, interruptible};
use crate::names::format_named;
use crate::puzzle::Puzzle;
use nonoscope::format;
use nonoscope::words::Language;
use pyo3::prelude::*;
use pyo3::types::PyDict;

pyo3::create_exception!(
    nonoscope,
    ReadError,
    pyo3::exceptions::PyValueError,
    "A text is not a puzzle. The message says what is wrong, where, and what would be right, a line for each mistake.\n\n\
     >>> import nonoscope\n\
     >>> try:\n\
     ...     nonoscope.read(\"2 1\\nx\\n\")\n\
     ... except nonoscope.ReadError as error:\n\
     ...     print(error)\n\
     Line 2, column 1: Found “x”, expected a number."
);

/// The first puzzle of a text, in the format that it looks like or in the one with this short name.
///
/// Raises ReadError if the text is not a puzzle, and ValueError if there is no such format.
///
/// >>> import nonoscope
/// >>> puzzle = nonoscope.read("3x2:2/1/1/1.1/2")
/// >>> puzzle.format, puzzle.rows, puzzle.columns
/// ('tatham', [[1, 1], [2]], [[2], [1], [1]])
#[pyfunction]
#[pyo3(signature = (text, format=None))]
pub(crate) fn read(py: Python<'_>, text: &str, format: Option<&str>) -> PyResult<Puzzle> {
    let format = format.map(format_named).transpose()?;
    let (size, text) = (Size::Bytes(text.len()), text.to_owned());
    let read = interruptible(py, size, &Stop::default(), move |_| match format {
        Some(format) => format::read_as(&text, format),
        None => format::read(&text),
    });
    read?.map(Puzzle::new).map_err(|error| ReadError::new_err(error.to_string()))
}

/// All puzzles of a text, in the format that it looks like or in the one with this short name.
///
/// Raises ReadError if one of them cannot be read, and ValueError if there is no such format.
///
/// >>> import nonoscope
/// >>> nonoscope.read_all("$1\n1\n1\n$2\n1\n1\n1\n1\n")
/// [<Puzzle "$1" 1 × 1>, <Puzzle "$2" 2 × 2>]
#[pyfunction]
#[pyo3(signature = (text, format=None))]
pub(crate) fn read_all(py: Python<'_>, text: &str, format: Option<&str>) -> PyResult<Vec<Puzzle>> {
    let format = format.map(format_named).transpose()?;
    let (size, text) = (Size::Bytes(text.len()), text.to_owned());
    let read = interruptible(py, size, &Stop::default(), move |_| match format {
        Some(format) => format::read_all_as(&text, format),
        None => format::read_all(&text),
    });
    read?.into_iter().map(|read| read.map(Puzzle::new).map_err(|error| ReadError::new_err(error.to_string()))).collect()
}

/// The puzzles that come with the package, by their English names.
///
/// >>> import nonoscope
/// >>> nonoscope.examples()["Heart"]
/// <Puzzle "Heart" 5 × 5>
#[pyfunction]
pub(crate) fn examples(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let named = PyDict::new(py);
    for example in nonoscope::examples::ALL {
        named.set_item(Language::english().say(&example.name()), read(py, example.text, None)?)?;
    }
    Ok(named)
}
