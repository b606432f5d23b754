//! Puzzles as formulas: the encodings, DIMACS, and the adapter to the solver of formulas.

mod encoding;
mod formula;
mod order;
mod solver;

pub use encoding::Encoding;
pub use formula::{Formula, Literal, Size};
pub use order::{MAX_LITERALS, Order, Run, Unencodable};
pub use solver::{Answer, Solver};
