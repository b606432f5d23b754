//! A QR pattern of the smallest kind (21 modules a side, level L, mask 0) with any content, even content that no
//! program would write. It follows ISO/IEC 18004.

use nonoscope::puzzle::{At, Cell, Grid};

pub(super) const SIDE: usize = 21;

/// Codewords of content, and of error correction.
const CONTENT: usize = 19;
const CORRECTION: usize = 7;

/// Level L and mask 0, with their own error correction.
const KIND: u16 = 0b111_0111_1100_0100;

/// The pattern for a content, which is cut off if it is too long and filled up with zeros if it is too short.
pub(super) fn pattern(content: &[u8]) -> Grid {
    let mut words: Vec<u8> = content.iter().copied().chain([0; CONTENT]).take(CONTENT).collect();
    words.extend(correction(&words));
    let mut grid = frame();
    let mut bits = words.iter().flat_map(|word| (0..8).rev().map(move |place| word >> place & 1 == 1));
    // Two columns at a time, up and down in turn, from the right; the timing column is skipped.
    let pairs = [20, 18, 16, 14, 12, 10, 8, 5, 3, 1];
    for (turn, right) in pairs.into_iter().enumerate() {
        for step in 0..SIDE {
            let row = if turn % 2 == 0 { SIDE - 1 - step } else { step };
            for column in [right, right - 1] {
                let at = At::new(row, column);
                if grid.get(at) == Cell::UNKNOWN {
                    let bit = bits.next().unwrap_or(false);
                    set(&mut grid, row, column, bit != ((row + column) % 2 == 0));
                }
            }
        }
    }
    grid
}

fn set(grid: &mut Grid, row: usize, column: usize, dark: bool) {
    grid.set(At::new(row, column), if dark { Cell::FILLED } else { Cell::EMPTY });
}

/// All modules that are the same for any content; the others are unknown.
fn frame() -> Grid {
    let mut grid = Grid::unknown(SIDE, SIDE);
    for along in 8..SIDE - 8 {
        set(&mut grid, 6, along, along % 2 == 0);
        set(&mut grid, along, 6, along % 2 == 0);
    }
    for (top, left) in [(0, 0), (0, SIDE - 7), (SIDE - 7, 0)] {
        for row in top.saturating_sub(1)..(top + 8).min(SIDE) {
            for column in left.saturating_sub(1)..(left + 8).min(SIDE) {
                // The distance from the centre of the finder: rings of dark, light, dark, and the light border around
                // it.
                let ring = row.abs_diff(top + 3).max(column.abs_diff(left + 3));
                set(&mut grid, row, column, ring != 2 && ring != 4);
            }
        }
    }
    for place in 0..15 {
        let dark = KIND >> place & 1 == 1;
        let row = [0, 1, 2, 3, 4, 5, 7, 8, 14, 15, 16, 17, 18, 19, 20][place];
        set(&mut grid, row, 8, dark);
        let column = [20, 19, 18, 17, 16, 15, 14, 13, 7, 5, 4, 3, 2, 1, 0][place];
        set(&mut grid, 8, column, dark);
    }
    set(&mut grid, SIDE - 8, 8, true);
    grid
}

/// The remainder of the content divided by the generator polynomial, in the field of 256 elements with generator 2.
fn correction(content: &[u8]) -> [u8; CORRECTION] {
    let mut generator = vec![1];
    let mut root = 1;
    for _ in 0..CORRECTION {
        let shifted = generator.iter().copied().chain([0]);
        let scaled: Vec<u8> = [0].into_iter().chain(generator.iter().map(|&factor| times(factor, root))).collect();
        generator = shifted.zip(scaled).map(|(one, other)| one ^ other).collect();
        root = times(root, 2);
    }
    let mut remainder = [0; CORRECTION];
    for word in content {
        let factor = word ^ remainder[0];
        remainder.rotate_left(1);
        remainder[CORRECTION - 1] = 0;
        for (place, &part) in remainder.iter_mut().zip(&generator[1..]) {
            *place ^= times(part, factor);
        }
    }
    remainder
}

fn times(mut one: u8, mut other: u8) -> u8 {
    let mut product = 0;
    while other > 0 {
        if other & 1 == 1 {
            product ^= one;
        }
        one = one << 1 ^ if one & 0x80 == 0 { 0 } else { 0x1D };
        other >>= 1;
    }
    product
}
