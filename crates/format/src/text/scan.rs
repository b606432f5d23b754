//! A cursor over a text, with the few operations that all readers need.

use super::{Places, TextLine, looked_at};
use crate::error::{Expected, Fault, Mistake, Spot};
use nonoscope_core::puzzle::MAX_SIDE;

pub(crate) struct Scan<'t> {
    text: &'t str,
    offset: usize,
    /// Whether the text ends with the current line.
    is_line: bool,
    /// For a text with many puzzles, so that spots are not counted from the start for each of them.
    places: Option<&'t Places<'t>>,
    /// The sign with which a remark begins in the language of a text, if it has one that others do not have.
    remark: Option<char>,
}

impl<'t> Scan<'t> {
    /// A cursor at a byte offset, which must be the start of a character.
    pub(crate) fn at(text: &'t str, offset: usize) -> Scan<'t> {
        Scan { text, offset, is_line: false, places: None, remark: None }
    }

    /// A cursor at the start of a text with many puzzles.
    pub(crate) fn with(places: &'t Places<'t>) -> Scan<'t> {
        Scan { places: Some(places), ..Scan::at(places.text(), 0) }
    }

    /// The same where remarks begin with a sign of their own.
    pub(crate) fn with_remarks(places: &'t Places<'t>, remark: Option<char>) -> Scan<'t> {
        Scan { remark, ..Scan::with(places) }
    }

    /// Whether a remark begins here, which the language of the text marks with a sign of its own.
    pub(crate) fn is_at_remark(&self) -> bool {
        self.remark.is_some_and(|sign| self.rest().starts_with(sign))
    }

    /// A cursor after the last character that is not blank.
    pub(crate) fn at_end(text: &'t str) -> Scan<'t> {
        let text = without_blank_end(text);
        Scan::at(text, text.len())
    }

    /// A cursor at the start of a line, which stops at the line's end.
    pub(crate) fn in_line(text: &'t str, (offset, line): TextLine<'_>) -> Scan<'t> {
        Scan { is_line: true, ..Scan::at(&text[..offset + line.len()], offset) }
    }

    /// A cursor at another byte offset of the same text.
    pub(crate) fn from(&self, offset: usize) -> Scan<'t> {
        Scan { offset, ..*self }
    }

    /// A cursor over a part of the same text.
    pub(crate) fn part(&self, start: usize, end: usize) -> Scan<'t> {
        Scan { text: self.text.get(..end).unwrap_or(self.text), offset: start, ..*self }
    }

    /// The text between two byte offsets.
    pub(crate) fn between(&self, start: usize, end: usize) -> &'t str {
        self.text.get(start..end).unwrap_or("")
    }

    /// How far from the start of its line this place is, if only some signs stand before it there, and not many.
    pub(crate) fn indent(&self, only: impl Fn(char) -> bool) -> Option<usize> {
        let before = self.between(0, self.offset).chars().rev().take(64).inspect(|_| looked_at(1));
        let before: Vec<char> = before.take_while(|&c| c != '\n').collect();
        (before.len() < 64 && before.iter().all(|&c| only(c))).then_some(before.len())
    }

    pub(crate) fn offset(&self) -> usize {
        self.offset
    }

    pub(crate) fn rest(&self) -> &'t str {
        self.text.get(self.offset..).unwrap_or("")
    }

    #[inline(never)]
    pub(crate) fn peek(&self) -> Option<char> {
        looked_at(1);
        self.rest().chars().next()
    }

    /// Whether this character is at a byte offset.
    pub(crate) fn has(&self, offset: usize, c: char) -> bool {
        self.text.get(offset..).is_some_and(|rest| rest.starts_with(c))
    }

    pub(crate) fn skip(&mut self, while_true: impl Fn(char) -> bool) {
        self.skip_all(&while_true);
    }

    /// One function for all callers: readers are many, and each runs once for a text.
    #[inline(never)]
    fn skip_all(&mut self, while_true: &dyn Fn(char) -> bool) {
        let rest = self.rest();
        let skipped = rest.len() - rest.trim_start_matches(while_true).len();
        looked_at(skipped + 1);
        self.offset += skipped;
    }

    /// The first of some characters among the next `most`, and how many bytes stand before it.
    pub(crate) fn find(&self, most: usize, wanted: impl Fn(char) -> bool) -> Option<(usize, char)> {
        let mut next = self.rest().char_indices().take(most).inspect(|_| looked_at(1));
        next.find(|&(_, c)| wanted(c))
    }

    #[inline(never)]
    pub(crate) fn skip_space(&mut self) {
        self.skip(char::is_whitespace);
    }

    /// Skips a character if it comes next.
    #[inline(never)]
    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        let here = self.peek() == Some(wanted);
        if here {
            self.offset += wanted.len_utf8();
        }
        here
    }

    /// Skips a text if it comes next.
    #[inline(never)]
    pub(crate) fn eat_text(&mut self, wanted: &str) -> bool {
        looked_at(wanted.len());
        let here = self.rest().starts_with(wanted);
        if here {
            self.offset += wanted.len();
        }
        here
    }

    /// Skips a number up to [`MAX_SIDE`] if one comes next.
    #[inline(never)]
    pub(crate) fn number(&mut self) -> Result<Option<u16>, Mistake> {
        let start = self.offset;
        self.skip(|c| c.is_ascii_digit());
        let digits = &self.text[start..self.offset];
        if digits.is_empty() {
            return Ok(None);
        }
        match digits.parse() {
            Ok(number) if usize::from(number) <= MAX_SIDE => Ok(Some(number)),
            _ => Err(self.fault(start, Fault::NumberTooLarge)),
        }
    }

    /// Skips a number from 1 to [`MAX_SIDE`], which must come next.
    pub(crate) fn positive(&mut self, expected: Expected) -> Result<u16, Mistake> {
        let start = self.offset;
        match self.number()? {
            Some(0) => Err(self.fault(start, Fault::unexpected("0", expected))),
            Some(number) => Ok(number),
            None => Err(self.expected(expected)),
        }
    }

    /// Skips numbers and their separators.
    pub(crate) fn runs(&mut self, between: impl Fn(char) -> bool) -> Result<Vec<u16>, Mistake> {
        self.all_runs(&between)
    }

    #[inline(never)]
    fn all_runs(&mut self, between: &dyn Fn(char) -> bool) -> Result<Vec<u16>, Mistake> {
        let between = |c: char| c.is_whitespace() || between(c);
        let mut runs = Vec::new();
        self.skip(between);
        while let Some(run) = self.number()? {
            runs.push(run);
            self.skip(between);
        }
        Ok(runs)
    }

    /// Skips letters, and returns them.
    #[inline(never)]
    pub(crate) fn word(&mut self) -> &'t str {
        let start = self.offset;
        self.skip(char::is_alphabetic);
        &self.text[start..self.offset]
    }

    /// The mistake of a number that goes on at a byte offset with letters that look like digits.
    pub(crate) fn letter_in(scan: &Scan<'_>, offset: usize) -> Option<Mistake> {
        let is_letter = scan.text.get(offset..)?.starts_with(char::is_alphabetic);
        scan.from(offset).letter_for_digit(true).filter(|_| is_letter)
    }

    /// The mistake that something else was expected here.
    pub(crate) fn expected(&self, expected: Expected) -> Mistake {
        self.unexpected(expected, false)
    }

    /// The same where a number was expected, or a text with one.
    pub(crate) fn expected_number(&self, expected: Expected) -> Mistake {
        self.unexpected(expected, true)
    }

    #[inline(never)]
    fn unexpected(&self, expected: Expected, is_number: bool) -> Mistake {
        let found = self.peek().map(|c| {
            let word = |c: char| c.is_alphanumeric();
            match c {
                c if word(c) => self.rest().chars().take_while(|&c| word(c)).take(20).collect(),
                c if is_invisible(c) => format!("U+{:04X}", u32::from(c)),
                c => c.to_string(),
            }
        });
        let fault = match found {
            None if self.is_line => Fault::LineEnds { expected: expected() },
            None => {
                // After the last character that is not blank, not after the last line end.
                let fault = Fault::Unexpected { found: None, expected: expected() };
                return self.fault(without_blank_end(self.text).len().min(self.offset), fault);
            }
            found => {
                if let Some(mistake) = self.letter_for_digit(is_number) {
                    return mistake;
                }
                Fault::Unexpected { found, expected: expected() }
            }
        };
        self.fault(self.offset, fault)
    }

    /// The mistake of a number here, or around here, that contains letters that look like digits; if no number is wanted here, only
    /// where there are digits, too.
    fn letter_for_digit(&self, is_wanted: bool) -> Option<Mistake> {
        let before = self.text.get(..self.offset)?;
        let start = before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        looked_at(before.len() - start);
        let rest = self.text.get(start..)?;
        let found: String = rest.chars().take_while(|c| c.is_alphanumeric()).take(8).collect();
        let digits: String = found
            .chars()
            .map(|c| match c {
                'O' | 'o' => '0',
                'l' | 'I' => '1',
                c => c,
            })
            .collect();
        let is_number = digits != found && digits.parse().is_ok_and(|number: usize| number <= MAX_SIDE);
        let is_wanted = is_wanted || start < self.offset || found.contains(|c: char| c.is_ascii_digit());
        let fault = Fault::LetterForDigit { found, digits };
        (is_number && is_wanted).then(|| self.fault(start, fault))
    }

    /// The spot of a byte offset.
    pub(crate) fn spot(&self, offset: usize) -> Spot {
        self.places.map_or_else(|| Spot::of(self.text, offset), |places| places.spot(offset))
    }

    /// A mistake at a byte offset.
    #[inline(never)]
    pub(crate) fn fault(&self, offset: usize, fault: Fault) -> Mistake {
        Mistake { spot: Some(self.spot(offset)), fault }
    }
}

fn without_blank_end(text: &str) -> &str {
    let written = text.trim_end();
    looked_at(text.len() - written.len());
    written
}

/// Whether a character is invisible, or changes how others are displayed.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}
