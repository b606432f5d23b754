//! Texts of programs without the remarks in them, which may contain anything.

use crate::text::effort::looked_at;

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
    // Quotes that are not closed on the line are none.
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
