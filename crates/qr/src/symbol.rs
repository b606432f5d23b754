//! Drawing a pattern: from the bytes of its content to its modules. The reader's tables say where everything stands.

use super::correction::correction_of;
use super::format_word::{ORDINARY, encoded, places};
use super::placement::{is_masked, order};
use super::version::{Level, Version};
use nonoscope_core::puzzle::{At, Cell, Grid};

/// How many masks there are.
pub const MASKS: u16 = 8;

/// What all patterns of a version have in common.
pub struct Symbol {
    version: Version,
    /// Row by row, whether a module that holds no content is dark; those of the format information are light.
    fixed: Vec<bool>,
    /// The modules of the content, in the order in which its bits stand in them; up to 7 bits are left over at the end.
    places: Vec<At>,
}

/// A block of a pattern: where its bits stand.
pub struct Block {
    /// How many of its codewords are content; the others correct errors.
    pub content: usize,
    /// The module of each bit of its codewords.
    pub modules: Vec<At>,
}

impl Symbol {
    /// The patterns of a version.
    pub fn of(version: Version) -> Symbol {
        let side = version.side();
        let order = order(side, 6, &|row, column| version.is_function(row, column));
        let places = order.into_iter().map(|(row, column)| At::new(row, column)).collect();
        let mut symbol = Symbol { version, fixed: vec![false; side * side], places };
        symbol.draw_timing();
        symbol.draw_squares();
        symbol.draw_version();
        symbol
    }

    /// The side of the patterns, in modules.
    pub fn side(&self) -> usize {
        self.version.side()
    }

    /// The blocks of a level.
    pub fn blocks(&self, level: Level) -> Vec<Block> {
        let blocks = self.version.blocks(level);
        let modules = |codeword: usize| self.places[8 * codeword..8 * codeword + 8].iter().copied();
        (0..blocks.count)
            .map(|block| Block {
                content: blocks.content(block),
                modules: blocks.places(block).into_iter().flat_map(modules).collect(),
            })
            .collect()
    }

    /// The pattern without content: what is left if all bits of the codewords are 0, under a mask.
    pub fn bare(&self, level: Level, mask: u16) -> Grid {
        let side = self.version.side();
        let mut grid = Grid::unknown(side, side);
        for (at, &is_dark) in grid.places().zip(&self.fixed) {
            grid.set(at, cell(is_dark));
        }
        for &at in &self.places {
            grid.set(at, cell(is_masked(mask, at.row(), at.column())));
        }
        let word = encoded(level.bits() << 3 | mask) ^ ORDINARY;
        for bit in 0..15 {
            for (row, column) in places(side, bit) {
                grid.set(At::new(row, column), cell(word >> bit & 1 == 1));
            }
        }
        grid.set(At::new(side - 8, 8), Cell::FILLED);
        grid
    }

    fn draw_timing(&mut self) {
        for along in 0..self.version.side() {
            self.set(6, along, along % 2 == 0);
            self.set(along, 6, along % 2 == 0);
        }
    }

    fn draw_squares(&mut self) {
        let version = self.version;
        let centres: Vec<usize> = version.alignments().collect();
        for &row in &centres {
            for &column in centres.iter().filter(|&&column| version.is_alignment(row, column)) {
                self.draw_square(row, column, |ring| ring != 1, 2);
            }
        }
        let far = self.version.side() - 4;
        for (row, column) in [(3, 3), (3, far), (far, 3)] {
            self.draw_square(row, column, |ring| ring != 2 && ring != 4, 4);
        }
    }

    /// Draws the rings around a module, as far as they are within the pattern.
    fn draw_square(&mut self, row: usize, column: usize, is_dark: impl Fn(usize) -> bool, rings: usize) {
        let near = |along: usize| along.saturating_sub(rings)..=along + rings;
        for r in near(row) {
            for c in near(column) {
                self.set(r, c, is_dark(r.abs_diff(row).max(c.abs_diff(column))));
            }
        }
    }

    fn draw_version(&mut self) {
        let side = self.version.side();
        for (bit, is_dark) in self.version.marking().into_iter().enumerate() {
            let (long, short) = (side - 11 + bit % 3, bit / 3);
            self.set(long, short, is_dark);
            self.set(short, long, is_dark);
        }
    }

    fn set(&mut self, row: usize, column: usize, is_dark: bool) {
        let side = self.version.side();
        if row < side && column < side {
            self.fixed[row * side + column] = is_dark;
        }
    }

    /// The pattern of a content, which has as many bytes as the version and level hold.
    pub(crate) fn drawn(&self, content: &[u8], level: Level, mask: u16) -> Grid {
        let mut grid = self.bare(level, mask);
        let mut rest = content;
        for block in self.blocks(level) {
            let (own, others) = rest.split_at(block.content);
            let codewords = [own.to_vec(), correction_of(own, block.modules.len() / 8 - own.len())].concat();
            for (index, &at) in block.modules.iter().enumerate() {
                if codewords[index / 8] >> (7 - index % 8) & 1 == 1 {
                    grid.set(at, grid.get(at).opposite());
                }
            }
            rest = others;
        }
        grid
    }
}

fn cell(is_dark: bool) -> Cell {
    if is_dark { Cell::FILLED } else { Cell::EMPTY }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use qrcodegen::{Mask, QrCode, QrCodeEcc};

    #[test]
    fn every_version_level_and_mask_is_drawn_as_another_program_draws_it() {
        let levels = [QrCodeEcc::Low, QrCodeEcc::Medium, QrCodeEcc::Quartile, QrCodeEcc::High];
        for number in 1..=40 {
            let Some(version) = Version::numbered(number) else { panic!("{number} is a version") };
            let symbol = Symbol::of(version);
            for (level, other) in Level::ALL.into_iter().zip(levels) {
                let content: Vec<u8> =
                    (0..version.bytes(level)).map(|place| (place * 89 + number * 7 + 3) as u8).collect();
                for mask in 0..MASKS {
                    let theirs = QrCode::encode_codewords(
                        qrcodegen::Version::new(number as u8),
                        other,
                        &content,
                        Some(Mask::new(mask as u8)),
                    );
                    let ours = symbol.drawn(&content, level, mask);
                    let differ = ours
                        .places()
                        .filter(|&at| ours.get(at) != cell(theirs.get_module(at.column() as i32, at.row() as i32)));
                    assert_eq!(differ.collect::<Vec<_>>(), [], "{number}, {level:?}, {mask}");
                }
            }
        }
    }
}
