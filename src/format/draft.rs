//! What a reader has understood so far, with the place of each clue, so that errors can point at it.

use super::error::{Fault, ReadError, Spot};
use crate::puzzle::{Axis, Clue, Grid, Puzzle, PuzzleError};

/// A clue and the byte offset at which it stands.
pub(super) struct PlacedClue {
    pub(super) clue: Clue,
    pub(super) offset: usize,
}

#[derive(Default)]
pub(super) struct Draft {
    pub(super) title: String,
    pub(super) rows: Vec<PlacedClue>,
    pub(super) columns: Vec<PlacedClue>,
    pub(super) givens: Option<Grid>,
}

impl Draft {
    /// The puzzle, if it passes its check.
    pub(super) fn finish(self, text: &str) -> Result<Puzzle, ReadError> {
        let offset_of = |error: &PuzzleError| match error {
            PuzzleError::ClueTooLong { line, .. } => {
                let clues = if line.axis == Axis::Row { &self.rows } else { &self.columns };
                clues.get(line.index).map(|placed| placed.offset)
            }
            _ => None,
        };
        let clues = |placed: &[PlacedClue]| placed.iter().map(|placed| placed.clue.clone()).collect();
        let puzzle = Puzzle::new(clues(&self.rows), clues(&self.columns)).and_then(|puzzle| match &self.givens {
            Some(givens) => puzzle.with_givens(givens.clone()),
            None => Ok(puzzle),
        });
        match puzzle {
            Ok(puzzle) => Ok(puzzle.with_title(&self.title)),
            Err(error) => {
                let spot = offset_of(&error).map(|offset| Spot::of(text, offset));
                Err(ReadError { spot, fault: Fault::Puzzle(error) })
            }
        }
    }
}
