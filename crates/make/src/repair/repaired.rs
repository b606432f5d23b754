//! A repaired puzzle with its appraisal.

use super::changes::Changes;
use super::givens::Givens;
use crate::{Appraisal, Made};
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::solve::Watch;

impl Givens {
    /// The puzzle with these cells given as in its picture, and what is true of it.
    pub fn made(&self, puzzle: &Puzzle, picture: &Grid, watch: &mut dyn Watch) -> Made {
        let given = self.given(puzzle, picture);
        let appraisal = Appraisal::of(&given, None, watch);
        Made { puzzle: given, picture: picture.clone(), changed: Vec::new(), proven: self.proven, appraisal }
    }
}

impl Changes {
    /// The puzzle of the changed picture, with the title and the colours of the one before, and what is true of it.
    pub fn made(&self, before: &Puzzle, watch: &mut dyn Watch) -> Made {
        let puzzle = Puzzle::of_picture(&self.picture)
            .and_then(|puzzle| puzzle.with_palette(before.palette().clone()))
            .map_or_else(|_| before.clone(), |puzzle| puzzle.with_title(before.title().unwrap_or_default()));
        let appraisal = Appraisal::of(&puzzle, None, watch);
        Made { puzzle, picture: self.picture.clone(), changed: self.cells.clone(), proven: self.proven, appraisal }
    }
}
