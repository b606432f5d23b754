//! One line: what its clue and its known cells force, and how many layouts there are.
//!
//! A *layout* of a line is one way to place all runs of its clue. A layout *fits* if it contradicts no known cell.
//! Lines are sets of cells as bit masks, so that one word operation works on all cells at once.

mod count;
mod layouts;
mod marginals;
mod mask;
mod solver;
mod width;

pub use count::{Count, Counter, layouts};
pub use layouts::Layouts;
pub use marginals::LineMarginals;
pub use mask::{Mask, Wide};
pub use solver::{Known, LineSolver};
pub(crate) use width::at_width;
