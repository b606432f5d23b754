//! The marks of a puzzle, kept from visit to visit under a name derived from the puzzle, so that no other puzzle's
//! marks can replace them.
//!
//! The name is a hash of clues, givens and inks. Marks are kept when a stroke ends, so they survive later breakdowns. A second tab with the same
//! puzzle shows every change.

use crate::kept_names::MARKS;
use nonoscope_core::puzzle::{Axis, Clue, Puzzle};
use nonoscope_play::Marks;
use nonoscope_play::checksum::{checksum, is_right};

/// What a text of this version begins with.
const VERSION: &str = "1 ";

/// Marks with the time at which they were kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KeptMarks {
    /// In milliseconds since 1970. It is used only to find the oldest marks.
    pub(crate) when: u64,
    /// The marks, as [`Marks::to_text`] writes them.
    pub(crate) marks: String,
}

impl KeptMarks {
    /// The text to keep: a version, the time, a checksum, and the marks.
    pub(crate) fn to_text(&self) -> String {
        let KeptMarks { when, marks } = self;
        format!("{VERSION}{when} {:08x} {marks}", checksum(marks.as_bytes()))
    }

    /// Reads a kept text; `None` for another version, or for rubbish.
    pub(crate) fn from_text(text: &str) -> Option<KeptMarks> {
        let (when, rest) = text.strip_prefix(VERSION)?.split_once(' ')?;
        let (sum, marks) = rest.split_once(' ')?;
        let right = is_right(sum, marks.as_bytes());
        right.then_some(KeptMarks { when: when.parse().ok()?, marks: marks.to_owned() })
    }

    /// The marks in a text, for a puzzle. `None` for another version, for another puzzle's marks, and for rubbish.
    pub(crate) fn read(puzzle: &Puzzle, text: &str) -> Option<Marks> {
        Marks::from_text(puzzle.givens(), &KeptMarks::from_text(text)?.marks)
    }
}

/// The name for a puzzle's marks. It depends on the clues, with their inks, and givens, and not on the title or on what the
/// inks look like.
pub(crate) fn name_of(puzzle: &Puzzle) -> String {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    for clues in [Axis::Row, Axis::Column].map(|axis| puzzle.clues(axis)) {
        hash.number(clues.len());
        for clue in clues.iter().map(Clue::lengths) {
            hash.number(clue.len());
            clue.iter().for_each(|&run| hash.number(usize::from(run)));
        }
    }
    puzzle.givens().cells().iter().for_each(|cell| hash.byte(cell.letter() as u8));
    // The name of a black-and-white puzzle's marks is as old as the page.
    if puzzle.inks() > 1 {
        hash.number(puzzle.inks());
        let inks = puzzle.lines().flat_map(|line| puzzle.clue(line).runs().map(|run| run.colour));
        inks.for_each(|ink| hash.number(ink.number()));
        for possible in puzzle.places().map(|at| puzzle.givens().possible(at)) {
            hash.number(possible.len());
            possible.iter().for_each(|colour| hash.number(colour.number()));
        }
    }
    format!("{MARKS}{:016x}", hash.0)
}

/// The FNV-1a hash of 64 bits.
struct Hash(u64);

