//! Any grid can safely be read as a pattern, and noise has no message.

use crate::makers::chance::Chance;
use nonoscope::puzzle::{At, Cell, Grid};
use nonoscope::qr::read;

/// A random grid, in which `filled` and `unknown` per cent of the cells are filled and unknown.
fn noise(chance: &mut Chance, width: usize, height: usize, filled: usize, unknown: usize) -> Grid {
    let mut grid = Grid::unknown(width, height);
    for at in grid.places() {
        let cell = match chance.below(100) {
            part if part < unknown => Cell::UNKNOWN,
            part if part < unknown + filled => Cell::FILLED,
            _ => Cell::EMPTY,
        };
        grid.set(at, cell);
    }
    grid
}

/// Draws over a grid what every pattern has: a finder in the upper left corner, and in two others if `corners`.
fn put_finders(grid: &mut Grid, corners: bool) {
    let far = grid.width() - 7;
    for (top, left) in [(0, 0), (0, far), (far, 0)].into_iter().take(if corners { 3 } else { 1 }) {
        for (row, column) in (0..7).flat_map(|row| (0..7).map(move |column| (row, column))) {
            let ring = usize::abs_diff(row, 3).max(usize::abs_diff(column, 3));
            grid.set(At::new(top + row, left + column), if ring == 2 { Cell::EMPTY } else { Cell::FILLED });
        }
    }
}

#[test]
fn noise_of_every_size_says_nothing() {
    let mut chance = Chance::new(17);
    for side in 1..=200 {
        for (filled, unknown) in [(50, 0), (5, 0), (95, 0), (45, 10), (100, 0), (0, 0)] {
            assert_eq!(read(&noise(&mut chance, side, side, filled, unknown)), None, "{side}");
            let other = 1 + chance.below(200);
            assert_eq!(read(&noise(&mut chance, side, other, filled, unknown)), None, "{side} × {other}");
        }
    }
}

#[test]
fn noise_between_finders_says_nothing() {
    let mut chance = Chance::new(18);
    for side in (11..=200).chain([11, 13, 15, 17, 21, 25, 29, 33].repeat(40)) {
        for filled in [20, 50, 80] {
            let mut grid = noise(&mut chance, side, side, filled, 2);
            put_finders(&mut grid, side >= 21);
            assert_eq!(read(&grid), None, "{side}");
        }
    }
}
