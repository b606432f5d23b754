//! The lines of clue lines, where a heading inside a line begins another one: `Rows: 3, 1 1 Columns: 2, 1, 1`.
//! Or the number of a row or column in front of its clue, without a colon: `R1 3`, `C2 2 1`, `Row 3 1 1`.

use super::typed;
use crate::text::headings::{self, Part};
use crate::text::{TextLine, lines, signs};
use nonoscope_core::puzzle::Axis;

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
        // The text between the first heading and a colon may be the number of a line, even a word.
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

/// A label without a colon.
pub(super) struct Label {
    pub(super) axis: Axis,
    number: usize,
    /// The length of its text.
    pub(super) length: usize,
}

/// Whether all clues of a text have labels without a colon, which count up from 0 or 1. Without such labels, a part could
/// not begin so often.
pub(super) fn are_labelled(text: &str) -> bool {
    let (mut next, mut most) = ([None; 2], 0);
    for (_, line) in lines::lines(text) {
        let line = line.trim_start();
        let line = &line[typed::bullet(line).len()..];
        if line.is_empty() || line.starts_with('#') || signs::is_definition(line) {
            continue;
        }
        let Some(label) = label(line) else {
            let word = &line[..line.len() - line.trim_start_matches(char::is_alphabetic).len()];
            match headings::known(word) {
                Some((_, Part::Title)) => continue,
                Some((_, Part::Givens)) => break,
                _ => return false,
            }
        };
        let next = &mut next[usize::from(label.axis == Axis::Column)];
        if next.map_or(label.number > 1, |(_, next)| next != label.number) {
            return false;
        }
        let lines = next.map_or(1, |(lines, _)| lines + 1);
        *next = Some((lines, label.number + 1));
        most = most.max(lines);
    }
    most > 1
}

/// The label with which a line begins, if a clue follows.
pub(super) fn label(line: &str) -> Option<Label> {
    let after = line.trim_start_matches(char::is_alphabetic);
    let Some((_, Part::Clues(axis))) = headings::known(&line[..line.len() - after.len()]) else { return None };
    let number = after.trim_start_matches(' ');
    let rest = number.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = number[..number.len() - rest.len()].parse().ok()?;
    let clue = rest.trim_start();
    // A letter may be a slip, but a word is not.
    let is_word = clue.chars().take_while(|c| c.is_alphabetic()).count() > 1;
    let is_clue = clue.len() < rest.len() && !clue.is_empty() && !clue.starts_with([':', ')', '=']) && !is_word;
    is_clue.then(|| Label { axis, number, length: line.len() - clue.len() })
}
