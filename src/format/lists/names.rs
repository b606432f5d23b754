//! Assignments of values to names in the text of a program; the rest is skipped.

use super::json;
use super::nested::{Value, word};
use crate::format::error::fault::Fault;
use crate::format::error::mistake::{Mistake, Mistakes};
use crate::format::text::draft::Draft;
use crate::format::text::effort::looked_at;
use crate::format::text::lines::place_of;
use crate::format::text::scan::Scan;

/// After this many values that cannot be read, no more are tried, as each may take as long as the rest of the text.
const TRIED: usize = 8;

/// How a language assigns values to names.
pub(super) struct Language {
    /// Whether a name is assigned a value; if so, moves to the value. The character before the name may decide.
    pub(super) gets_value: fn(&mut Scan<'_>, &str, char) -> bool,
    /// Reads a value.
    pub(super) value: fn(&mut Scan<'_>) -> Result<Value, Mistake>,
}

/// A text with space in place of remarks.
pub(super) fn without_remarks(text: &str, remark: char) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let (code, said) = line.split_at(remark_in(line, remark));
        let end = if said.ends_with('\n') { 1 } else { 0 };
        out.push_str(code);
        out.extend(std::iter::repeat_n(' ', said.len() - end));
        out.push_str(&said[said.len() - end..]);
    }
    out
}

/// Where the remark in a line begins, if there is one: not between quotes.
fn remark_in(line: &str, remark: char) -> usize {
    let mut from = 0;
    // Quotes that are not closed on the line do not count.
    let mut open = [false; 2];
    while let Some(at) = line[from..].find([remark, '"', '\'']).map(|at| from + at) {
        looked_at(at - from + 1);
        let Some(quote) = line[at..].chars().next().filter(|c| *c != remark) else { return at };
        let is_open = &mut open[usize::from(quote == '"')];
        let end = if *is_open { None } else { end_of_text(&line[at + 1..], quote) };
        *is_open = end.is_none();
        from = at + 1 + end.map_or(0, |end| end + 1);
    }
    line.len()
}

/// Where a text ends that stands in quotes; a backslash keeps the next character.
fn end_of_text(text: &str, quote: char) -> Option<usize> {
    let mut is_kept = false;
    let mut ends = |c| {
        looked_at(1);
        let was_kept = is_kept;
        is_kept = c == '\\' && !was_kept;
        c == quote && !was_kept
    };
    text.char_indices().find(|&(_, c)| ends(c)).map(|(at, _)| at)
}

/// The names with their values, and the first mistake in a value.
pub(super) fn named(text: &str, language: &Language) -> (Vec<(String, Value)>, Option<Mistake>) {
    let (mut named, mut unread) = (Vec::new(), Vec::new());
    let mut scan = Scan::at(text, 0);
    let mut before = '\n';
    while let Some(c) = scan.peek().filter(|_| unread.len() < TRIED) {
        if matches!(c, '"' | '\'') {
            skip_text(&mut scan, c);
        } else if !(c.is_alphanumeric() || c == '_') {
            scan.eat(c);
        } else {
            let name = word(&mut scan);
            if (language.gets_value)(&mut scan, &name, before) {
                match (language.value)(&mut scan) {
                    Ok(value) => named.push((name, value)),
                    Err(mistake) => unread.push(mistake),
                }
            }
        }
        before = c;
    }
    (named, unread.into_iter().next())
}

/// The puzzle among named values, as JSON has it.
pub(super) fn puzzle(
    at: &Scan<'_>,
    (named, unread): (&[(String, Value)], Option<Mistake>),
    expected: &'static str,
) -> Result<Draft, Mistakes> {
    let is_whole = |draft: &Draft| !draft.rows.is_empty() && !draft.columns.is_empty();
    match (json::named(at, named, 0), unread) {
        (Some(Ok(draft)), unread) if unread.is_none() || is_whole(&draft) => Ok(draft),
        (_, Some(mistake)) => Err(mistake.into()),
        (Some(read), None) => read,
        (None, None) => Err(Mistake { spot: None, fault: Fault::NoPuzzle { expected } }.into()),
    }
}

/// Skips what stands between quotes, or in Python between three of them.
fn skip_text(scan: &mut Scan<'_>, quote: char) {
    let three = [quote; 3].iter().collect::<String>();
    if scan.eat_text(&three) {
        let rest = scan.rest();
        scan.eat_text(place_of(&three, rest).map_or("", |end| &rest[..end + three.len()]));
        return;
    }
    scan.eat(quote);
    let rest = scan.rest();
    let end = rest.find([quote, '\n']).filter(|&end| rest[end..].starts_with(quote));
    scan.eat_text(end.map_or("", |end| &rest[..=end]));
}
