//! The link that shares a puzzle: a short text for the part of an address after `#`, in both directions.
//!
//! # The grammar, version 1
//!
//! A link is `n1` and then sextets, numbers of six bits, written as `A`–`Z` (0–25), `a`–`z` (26–51), `0`–`9` (52–61),
//! `-` (62) and `_` (63). The first four are a checksum, high bits first: the CRC-24 of OpenPGP (start B704CE, polynomial
//! 864CFB) of the bits of all others. The others are the bits of one number, high bits first, the last sextet not 0.
//!
//! The number is read choice by choice. At the start *range* is 2^48 and *code* the first 48 bits; after the last bit come
//! zeros. A choice has a *total* of parts, and each of its values has a *weight* of them, in the order given here. With
//! *unit* = ⌊*range* / *total*⌋, the value is the one that holds part ⌊*code* / *unit*⌋, and there has to be one. Then,
//! with the weights *before* it, *code* becomes *code* − *unit* × *before* and *range* becomes *unit* × *weight*; while
//! *range* is less than 2^47, both are doubled and the next bit is added to *code*. The choice of a number of *b* bits is
//! one of 2^*b* values of weight 1. When all is read, there are no more sextets than hold one bit more than were added.
//!
//! The choices are, in this order:
//!
//! 1. The width: a bit; then the width less 1, of 5 bits if that bit was 0, of 10 if it was 1. Then a bit: if it is 0, the
//!    height is the same, else it comes in the same way.
//! 2. The method: 4 bits.
//! 3. The step: 2 bits that say how many bits it has, 0, 8, 13 or 32; then these.
//! 4. The clues of the rows, then of the columns. *f*(*c*) is 1, 2, 3, 5, 8 and so on for *c* = 0, 1, 2, 3, 4, and *f*(25)
//!    for any *c* above 25. With *c* cells left, all of them at first: the clue is complete if *c* = 0, and otherwise a
//!    choice of whether it is (weight 1) or a run begins (*f*(*c*) − 1), which takes a cell. While cells are left then,
//!    a choice of whether the run ends (*f*(*c* − 1)), or takes one more cell (*f*(*c* + 1) − 1 − *f*(*c* − 1)), where
//!    *c* above 24 counts as 24. The end takes a cell too.
//! 5. The cells: 2 bits, 0 if all are open, and otherwise the choice of a state for each, row by row: open, given filled,
//!    given empty, marked filled, marked empty. After 1, all weights are 1. After 2, there are sixteen sets of weights, all
//!    1 at the start, and 8 is added to that of each state that was chosen, in its set. There is a set for each pair of
//!    what the row's and the column's clue tell of the cell, each of these one of four:
//!    * nothing, if the last run has ended or none has begun, more runs follow, and cells are to spare;
//!    * filled, if a run is not complete, or runs follow and no cells are to spare;
//!    * empty, if a run has just become complete, or no run is left;
//!    * lost, if an earlier cell of the line was another than the clue said, or open where it said nothing.
//!
//!    Cells to spare are those of the line beyond the fewest that its runs need, less the empty ones so far that followed
//!    an empty one or the edge. An open cell counts as what the clue said.
//! 6. The title: a bit, 0 if there is none, and otherwise the choice of a byte (0 to 255) until it is 0. The bytes are
//!    UTF-8, at most 60 characters. The weights are 24 for a space, 12 for `a`–`z` and the byte 0, 5 for `A`–`Z` and
//!    `0`–`9`, 2 for all others from `!` to `~` and 1 for the rest, and 12 is added to that of each byte that was chosen.
//!
//! # Version 2, for coloured puzzles
//!
//! A link to a puzzle that is not black on white is `n2` and then sextets, in the same way. The first three choices are those
//! of version 1, and then come:
//!
//! 4. The palette: the number *n* of inks less 1, of 5 bits, at most 30. Then a bit: 0 if the background is `#ffffff` and
//!    called `white`. Then for each colour, which is the background only if that bit was 1, and then each ink: red, green
//!    and blue, 8 bits each; and a text as the title of version 1 has it, without its first bit, with the weights of a title
//!    for the first colour, and for each other as the one before left them. Its first character is the letter of the colour,
//!    which for the background is `.`, and the rest its name, at most 60 characters. The inks are numbered from 1, in the
//!    order in which the clues use them; inks that no clue uses follow.
//! 5. The clues of the rows, then of the columns. There are *n* + 1 sets of weights for what is next, all 1, and 4 is added
//!    to that of each value that was chosen; and eight sets for whether a run goes on, all 1, and 2 is added. With all cells
//!    left at first: the clue is complete if none is left, and otherwise a choice of what is next, 0 for the end and
//!    otherwise the ink of a run, in the set of the ink before, or in set 0 if there is none. The run takes a cell, and another
//!    one in front if the ink before is the same; there must be as many. While cells are left then, a choice of whether the
//!    run ends (0) or takes one more cell (1), in the first set if it has one cell so far, and so on, and in the eighth if it
//!    has eight or more.
//! 6. The cells: a bit, 0 if all are open, and otherwise the choice of a state for each, row by row: open; given, of the
//!    background or of an ink; marked, likewise; given in part; marked in part. All weights are 1 at the start, and 8 is added
//!    to that of each state that was chosen, in its set. There is a set for each pair of what the cell on the left and the
//!    one above are known to be: nothing, or one of the *n* + 1 colours. Cells outside are not known. A cell that is given or
//!    marked in part is followed by *n* + 1 bits, 1 for each colour that it can have, the background first: at least two
//!    and not all. A cell that is given in part is followed by another choice, with one set of weights that start and grow
//!    likewise: not marked, marked of one of the *n* + 1 colours, or marked in part, and then again as many bits.
//! 7. The title, as in version 1.

