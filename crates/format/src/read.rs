//! Text to puzzle: in the format it looks like, or in a given one.
//!
//! Some marks belong to one format only: a `$1`, a `WxH:`, a `<puzzleset>`. A text of plain numbers may be in several
//! formats; they are tried from the likeliest on, and the first with consistent clues wins. If another one is
//! consistent too and means a different puzzle, the reading says so. If none is, the errors are those of the format
//! that was most likely meant.

use super::elsewhere;
use super::error::{Fault, Mistakes, ReadError};
use super::limits::MAX_TEXT;
use super::notes::Notes;
use super::recognise;
use super::remark::Remark;
use super::spec::{Format, Reads};
use super::text::parts::{self, Cut, parts};
use super::text::{Draft, Places, fold, lines, looked_at, tidy};
use nonoscope_core::puzzle::{Grid, Puzzle};
use std::borrow::Cow;

/// A puzzle, and the format in which it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reading {
    /// The format.
    pub format: Format,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What else the text says about it.
    pub notes: Notes,
    /// Another format in which the text would be a different puzzle, if any. Not looked for if the format was given.
    pub doubt: Option<Format>,
    /// What else could be meant otherwise, or was left out.
    pub remarks: Vec<Remark>,
    /// Marks of the reader's own in the text; not given cells, but what somebody found so far.
    pub marks: Option<Grid>,
}

/// A puzzle that was not read from a text.
impl From<Puzzle> for Reading {
    fn from(puzzle: Puzzle) -> Reading {
        let (notes, remarks) = (Notes::default(), Vec::new());
        Reading { format: Format::Plain, puzzle, notes, doubt: None, remarks, marks: None }
    }
}

/// Reads a puzzle in the format that the text looks like; of several puzzles, the first.
///
/// ```
/// # mod nonoscope { pub use nonoscope_core::*; pub mod format { pub use nonoscope_format::*; } pub use nonoscope_format::examples; }
/// let reading = nonoscope::format::read("2x2:2/1/1/2").unwrap();
/// assert_eq!(reading.format.name(), "Tatham game ID");
/// assert_eq!(reading.puzzle.width(), 2);
/// ```
///
/// # Errors
/// A [`ReadError`] says what is wrong, where, and what would be right.
pub fn read(text: &str) -> Result<Reading, ReadError> {
    first(read_all(text))
}

/// Reads a puzzle in a given format; of several puzzles, the first.
///
/// # Errors
/// A [`ReadError`] says what is wrong, where, and what would be right.
pub fn read_as(text: &str, format: Format) -> Result<Reading, ReadError> {
    first(read_all_as(text, format))
}

fn first(readings: Vec<Result<Reading, ReadError>>) -> Result<Reading, ReadError> {
    let nothing = || ReadError::new(Format::Plain, Fault::NoText.into());
    readings.into_iter().next().unwrap_or_else(|| Err(nothing()))
}

/// Reads all puzzles of a text, in the format it looks like. There is at least one reading or error. A mistake in one
/// puzzle does not affect the others, and its spot refers to the whole text.
///
/// ```
/// # mod nonoscope { pub use nonoscope_core::*; pub mod format { pub use nonoscope_format::*; } pub use nonoscope_format::examples; }
/// let readings = nonoscope::format::read_all("$1\n1\n1\n$2\nx\n1\n$3\n1\n1\n");
/// let errors: Vec<_> = readings.iter().filter_map(|reading| reading.as_ref().err()).collect();
/// assert_eq!(readings.len(), 3);
/// assert_eq!(errors[0].to_string(), "Line 5, column 1: Found “x”, expected a number.");
/// ```
pub fn read_all(text: &str) -> Vec<Result<Reading, ReadError>> {
    match mended(text) {
        Ok(text) => or_folded(&text, |text| or_tidied(text, recognised)),
        Err(fault) => vec![Err(refused(Format::Plain, fault))],
    }
}

