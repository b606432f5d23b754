//! Replaces signs of other scripts by the ASCII digits and separators that they stand for.

use super::looked_at;
use std::borrow::Cow;

/// The zeros of scripts, each followed by the other nine digits.
const ZEROS: [char; 19] = [
    '\u{660}', '\u{6f0}', '\u{7c0}', '\u{966}', '\u{9e6}', '\u{a66}', '\u{ae6}', '\u{b66}', '\u{be6}', '\u{c66}',
    '\u{ce6}', '\u{d66}', '\u{e50}', '\u{ed0}', '\u{f20}', '\u{1040}', '\u{17e0}', '\u{1810}', '\u{ff10}',
];

fn digit(c: char) -> Option<char> {
    let value = ZEROS.iter().find_map(|&zero| u32::from(c).checked_sub(u32::from(zero)).filter(|value| *value < 10))?;
    char::from_digit(value, 10)
}

fn folded_char(c: char) -> Option<char> {
    match c {
        // Full-width ASCII signs.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0),
        '、' | '،' => Some(','),
        '−' | '‐' | '‑' => Some('-'),
        '“' | '”' | '„' => Some('"'),
        '∕' | '⁄' => Some('/'),
        _ => digit(c),
    }
}

/// The text with ASCII signs, if it has any others for them. Every character stays in its place. Invisible characters
/// become spaces, except between two letters or digits, where it is not known whether these belong together.
pub(crate) fn folded(text: &str) -> Option<Cow<'_, str>> {
    looked_at(text.len());
    let is_unseen = |c: char| matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2060}' | '\u{feff}');
    if text.is_ascii() || !text.chars().any(|c| is_unseen(c) || folded_char(c).is_some()) {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars();
    let mut last = ' ';
    while let Some(c) = rest.next() {
        let next = rest.clone().next().unwrap_or(' ');
        let apart = !(last.is_alphanumeric() && next.is_alphanumeric());
        let folded = if is_unseen(c) && apart { ' ' } else { folded_char(c).unwrap_or(c) };
        out.push(folded);
        last = c;
    }
    Some(out.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read;

    #[test]
    fn digits_of_all_scripts_are_digits() {
        assert_eq!(folded("１２，٣۴、५／\u{200b}7").as_deref(), Some("12,34,5/ 7"));
        assert_eq!(folded("1\u{200b}2").as_deref(), Some("1\u{200b}2"));
        assert_eq!((folded("1 2"), folded("é")), (None, None));
    }

    #[test]
    fn puzzles_are_read_as_these_keyboards_write_them() {
        let plain = read("2x2:2/1/1/2").unwrap().puzzle;
        for text in [
            "１\n２\n\n２\n１",
            "２ｘ２：２／１／１／２",
            "｛rows：［［１］，［２］］，columns：［［２］，［１］］｝",
            "1\u{200b}\n2\n\n2\n1",
            "1\u{a0}\n2\n\n\u{202f}2\n1",
        ] {
            assert_eq!(read(text).map(|reading| reading.puzzle).as_ref(), Ok(&plain), "{text}");
        }
        // A text that can already be read stays as it is.
        assert_eq!(read("title: ２\n1\n\n1").unwrap().puzzle.title(), Some("２"));
    }
}
