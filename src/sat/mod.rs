//! Puzzles as formulas: the encodings, DIMACS, and the adapter to the solver of formulas.
//!
//! ```
//! use nonoscope::puzzle::Puzzle;
//! use nonoscope::sat::{Answer, Encoded, Encoding, Solver};
//!
//! let picture = "XX\nXO".parse()?;
//! let puzzle = Puzzle::of_picture(&picture)?;
//! let encoded = Encoded::new(&puzzle, Encoding::Order)?;
//!
//! // No value is preferred, and no number of conflicts is too many.
//! let mut solver = Solver::new(&encoded.formula, |_| None, &|| true);
//! assert_eq!(solver.solve(&[]), Answer::Yes);
//! let is_true = |variable: usize| encoded.formula.variables().nth(variable - 1).is_some_and(|it| solver.holds(it));
//! assert_eq!(encoded.grid(is_true), picture);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
