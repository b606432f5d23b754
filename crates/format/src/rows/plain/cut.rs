//! The lines of clue lines, where a heading inside a line begins another one: `Rows: 3, 1 1 Columns: 2, 1, 1`.

use super::typed;
use crate::text::headings::{self, Part};
use crate::text::{TextLine, lines};

/// The lines of a text. A line that begins with the heading of rows or columns ends before the next one that has a colon.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = TextLine<'_>> {
    lines::lines(text).flat_map(|line| {
        let mut rest = Some(line);
        std::iter::from_fn(move || {
            let (offset, line) = rest.take()?;
            let Some(at) = next_heading(line) else { return Some((offset, line)) };
            rest = Some((offset + at, &line[at..]));
            Some((offset, without_sign(line[..at].trim_end())))
        })
    })
}

/// The byte offset of the first heading inside a line that begins with one.
fn next_heading(line: &str) -> Option<usize> {
    let start = line.len() - line.trim_start().len();
    let start = start + typed::bullet(&line[start..]).len();
    let first = clues_of(&line[start..])?;
    let mut at = start + first;
    while let Some(space) = line[at..].find(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|')) {
        at += space;
        at += line[at..].chars().next().map_or(0, char::len_utf8);
        let has_colon = |word: usize| {
            let after = line[at + word..].trim_start();
            let after = after.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start();
            after.starts_with([':', '='])
        };
        // What stands between the first heading and a colon may be the number of a line, even a word.
        let has_clue = || line[start + first..at].contains(|c: char| c.is_ascii_digit() || matches!(c, '-' | '–'));
        if clues_of(&line[at..]).is_some_and(has_colon) && has_clue() {
            return Some(at);
        }
    }
    None
}

/// The length of the heading of rows or columns with which a text begins.
fn clues_of(text: &str) -> Option<usize> {
    let word = &text[..text.len() - text.trim_start_matches(char::is_alphabetic).len()];
    let is_heading = word.len() > 1 && matches!(headings::known(word), Some((_, Part::Clues(_))));
    is_heading.then_some(word.len())
}

/// A line without the sign that separates it from the next heading. One that also separates clues can stay.
fn without_sign(line: &str) -> &str {
    let before = line.strip_suffix([',', ';', '|', '.']).unwrap_or(line);
    if before.contains(&line[before.len()..]) { line } else { before.trim_end() }
}
