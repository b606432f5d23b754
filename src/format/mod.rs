//! Text to puzzle: one file per format, recognition by content, and errors that say where and what would be right.

mod draft;
mod error;
mod haskell;
mod non;
mod parts;
mod plain;
mod scan;
mod tatham;
mod tournament;

pub use error::{Fault, ReadError, Spot};

use crate::puzzle::Puzzle;
use parts::{Cut, Part, parts};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

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
    /// That of the tournaments of TAAI, TCGA and ICGA.
    Tournament,
    /// Clue lines of rows, then of columns.
    Plain,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 5] = [Format::Tatham, Format::Haskell, Format::Non, Format::Tournament, Format::Plain];

    /// What people call it.
    pub fn name(self) -> &'static str {
        match self {
            Format::Tatham => "Tatham game ID",
            Format::Haskell => "Haskell Runs pair",
            Format::Non => ".non file",
            Format::Tournament => "tournament file",
            Format::Plain => "clue lines",
        }
    }

    /// The format that a text looks like; clue lines where it looks like none.
    pub fn recognise(text: &str) -> Format {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        if tournament::looks_like(text) {
            Format::Tournament
        } else if tatham::looks_like(text) {
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

/// Reads a puzzle in whatever format the text looks like; of several the first.
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

/// Reads a puzzle in a given format; of several the first.
///
/// # Errors
/// A [`ReadError`] says what is wrong, where, and what would be right.
pub fn read_as(text: &str, format: Format) -> Result<Reading, ReadError> {
    let text = mended(text)?;
    read_part(&puzzles(&text, format)[0], format)
}

/// Reads every puzzle of a text, in whatever format it looks like. There is always one reading or error, and one that is
/// wrong leaves the others as they are; its place is that in the whole text.
///
/// ```
/// let readings = nonoscope::format::read_all("$1\n1\n1\n$2\nx\n1\n$3\n1\n1\n");
/// let errors: Vec<_> = readings.iter().filter_map(|reading| reading.as_ref().err()).collect();
/// assert_eq!(readings.len(), 3);
/// assert_eq!(errors[0].to_string(), "Line 5, column 1: Found “x”, expected a number.");
/// ```
pub fn read_all(text: &str) -> Vec<Result<Reading, ReadError>> {
    let format = Format::recognise(text);
    match mended(text) {
        Ok(text) => puzzles(&text, format).iter().map(|part| read_part(part, format)).collect(),
        Err(error) => vec![Err(error)],
    }
}

/// A text that is not too long and not blank, with line ends that all readers know.
fn mended(text: &str) -> Result<Cow<'_, str>, ReadError> {
    if text.len() > MAX_TEXT {
        return Err(ReadError { spot: None, fault: Fault::TextTooLong });
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(ReadError { spot: None, fault: Fault::NoText });
    }
    // Lines may end as they did on old Macs; a character for a character, so that places stay.
    let old_mac = text.contains('\r') && !text.contains('\n');
    Ok(if old_mac { text.replace('\r', "\n").into() } else { text.into() })
}

/// The parts of a text with one puzzle each, at least one.
fn puzzles(text: &str, format: Format) -> Vec<Part<'_>> {
    match format {
        Format::Tatham | Format::Haskell | Format::Plain => parts(text, |_| Cut::None),
        Format::Non => parts(text, non::cut),
        Format::Tournament => parts(text, tournament::cut),
    }
}

fn read_part(part: &Part<'_>, format: Format) -> Result<Reading, ReadError> {
    let draft = match format {
        Format::Tatham => tatham::read(part.text),
        Format::Haskell => haskell::read(part.text),
        Format::Non => non::read(part.text),
        Format::Tournament => tournament::read(part.text),
        Format::Plain => plain::read(part.text),
    };
    match draft.and_then(|draft| draft.finish(part.text)) {
        Ok(puzzle) => Ok(Reading { format, puzzle }),
        Err(error) => Err(part.in_whole(error)),
    }
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
        assert_eq!(Format::recognise("$1\n2\n1\n1\n2"), Format::Tournament);
        assert_eq!(Format::recognise("2\n1\n\n1\n2"), Format::Plain);
        assert_eq!(Format::recognise("nonsense"), Format::Plain);
    }

    #[test]
    fn limits_are_errors() {
        assert_eq!(read(" \n").map_err(|error| error.fault), Err(Fault::NoText));
        let long = "1 ".repeat(MAX_TEXT / 2 + 1);
        assert_eq!(read(&long).map_err(|error| error.fault), Err(Fault::TextTooLong));
        assert_eq!(read_all(&long), [read(&long)]);
        assert_eq!(read_all("\n"), [read("\n")]);
        let lines = "1\n".repeat(1025);
        assert!(read(&format!("{lines}\n{lines}")).unwrap_err().to_string().contains("at most 1024"));
    }

    #[test]
    fn a_text_with_one_puzzle_has_one_reading() {
        for text in ["2x2:2/1/1/2", "([[1]],[[1]])", "1\n\n1", "width 1\nrows\n1\ncolumns\n1", "$1\n1\n1", "nonsense"] {
            assert_eq!(read_all(text), [read(text)], "{text}");
        }
    }

    #[test]
    fn many_broken_puzzles_are_as_many_errors() {
        assert_eq!(read_all(&"$1\n".repeat(100_000)).len(), 100_000);
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
