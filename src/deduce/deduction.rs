//! A deduction: one short argument about one line.

use crate::puzzle::{Cell, Colour, Line};
use crate::trace::Technique;
use std::fmt;

/// One argument about a line. It holds for any line in which the cells of `rests_on` are known as they were.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Deduction {
    /// The line.
    pub line: Line,
    /// What kind of argument it is.
    pub technique: Technique,
    /// The runs it is about, in the order of the clue.
    pub runs: Vec<Placement>,
    /// The ink of the blocks or runs it is about, if it is about a single one.
    pub colour: Option<Colour>,
    /// The first and the last cell of the blocks it is about, counted along the line from 0.
    pub blocks: Vec<(usize, usize)>,
    /// The first and the last cell of the stretch in which the block lies, or which is too short for a run; counted along
    /// the line from 0.
    pub stretch: Option<(usize, usize)>,
    /// The known cells that it needs, counted along the line from 0: without any one of them, the
    /// same rule would not give the same.
    pub rests_on: Vec<usize>,
    /// The cells that it settles, counted along the line from 0, with what is known of them from then on.
    pub cells: Vec<(usize, Cell)>,
}

/// Where a run can lie, as far as a deduction needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Placement {
    /// Its index in the clue, from 0.
    pub run: usize,
    /// How many cells it has.
    pub length: usize,
    /// The first cell at which it can start.
    pub earliest: usize,
    /// The last cell at which it can start.
    pub latest: usize,
}

impl Placement {
    /// The first and the last cell that it can cover.
    pub fn reach(&self) -> (usize, usize) {
        (self.earliest, self.latest + self.length - 1)
    }
}

/// The error for a line that no layout fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLayout;

impl fmt::Display for NoLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("No layout of the line fits what is known.")
    }
}

impl std::error::Error for NoLayout {}
