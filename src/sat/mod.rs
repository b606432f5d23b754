//! Puzzles as formulas: the encodings, DIMACS, and the adapter to the solver of formulas.

mod formula;
mod order;

pub use formula::{Formula, Literal, Size};
pub use order::{MAX_LITERALS, Order, Run, Unencodable};
