//! Lines of text, each with its byte offset.

use super::effort::looked_at;

/// A line of text without its line end, and its byte offset.
pub(crate) type TextLine<'t> = (usize, &'t str);

/// All lines of a text.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = TextLine<'_>> {
    let mut offset = 0;
    text.split_inclusive('\n').map(move |line| {
        looked_at(line.len());
        let start = offset;
        offset += line.len();
        (start, line.trim_end())
    })
}

pub(crate) fn is_blank(line: &TextLine<'_>) -> bool {
    line.1.trim().is_empty()
}
