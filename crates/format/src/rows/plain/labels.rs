//! The numbers of rows and columns in front of their clues, without a colon: `R1 3`, `C2 2 1`, `Row 3 1 1`.

use super::typed;
use crate::text::headings::{self, Part};
use crate::text::{lines, signs};
use nonoscope_core::puzzle::Axis;

/// A label without a colon.
pub(super) struct Label {
    pub(super) axis: Axis,
    number: usize,
    /// The length of its text.
    pub(super) length: usize,
}

/// Whether all clues of a text have labels without a colon, which count up from 0 or 1. Without such labels, a part could
/// not begin so often.
pub(super) fn are_bare(text: &str) -> bool {
    let (mut next, mut most) = ([None; 2], 0);
    for (_, line) in lines::lines(text) {
        let line = line.trim_start();
        let line = &line[typed::bullet(line).len()..];
        if line.is_empty() || line.starts_with('#') || signs::is_definition(line) {
            continue;
        }
        let Some(label) = of(line) else {
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
pub(super) fn of(line: &str) -> Option<Label> {
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
