//! Puzzles of noise, which are hard: line logic ends early, and some have many solutions.

use super::chance::Chance;
use nonoscope::puzzle::{Cell, Grid, Puzzle};

/// The clues of a picture in which each cell is filled with a probability of `filled` in 100.
pub(crate) fn noise(side: usize, filled: usize, seed: u64) -> Puzzle {
    let mut chance = Chance::new(seed);
    let mut grid = Grid::unknown(side, side);
    for at in grid.places() {
        grid.set(at, if chance.below(100) < filled { Cell::FILLED } else { Cell::EMPTY });
    }
    Puzzle::of_picture(&grid).unwrap()
}
