//! Small coloured puzzles of every kind, and all their solutions by a plain search through all grids.

use crate::twins::coloured_grids::grids;
use nonoscope::puzzle::{At, Axis, Cell, Colour, Colours, Grid, Puzzle};
use proptest::prelude::*;

/// A puzzle of 2 to `most_inks` inks whose sides are at most `most`. Its rows come from one picture and its columns from
/// another one with the same number of cells of each ink, so that everything occurs: one solution, several, and none. A
/// few cells are given, mostly rightly, and some of them only in part.
pub(crate) fn coloured_puzzle(most: usize, most_inks: usize) -> impl Strategy<Value = Puzzle> {
    let picture = prop::collection::vec(0usize..100, most * most);
    let swaps = prop::collection::vec((0..most, 0..most), 0..=2);
    (1..=most, 1..=most, 2..=most_inks, picture, swaps, 10usize..60, prop::bool::ANY, prop::bool::ANY).prop_map(
        |(width, height, inks, cells, swaps, blank, honest, partly)| {
            let mut grid = Grid::unknown_of(width, height, inks);
            for (at, cell) in grid.places().zip(cells) {
                let ink = 1 + cell % inks;
                grid.set(at, if cell < blank { Cell::EMPTY } else { Cell::of(Colour::ink(ink)) });
            }
            let mut other = grid.clone();
            let mut givens = Grid::unknown_of(width, height, inks);
            for (a, b) in swaps {
                let (a, b) = (At::new(a % height, b % width), At::new(b % height, a % width));
                if honest {
                    let known = grid.possible(a).or(if partly { grid.possible(b) } else { Colours::NONE });
                    givens.set(a, Cell::among(known, inks));
                } else {
                    let (left, right) = (other.get(a), other.get(b));
                    other.set(a, right);
                    other.set(b, left);
                    givens.set(b, left);
                }
            }
            let puzzle = Puzzle::new(grid.clues(Axis::Row), other.clues(Axis::Column)).unwrap();
            let inks = puzzle.inks();
            // A picture may not use its last inks.
            match givens.with_inks(inks) {
                Some(givens) => puzzle.with_givens(givens).unwrap(),
                None => puzzle,
            }
        },
    )
}

/// All solutions, by a plain search.
pub(crate) fn coloured_solutions(puzzle: &Puzzle) -> Vec<Grid> {
    grids(puzzle, &puzzle.lines().collect::<Vec<_>>())
}

/// Whether each cell of a finished grid has a colour that is possible in another one.
pub(crate) fn allows(known: &Grid, grid: &Grid) -> bool {
    grid.places().all(|at| grid.get(at).colour().is_some_and(|colour| known.possible(at).has(colour)))
}
