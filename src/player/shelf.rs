//! The marks of a puzzle as they are kept from visit to visit: under a name that the puzzle itself tells, so that no other
//! puzzle's marks ever take their place.

use super::{Marks, memory::checksum};
use crate::puzzle::{Axis, Clue, Puzzle};

/// What the names of all kept marks begin with.
pub const SHELF: &str = "nonoscope.marks.";

/// What a text of this version begins with.
const VERSION: &str = "1 ";

/// Marks with the time at which they were kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// In milliseconds since 1970. Only told so that those kept longest ago can be told from others.
    pub when: u64,
    /// The marks, as [`Marks::to_text`] writes them.
    pub marks: String,
}

impl Shelved {
    /// The name for the marks of a puzzle. Puzzles with the same clues and givens have the same, whatever they are called.
    pub fn name(puzzle: &Puzzle) -> String {
        let mut hash = Hash(0xcbf2_9ce4_8422_2325);
        for clues in [Axis::Row, Axis::Column].map(|axis| puzzle.clues(axis)) {
            hash.number(clues.len());
            for clue in clues.iter().map(Clue::runs) {
                hash.number(clue.len());
                clue.iter().for_each(|&run| hash.number(usize::from(run)));
            }
        }
        puzzle.givens().cells().iter().for_each(|cell| hash.byte(cell.letter() as u8));
        format!("{SHELF}{:016x}", hash.0)
    }

    /// The text to keep: a version, the time, a checksum, and the marks.
    pub fn to_text(&self) -> String {
        let Shelved { when, marks } = self;
        format!("{VERSION}{when} {:08x} {marks}", checksum(marks.as_bytes()))
    }

    /// What a text keeps; nothing if it is of another version, or rubbish.
    pub fn from_text(text: &str) -> Option<Shelved> {
        let (when, rest) = text.strip_prefix(VERSION)?.split_once(' ')?;
        let (sum, marks) = rest.split_once(' ')?;
        let right = u32::from_str_radix(sum, 16) == Ok(checksum(marks.as_bytes()));
        right.then_some(Shelved { when: when.parse().ok()?, marks: marks.to_owned() })
    }

    /// The marks of a text, on a puzzle. `None` for marks of another version or of another puzzle, and for rubbish.
    pub fn read(puzzle: &Puzzle, text: &str) -> Option<Marks> {
        Marks::from_text(puzzle.givens(), &Shelved::from_text(text)?.marks)
    }
}

/// The FNV-1a hash of 64 bits.
struct Hash(u64);

impl Hash {
    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }

    /// No side and no run has more than two bytes.
    fn number(&mut self, number: usize) {
        self.byte(number as u8);
        self.byte((number >> 8) as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format;
    use crate::puzzle::{At, Cell};

    fn puzzle(text: &str) -> Puzzle {
        format::read(text).unwrap().puzzle
    }

    #[test]
    fn a_name_tells_a_puzzle_from_others() {
        let names = ["1x2:1/1/", "2x1:1//1", "2x2:1/1/1/1", "2x2:2//1/1", "2x2:1/1/2/"].map(|text| {
            let puzzle = puzzle(text);
            assert_eq!(Shelved::name(&puzzle), Shelved::name(&puzzle.clone()));
            Shelved::name(&puzzle)
        });
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].contains(name), "{names:?}");
        }
        let own = puzzle("2x2:1/1/1/1");
        let mut givens = own.givens().clone();
        givens.set(At::new(1, 1), Cell::Empty);
        assert_ne!(Shelved::name(&own.clone().with_givens(givens).unwrap()), names[2]);
        assert_eq!(Shelved::name(&puzzle("title Mine\nrows\n1\n1\n\ncolumns\n1\n1\n")), names[2]);
    }

    #[test]
    fn marks_come_back_and_rubbish_does_not() {
        let puzzle = puzzle("2x2:1/1/1/1");
        let mut marks = Marks::new(puzzle.givens());
        marks.set(At::new(0, 1), Cell::Filled);
        let text = Shelved { when: 1_700_000_000_000, marks: marks.to_text() }.to_text();
        assert_eq!(Shelved::read(&puzzle, &text), Some(marks));
        assert_eq!(Shelved::from_text(&text).unwrap().when, 1_700_000_000_000);
        for end in 0..text.len() {
            assert_eq!(Shelved::from_text(&text[..end]), None, "{}", &text[..end]);
        }
        for rubbish in ["", "1", "1 2", "2 0 811c9dc5 ", "1 x 811c9dc5 ", "1 -1 811c9dc5 ", &text.replace('X', "O")] {
            assert_eq!(Shelved::from_text(rubbish), None, "{rubbish}");
        }
        assert_eq!(Shelved::read(&puzzle, "1 0 811c9dc5 "), None, "no marks at all");
    }
}
