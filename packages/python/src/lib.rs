//! Nonoscope for Python: what `nonoscope/__init__.py` is made of. What `help` says is written here and there; `nonoscope/__init__.pyi`
//! has the types.

mod clues;
mod colours;
mod drawing;
mod grid;
mod interrupt;
mod language;
mod line;
mod lists;
mod making;
mod names;
mod outcome;
mod puzzle;
mod rating;
mod reading;
mod step;
mod stored;

use pyo3::prelude::*;

#[pymodule]
mod _nonoscope {
    #[pymodule_export]
    use super::grid::Grid;
    #[pymodule_export]
    use super::interrupt::Stop;
    #[pymodule_export]
    use super::language::{languages, set_language};
    #[pymodule_export]
    use super::line::Line;
    #[pymodule_export]
    use super::making::{make, make_card, repair};
    #[pymodule_export]
    use super::outcome::Outcome;
    #[pymodule_export]
    use super::puzzle::Puzzle;
    #[pymodule_export]
    use super::rating::Rating;
    #[pymodule_export]
    use super::reading::{ReadError, examples, read, read_all};
    #[pymodule_export]
    use super::step::{Step, Steps};
}
