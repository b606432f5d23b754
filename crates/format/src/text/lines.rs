//! Lines of text, each with its byte offset.

use super::looked_at;

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

/// The byte offsets of all signs that end a line: line feeds, and carriage returns that no line feed follows, as old Macs wrote
/// them. The others belong to their line feed.
pub(crate) fn ends(text: &str) -> impl Iterator<Item = usize> {
    let mut offset = 0;
    text.split_inclusive('\n').flat_map(move |line| {
        let start = offset;
        offset += line.len();
        let feed = line.ends_with('\n').then_some(offset - 1);
        let own = if feed.is_some() { line.trim_end_matches(['\r', '\n']) } else { line };
        let returns = own.bytes().enumerate().filter(|&(_, byte)| byte == b'\r').map(move |(at, _)| start + at);
        returns.chain(feed)
    })
}

pub(crate) fn is_blank(line: &TextLine<'_>) -> bool {
    line.1.trim().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_as_on_every_system() {
        let ends = |text| ends(text).collect::<Vec<_>>();
        assert_eq!(ends("1\n2\r\n3\n"), [1, 4, 6]);
        assert_eq!(ends("1\r2\r"), [1, 3]);
        assert_eq!(ends("1\r2\n3\r\r\n\r4"), [1, 3, 7, 8]);
        assert_eq!(ends(""), [0; 0]);
    }
}
