//! Small puzzles of every kind, and all their solutions by a plain search through all grids.

use nonoscope::puzzle::{At, Axis, Cell, Clue, Grid, Line, Puzzle};
use proptest::prelude::*;

/// A puzzle whose sides are at most `most`. Its rows come from one picture and its columns from another one with the
/// same number of filled cells, so that everything occurs: one solution, several, and none. A few cells are given,
/// mostly right ones.
pub fn small_puzzle(most: usize) -> impl Strategy<Value = Puzzle> {
    let picture = prop::collection::vec(prop::bool::weighted(0.55), most * most);
    (1..=most, 1..=most, picture, prop::collection::vec((0..most, 0..most), 0..=2), prop::bool::ANY).prop_map(
        |(width, height, cells, swaps, honest)| {
            let mut grid = Grid::unknown(width, height);
            for (at, filled) in grid.places().zip(cells) {
                grid.set(at, if filled { Cell::FILLED } else { Cell::EMPTY });
            }
            let mut other = grid.clone();
            let mut givens = Grid::unknown(width, height);
            for (a, b) in swaps {
                let (a, b) = (At::new(a % height, b % width), At::new(b % height, a % width));
                if honest {
                    givens.set(a, grid.get(a));
                } else {
                    let (left, right) = (other.get(a), other.get(b));
                    other.set(a, right);
                    other.set(b, left);
                    givens.set(b, left);
                }
            }
            Puzzle::new(grid.clues(Axis::Row), other.clues(Axis::Column)).unwrap().with_givens(givens).unwrap()
        },
    )
}

/// All solutions, by trying every combination of rows that fit their clues.
pub fn solutions(puzzle: &Puzzle) -> Vec<Grid> {
    let mut grids = vec![Grid::unknown(puzzle.width(), puzzle.height())];
    for row in (0..puzzle.height()).map(Line::row) {
        let mut fillings: Vec<Vec<Cell>> = (0..1 << puzzle.width()).map(|bits| filling(bits, puzzle.width())).collect();
        fillings.retain(|cells| Clue::of_cells(cells.iter().copied()) == *puzzle.clue(row));
        let longer = grids.iter().flat_map(|grid| {
            fillings.iter().map(move |cells| {
                let mut grid = grid.clone();
                for (column, &cell) in cells.iter().enumerate() {
                    grid.set(At::new(row.index, column), cell);
                }
                grid
            })
        });
        grids = longer.filter(|grid| columns_can_be_completed(puzzle, grid, row.index + 1)).collect();
    }
    grids.retain(|grid| puzzle.first_mismatch(grid).is_none() && agrees(grid, puzzle.givens()));
    grids
}

/// Whether no column contradicts its clue in the first `rows` rows, so that wrong grids are abandoned early.
fn columns_can_be_completed(puzzle: &Puzzle, grid: &Grid, rows: usize) -> bool {
    (0..puzzle.width()).map(Line::column).all(|column| {
        let begun: Vec<Cell> = grid.line(column).take(rows).collect();
        let (found, wanted) = (Clue::of_cells(begun.iter().copied()), puzzle.clue(column).lengths());
        let Some((last, whole)) = found.lengths().split_last() else { return true };
        let open = begun.last() == Some(&Cell::FILLED);
        let fits = |wanted: &u16| if open { last <= wanted } else { last == wanted };
        wanted.starts_with(whole) && wanted.get(whole.len()).is_some_and(fits)
    })
}

/// Whether a finished grid contradicts no known cell.
pub fn agrees(grid: &Grid, known: &Grid) -> bool {
    grid.cells().iter().zip(known.cells()).all(|(cell, known)| *known == Cell::UNKNOWN || cell == known)
}

fn filling(bits: u32, width: usize) -> Vec<Cell> {
    (0..width).map(|column| if bits >> column & 1 == 1 { Cell::FILLED } else { Cell::EMPTY }).collect()
}
