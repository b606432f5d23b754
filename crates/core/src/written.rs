//! Puzzles of tests, written as clues: the rows, the columns and perhaps a picture of what is given, with a blank line between them.

use crate::puzzle::{Clue, Grid, Puzzle};

/// A puzzle in which lines alone leave cells open.
pub(crate) const LAMBDA: &str = include_str!("../../format/src/examples/lambda.txt");

/// The card of GCHQ.
pub(crate) const GCHQ_2015: &str = include_str!("../../format/src/examples/gchq-2015.txt");

/// Reads a puzzle. Lines with words are headings.
pub(crate) fn puzzle(text: &str) -> Puzzle {
    let is_heading = |line: &&str| line.chars().any(char::is_lowercase);
    let parts = text.split("\n\n").map(|part| part.lines().filter(|line| !is_heading(line)).collect::<Vec<_>>());
    let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
    let clues =
        |lines: &[&str]| -> Vec<Clue> { lines.iter().map(|line| line.replace(",", " ").parse().unwrap()).collect() };
    let puzzle = Puzzle::new(clues(&parts[0]), clues(&parts[1])).unwrap();
    match parts.get(2) {
        Some(given) => puzzle.with_givens(Grid::from_picture(given).unwrap()).unwrap(),
        None => puzzle,
    }
}
