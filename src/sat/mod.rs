//! Puzzles as formulas: the encodings, DIMACS, and the adapter to the solver of formulas.

mod dimacs;
mod encoding;
mod formula;
mod order;
mod positions;
mod solver;

pub use dimacs::Dimacs;
pub use encoding::{Encoded, Encoding, Start};
pub use formula::{Formula, Literal, Size};
pub use order::{MAX_LITERALS, Order, Run, Unencodable};
pub use positions::{Placed, Positions};
pub use solver::{Answer, Solver};
