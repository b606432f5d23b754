//! Puzzles as formulas: the encodings, DIMACS, and a SAT solver.
//!
//! ```
//! # use nonoscope_core as nonoscope;
//! use nonoscope::{puzzle::Puzzle, sat};
//!
//! let puzzle = Puzzle::of_picture(&"OXO\nXXX\nOXO".parse().unwrap()).unwrap();
//! let encoded = sat::Encoded::new(&puzzle, sat::Encoding::Order).unwrap();
//! let mut solver = sat::Solver::new(encoded.formula(), |_| None, &|| true);
//! assert_eq!(solver.solve(&[]), sat::Answer::Yes);
//! let variables: Vec<sat::Literal> = encoded.formula().variables().collect();
//! let solution = encoded.grid(|variable| solver.holds(variables[variable - 1]));
//! assert_eq!(solution.row_strings(), ["OXO", "XXX", "OXO"]);
//! ```

mod answer;
mod cdcl;
mod cells;
mod dimacs;
mod encoding;
mod formula;
mod order;
mod phases;
mod positions;
mod run;
mod solver;
mod starts;
mod unencodable;

pub use answer::{Answer, Derived};
pub use cdcl::Searcher;
pub use cdcl::{Desk, Order as TeamOrder, Report, Round, Team};
pub use cells::cell_of;
pub use dimacs::Dimacs;
pub use encoding::{Encoded, Encoding, Start, UnknownEncoding};
pub use formula::{Formula, Literal, Size};
pub use order::Order;
pub use phases::phases;
pub use positions::{Placed, Positions};
pub use run::Run;
pub(crate) use run::Truth;
pub use solver::Solver;
pub use unencodable::{MAX_LITERALS, Unencodable};
