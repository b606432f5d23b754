//! A square of modules as bits, so that thousands of patterns a second can be tried.

use nonoscope_core::puzzle::{At, Cell, Clue, Grid, Puzzle};

/// The modules of a pattern, or those in which two patterns differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Canvas {
    side: usize,
    /// Words of 64 modules in each row.
    words: usize,
    /// Row by row; the first module of a row is the lowest bit of its first word.
    bits: Vec<u64>,
}

impl Canvas {
    /// All modules light.
    pub(super) fn light(side: usize) -> Canvas {
        let words = side.div_ceil(64);
        Canvas { side, words, bits: vec![0; side * words] }
    }

    /// The filled cells of a square grid.
    pub(super) fn of(grid: &Grid) -> Canvas {
        let mut canvas = Canvas::light(grid.width());
        for at in grid.places().filter(|&at| grid.get(at) == Cell::FILLED) {
            canvas.flip(at);
        }
        canvas
    }

    pub(super) fn side(&self) -> usize {
        self.side
    }

    pub(super) fn is_dark(&self, at: At) -> bool {
        self.bits[self.word(at)] >> (at.column() % 64) & 1 == 1
    }

    /// Makes a dark module light and a light one dark.
    pub(super) fn flip(&mut self, at: At) {
        let word = self.word(at);
        self.bits[word] ^= 1 << (at.column() % 64);
    }

    /// Flips all modules that are dark in another canvas of the same size.
    pub(super) fn flip_all(&mut self, other: &Canvas) {
        for (own, other) in self.bits.iter_mut().zip(&other.bits) {
            *own ^= other;
        }
    }

    pub(super) fn grid(&self) -> Grid {
        let mut grid = Grid::unknown(self.side, self.side);
        for at in grid.places() {
            grid.set(at, if self.is_dark(at) { Cell::FILLED } else { Cell::EMPTY });
        }
        grid
    }

    /// The puzzle that the modules solve, without givens; the same as [`Puzzle::of_picture`] of their grid, but faster. `None` never
    /// occurs, because a picture's own clues always fit it.
    pub(super) fn puzzle(&self) -> Option<Puzzle> {
        let turned = self.turned();
        let clues = |canvas: &Canvas| canvas.bits.chunks(self.words).map(clue).collect();
        Puzzle::new(clues(self), clues(&turned)).ok()
    }

    /// Rows and columns exchanged.
    fn turned(&self) -> Canvas {
        let mut turned = Canvas::light(self.side);
        for (row, words) in self.bits.chunks(self.words).enumerate() {
            let (word, bit) = (row / 64, 1 << (row % 64));
            for (index, &own) in words.iter().enumerate() {
                let mut rest = own;
                while rest != 0 {
                    let column = 64 * index + rest.trailing_zeros() as usize;
                    turned.bits[column * self.words + word] |= bit;
                    rest &= rest - 1;
                }
            }
        }
        turned
    }

    fn word(&self, at: At) -> usize {
        at.row() * self.words + at.column() / 64
    }
}

/// The runs of a row.
fn clue(words: &[u64]) -> Clue {
    let mut runs: Vec<u16> = Vec::with_capacity(16 * words.len());
    // Whether the last run reaches the end of the word before.
    let mut is_open = false;
    for &word in words {
        let mut rest = word;
        while rest != 0 {
            let gap = rest.trailing_zeros();
            rest >>= gap;
            let run = rest.trailing_ones();
            match runs.last_mut() {
                Some(last) if is_open && gap == 0 => *last += run as u16,
                _ => runs.push(run as u16),
            }
            is_open = false;
            rest = rest.checked_shr(run).unwrap_or(0);
        }
        is_open = word >> 63 == 1;
    }
    Clue::from_iter(runs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;
    use nonoscope_core::puzzle::Axis;

    #[test]
    fn clues_are_those_of_the_grid() {
        let mut chance = Chance::new(5);
        for side in [1, 21, 63, 64, 65, 127, 128, 129, 177] {
            for dark in [10, 50, 97, 100] {
                let mut canvas = Canvas::light(side);
                for at in Grid::unknown(side, side).places() {
                    if chance.happens(dark, 100) {
                        canvas.flip(at);
                    }
                }
                let grid = canvas.grid();
                assert_eq!(canvas.puzzle(), Puzzle::of_picture(&grid).ok(), "{side}, {dark}");
                assert_eq!(Canvas::of(&grid), canvas);
                assert_eq!(canvas.turned().grid().clues(Axis::Row), grid.clues(Axis::Column));
            }
        }
    }
}
