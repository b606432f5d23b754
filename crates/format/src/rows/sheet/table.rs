//! The cells of a table that are not blank, from a text with separators or with aligned columns.

use super::marks;
use crate::text::{TextLine, is_blank, lines, looked_at};
use nonoscope_core::puzzle::MAX_SIDE;

/// More lines than this, or more cells side by side, have no sheet.
pub(super) const MOST: usize = 2 * MAX_SIDE;

pub(super) struct Table {
    pub(super) rows: Vec<Row>,
    /// Whether there are separators, so that each cell has its number; if not, places are characters.
    pub(super) is_separated: bool,
}

pub(super) struct Row {
    pub(super) offset: usize,
    pub(super) entries: Vec<Entry>,
}

/// A number or a sign, and where it stands: the cell, or the first character, and the one after the last.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) start: u32,
    pub(super) end: u32,
    pub(super) offset: u32,
    pub(super) what: What,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    Number(u16),
    Mark(char),
}

impl Entry {
    pub(super) fn number(&self) -> Option<u16> {
        if let What::Number(number) = self.what { Some(number) } else { None }
    }
}

/// Whether a text could be a table with a blank corner, as its first line shows; and its separator, if it has one.
fn begins(text: &str) -> Option<Option<char>> {
    let (_, first) = lines::lines(text).find(|line| !is_blank(line))?;
    let sign = first.chars().find(|c| !matches!(c, ' ' | '"'))?;
    match sign {
        '\t' | ',' | ';' | '|' => Some(Some(sign)),
        '0'..='9' if first.starts_with(' ') => Some(text.contains('\t').then_some('\t')),
        _ => None,
    }
}

/// The table of a text that begins with a blank corner; nothing if there is something in it that belongs to no table.
pub(super) fn table(text: &str) -> Option<Table> {
    of(text, begins(text)?)
}

/// The table of a text that begins with the cells of a grid.
pub(super) fn of_cells(text: &str) -> Option<Table> {
    let (_, first) = lines::lines(text).find(|line| !is_blank(line))?;
    let is_sign = |c: char| marks::is_mark(c) && !c.is_ascii_digit();
    let (sign, rest) = (first.trim_start().trim_start_matches('|').chars().next()?, first.trim_end());
    if !is_sign(sign) || !rest.ends_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    of(text, ['\t', ';'].into_iter().find(|&separator| text.contains(separator)))
}

fn of(text: &str, separator: Option<char>) -> Option<Table> {
    looked_at(text.len());
    let mut rows: Vec<Row> = Vec::new();
    for line in lines::lines(text).skip_while(is_blank) {
        // In a table with bars, a line may separate the head.
        let is_rule = |c| matches!(c, '|' | '-' | ':' | '+' | ' ');
        if separator == Some('|') && line.1.contains("--") && line.1.chars().all(is_rule) {
            continue;
        }
        let entries = match separator {
            Some(separator) => cells(line, separator)?,
            None => aligned(line)?,
        };
        rows.push(Row { offset: line.0, entries });
        if rows.len() > MOST {
            return None;
        }
    }
    while rows.last().is_some_and(|row| row.entries.is_empty()) {
        rows.pop();
    }
    Some(Table { rows, is_separated: separator.is_some() })
}

/// The entries of a line with separators. Between quotes a separator separates runs.
fn cells((offset, line): TextLine<'_>, separator: char) -> Option<Vec<Entry>> {
    let mut entries: Vec<Entry> = Vec::new();
    let (mut cell, mut is_quoted) = (0, false);
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        let at = line.len() - rest.len();
        let mut length = c.len_utf8();
        if c == '"' {
            is_quoted = !is_quoted;
        } else if c == separator && !is_quoted {
            cell += 1;
        } else if let Some((what, end)) = entry(rest) {
            // A sign stands in a cell of its own.
            let is_mark = |what: What| matches!(what, What::Mark(_));
            if entries.last().is_some_and(|last| last.start == cell && (is_mark(last.what) || is_mark(what))) {
                return None;
            }
            entries.push(Entry { start: cell, end: cell + 1, offset: (offset + at) as u32, what });
            let is_separator = !is_quoted && rest[end..].starts_with(separator);
            length = end + if is_separator { 0 } else { between_runs(&rest[end..]) };
        } else if !c.is_whitespace() {
            return None;
        }
        rest = &rest[length..];
    }
    Some(entries)
}

/// The entries of a line in which columns are aligned.
fn aligned((offset, line): TextLine<'_>) -> Option<Vec<Entry>> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut start = 0;
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        let at = line.len() - rest.len();
        let (mut length, mut characters) = (c.len_utf8(), 1);
        if let Some((what, end)) = entry(rest) {
            let digits = if matches!(what, What::Number(_)) { end as u32 } else { 1 };
            entries.push(Entry { start, end: start + digits, offset: (offset + at) as u32, what });
            let between = between_runs(&rest[end..]);
            length = end + between;
            characters = digits + between as u32;
        } else if !(c.is_whitespace() || c == '|') {
            return None;
        }
        start += characters;
        rest = &rest[length..];
    }
    Some(entries)
}

/// The number or the sign with which a text begins, and its length.
fn entry(text: &str) -> Option<(What, usize)> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits > 0 {
        let number = text[..digits].parse().ok().filter(|&number: &u16| usize::from(number) <= MAX_SIDE)?;
        return Some((What::Number(number), digits));
    }
    let sign = text.chars().next().filter(|&c| marks::is_mark(c))?;
    Some((What::Mark(sign), sign.len_utf8()))
}

/// The length of the sign that stands between the run before it and another one.
fn between_runs(rest: &str) -> usize {
    let after = rest.strip_prefix([',', '.', '-']);
    usize::from(after.is_some_and(|after| after.starts_with(|c: char| c.is_ascii_digit())))
}