/// Reads a text, or the same text with other scripts' signs replaced by ASCII ones if more can be read then.
fn or_folded(text: &str, read: impl Fn(&str) -> Vec<Result<Reading, ReadError>>) -> Vec<Result<Reading, ReadError>> {
    let found = read(text);
    if found.iter().all(Result::is_ok) {
        return found;
    }
    fold::folded(text).map(|folded| read(&folded)).unwrap_or(found)
}

/// Reads a text, or if it is meant as clue lines or the like and cannot be read, the same text without what is only around its
/// clues.
fn or_tidied(text: &str, read: impl Fn(&str) -> Vec<Result<Reading, ReadError>>) -> Vec<Result<Reading, ReadError>> {
    const LINES: [Format; 6] =
        [Format::Plain, Format::OneLine, Format::Picture, Format::Sheet, Format::Cwd, Format::Nin];
    let found = read(text);
    if !matches!(&found[..], [Err(error)] if LINES.contains(&error.format)) {
        return found;
    }
    let tidied = tidy::tidied(text).map(|tidied| read(&tidied)).filter(|tidied| tidied.iter().all(Result::is_ok));
    tidied.unwrap_or(found)
}

/// Reads a mended text in the format that it looks like.
fn recognised(text: &str) -> Vec<Result<Reading, ReadError>> {
    let candidates = recognise::candidates(text);
    // The mistakes in the format that was most likely meant, only looked for if no format can be read.
    let mut meant = None;
    let mut refusal = None;
    let found = first_readable(
        &candidates,
        |format| readings(text, format),
        |format, found| {
            if *meant.get_or_insert_with(|| recognise::meant(text, &candidates)) == format {
                refusal = Some(found);
            }
        },
    );
    found.unwrap_or_else(|| {
        let meant = meant.unwrap_or(Format::Plain);
        if let Some(fault) = elsewhere::fault(text).filter(|_| meant == Format::Plain) {
            return vec![Err(refused(meant, fault))];
        }
        if let Some(kind) = elsewhere::other_kind(text).filter(|_| meant == Format::Json) {
            return vec![Err(refused(meant, Fault::OtherPuzzle { kind: kind.to_owned() }))];
        }
        let found = refusal.unwrap_or_else(|| readings(text, meant));
        match &found[..] {
            [Err(error)] if meant == Format::Plain && elsewhere::is_foreign(text, error) => {
                vec![Err(refused(meant, Fault::NoFormat))]
            }
            _ => found,
        }
    })
}

/// The readings in the first format in which anything can be read. `refuse` gets the errors of those before.
fn first_readable(
    candidates: &[Format],
    read: impl Fn(Format) -> Vec<Result<Reading, ReadError>>,
    mut refuse: impl FnMut(Format, Vec<Result<Reading, ReadError>>),
) -> Option<Vec<Result<Reading, ReadError>>> {
    let (format, mut found) = candidates.iter().find_map(|&format| {
        let found = read(format);
        if found.iter().any(Result::is_ok) {
            return Some((format, found));
        }
        refuse(format, found);
        None
    })?;
    // If the text has a single puzzle, the reading says whether it could be a different one.
    if let [Ok(reading)] = &mut found[..] {
        let others = candidates.iter().copied().filter(|&other| other != format);
        reading.doubt = others.into_iter().find(|&other| {
            let meant = read(other);
            matches!(&meant[..], [Ok(meant)] if !meant.puzzle.asks_the_same(&reading.puzzle))
        });
        // The name of the other format says this already.
        if reading.doubt.is_some() {
            reading.remarks.retain(|remark| !matches!(remark, Remark::Order { .. }));
        }
    }
    Some(found)
}

/// Reads all puzzles of a text, exactly like [`read_all`], if it is in one of the formats that most texts are in, and without a
/// mistake; `None` otherwise. A program that calls only this one contains no other readers, and no sentences about mistakes.
pub fn read_frequent(text: &str) -> Option<Vec<Reading>> {
    let text = mended(text).ok()?;
    let candidates = recognise::candidates(&text);
    let reads: Vec<(Format, Reads)> =
        candidates.iter().map(|&format| Some((format, format.frequent()?))).collect::<Option<_>>()?;
    let read = |format| {
        let reads = reads.iter().find(|(candidate, _)| *candidate == format);
        reads.map_or_else(Vec::new, |&(_, reads)| readings_by(&text, format, reads))
    };
    first_readable(&candidates, read, |_, _| ())?.into_iter().collect::<Result<_, _>>().ok()
}

