//! Puzzles of noise, which are hard: line logic ends early, and some have many solutions.

use super::chance::Chance;
use nonoscope::puzzle::{Cell, Grid, Puzzle};

/// The clues of a square picture in which each cell is filled with a probability of `filled` in 100.
pub fn noise(side: usize, filled: usize, seed: u64) -> Puzzle {
    noise_of(side, side, filled, seed)
}

/// The same of any width and height.
pub fn noise_of(width: usize, height: usize, filled: usize, seed: u64) -> Puzzle {
    let mut chance = Chance::new(seed);
    let mut grid = Grid::unknown(width, height);
    for at in grid.places() {
        grid.set(at, if chance.below(100) < filled { Cell::FILLED } else { Cell::EMPTY });
    }
    Puzzle::of_picture(&grid).unwrap()
}
