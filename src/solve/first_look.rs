//! What the givens alone say of each line, before anything is inferred.

use super::board::Board;
use crate::line::{Count, Counter, Mask, at_width, layouts};
use crate::puzzle::{Line, Puzzle};

/// How many layouts a line has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstLook {
    /// The line.
    pub line: Line,
    /// Its layouts when nothing is known.
    pub layouts: Count,
    /// Those of them that fit the givens.
    pub fitting: Count,
}

/// Looks at every line, rows first, without inferring anything.
pub fn first_looks(puzzle: &Puzzle) -> Vec<FirstLook> {
    at_width!(look, puzzle)
}

fn look<M: Mask>(puzzle: &Puzzle) -> Vec<FirstLook> {
    let board = Board::<M>::new(puzzle.givens());
    let mut counter = Counter::new();
    let looks = puzzle.lines().map(|line| {
        let (clue, length) = (puzzle.clue(line), puzzle.length(line.axis));
        FirstLook { line, layouts: layouts(clue, length), fitting: counter.fitting(clue, length, board.known(line)) }
    });
    looks.collect()
}
