//! How many layouts each line has before anything is inferred.

use super::board::Board;
use crate::line::{Count, Counter, layouts};
use crate::puzzle::{Line, Puzzle};

/// How many layouts a line has, and how many of them fit the givens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayoutCounts {
    /// The line.
    pub line: Line,
    /// Its layouts when nothing is known.
    pub layouts: Count,
    /// How many of them fit the givens.
    pub fitting: Count,
}

/// Counts the layouts of every line, rows first, without inferring anything.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::{puzzle::Puzzle, solve};
///
/// let puzzle = Puzzle::of_picture(&"OXO\nXXX\nOXO".parse().unwrap()).unwrap();
/// let counts = solve::count_layouts(&puzzle);
/// assert_eq!(counts[0].layouts.exact(), Some(3));
/// ```
pub fn count_layouts(puzzle: &Puzzle) -> Vec<LayoutCounts> {
    let board = Board::new(puzzle.givens());
    let mut counter = Counter::new();
    let counts = puzzle.lines().map(|line| {
        let (clue, length) = (puzzle.clue(line), puzzle.length(line.axis));
        LayoutCounts {
            line,
            layouts: layouts(clue, length),
            fitting: counter.fitting_words(clue, length, board.words(line)),
        }
    });
    counts.collect()
}
