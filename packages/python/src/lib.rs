//! Nonoscope for Python: what `nonoscope/__init__.py` is made of. `nonoscope/__init__.pyi` says what each part does.

mod grid;
mod making;
mod outcome;
mod puzzle;
mod step;

use pyo3::prelude::*;

pyo3::create_exception!(
    nonoscope,
    ReadError,
    pyo3::exceptions::PyValueError,
    "A text is not a puzzle. The message says what is wrong, where, and what would be right."
);

#[pymodule]
mod _nonoscope {
    #[pymodule_export]
    use super::ReadError;
    #[pymodule_export]
    use super::grid::Grid;
    #[pymodule_export]
    use super::making::{make, make_card, repair};
    #[pymodule_export]
    use super::outcome::{Outcome, Rating};
    #[pymodule_export]
    use super::puzzle::{Puzzle, examples, read, read_all};
    #[pymodule_export]
    use super::step::{Step, Steps};
}