impl Hash {
    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }

    /// A side or a run fits in two bytes.
    fn number(&mut self, number: usize) {
        self.byte(number as u8);
        self.byte((number >> 8) as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::{At, Cell, Colour};
    use nonoscope_format as format;

    fn puzzle(text: &str) -> Puzzle {
        format::read(text).unwrap().puzzle
    }

    #[test]
    fn a_name_tells_a_puzzle_from_others() {
        let names = ["1x2:1/1/", "2x1:1//1", "2x2:1/1/1/1", "2x2:2//1/1", "2x2:1/1/2/"].map(|text| {
            let puzzle = puzzle(text);
            assert_eq!(name_of(&puzzle), name_of(&puzzle.clone()));
            name_of(&puzzle)
        });
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].contains(name), "{names:?}");
        }
        let own = puzzle("2x2:1/1/1/1");
        let mut givens = own.givens().clone();
        givens.set(At::new(1, 1), Cell::EMPTY);
        assert_ne!(name_of(&own.clone().with_givens(givens).unwrap()), names[2]);
        assert_eq!(name_of(&puzzle("title Mine\nrows\n1\n1\n\ncolumns\n1\n1\n")), names[2]);
    }

    #[test]
    fn a_name_tells_inks_apart() {
        let pictures = ["XX\nXX", "XB\nBX", "BX\nXB", "XX\nBB", "XC\nCX", "XB\nCX"];
        let puzzles = pictures.map(|picture| Puzzle::of_picture(&picture.parse().unwrap()).unwrap());
        let mut names: Vec<String> = puzzles.iter().map(name_of).collect();
        let open = Cell::among([Colour::INK, Colour::ink(2)].into_iter().collect(), 2);
        for cell in [open, Cell::of(Colour::ink(2))] {
            let mut givens = puzzles[1].givens().clone();
            givens.set(At::new(0, 0), cell);
            names.push(name_of(&puzzles[1].clone().with_givens(givens).unwrap()));
        }
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].contains(name), "{index}: {names:?}");
        }
        let mut marks = Marks::new(puzzles[1].givens());
        marks.set(At::new(0, 1), Cell::of(Colour::ink(2)));
        marks.set(At::new(0, 0), open);
        let text = KeptMarks { when: 7, marks: marks.to_text() }.to_text();
        assert_eq!(KeptMarks::read(&puzzles[1], &text), Some(marks));
        assert_eq!(KeptMarks::read(&puzzles[0], &text), None);
    }

    /// What version 1 kept: a name, a text and an empty line for each.
    const FIRST: &str = include_str!("../../tests/data/kept/marks-1.txt");

    /// The text of a puzzle, when its marks were kept, after how many strokes, and each marked cell.
    type Kept<'a> = (&'a str, u64, usize, &'a [(usize, usize, Cell)]);

    #[test]
    fn what_version_1_kept_is_read() {
        let wide = format!("300x1:{}300", "1/".repeat(300));
        let card = nonoscope_format::examples::GCHQ_2015.text;
        let small = "2x2:1/1/1/1";
        let expected: [Kept<'_>; 4] = [
            (small, 1_700_000_000_000, 1, &[(0, 1, Cell::FILLED)]),
            (small, 0, 5, &[(0, 0, Cell::EMPTY), (1, 0, Cell::EMPTY)]),
            (
                card,
                1_764_000_000_001,
                4,
                &[(0, 0, Cell::FILLED), (24, 24, Cell::FILLED), (12, 0, Cell::EMPTY), (12, 1, Cell::EMPTY)],
            ),
            (&wide, u64::MAX, 2, &[(0, 299, Cell::FILLED), (0, 1, Cell::FILLED)]),
        ];
        let kept: Vec<_> = FIRST.trim_end().split("\n\n").map(|kept| kept.split_once('\n').unwrap()).collect();
        assert_eq!(kept.len(), expected.len());
        for ((name, text), (puzzle_text, when, strokes, cells)) in kept.into_iter().zip(expected) {
            let puzzle = puzzle(puzzle_text);
            assert_eq!(name_of(&puzzle), name);
            assert_eq!(KeptMarks::from_text(text).unwrap().when, when);
            let mut marks = KeptMarks::read(&puzzle, text).unwrap();
            let mut grid = nonoscope_core::puzzle::Grid::unknown(puzzle.width(), puzzle.height());
            cells.iter().for_each(|&(row, column, cell)| grid.set(At::new(row, column), cell));
            assert_eq!(marks.grid(), &grid);
            assert_eq!((0..99).take_while(|_| marks.undo()).count(), strokes);
            let again = KeptMarks { when, marks: KeptMarks::read(&puzzle, text).unwrap().to_text() };
            assert_eq!(again.to_text(), text, "version 1 is what is written today");
        }
    }

    #[test]
    fn marks_come_back_and_rubbish_does_not() {
        let puzzle = puzzle("2x2:1/1/1/1");
        let mut marks = Marks::new(puzzle.givens());
        marks.set(At::new(0, 1), Cell::FILLED);
        let text = KeptMarks { when: 1_700_000_000_000, marks: marks.to_text() }.to_text();
        assert_eq!(KeptMarks::read(&puzzle, &text), Some(marks));
        assert_eq!(KeptMarks::from_text(&text).unwrap().when, 1_700_000_000_000);
        for end in 0..text.len() {
            assert_eq!(KeptMarks::from_text(&text[..end]), None, "{}", &text[..end]);
        }
        for rubbish in ["", "1", "1 2", "2 0 811c9dc5 ", "1 x 811c9dc5 ", "1 -1 811c9dc5 ", &text.replace('X', "O")] {
            assert_eq!(KeptMarks::from_text(rubbish), None, "{rubbish}");
        }
        assert_eq!(KeptMarks::read(&puzzle, "1 0 811c9dc5 "), None, "no marks at all");
    }
}
