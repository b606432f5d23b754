//! The result of making: a puzzle, the picture that is its solution, and its appraisal.

use super::appraisal::Appraisal;
use nonoscope_core::puzzle::{At, Grid, Puzzle};

/// A puzzle that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Made {
    /// The puzzle, with the givens that it needs.
    pub puzzle: Puzzle,
    /// The solution that it is meant to have.
    pub picture: Grid,
    /// The cells of the picture that had to be changed, in the order in which they should be.
    pub changed: Vec<At>,
    /// Whether it is proven that fewer givens, or fewer changes, would not do.
    pub proven: bool,
    /// The appraisal of the puzzle.
    pub appraisal: Appraisal,
}

impl Made {
    /// How many cells are given.
    pub fn givens(&self) -> usize {
        let givens = self.puzzle.givens();
        givens.cells().len() - givens.unknown_cells()
    }
}