mod cells;
mod coder;
mod colours;
mod parts;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

use crate::error::{Fault, LinkError, Mistakes};
use crate::limits::{MAX_LINK, MAX_TITLE};
use crate::spec::{Facts, Format, Holds, Likeness, Noted, Reads, Recognised, Spec, Writes};
use crate::text::colouring;
use crate::write::WriteError;
use cells::Way;
use coder::{Reader, Writer};
use nonoscope_core::puzzle::{Axis, Grid, Palette, Puzzle};
use nonoscope_words::format;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Link,
    facts: Facts {
        id: "link",
        name: format::link,
        holds: Holds { givens: true, colours: true, title: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| Likeness::sure(looks_like(text))),
    reads: Reads::Checked(read),
    writes: Writes::Fitting(write),
    sample: "#n1RtToBAUk\n",
};

/// A link may be this long before it loses the title. Every puzzle of 25 × 25 stays within it.
const HANDY: usize = 400;

/// The version of links to puzzles in black and white.
const PLAIN: char = '1';
/// The version of links to all others.
const COLOURED: char = '2';
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The contents of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// The puzzle with its givens and its title. A link keeps the first 60 characters of the title, or none if only the
    /// title would make it longer than 400 characters. Of the name of a colour it keeps the first 60 characters, and the inks
    /// come back in the order of use.
    pub puzzle: Puzzle,
    /// A person's marks, in a grid of the puzzle's size. Marks on given cells and grids of another size are ignored.
    pub marks: Grid,
    /// The current step.
    pub step: u32,
    /// The method, 0 to 15, whose meaning is up to the caller. Larger numbers count as 15.
    pub method: u8,
}

impl Shared {
    /// The link, without `#`: at most 400 characters for every puzzle up to 25 × 25 with up to 8,191 steps, and always
    /// the same for the same contents.
    ///
    /// # Errors
    /// [`LinkError::TooLong`] if it would have more than 8,000 characters.
    pub fn to_link(&self) -> Result<String, LinkError> {
        let title: String = self.puzzle.title().unwrap_or_default().chars().take(MAX_TITLE).collect();
        let ordered = self.ordered()?;
        let shortest = |title| ordered.as_ref().unwrap_or(self).shortest(title);
        let whole = shortest(title.trim());
        if let Some(link) = whole.as_ref().filter(|link| link.len() <= HANDY || title.is_empty()) {
            return Ok(link.clone());
        }
        let bare = shortest("").filter(|bare| bare.len() <= HANDY || whole.is_none());
        bare.or(whole).ok_or(LinkError::TooLong)
    }

