//! Formulas, checked by a solver that shares no code with this project.

mod colours;
mod encodings;
pub(crate) mod other_solver;
