//! The places of lines and characters in a text, counted once, so that many spots of a long text are found fast.

use super::{lines, looked_at};
use crate::error::Spot;
use std::cell::OnceCell;

/// The line around a spot, shortened if it is long.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Excerpt {
    /// The line before the spot.
    pub before: String,
    /// The text at the spot: a number, a word or a single character; empty at the end of the line.
    pub at: String,
    /// The line after it.
    pub after: String,
}

impl Spot {
    /// The line around this spot, without control characters.
    pub fn excerpt(self, text: &str) -> Excerpt {
        Places::new(text).excerpt(self)
    }
}

/// A text with the places of its lines and characters: faster than [`Spot::excerpt`] for many spots of a long text.
///
/// ```
/// # mod nonoscope { pub use nonoscope_core::*; pub mod format { pub use nonoscope_format::*; } pub use nonoscope_format::examples; }
/// use nonoscope::format::{Places, Spot};
///
/// let places = Places::new("1 3\n2 x 1\n");
/// let excerpt = places.excerpt(Spot { line: 2, column: 3 });
/// assert_eq!((&*excerpt.before, &*excerpt.at, &*excerpt.after), ("2 ", "x", " 1"));
/// ```
pub struct Places<'t> {
    text: &'t str,
    /// Counted when first needed.
    counted: OnceCell<Counted>,
}

struct Counted {
    /// The byte offset of each line.
    lines: Vec<usize>,
    /// The byte offset of every [`STRIDE`]th character, beginning with the first.
    characters: Vec<usize>,
}

/// At most this many characters are counted again for each spot.
const STRIDE: usize = 64;

/// The most characters of a line shown on either side of a spot.
pub(crate) const AROUND: usize = 32;

impl<'t> Places<'t> {
    /// The places of a text, without its byte order mark. Lines end as in reading, also as on old Macs.
    pub fn new(text: &'t str) -> Places<'t> {
        Places { text: text.strip_prefix('\u{feff}').unwrap_or(text), counted: OnceCell::new() }
    }

    pub(crate) fn text(&self) -> &'t str {
        self.text
    }

    fn counted(&self) -> &Counted {
        self.counted.get_or_init(|| {
            looked_at(self.text.len());
            let starts = lines::ends(self.text).map(|end| end + 1);
            Counted {
                lines: [0].into_iter().chain(starts).collect(),
                characters: self.text.char_indices().step_by(STRIDE).map(|(at, _)| at).collect(),
            }
        })
    }

    /// The spot of the character at a byte offset.
    pub(crate) fn spot(&self, offset: usize) -> Spot {
        let offset = if self.text.is_char_boundary(offset) { offset } else { self.text.len() };
        let lines = &self.counted().lines;
        let line = lines.partition_point(|&start| start <= offset);
        let column = self.character(offset) - self.character(lines[line - 1]);
        Spot { line, column: column + 1 }
    }

    /// The number of characters before a byte offset.
    fn character(&self, offset: usize) -> usize {
        let characters = &self.counted().characters;
        let Some(last) = characters.partition_point(|&at| at <= offset).checked_sub(1) else { return 0 };
        looked_at(offset - characters[last]);
        last * STRIDE + self.text[characters[last]..offset].chars().count()
    }

    /// The byte offset after this many characters.
    fn offset(&self, character: usize) -> usize {
        let Some(&start) = self.counted().characters.get(character / STRIDE) else { return self.text.len() };
        let mut further = self.text[start..].char_indices();
        further.nth(character % STRIDE).map_or(self.text.len(), |(at, _)| start + at)
    }

    /// The line around a spot, without control characters.
    pub fn excerpt(&self, spot: Spot) -> Excerpt {
        let lines = &self.counted().lines;
        let index = spot.line.saturating_sub(1);
        let start = lines.get(index).copied().unwrap_or(self.text.len());
        let end = lines.get(index + 1).copied().unwrap_or(self.text.len());
        let line = self.text[start..end].trim_end();
        let end = start + line.len();
        let at = self.offset(self.character(start) + spot.column.saturating_sub(1)).clamp(start, end);
        let (before, rest) = (&self.text[start..at], &self.text[at..end]);
        let word = rest.chars().take_while(|c| c.is_alphanumeric()).map(char::len_utf8).sum::<usize>();
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let (word, after) = rest.split_at(word.max(first));
        let shown = |c: char| if c.is_control() { ' ' } else { c };
        let cut = before.char_indices().rev().nth(AROUND - 1).map_or(0, |(at, _)| at);
        let dots = |cut: bool| if cut { "…" } else { "" };
        let mut rest: String = after.chars().take(AROUND).map(shown).collect();
        rest.push_str(dots(after.chars().nth(AROUND).is_some()));
        Excerpt {
            before: dots(cut > 0).chars().chain(before[cut..].chars().map(shown)).collect(),
            at: word.chars().take(AROUND).map(shown).collect(),
            after: rest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_are_those_that_one_counts() {
        let text = "ä 1\nöü x\r\n\n".repeat(50) + &"ß".repeat(500) + "\nend";
        let places = Places::new(&text);
        let (mut line, mut column) = (1, 1);
        for (offset, c) in text.char_indices() {
            assert_eq!(places.spot(offset), Spot { line, column }, "{offset}");
            (line, column) = if c == '\n' { (line + 1, 1) } else { (line, column + 1) };
        }
        assert_eq!(places.spot(text.len()), Spot { line, column });
        assert_eq!(Places::new("").spot(0), Spot { line: 1, column: 1 });
    }

    #[test]
    fn excerpts_are_found_in_long_lines_too() {
        let text = format!("{}{}x{}", "1\n".repeat(100), "é ".repeat(1000), " 2".repeat(1000));
        let excerpt = Places::new(&text).excerpt(Spot { line: 101, column: 2001 });
        assert_eq!((excerpt.before.as_str(), excerpt.at.as_str()), (&*format!("…{}", "é ".repeat(16)), "x"));
        assert_eq!(excerpt.after, format!("{}…", " 2".repeat(16)));
    }

    #[test]
    fn excerpts_show_the_line_around_a_place() {
        let excerpt = |text: &str, line, column| {
            let Excerpt { before, at, after } = Spot { line, column }.excerpt(text);
            (before, at, after)
        };
        let of = |before: &str, at: &str, after: &str| (before.to_owned(), at.to_owned(), after.to_owned());
        assert_eq!(excerpt("\u{feff}1 2\r\n3 xyz\t4\r\n", 2, 3), of("3 ", "xyz", " 4"));
        assert_eq!(excerpt("1;2", 1, 2), of("1", ";", "2"));
        assert_eq!(excerpt("1\r2", 2, 1), of("", "2", ""));
        assert_eq!(excerpt("1 2", 1, 4), of("1 2", "", ""));
        assert_eq!(excerpt("1 2", 9, 9), of("", "", ""));
        let long = excerpt(&"1 ".repeat(100), 1, 101);
        assert_eq!((long.0.chars().count(), long.2.chars().count()), (AROUND + 1, AROUND + 1));
    }
}
