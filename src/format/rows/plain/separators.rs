//! What separates the clues of all rows, or of all columns, if they stand on one line after their heading.

use super::typed;
use crate::format::text::headings::{self, Part};
use crate::format::text::lines;
use crate::puzzle::Axis;

/// What separates the clues of rows, and of columns, if they stand on one line.
pub(crate) fn found(text: &str) -> [Option<char>; 2] {
    let mut sides: [Side; 2] = Default::default();
    let mut part = None;
    for (_, line) in lines::lines(text) {
        let line = line.trim_start();
        let line = &line[typed::bullet(line).len()..];
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let after = line.trim_start_matches(char::is_alphabetic);
        let word = &line[..line.len() - after.len()];
        let mut rest = line;
        if let Some((_, heading)) = headings::known(word).filter(|_| word.len() > 1) {
            part = Some(heading);
            rest = after.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ':' | '='));
        }
        match part {
            Some(Part::Clues(axis)) if !rest.is_empty() => sides[usize::from(axis == Axis::Column)].add(rest),
            Some(_) => {}
            None => return [None; 2],
        }
        // A title has one line.
        part = part.filter(|part| *part != Part::Title);
    }
    sides.map(|side| side.separator())
}

/// The line with the clues along an axis.
#[derive(Default)]
struct Side {
    separator: Option<char>,
    /// Whether nothing, or another line, may follow.
    begun: bool,
    is_complete: bool,
    /// Whether there are other lines, or signs that do not go together.
    is_other: bool,
}

impl Side {
    fn add(&mut self, line: &str) {
        let mut found = [';', '|', ','].into_iter().filter(|&sign| line.contains(sign));
        let separator = found.next();
        // Commas may separate runs where another sign separates clues.
        let is_mixed = found.next().is_some_and(|sign| sign != ',');
        let goes_on = !self.is_complete && (!self.begun || self.separator == separator || separator.is_none());
        // A label in front of a line makes it the clue of that line alone.
        self.is_other |= is_mixed || !goes_on || line.contains([':', ')', '/', '[', '(']);
        self.separator = self.separator.or(separator);
        self.is_complete = !self.separator.is_some_and(|separator| line.trim_end().ends_with(separator));
        self.begun = true;
    }

    fn separator(&self) -> Option<char> {
        self.separator.filter(|_| !self.is_other)
    }
}
