//! Pictures that look hand-drawn, as a source of lines: smoothed noise, often symmetric.

use super::chance::Chance;
use nonoscope_core::puzzle::{At, Cell, Colour, Grid};

/// A square picture of one ink without any shape.
pub(super) fn noise(chance: &mut Chance, side: usize) -> Grid {
    let share = 45 + chance.below(20);
    let mut grid = Grid::unknown(side, side);
    for index in 0..side * side {
        let is_filled = chance.below(100) < share;
        grid.set(At::new(index / side, index % side), if is_filled { Cell::FILLED } else { Cell::EMPTY });
    }
    grid
}

/// A picture with square sides and this many inks.
pub(super) fn picture(chance: &mut Chance, side: usize, inks: usize) -> Grid {
    let share = 45 + chance.below(18);
    let mut filled: Vec<bool> = (0..side * side).map(|_| chance.below(100) < share).collect();
    if chance.below(3) > 0 {
        smooth(&mut filled, side);
    }
    if chance.below(3) == 0 {
        for row in filled.chunks_mut(side) {
            for along in 0..side / 2 {
                row[side - 1 - along] = row[along];
            }
        }
    }
    let mut grid = Grid::unknown_of(side, side, inks);
    let spots: Vec<(usize, usize)> = (0..inks).map(|_| (chance.below(side), chance.below(side))).collect();
    for (index, is_filled) in filled.into_iter().enumerate() {
        let at = At::new(index / side, index % side);
        // Each ink has a spot, and a cell has the ink of the nearest one.
        let distance = |spot: &(usize, usize)| spot.0.abs_diff(at.row()).pow(2) + spot.1.abs_diff(at.column()).pow(2);
        let nearest = (0..inks).min_by_key(|&ink| distance(&spots[ink])).unwrap_or(0);
        grid.set(at, if is_filled { Cell::of(Colour::ink(nearest + 1)) } else { Cell::EMPTY });
    }
    grid
}

/// Each cell becomes what most of the cells around it are.
fn smooth(filled: &mut [bool], side: usize) {
    let before = filled.to_vec();
    for (index, cell) in filled.iter_mut().enumerate() {
        let (row, column) = (index / side, index % side);
        let rows = row.saturating_sub(1)..(row + 2).min(side);
        let around = rows.flat_map(|row| (column.saturating_sub(1)..(column + 2).min(side)).map(move |c| (row, c)));
        let (mut count, mut all) = (0, 0);
        for (row, column) in around {
            count += usize::from(before[row * side + column]);
            all += 1;
        }
        // The cell itself decides where its neighbours are nearly even.
        *cell = if (2 * count).abs_diff(all) <= 1 { before[index] } else { 2 * count > all };
    }
}
