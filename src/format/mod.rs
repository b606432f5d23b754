//! Text to puzzle: one file per format, recognition by content, and errors that say where and what would be right.

mod draft;
mod error;
mod haskell;
mod non;
mod plain;
mod scan;
mod tatham;

pub use error::{Fault, ReadError, Spot};

use crate::puzzle::Puzzle;
use serde::{Deserialize, Serialize};

/// The longest text that is read, in bytes.
pub const MAX_TEXT: usize = 1 << 20;

/// A way to write a puzzle down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Format {
    /// The game ID of Pattern in Simon Tatham's Portable Puzzle Collection.
    Tatham,
    /// A pair of lists of runs, columns first, as Haskell (and Python) programs print it.
    Haskell,
    /// Steve Simpson's `.non`.
    Non,
    /// Clue lines of rows, then of columns.
    Plain,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 4] = [Format::Tatham, Format::Haskell, Format::Non, Format::Plain];

    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            Format::Tatham => "Tatham game ID",
            Format::Haskell => "Haskell Runs pair",
            Format::Non => ".non file",
            Format::Plain => "clue lines",
        }
    }

    /// The format that a text looks like; clue lines where it looks like none.
    pub fn recognise(text: &str) -> Format {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        if tatham::looks_like(text) {
            Format::Tatham
        } else if text.starts_with(['(', '[']) {
            Format::Haskell
        } else if non::looks_like(text) {
            Format::Non
        } else {
            Format::Plain
        }
    }
}

/// A puzzle and the format that it was read in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// The format.
    pub format: Format,
    /// The puzzle.
    pub puzzle: Puzzle,
}

/// Reads a puzzle in whatever format the text looks like.
///
/// ```
/// let reading = nonoscope::format::read("2x2:2/1/1/2").unwrap();
/// assert_eq!(reading.format.name(), "Tatham game ID");
/// assert_eq!(reading.puzzle.width(), 2);
/// ```
///
/// # Errors
/// A [`ReadError`] says what is wrong, where, and what would be right.
pub fn read(text: &str) -> Result<Reading, ReadError> {
    read_as(text, Format::recognise(text))
}

/// Reads a puzzle in a given format.
///
/// # Errors
/// A [`ReadError`] says what is wrong, where, and what would be right.
pub fn read_as(text: &str, format: Format) -> Result<Reading, ReadError> {
    if text.len() > MAX_TEXT {
        return Err(ReadError { spot: None, fault: Fault::TextTooLong });
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(ReadError { spot: None, fault: Fault::NoText });
    }
    // Lines may end as they did on old Macs; a character for a character, so that places stay.
    let mended = (text.contains('\r') && !text.contains('\n')).then(|| text.replace('\r', "\n"));
    let text = mended.as_deref().unwrap_or(text);
    let draft = match format {
        Format::Tatham => tatham::read(text),
        Format::Haskell => haskell::read(text),
        Format::Non => non::read(text),
        Format::Plain => plain::read(text),
    }?;
    Ok(Reading { format, puzzle: draft.finish(text)? })
}

/// The text in a file: UTF-8 with or without a byte order mark, or else Latin-1.
pub fn text_of(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_recognised() {
        assert_eq!(Format::recognise(" 10x10:2/3"), Format::Tatham);
        assert_eq!(Format::recognise("https://example.org/pattern.html#2x2:2/1/1/2"), Format::Tatham);
        assert_eq!(Format::recognise("([[2]],[[1],[1]])"), Format::Haskell);
        assert_eq!(Format::recognise("2\n1\n\n1\n2"), Format::Plain);
        assert_eq!(Format::recognise("nonsense"), Format::Plain);
    }

    #[test]
    fn limits_are_errors() {
        assert_eq!(read(" \n").map_err(|error| error.fault), Err(Fault::NoText));
        let long = "1 ".repeat(MAX_TEXT / 2 + 1);
        assert_eq!(read(&long).map_err(|error| error.fault), Err(Fault::TextTooLong));
        let lines = "1\n".repeat(1025);
        assert!(read(&format!("{lines}\n{lines}")).unwrap_err().to_string().contains("at most 1024"));
    }

    #[test]
    fn marks_and_line_ends_of_other_systems_do_not_matter() {
        let plain = read("1\n3\n1\n\n1\n3\n1").unwrap();
        for text in ["\u{feff}1\n3\n1\n\n1\n3\n1", "1\r\n3\r\n1\r\n\r\n1\r\n3\r\n1", "1\r3\r1\r\r1\r3\r1"] {
            assert_eq!(read(text).unwrap(), plain, "{text:?}");
        }
        assert!(read("\u{feff}([[1]],[[1]])").is_ok());
    }

    #[test]
    fn characters_that_nobody_sees_are_named() {
        let error = read("1\u{202e}2").unwrap_err().to_string();
        assert_eq!(error, "Line 1, column 2: Found “U+202E”, expected a number.");
    }

    #[test]
    fn bytes_become_text() {
        assert_eq!(text_of("é".as_bytes()), "é");
        assert_eq!(text_of(b"caf\xe9"), "café");
    }
}
