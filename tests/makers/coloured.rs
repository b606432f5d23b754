//! Coloured puzzles by seed: blobs and noise in several inks, with one solution, with several, and with none.

use super::chance::Chance;
use nonoscope::puzzle::{At, Axis, Cell, Colour, Grid, Puzzle};

/// A puzzle with sides of at most `side`, and 2 to 5 inks. In some, a cell is moved before the columns are derived, and
/// some cells are given: mostly rightly, and some of them only in part.
pub fn seeded_coloured_puzzle(side: usize, seed: u64) -> Puzzle {
    let mut chance = Chance::new(seed);
    let (width, height) = (2 + chance.below(side - 1), 2 + chance.below(side - 1));
    let inks = 2 + chance.below(4);
    let empty = 10 + chance.below(60);
    let mut grid = noise(width, height, inks, empty, &mut chance);
    for _ in 0..chance.below(4) {
        grid = smoothed(&grid);
    }
    let rows = grid.clues(Axis::Row);
    let mut givens = Grid::unknown_of(width, height, inks);
    for _ in 0..chance.below(5) {
        let (at, other) = (place(&mut chance, &grid), place(&mut chance, &grid));
        let either = grid.possible(at).or(grid.possible(other));
        givens.set(at, if chance.below(2) == 0 { grid.get(at) } else { Cell::among(either, inks) });
    }
    for _ in 0..chance.below(6).saturating_sub(3) {
        let (a, b) = (place(&mut chance, &grid), place(&mut chance, &grid));
        let (left, right) = (grid.get(a), grid.get(b));
        grid.set(a, right);
        grid.set(b, left);
    }
    with_givens(Puzzle::new(rows, grid.clues(Axis::Column)).unwrap(), givens)
}

/// The clues of blobs.
pub fn coloured_blobs(side: usize, inks: usize, seed: u64) -> Puzzle {
    let mut grid = noise(side, side, inks, 30, &mut Chance::new(seed));
    for _ in 0..4 {
        grid = smoothed(&grid);
    }
    Puzzle::of_picture(&grid).unwrap()
}

/// The clues of noise in which each cell is empty with a probability of `empty` in 100.
pub fn coloured_noise(side: usize, inks: usize, empty: usize, seed: u64) -> Puzzle {
    Puzzle::of_picture(&noise(side, side, inks, empty, &mut Chance::new(seed))).unwrap()
}

/// The puzzle with these givens; without any if it does not use all inks.
fn with_givens(puzzle: Puzzle, givens: Grid) -> Puzzle {
    let inks = puzzle.inks();
    match givens.with_inks(inks) {
        Some(givens) => puzzle.with_givens(givens).unwrap(),
        None => puzzle,
    }
}

fn noise(width: usize, height: usize, inks: usize, empty: usize, chance: &mut Chance) -> Grid {
    let mut grid = Grid::unknown_of(width, height, inks);
    for at in grid.places() {
        let ink = Cell::of(Colour::ink(1 + chance.below(inks)));
        grid.set(at, if chance.below(100) < empty { Cell::EMPTY } else { ink });
    }
    grid
}

/// Each cell becomes what most cells in its neighbourhood are, itself included; among equals, the last colour.
fn smoothed(grid: &Grid) -> Grid {
    let mut smooth = grid.clone();
    let near = |along: usize, end: usize| along.saturating_sub(1)..(along + 2).min(end);
    for at in grid.places() {
        let around = near(at.row(), grid.height())
            .flat_map(|row| near(at.column(), grid.width()).map(move |column| At::new(row, column)));
        let seen: Vec<Cell> = around.map(|at| grid.get(at)).collect();
        let often = |colour: &Colour| seen.iter().filter(|&&cell| cell == Cell::of(*colour)).count();
        if let Some(colour) = Colour::all(grid.inks()).max_by_key(often) {
            smooth.set(at, Cell::of(colour));
        }
    }
    smooth
}

fn place(chance: &mut Chance, grid: &Grid) -> At {
    let row = chance.below(grid.height());
    At::new(row, chance.below(grid.width()))
}
