//! What a pattern of each version and level holds, and which of its modules are no content.
//!
//! The figures are those of ISO/IEC 18004, tables 1, 9 and E.1.

use super::segments::Widths;
use std::fmt;

/// The size of a pattern: 1 to 40.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version(usize);

/// How much of a pattern is there to correct errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Level {
    /// Low: up to 7 % of the codewords may be wrong.
    L,
    /// Medium: up to 15 %.
    M,
    /// Quartile: up to 25 %.
    Q,
    /// High: up to 30 %.
    H,
}

impl Level {
    /// All levels, the lowest first.
    pub const ALL: [Level; 4] = [Level::L, Level::M, Level::Q, Level::H];

    /// `L`, `M`, `Q` or `H`.
    pub fn name(self) -> &'static str {
        ["L", "M", "Q", "H"][self as usize]
    }

    /// The level that two bits of the format information stand for.
    pub(super) fn of_bits(bits: u16) -> Level {
        [Level::M, Level::L, Level::H, Level::Q][usize::from(bits & 3)]
    }

    /// The two bits of the format information that stand for it.
    pub(super) fn bits(self) -> u16 {
        [1, 0, 3, 2][self as usize]
    }
}

/// Its name.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How the codewords of a pattern are shared out among blocks.
pub(super) struct Blocks {
    pub(super) count: usize,
    /// Codewords in each of the shorter blocks; the others have one more, of content.
    pub(super) shorter: usize,
    /// How many blocks are longer by one codeword. They come last.
    pub(super) longer: usize,
    /// Codewords to correct errors, in each block.
    pub(super) correction: usize,
}

impl Blocks {
    /// How many codewords of content a block has.
    pub(super) fn content(&self, block: usize) -> usize {
        self.shorter - self.correction + usize::from(block >= self.count - self.longer)
    }

    /// Where the codewords of a block stand among all codewords: its content, and then its correction.
    pub(super) fn places(&self, block: usize) -> Vec<usize> {
        // The first codeword of every block stands first, then the second of every block, and so on. Of the content, shorter
        // blocks are left out at the end.
        let (short_content, first_longer) = (self.shorter - self.correction, self.count - self.longer);
        let mut places: Vec<usize> = (0..short_content).map(|place| place * self.count + block).collect();
        if block >= first_longer {
            places.push(short_content * self.count + block - first_longer);
        }
        let end = short_content * self.count + self.longer;
        places.extend((0..self.correction).map(|place| end + place * self.count + block));
        places
    }
}

/// Codewords to correct errors in each block, for the levels L, M, Q and H, by version.
const CORRECTION: [[u8; 40]; 4] = [
    [
        7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
        13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
        17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
];

/// Blocks, for the levels L, M, Q and H, by version.
const BLOCKS: [[u8; 40]; 4] = [
    [
        1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
        19, 19, 20, 21, 22, 24, 25,
    ],
    [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31,
        33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
        1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
        43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
        1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48,
        51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
];

impl Version {
    /// The version whose patterns have this side, in modules.
    pub(super) fn of_side(side: usize) -> Option<Version> {
        ((21..=177).contains(&side) && side % 4 == 1).then(|| Version((side - 17) / 4))
    }

    /// The version with a number from 1 to 40.
    pub fn numbered(number: usize) -> Option<Version> {
        (1..=40).contains(&number).then_some(Version(number))
    }

    /// 1 to 40.
    pub fn number(self) -> usize {
        self.0
    }

    /// How many bytes of content its patterns hold.
    pub fn bytes(self, level: Level) -> usize {
        let blocks = self.blocks(level);
        (0..blocks.count).map(|block| blocks.content(block)).sum()
    }

    /// The bits by which patterns from version 7 on say their version, the last one first: 6 bits and 12 to correct them.
    pub(super) fn marking(self) -> Vec<bool> {
        let number = if self.0 < 7 { return Vec::new() } else { self.0 as u32 };
        let remainder = (0..12).fold(number, |rest, _| (rest << 1) ^ ((rest >> 11) * 0x1F25));
        let word = number << 12 | remainder;
        (0..18).map(|bit| word >> bit & 1 == 1).collect()
    }

    /// How many modules a side has.
    pub fn side(self) -> usize {
        17 + 4 * self.0
    }

    /// How many bits fields have.
    pub fn widths(self) -> Widths {
        let [digits, letters, bytes, kanji] = match self.0 {
            1..=9 => [10, 9, 8, 8],
            10..=26 => [12, 11, 16, 10],
            _ => [14, 13, 16, 12],
        };
        Widths { mode: 4, digits, letters, bytes, kanji }
    }

    /// How the codewords are shared out.
    pub(super) fn blocks(self, level: Level) -> Blocks {
        let entry = |table: &[[u8; 40]; 4]| usize::from(table[level as usize][self.0 - 1]);
        let (count, correction) = (entry(&BLOCKS), entry(&CORRECTION));
        let codewords = self.modules_of_content() / 8;
        Blocks { count, shorter: codewords / count, longer: codewords % count, correction }
    }

    /// How many modules hold codewords, up to 7 of them left over at the end.
    fn modules_of_content(self) -> usize {
        let side = self.side();
        (0..side)
            .flat_map(|row| (0..side).map(move |column| (row, column)))
            .filter(|&(r, c)| !self.is_function(r, c))
            .count()
    }

    /// Whether a module does not depend on the content, or says how to read it: finders, timing, alignment, format
    /// and version.
    pub(super) fn is_function(self, row: usize, column: usize) -> bool {
        let side = self.side();
        let finder = (row <= 8 && (column <= 8 || column >= side - 8)) || (row >= side - 8 && column <= 8);
        let timing = row == 6 || column == 6;
        let version = |one: usize, other: usize| other < 6 && (side - 11..side - 8).contains(&one);
        let versions = self.0 >= 7 && (version(row, column) || version(column, row));
        finder || timing || versions || self.is_alignment(row, column)
    }

    /// Whether a module belongs to one of the small squares that show how a pattern is warped.
    pub(super) fn is_alignment(self, row: usize, column: usize) -> bool {
        if self.0 == 1 {
            return false;
        }
        let last = self.side() - 7;
        let near = |along: usize| self.alignments().find(|&centre| along.abs_diff(centre) <= 2);
        match (near(row), near(column)) {
            // Where the finders are, there are none.
            (Some(row), Some(column)) => {
                (row, column) != (6, 6) && (row, column) != (6, last) && (row, column) != (last, 6)
            }
            _ => false,
        }
    }

    /// The centres of the alignment squares along a side, from version 2 on.
    pub(super) fn alignments(self) -> impl Iterator<Item = usize> {
        let count = self.0 / 7 + 2;
        let step = (self.0 * 8 + count * 3 + 5) / (count * 4 - 4) * 2;
        let last = self.side() - 7;
        (0..count - 1).map(move |index| last - index * step).chain([6])
    }
}
