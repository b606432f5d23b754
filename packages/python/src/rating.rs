//! How hard a puzzle is.

use crate::stored::{self, Again};
use nonoscope::solve;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyType};
use std::hash::{Hash, Hasher};

/// How hard a puzzle is for a person.
///
/// >>> import nonoscope
/// >>> rating = nonoscope.rate("3x3:1/3/1/1/3/1")
/// >>> rating.number, rating.tier, rating.techniques
/// (0, 'gentle', [('exact fit', 2), ('line complete', 2)])
#[pyclass(frozen, eq, hash, module = "nonoscope")]
#[derive(PartialEq, Eq)]
pub(crate) struct Rating {
    rating: solve::Rating,
}

impl Rating {
    pub(crate) fn new(rating: solve::Rating) -> Rating {
        Rating { rating }
    }
}

impl Hash for Rating {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.rating.number, &self.rating.techniques).hash(state);
    }
}

#[pymethods]
impl Rating {
    /// From 0 to 100.
    #[getter]
    fn number(&self) -> u8 {
        self.rating.number
    }

    /// The number in a word: "gentle", "moderate", "tricky", "hard" or "fiendish".
    #[getter]
    fn tier(&self) -> &'static str {
        self.rating.tier.name()
    }

    /// Whether deductions and single suppositions lead to the end. If not, the number is 100.
    #[getter]
    fn finished(&self) -> bool {
        self.rating.finished
    }

    /// The techniques, the easiest first, each with how many steps need it.
    #[getter]
    fn techniques(&self) -> Vec<(&'static str, u32)> {
        self.rating.techniques.iter().map(|(technique, times)| (technique.name(), *times)).collect()
    }

    #[classmethod]
    fn _of_bytes(_class: &Bound<'_, PyType>, bytes: &[u8]) -> PyResult<Rating> {
        stored::from_bytes(bytes).map(Rating::new)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Again<'py, (Bound<'py, PyBytes>,)>> {
        stored::again::<Rating>(py, &self.rating)
    }

    fn __repr__(&self) -> String {
        format!("<Rating {} of 100: {}>", self.rating.number, self.rating.tier.name())
    }
}
