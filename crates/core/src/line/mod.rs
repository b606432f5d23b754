//! One line: what its clue and its known cells force, and how many layouts there are.
//!
//! A *layout* of a line is one way to place all runs of its clue. A layout *fits* if it contradicts no known cell.
//! Lines are sets of cells as bit masks, so that one word operation works on all cells at once.
//!
//! ```
//! # use nonoscope_core as nonoscope;
//! use nonoscope::line::{Counter, Known, LineSolver, layouts};
//! use nonoscope::puzzle::Clue;
//!
//! let clue = Clue::from_iter([3, 3]);
//! let known = Known { filled: 1u64 << 4, empty: 1 << 0 };
//! assert_eq!(layouts(&clue, 10).exact(), Some(10));
//! assert_eq!(Counter::new().fitting(&clue, 10, known).exact(), Some(3));
//! let inferred = LineSolver::new().infer(&clue, 10, known).unwrap();
//! assert_eq!(inferred.filled & 1 << 3, 1 << 3);
//! ```

mod coloured;
mod count;
mod knowledge;
mod layouts;
mod long;
mod marginals;
mod mask;
mod solver;
mod width;

pub use coloured::{ColourCounter, ColourLayouts, ColourMarginals, ColourSolver, Excluded};
pub use count::{Count, Counter, layouts};
pub(crate) use knowledge::LONG_FROM;
pub use knowledge::{Inks, Knowledge, LineLogic, OneInk};
pub use layouts::Layouts;
pub use marginals::LineMarginals;
pub use mask::{Mask, Wide};
pub use solver::{Known, LineSolver};
pub(crate) use width::{at_few_lengths, at_few_widths, at_width};
