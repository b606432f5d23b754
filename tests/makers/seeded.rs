//! Small puzzles by seed: with one solution, with several, and with none.

use super::chance::Chance;
use nonoscope::puzzle::{At, Axis, Cell, Grid, Puzzle};

/// The largest side.
const SIDE: usize = 9;

/// A puzzle with the clues of a random picture. In some, a cell is moved before the columns are derived, and a few
/// cells are given, mostly right ones.
pub fn seeded_puzzle(seed: u64) -> Puzzle {
    let mut chance = Chance::new(seed);
    let (width, height) = (1 + chance.below(SIDE), 1 + chance.below(SIDE));
    let filled = 3 + chance.below(5);
    let mut grid = Grid::unknown(width, height);
    for at in grid.places() {
        grid.set(at, if chance.below(10) < filled { Cell::FILLED } else { Cell::EMPTY });
    }
    let rows = grid.clues(Axis::Row);
    let mut givens = Grid::unknown(width, height);
    for _ in 0..chance.below(4) {
        let at = place(&mut chance, &grid);
        givens.set(at, grid.get(at));
    }
    for _ in 0..chance.below(6).saturating_sub(3) {
        let (a, b) = (place(&mut chance, &grid), place(&mut chance, &grid));
        let (left, right) = (grid.get(a), grid.get(b));
        grid.set(a, right);
        grid.set(b, left);
    }
    Puzzle::new(rows, grid.clues(Axis::Column)).unwrap().with_givens(givens).unwrap()
}

fn place(chance: &mut Chance, grid: &Grid) -> At {
    let row = chance.below(grid.height());
    At::new(row, chance.below(grid.width()))
}
