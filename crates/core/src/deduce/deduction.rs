//! A deduction: one short argument about one line.

use crate::puzzle::{Cell, Colour, Line};
use crate::trace::Technique;
use nonoscope_words::puzzle as words;
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
    /// Why each of these runs cannot lie on the cells, if that is the argument (`NoRunFits`); otherwise nothing.
    pub misfits: Vec<Misfit>,
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

/// Why a run cannot lie on some cells. Several of these can hold, each at another place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Misfit {
    /// It would cover a cell that is not of its ink.
    pub covers: bool,
    /// It would touch a cell of its ink, which would make it too long.
    pub touches: bool,
    /// It has room, but leaves none for the other runs.
    pub crowds: bool,
}

impl Misfit {
    /// What is wrong with either of two runs.
    pub fn or(self, other: Misfit) -> Misfit {
        Misfit {
            covers: self.covers || other.covers,
            touches: self.touches || other.touches,
            crowds: self.crowds || other.crowds,
        }
    }
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
        words::no_layout_fits().fmt(f)
    }
}

impl std::error::Error for NoLayout {}
