//! Random puzzles of any side that line logic solves; the benchmarks use them too.

use super::chance::Chance;
use nonoscope::puzzle::{Cell, Grid, Puzzle};
use nonoscope::solve::propagate;

/// A random puzzle that line logic solves: noise is smoothed into blobs, and cells that line logic leaves open are
/// filled until there are none.
pub fn random_puzzle(side: usize, seed: u64) -> Puzzle {
    let mut cells = noise(side, seed);
    for _ in 0..ROUNDS {
        cells = smoothed(side, &cells);
    }
    loop {
        let mut grid = Grid::unknown(side, side);
        for (at, &filled) in grid.places().zip(&cells) {
            grid.set(at, if filled { Cell::FILLED } else { Cell::EMPTY });
        }
        let puzzle = Puzzle::of_picture(&grid).expect("a finished picture");
        let settled = propagate(&puzzle).grid;
        if settled.unknown_cells() == 0 {
            return puzzle;
        }
        for (cell, known) in cells.iter_mut().zip(settled.cells()) {
            *cell |= *known == Cell::UNKNOWN;
        }
    }
}

/// How many cells in 256 are filled, and how many rounds of smoothing follow.
const FILLED: u64 = 160;
const ROUNDS: usize = 8;

fn noise(side: usize, seed: u64) -> Vec<bool> {
    let mut chance = Chance::new(seed);
    (0..side * side).map(|_| chance.next() >> 56 < FILLED).collect()
}

/// Each cell becomes what most cells in its neighbourhood are, itself included.
fn smoothed(side: usize, cells: &[bool]) -> Vec<bool> {
    let near = |at: usize| at.saturating_sub(1)..(at + 2).min(side);
    let cell = |row: usize, column: usize| {
        let (mut filled, mut all) = (0, 0);
        for r in near(row) {
            for c in near(column) {
                filled += usize::from(cells[r * side + c]);
                all += 1;
            }
        }
        2 * filled > all || (2 * filled == all && cells[row * side + column])
    };
    (0..side * side).map(|index| cell(index / side, index % side)).collect()
}
