//! Lines of text, each with its byte offset.

use super::effort::looked_at;

/// A line of text without its line end, and its byte offset.
pub(crate) type TextLine<'t> = (usize, &'t str);

/// All lines of a text.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = TextLine<'_>> {
    let mut rest = (0, text);
    std::iter::from_fn(move || next_line(&mut rest))
}

/// The first line of what is left of a text, which begins at an offset. One function for all readers.
#[inline(never)]
fn next_line<'t>(rest: &mut (usize, &'t str)) -> Option<TextLine<'t>> {
    let (offset, text) = *rest;
    let line = text.split_inclusive('\n').next()?;
    looked_at(line.len());
    *rest = (offset + line.len(), &text[line.len()..]);
    Some((offset, line.trim_end()))
}

/// Whether a line is one of a kind. One function for all formats that look for such a line.
#[inline(never)]
pub(crate) fn any(text: &str, is_one: &dyn Fn(&str) -> bool) -> bool {
    text.lines().any(is_one)
}

/// Where a text stands in another one. One function for all who search.
#[inline(never)]
pub(crate) fn place_of(wanted: &str, text: &str) -> Option<usize> {
    text.find(wanted)
}

pub(crate) fn is_blank(line: &TextLine<'_>) -> bool {
    line.1.trim().is_empty()
}
