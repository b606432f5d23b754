//! The index: what there is on the shelf, without pictures and titles.

use crate::check;
use crate::days::Days;
use crate::entry::{Entry, Id, PACK};
use crate::error::DataError;
use crate::filter::Filter;
use crate::letters::{letter, number};

pub(crate) const HEAD: &str = "nonoscope shelf 1";

/// How many letters stand for a puzzle.
const LETTERS: usize = 5;

/// What there is on the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    entries: Vec<Entry>,
    days: Days,
}

impl Index {
    /// Reads an index.
    ///
    /// # Errors
    /// [`DataError`] if it is damaged or of another version.
    pub fn parse(text: &str) -> Result<Index, DataError> {
        let lines = check::opened(text, HEAD)?;
        let wrong = |at: usize| DataError::Line { line: at + 2 };
        let days = lines.first().copied().unwrap_or_default();
        let mut entries: Vec<Entry> = Vec::new();
        for (at, line) in lines.iter().enumerate().skip(1) {
            let fits = line.len() % LETTERS == 0 && (1..=PACK).contains(&(line.len() / LETTERS));
            if !fits || !entries.len().is_multiple_of(PACK) {
                return Err(wrong(at));
            }
            for letters in line.as_bytes().chunks(LETTERS) {
                let id = u16::try_from(entries.len()).map_err(|_| wrong(at))?;
                entries.push(entry(Id::new(id), letters).ok_or(wrong(at))?);
            }
        }
        let days = Days::parse(days, entries.len()).ok_or(wrong(0))?;
        Ok(Index { entries, days })
    }

    /// All puzzles, by number.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What is known of a puzzle; `None` if there is no such puzzle.
    pub fn get(&self, id: Id) -> Option<Entry> {
        self.entries.get(usize::from(id.number())).copied()
    }

    /// How many packs there are.
    pub fn packs(&self) -> usize {
        self.entries.len().div_ceil(PACK)
    }

    /// The puzzles that are wanted, by number.
    pub fn matching(&self, filter: &Filter) -> impl Iterator<Item = Entry> {
        self.entries.iter().filter(|entry| filter.has(entry)).copied()
    }

    /// The puzzle of a day, by the number of days since 1 January 1970; `None` before the first day.
    pub fn day(&self, number: i32) -> Option<Entry> {
        self.get(self.days.on(number)?)
    }

    /// Which puzzle belongs to which day.
    pub fn days(&self) -> &Days {
        &self.days
    }
}

/// A puzzle from its letters: width, height, two digits of its rating, inks.
fn entry(id: Id, letters: &[u8]) -> Option<Entry> {
    let &[width, height, tens, ones, inks] = letters else { return None };
    let count = |letter: u8| number(letter).filter(|&count| count > 0).map(|count| count as u16);
    let digit = |letter: u8| letter.is_ascii_digit().then(|| letter - b'0');
    let rating = digit(tens)? * 10 + digit(ones)?;
    Some(Entry { id, width: count(width)?, height: count(height)?, rating, inks: count(inks)? })
}

/// The letters of a puzzle.
pub(crate) fn letters(entry: &Entry) -> String {
    let [width, height, inks] = [entry.width, entry.height, entry.inks].map(|count| letter(usize::from(count)));
    format!("{width}{height}{:02}{inks}", entry.rating)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::write;

    fn entries(count: u16) -> Vec<Entry> {
        let entry = |number: u16| Entry {
            id: Id::new(number),
            width: 1 + number % 40,
            height: 1 + number % 63,
            rating: (number % 100) as u8,
            inks: 1 + number % 5,
        };
        (0..count).map(entry).collect()
    }

    fn days(count: u16) -> Vec<Id> {
        (0..count / 7 * 7).rev().map(Id::new).collect()
    }

    #[test]
    fn what_is_written_is_read() {
        for count in [7, 99, 100, 101, 200, 2345] {
            let text = write::index(&entries(count), 20_787, &days(count));
            let index = Index::parse(&text).unwrap();
            assert_eq!(index.entries(), entries(count));
            assert_eq!(index.days().ids(), days(count));
            assert_eq!(index.packs(), usize::from(count).div_ceil(100));
            assert_eq!(index.get(Id::new(6)).map(|entry| entry.rating), Some(6));
            assert_eq!(index.get(Id::new(count)), None);
        }
    }

    #[test]
    fn wrong_lines_are_named() {
        let text = write::index(&entries(150), 20_787, &days(150));
        let lines: Vec<&str> = text.lines().collect();
        let with = |at: usize, line: &str| {
            let mut lines: Vec<&str> = lines[..lines.len() - 1].to_vec();
            lines[at] = line;
            let mut text = lines.join("\n");
            text.push('\n');
            Index::parse(&check::sealed(text)).map(|_| ())
        };
        assert_eq!(with(2, lines[2]), Ok(()));
        assert_eq!(with(1, "days x 0-6"), Err(DataError::Line { line: 2 }));
        assert_eq!(with(3, "aa"), Err(DataError::Line { line: 4 }));
        assert_eq!(with(3, "aa101aa1x1"), Err(DataError::Line { line: 4 }));
        assert_eq!(with(3, "0a101"), Err(DataError::Line { line: 4 }));
        assert_eq!(with(3, ""), Err(DataError::Line { line: 4 }));
        assert_eq!(with(2, "aa101"), Err(DataError::Line { line: 4 }), "only the last pack may be smaller");
        assert_eq!(with(0, "nonoscope shelf 2"), Err(DataError::Version));
    }
}
