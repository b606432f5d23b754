//! Ways to damage a text: some that happen to people, and some that only chance thinks of.

use crate::makers::chance::Chance;
use std::ops::Range;

/// The longest text made from a short one, in bytes.
const LONGEST: usize = 1 << 15;

/// Numbers that are not the length of a run, or only just.
const NUMBERS: [&str; 10] = [
    "0",
    "00",
    "1023",
    "1024",
    "1025",
    "65535",
    "65536",
    "4294967296",
    "18446744073709551616",
    "99999999999999999999999",
];

/// Characters that mean something somewhere, or nothing anywhere.
const PIECES: [&str; 50] = [
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    "<",
    ">",
    "\"",
    "'",
    ",",
    ";",
    ":",
    "=",
    "/",
    ".",
    "-",
    "#",
    "$",
    "&",
    "!",
    "?",
    "%",
    "\\",
    "\n",
    "\n\n",
    "\r",
    "\t",
    " ",
    "\0",
    "\u{feff}",
    "\u{202e}",
    "５",
    "é",
    "rows",
    "columns",
    "width",
    "saved",
    "----",
    "```",
    "r",
    "1b",
    "color a #ff0000",
    "#d",
    "0:",
    "[colors]",
    "defs = ['r = (red) %']",
    "B",
    "[r.]",
    "</color>",
];

/// A text with one to four damages. Some insert a part of `other`.
pub(crate) fn damaged(text: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..1 + chance.below(4) {
        text = once(&text, other, chance);
        text.truncate(LONGEST);
    }
    text
}

fn once(text: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    let (part, second) = (stretch(text, chance), stretch(text, chance));
    match chance.below(12) {
        // Cut off at the start, at the end, or at both ends.
        0 => text[part.start..].to_vec(),
        1 => text[..part.end].to_vec(),
        2 => replaced(text, part, b""),
        3 => replaced(text, part.clone(), &text[part].repeat(2 + chance.below(3))),
        4 if part.end <= second.start => [
            &text[..part.start],
            &text[second.clone()],
            &text[part.end..second.start],
            &text[part],
            &text[second.end..],
        ]
        .concat(),
        4 => replaced(text, part, &text[second]),
        5 => {
            let mut text = text.to_vec();
            for _ in 0..1 + chance.below(4) {
                if let Some(byte) = Some(chance.below(text.len().max(1))).and_then(|at| text.get_mut(at)) {
                    *byte = chance.below(256) as u8;
                }
            }
            text
        }
        6 => replaced(text, number(text, chance), NUMBERS[chance.below(NUMBERS.len())].as_bytes()),
        7 => {
            let mut lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').collect();
            for _ in 0..1 + chance.below(lines.len().max(1)) {
                let (one, another) = (chance.below(lines.len().max(1)), chance.below(lines.len().max(1)));
                if !lines.is_empty() {
                    lines.swap(one, another);
                }
            }
            lines.concat()
        }
        8 => [&text[..part.start], &other[stretch(other, chance).start..]].concat(),
        9 => replaced(text, part, &other[stretch(other, chance)]),
        10 => replaced(text, part.start..part.start, PIECES[chance.below(PIECES.len())].as_bytes()),
        _ => {
            let noise: Vec<u8> = (0..chance.below(40)).map(|_| chance.below(256) as u8).collect();
            replaced(text, part.start..part.start, &noise)
        }
    }
}

/// A part of a text, usually a short one.
fn stretch(text: &[u8], chance: &mut Chance) -> Range<usize> {
    let start = chance.below(text.len() + 1);
    let most = if chance.below(4) == 0 { text.len() } else { 8 };
    start..(start + chance.below(most + 1)).min(text.len())
}

/// The digits after some place, perhaps none.
fn number(text: &[u8], chance: &mut Chance) -> Range<usize> {
    let from = chance.below(text.len() + 1);
    let start = text[from..].iter().position(u8::is_ascii_digit).map_or(from, |at| from + at);
    let digits = text[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    start..start + digits
}

fn replaced(text: &[u8], part: Range<usize>, by: &[u8]) -> Vec<u8> {
    [&text[..part.start], by, &text[part.end..]].concat()
}