/// Reads all puzzles of a text in a given format, like [`read_all`].
pub fn read_all_as(text: &str, format: Format) -> Vec<Result<Reading, ReadError>> {
    match mended(text) {
        Ok(text) => or_folded(&text, |text| or_tidied(text, |text| readings(text, format))),
        Err(fault) => vec![Err(refused(format, fault))],
    }
}

fn refused(format: Format, fault: Fault) -> ReadError {
    ReadError::new(format, fault.into())
}

/// A text that is neither too long nor blank, with line ends that all readers know. All places stay the same.
fn mended(text: &str) -> Result<Cow<'_, str>, Fault> {
    if let Some(fault) = elsewhere::binary(text) {
        return Err(fault);
    }
    if text.len() > MAX_TEXT {
        return Err(Fault::TextTooLong);
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(Fault::NoText);
    }
    let text = with_line_feeds(text);
    // A text from a chat may be inside a code fence.
    if text.trim_start().starts_with("```") {
        let blank = |line: &str| if line.starts_with("```") { " ".repeat(line.len()) } else { line.to_owned() };
        return Ok(text.split('\n').map(blank).collect::<Vec<_>>().join("\n").into());
    }
    Ok(text)
}

/// A text in which every line ends with a line feed. On old Macs lines ended with a carriage return, and where texts from
/// several systems were joined, some still do.
fn with_line_feeds(text: &str) -> Cow<'_, str> {
    let returns: Vec<usize> = lines::ends(text).filter(|&end| text.as_bytes()[end] == b'\r').collect();
    if returns.is_empty() {
        return text.into();
    }
    let mut mended = String::with_capacity(text.len());
    let mut written = 0;
    for end in returns {
        mended.push_str(&text[written..end]);
        mended.push('\n');
        written = end + 1;
    }
    mended.push_str(&text[written..]);
    mended.into()
}

/// The puzzles of a text that is neither blank nor too long; at least one.
fn readings(text: &str, format: Format) -> Vec<Result<Reading, ReadError>> {
    readings_by(text, format, format.spec().reads)
}

