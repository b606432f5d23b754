//! Marginals: how likely each unknown cell is to be filled, by belief propagation between rows and columns.
//!
//! Floating-point sums use only + − × ÷, which every platform rounds alike, and take powers of two out by their bits.
//! So the same puzzle has the same marginals everywhere.

use super::beliefs::{Beliefs, Believed, ROUNDS};
use super::board::Board;
use crate::line::{LineMarginals, at_width};
use crate::puzzle::{Grid, Puzzle};

/// The marginals of a puzzle, approximately.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::{puzzle::Puzzle, solve};
///
/// let puzzle = Puzzle::of_picture(&"OXO\nXXX\nOXO".parse().unwrap()).unwrap();
/// let marginals = solve::marginals(&puzzle, puzzle.givens()).unwrap();
/// assert!(marginals.cells[4] > 0.99, "the centre is filled");
/// ```
#[derive(Clone, Debug)]
pub struct Marginals {
    /// For each cell, row by row, how likely it is to be filled, from 0 to 1; 0 or 1 if it is known.
    pub cells: Vec<f64>,
    /// The lines as they last weighed their layouts, in the order of [`Puzzle::lines`]. Empty for several inks.
    pub lines: Vec<LineMarginals>,
}

/// The marginals of a puzzle, given the known cells of `known`, a grid of its size; `None` if some line has no layout
/// that fits.
pub fn marginals(puzzle: &Puzzle, known: &Grid) -> Option<Marginals> {
    at_width!(after_messages, puzzle, known)
}

fn after_messages<K: Believed>(puzzle: &Puzzle, known: &Grid) -> Option<Marginals> {
    let mut beliefs = K::Beliefs::new(puzzle);
    if !beliefs.pass(&Board::new(known), ROUNDS) {
        return None;
    }
    let cells = known.places().map(|at| match known.get(at).colour() {
        Some(colour) => f64::from(u8::from(!colour.is_background())),
        None => beliefs.filled(at, known.possible(at)),
    });
    Some(Marginals { cells: cells.collect(), lines: beliefs.into_lines() })
}

#[cfg(test)]
mod tests {
    use super::super::beliefs::is_likely;
    use super::super::data::Method;
    use super::super::run::solve;
    use super::*;
    use crate::puzzle::Cell;
    use crate::written;

    #[test]
    fn a_good_guess_at_a_puzzle_where_no_line_adds_anything() {
        let puzzle = written::puzzle(written::LAMBDA);
        let solution = solve(&puzzle, Method::Auto).grid;
        let marginals = marginals(&puzzle, puzzle.givens()).unwrap();
        assert!(marginals.cells.iter().all(|marginal| (0.0..=1.0).contains(marginal)));
        let right = marginals.cells.iter().zip(solution.cells());
        let right = right.filter(|(marginal, cell)| is_likely(**marginal) == (**cell == Cell::FILLED)).count();
        assert!(right >= 110, "{right} of 120 cells");
    }

    #[test]
    fn what_is_known_is_certain_and_contradictions_have_no_marginals() {
        let puzzle = written::puzzle("1\n1\n\n1\n1");
        let known = Grid::from_picture(&["X.", ".."]).unwrap();
        let certain = marginals(&puzzle, &known).unwrap().cells;
        assert_eq!(certain[0], 1.0);
        assert!(certain[1] < 0.01 && certain[2] < 0.01 && certain[3] > 0.99, "{certain:?}");
        let wrong = Grid::from_picture(&["X.", "X."]).unwrap();
        assert!(marginals(&puzzle, &wrong).is_none());
    }
}
