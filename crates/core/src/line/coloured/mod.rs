//! Lines of puzzles with several inks: the same logic with one mask for each colour.
//!
//! A black-and-white line needs two masks: the cells known to be filled, and those known to be empty. With more colours
//! a cell can be narrowed without being known, so there is a mask for each colour: the cells that cannot be of it
//! ([`Excluded`]). Runs of different inks may touch, which adds a second way to go on after a run. All else is as in
//! black and white, which keeps its own code because it is simpler and faster.
//!
//! ```
//! # use nonoscope_core as nonoscope;
//! use nonoscope::line::{ColourSolver, Excluded};
//! use nonoscope::puzzle::{Clue, Colour, Run};
//!
//! let (red, blue) = (Colour::ink(1), Colour::ink(2));
//! let clue = Clue::from_iter([Run { length: 2, colour: red }, Run { length: 2, colour: blue }]);
//! let inferred = ColourSolver::<u64, 3>::new().infer(&clue, 5, Excluded::nothing(2)).unwrap();
//! // The second cell is red, the fourth is blue, and no cell on the left is blue.
//! assert_eq!(inferred.known(), 0b01010);
//! assert_eq!(inferred.cannot_be(blue), 0b00011);
//! ```

mod count;
mod excluded;
mod layouts;
mod marginals;
mod solver;

pub use count::ColourCounter;
pub use excluded::Excluded;
pub use layouts::ColourLayouts;
pub use marginals::ColourMarginals;
pub use solver::ColourSolver;
