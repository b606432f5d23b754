//! What is kept from visit to visit: the puzzle, the place in the trace, and the settings, as one text.

use crate::format::Format;
use serde::{Deserialize, Serialize};

/// What is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The text of the puzzle, and which of its puzzles.
    pub text: String,
    /// Which puzzle of the text, from 0.
    pub index: u32,
    /// The format that was chosen; nothing if it is told by the text.
    pub format: Option<Format>,
    /// The name of the method.
    pub method: String,
    /// How many steps were taken.
    pub position: u32,
    /// The marks, if they were kept before each puzzle's had a place of their own, which is [`Shelved`](super::Shelved);
    /// otherwise nothing.
    pub marks: String,
    /// Whether a person was solving themselves.
    pub marking: bool,
    /// The name of the speed.
    pub speed: String,
    /// Whether steps that infer nothing are gone past, whether likely cells are shaded, and whether the line of each step
    /// is inspected.
    pub skips: bool,
    /// See `skips`.
    pub likely: bool,
    /// See `skips`.
    pub follows: bool,
}

/// What a text of this version begins with.
const VERSION: &str = "1 ";

impl Memory {
    /// The text to keep: a version, a checksum, and bytes in hexadecimal digits. Nothing if there is no memory for it.
    pub fn to_text(&self) -> Option<String> {
        let bytes = postcard::to_allocvec(self).ok()?;
        let mut text = format!("{VERSION}{:08x} ", checksum(&bytes));
        for byte in bytes {
            for digit in [byte >> 4, byte & 15] {
                text.extend(char::from_digit(digit.into(), 16));
            }
        }
        Some(text)
    }

    /// What a text keeps; nothing if it is of another version, or rubbish.
    pub fn from_text(text: &str) -> Option<Memory> {
        let (sum, digits) = text.strip_prefix(VERSION)?.split_once(' ')?;
        let pair = |pair: &[u8]| {
            let digit = |byte: u8| char::from(byte).to_digit(16);
            Some((digit(*pair.first()?)? * 16 + digit(*pair.get(1)?)?) as u8)
        };
        let bytes = digits.as_bytes().chunks(2).map(pair).collect::<Option<Vec<u8>>>()?;
        (u32::from_str_radix(sum, 16) == Ok(checksum(&bytes))).then(|| postcard::from_bytes(&bytes).ok()).flatten()
    }
}

/// The FNV-1a hash.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum: u32, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back() {
        let memory = Memory {
            text: "rows\n1\n\ncolumns\n1 ä".to_owned(),
            index: 3,
            format: Some(Format::Plain),
            method: "auto".to_owned(),
            position: 17,
            marking: true,
            ..Memory::default()
        };
        let text = memory.to_text().unwrap();
        assert_eq!(Memory::from_text(&text), Some(memory));
        for end in 0..text.len() {
            assert_eq!(Memory::from_text(&text[..end]), None);
        }
        for rubbish in ["", "1", "1 ", "2 00000000 00", "1 zz zz", "1 00000000 é", &text.replace("1 ", "2 ")] {
            assert_eq!(Memory::from_text(rubbish), None, "{rubbish}");
        }
    }
}