    /// Reads a link. It may follow a `#` or an address, and white space or punctuation added by other programs may
    /// surround it.
    ///
    /// ```
    /// # mod nonoscope { pub use nonoscope_core::*; pub mod format { pub use nonoscope_format::*; } pub use nonoscope_format::examples; }
    /// use nonoscope::format::{LinkError, Shared, read};
    ///
    /// let shared = Shared::from_link("https://example.org/#n1RtToBAUk").unwrap();
    /// assert_eq!(shared.puzzle, read("2x2:2/1/1/2").unwrap().puzzle);
    /// assert_eq!(shared.to_link().unwrap(), "n1RtToBAUk");
    /// assert_eq!(Shared::from_link("n1RtToBAU"), Err(LinkError::Damaged));
    /// ```
    ///
    /// # Errors
    /// A [`LinkError`] says what is wrong, and what would be right.
    pub fn from_link(text: &str) -> Result<Shared, LinkError> {
        let (version, data) = split(text).ok_or(LinkError::NoLink)?;
        if !matches!(version, PLAIN | COLOURED) {
            return Err(LinkError::Newer);
        }
        if data.len() > MAX_LINK - 2 {
            return Err(LinkError::TextTooLong);
        }
        let sextets = data.chars().map(|c| sextet(c).ok_or(LinkError::Character(c))).collect::<Result<Vec<u8>, _>>()?;
        match sextets.split_at_checked(4) {
            Some((sum, content)) if *sum == checksum(content) => Shared::read(version, content),
            _ => Err(LinkError::Damaged),
        }
    }

    /// The same with the inks in the order of use; nothing for a puzzle in black and white.
    fn ordered(&self) -> Result<Option<Shared>, LinkError> {
        if *self.puzzle.palette() == Palette::default() {
            return Ok(None);
        }
        let puzzle = colouring::ordered(&self.puzzle)?;
        let no_marks = || Grid::unknown(0, 0);
        let marks = colouring::moved(&self.marks, self.puzzle.palette(), puzzle.palette()).unwrap_or_else(no_marks);
        Ok(Some(Shared { puzzle, marks, ..*self }))
    }

    /// The shortest link with this title; `None` if it is too long. The inks are in the order of use.
    fn shortest(&self, title: &str) -> Option<String> {
        let givens = self.puzzle.givens();
        let no_marks = Grid::unknown(givens.width(), givens.height());
        let fit = (self.marks.width(), self.marks.height()) == (givens.width(), givens.height());
        let marks = if fit { &self.marks } else { &no_marks };
        let (version, content) = if *self.puzzle.palette() == Palette::default() {
            let open = givens.is_unknown() && marks.is_unknown();
            let ways: &[Way] = if open { &[Way::Open] } else { &[Way::Alike, Way::Clues] };
            let contents = ways.iter().filter_map(|&way| self.content(Some(way), marks, title));
            (PLAIN, contents.min_by_key(Vec::len)?)
        } else {
            (COLOURED, self.content(None, marks, title)?)
        };
        let sextets = checksum(&content).into_iter().chain(content);
        let letters = sextets.map(|sextet| char::from(ALPHABET[usize::from(sextet % 64)]));
        Some(['n', version].into_iter().chain(letters).collect())
    }

    /// What follows the checksum: in version 1 with cells in one of the ways, or in version 2.
    fn content(&self, way: Option<Way>, marks: &Grid, title: &str) -> Option<Vec<u8>> {
        let puzzle = &self.puzzle;
        let mut writer = Writer::new(MAX_LINK - 6);
        parts::write_sides(puzzle.width(), puzzle.height(), &mut writer);
        writer.number(self.method.min(15).into(), 4);
        parts::write_step(self.step, &mut writer);
        if let Some(way) = way {
            for axis in [Axis::Row, Axis::Column] {
                puzzle.clues(axis).iter().for_each(|clue| parts::write_clue(clue, puzzle.length(axis), &mut writer));
            }
            cells::write_cells(way, puzzle, marks, &mut writer);
        } else {
            colours::write_palette(puzzle.palette(), &mut writer);
            colours::write_clues(puzzle, &mut writer);
            colours::write_cells(puzzle, marks, &mut writer);
        }
        parts::write_title(title, &mut writer);
        writer.finish()
    }

