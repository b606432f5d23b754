//! Lines of puzzles with several inks: the same logic with one mask for each colour.
//!
//! A black-and-white line needs two masks: the cells known to be filled, and those known to be empty. With more colours
//! a cell can be narrowed without being known, so there is a mask for each colour: the cells that cannot be of it
//! ([`Excluded`]). Runs of different inks may touch, which adds a second way to go on after a run. All else is as in
//! black and white, which keeps its own code because it is simpler and faster.
//!
//! ```
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

mod excluded;
mod solver;

pub use excluded::Excluded;
pub use solver::ColourSolver;

#[derive(Clone, Debug, Default)]
pub struct ColourCounter;
impl ColourCounter {
    pub fn new() -> Self {
        ColourCounter
    }
    pub fn fitting<M: crate::line::Mask, const N: usize>(
        &mut self,
        clue: &crate::puzzle::Clue,
        length: usize,
        _: Excluded<M, N>,
    ) -> crate::line::Count {
        crate::line::layouts(clue, length)
    }
}