/// The same with the reader of the format.
fn readings_by(text: &str, format: Format, reads: Reads) -> Vec<Result<Reading, ReadError>> {
    looked_at(text.len());
    let places = Places::new(text);
    let finish = |draft: Result<Draft, Mistakes>, places: &Places<'_>| draft?.finish(format, places);
    let in_parts = |cut: fn(&str) -> Cut, read: fn(&str) -> Result<Draft, Mistakes>| -> Vec<_> {
        let parts = parts(text, cut).into_iter();
        let in_whole = |part: &parts::Part<'_>, mistakes: Mistakes| {
            Mistakes(mistakes.0.into_iter().map(|mistake| part.in_whole(mistake)).collect())
        };
        let read = |part: &parts::Part<'_>| finish(read(part.text), &Places::new(part.text));
        parts.map(|part| read(&part).map_err(|mistakes| in_whole(&part, mistakes))).collect()
    };
    let read = match reads {
        Reads::One(read) => vec![finish(read(text), &places)],
        Reads::Checked(read) => vec![read(text).map(|puzzle| Reading { format, ..Reading::from(puzzle) })],
        Reads::InParts { cut, read } => in_parts(cut, read),
        Reads::Several(read_all) => read_all(&places).into_iter().map(|draft| finish(draft, &places)).collect(),
    };
    let read = read.into_iter().map(|read| read.map_err(|mistakes| ReadError::new(format, mistakes)));
    read.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_recognised() {
        let format = |text| read(text).map_or_else(|error| error.format, |reading| reading.format);
        assert_eq!(format(" 10x10:2/3"), Format::Tatham);
        assert_eq!(format("https://example.org/pattern.html#2x2:2/1/1/2"), Format::Tatham);
        assert_eq!(format("([[2]],[[1],[1]])"), Format::Haskell);
        assert_eq!(format("$1\n2\n1\n1\n2"), Format::Tournament);
        assert_eq!(format("2\n1\n\n1\n2"), Format::Plain);
        assert_eq!(format("nonsense"), Format::Plain);
    }

    #[test]
    fn frequent_formats_are_read_the_same_without_other_readers() {
        let mut frequent = 0;
        let ambiguous = ["[[[1,1],[1]],[[1],[1],[1]]]", "2\n3\n1 1\n1\n\n1\n1\n1\n", "1\nx\n1", "", "２\n\n２"];
        let samples = Format::ALL.map(Format::sample);
        for text in samples.into_iter().chain(ambiguous).chain(crate::examples::ALL.iter().map(|example| example.text))
        {
            let all: Result<Vec<Reading>, ReadError> = read_all(text).into_iter().collect();
            if let Some(found) = read_frequent(text) {
                assert_eq!(Ok(found), all, "{text}");
                frequent += 1;
            }
        }
        assert!(frequent > 20, "{frequent}");
        for format in [Format::Plain, Format::Json, Format::Tatham, Format::Nin, Format::Cwd] {
            assert!(read_frequent(format.sample()).is_some(), "{format}");
        }
        assert!(read_frequent("1\nx\n1").is_none() && read_frequent("").is_none());
    }

    #[test]
    fn a_text_with_two_meanings_is_reported() {
        let lists = read("[[[1,1],[1]],[[1],[1],[1]]]").unwrap();
        assert_eq!((lists.format, lists.doubt, lists.puzzle.height()), (Format::Json, Some(Format::Haskell), 2));
        let pair = read("([[1,1],[1]],[[1],[1],[1]])").unwrap();
        assert_eq!((pair.format, pair.doubt, pair.puzzle.height()), (Format::Haskell, Some(Format::Json), 3));
        // Four rows and three columns, or a height of two and a width of three.
        let numbers = read("2\n3\n1 1\n1\n\n1\n1\n1\n").unwrap();
        assert_eq!((numbers.format, numbers.doubt), (Format::Cwd, None));
        // Two rows whose clues are too long, or a width and a height of one.
        assert_eq!(read("1 1\n1\n1\n").unwrap().format, Format::Nin);
    }

    #[test]
    fn limits_are_errors() {
        let fault = |text: &str| read(text).unwrap_err().mistakes.remove(0).fault;
        assert_eq!(fault(" \n"), Fault::NoText);
        let long = "1 ".repeat(MAX_TEXT / 2 + 1);
        assert_eq!(fault(&long), Fault::TextTooLong);
        assert_eq!(read_all(&long), [read(&long)]);
        assert_eq!(read_all("\n"), [read("\n")]);
        let lines = "1\n".repeat(1025);
        assert!(read(&format!("{lines}\n{lines}")).unwrap_err().to_string().contains("The limit is 1024."));
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
        for text in [
            "\u{feff}1\n3\n1\n\n1\n3\n1",
            "1\r\n3\r\n1\r\n\r\n1\r\n3\r\n1",
            "1\r3\r1\r\r1\r3\r1",
            "1\r3\n1\r\n\r\r\n1\r3\r1",
        ] {
            assert_eq!(read(text).unwrap(), plain, "{text:?}");
        }
        assert!(read("\u{feff}([[1]],[[1]])").is_ok());
        assert_eq!(read("```\n1\n3\n1\n\n1\n3\n1\n```").unwrap(), plain);
        let error = read("```text\n1x\n```").unwrap_err().to_string();
        assert_eq!(error, "Line 2, column 2: Found “x”, expected a number.");
    }

    #[test]
    fn characters_that_nobody_sees_are_named() {
        let error = read("1\u{202e}2").unwrap_err().to_string();
        assert_eq!(error, "Line 1, column 2: Found “U+202E”, expected a number.");
    }
}
