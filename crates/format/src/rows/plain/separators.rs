//! What separates the clues of all rows, or of all columns, if they stand on one line: after their heading, or on the first
//! and the second of two lines.

use super::{cut, typed};
use crate::text::headings::{self, Part};
use crate::text::{TextLine, is_blank, lines};
use nonoscope_core::puzzle::Axis;

/// The text with slashes between such clues, if there are any, as several clues on a line have them elsewhere.
pub(crate) fn slashed(text: &str) -> Option<String> {
    if let Some(separator) = of_two_lines(text) {
        let slashed = |line: TextLine<'_>| {
            if is_clue_line(&line) { line.1.replace(separator, "/") } else { line.1.to_owned() }
        };
        return Some(lines::lines(text).map(slashed).collect::<Vec<_>>().join("\n"));
    }
    let mut sides: [Side<'_>; 2] = Default::default();
    let mut part = None;
    for (offset, whole) in cut::lines(text) {
        let line = whole.trim_start();
        let line = &line[typed::bullet(line).len()..];
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let after = line.trim_start_matches(char::is_alphabetic);
        let word = &line[..line.len() - after.len()];
        let mut rest = line;
        if let Some((_, heading)) = headings::known(word).filter(|_| word.len() > 1 || after.starts_with(':')) {
            part = Some(heading);
            rest = after.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ':' | '='));
        }
        match part {
            Some(Part::Clues(axis)) if !rest.is_empty() => {
                sides[usize::from(axis == Axis::Column)].add((offset + whole.len() - rest.len(), rest));
            }
            Some(_) => {}
            None => return None,
        }
        // A title has one line.
        part = part.filter(|part| *part != Part::Title);
    }
    let mut slashed = text.to_owned();
    for side in &sides {
        let Some(separator) = side.separator() else { continue };
        for (offset, line) in &side.lines {
            slashed.replace_range(*offset..offset + line.len(), &line.replace(separator, "/"));
        }
    }
    sides.iter().any(|side| side.separator().is_some()).then_some(slashed)
}

/// Whether a text has all clues of the rows, and of the columns, on one line each, without headings.
pub(super) fn are_two_lines(text: &str) -> bool {
    lines::lines(text).filter(is_clue_line).count() == 2
}

fn is_clue_line(line: &TextLine<'_>) -> bool {
    let word = line.1.split([':', '=']).next().unwrap_or_default().trim();
    let is_title = matches!(headings::known(word), Some((_, Part::Title)));
    !is_blank(line) && !line.1.starts_with('#') && !is_title
}

/// The separator in a text of two lines without headings, if they are clearly all clues of the rows and all of the columns: some
/// clue has several runs with another sign between them. Ones and zeros alone are more likely a picture.
fn of_two_lines(text: &str) -> Option<char> {
    let mut written = lines::lines(text).filter(is_clue_line).map(|line| line.1);
    let both = [written.next()?, written.next()?];
    if written.next().is_some() || !both.iter().any(|line| line.contains(|c| matches!(c, '2'..='9'))) {
        return None;
    }
    let separator = |line: &str| [';', '|', ','].into_iter().find(|&sign| line.contains(sign));
    let found = separator(both[0]).filter(|_| separator(both[0]) == separator(both[1]))?;
    let is_sign = |c: char| c.is_ascii_digit() || c == found || matches!(c, ' ' | '\t' | ',' | '.' | '-');
    let runs = |clue: &str| clue.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).count();
    let mut several = false;
    for line in both {
        let mut clues = line.strip_suffix(found).unwrap_or(line).split(found);
        let is_right = line.starts_with(|c: char| c.is_ascii_digit())
            && line.chars().all(is_sign)
            && clues.clone().count() > 1
            && clues.all(|clue| {
                several |= runs(clue) > 1;
                !clue.trim().is_empty()
            });
        if !is_right {
            return None;
        }
    }
    Some(found).filter(|_| several)
}

/// The line with the clues along an axis.
#[derive(Default)]
struct Side<'t> {
    lines: Vec<TextLine<'t>>,
    separator: Option<char>,
    /// Whether nothing, or another line, may follow.
    begun: bool,
    is_complete: bool,
    /// Whether there are other lines, or signs that do not go together.
    is_other: bool,
}

impl<'t> Side<'t> {
    fn add(&mut self, (offset, line): TextLine<'t>) {
        self.lines.push((offset, line));
        let mut found = [';', '|', ','].into_iter().filter(|&sign| line.contains(sign));
        let separator = found.next();
        // Commas may separate runs where another sign separates clues.
        let is_mixed = found.next().is_some_and(|sign| sign != ',');
        let goes_on = !self.is_complete && (!self.begun || self.separator == separator || separator.is_none());
        // A label in front of a line makes it the clue of that line alone.
        self.is_other |=
            is_mixed || !goes_on || line.starts_with([',', ';']) || line.contains([':', ')', '/', '[', '(']);
        self.separator = self.separator.or(separator);
        self.is_complete = !self.separator.is_some_and(|separator| line.trim_end().ends_with(separator));
        self.begun = true;
    }

    fn separator(&self) -> Option<char> {
        self.separator.filter(|_| !self.is_other)
    }
}