    fn read(version: char, content: &[u8]) -> Result<Shared, LinkError> {
        let mut reader = Reader::new(content);
        let (width, height) = parts::read_sides(&mut reader)?;
        let method = reader.number(4)? as u8;
        let step = parts::read_step(&mut reader)?;
        let (puzzle, givens, marks) = if version == PLAIN {
            let mut clues = |lines, length| (0..lines).map(|_| parts::read_clue(length, &mut reader)).collect();
            let rows: Result<Vec<_>, LinkError> = clues(height, width);
            let columns: Result<Vec<_>, LinkError> = clues(width, height);
            let puzzle = Puzzle::new(rows?, columns?)?;
            let (givens, marks) = cells::read_cells(&puzzle, &mut reader)?;
            (puzzle, givens, marks)
        } else {
            let palette = colours::read_palette(&mut reader)?;
            let [rows, columns] = colours::read_clues((width, height), palette.inks(), &mut reader)?;
            let puzzle = Puzzle::new(rows, columns)?.with_palette(palette)?;
            let (givens, marks) = colours::read_cells(&puzzle, &mut reader)?;
            (puzzle, givens, marks)
        };
        let title = parts::read_title(&mut reader)?;
        reader.finish()?;
        let puzzle = puzzle.with_givens(givens)?;
        // Otherwise other readers would number the inks in another way.
        if version == COLOURED && colouring::ordered(&puzzle)? != puzzle {
            return Err(LinkError::Damaged);
        }
        Ok(Shared { puzzle: puzzle.with_title(&title), marks, step, method })
    }
}

/// Whether a text looks like a link to a puzzle, intact or damaged, of this version or a later one. No text in another
/// [`Format`](super::Format) does.
pub(crate) fn looks_like(text: &str) -> bool {
    split(text).is_some()
}

fn read(text: &str) -> Result<Puzzle, Mistakes> {
    match Shared::from_link(text) {
        Ok(shared) => Ok(shared.puzzle),
        Err(error) => Err(Fault::Link(error).into()),
    }
}

fn write((puzzle, _): Noted<'_>) -> Result<String, WriteError> {
    let marks = Grid::unknown(puzzle.width(), puzzle.height());
    let shared = Shared { puzzle: puzzle.clone(), marks, step: 0, method: 0 };
    Ok(format!("#{}\n", shared.to_link().map_err(WriteError::Link)?))
}

/// The version of a link and the rest, without anything around the link.
fn split(text: &str) -> Option<(char, &str)> {
    let text = text.trim();
    let (address, link) = text.rsplit_once('#').unwrap_or(("", text));
    if address.contains(char::is_whitespace) {
        return None;
    }
    let mut data = link.strip_prefix('n')?.trim_end_matches(['.', ',', ')', '>']).chars();
    let version = data.next().filter(|c| ('1'..='9').contains(c))?;
    Some((version, data.as_str()))
}

fn sextet(c: char) -> Option<u8> {
    let place = ALPHABET.iter().position(|&letter| char::from(letter) == c)?;
    u8::try_from(place).ok()
}

/// The CRC-24 of OpenPGP. It detects any change within 24 bits, and so within three characters and more.
fn checksum(sextets: &[u8]) -> [u8; 4] {
    let mut sum: u32 = 0xB7_04CE;
    for &sextet in sextets {
        sum ^= u32::from(sextet) << 18;
        for _ in 0..6 {
            sum <<= 1;
            if sum >> 24 == 1 {
                sum ^= 0x186_4CFB;
            }
        }
    }
    [18, 12, 6, 0].map(|place| (sum >> place & 63) as u8)
}
