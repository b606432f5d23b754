//! Puzzles from files and from standard input.

use super::console::Console;
use super::printable;
use crate::format::{self, Excerpt, Fault, Format, Places, ReadError, Reading};
use crate::picture::drawn;
use crate::puzzle::Puzzle;
use crate::words::Text;
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

/// The name of a path in messages.
pub(super) fn shown(path: &Path) -> Cow<'_, str> {
    if is_standard_input(path) { "standard input".into() } else { path.to_string_lossy() }
}

pub(super) fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// One of the puzzles in a file.
pub(super) struct Entry {
    pub(super) path: Arc<Path>,
    /// Its number in the file, from 1.
    pub(super) number: usize,
    /// Whether it is the only puzzle of its file.
    pub(super) is_alone: bool,
    /// Whether its text is only a line of its file.
    pub(super) is_on_line: bool,
    reading: Result<Reading, ReadError>,
    /// For each mistake, the excerpt of the text around it.
    excerpts: Vec<Option<Excerpt>>,
}

impl Entry {
    /// The name of the file, with the puzzle's number if there are several.
    pub(super) fn name(&self) -> String {
        let shown = shown(&self.path);
        if self.is_alone { shown.into_owned() } else { format!("{shown}, puzzle {}", self.number) }
    }

    /// The note that it was taken from among several, because none was chosen.
    pub(super) fn others(&self) -> String {
        format!("{} has several puzzles; this is the first. --puzzle N chooses another.", shown(&self.path))
    }

    /// A name for a file about it, without extension: that of its own file, with the puzzle's number if there are several.
    pub(super) fn file_stem(&self) -> String {
        let stem = match is_standard_input(&self.path) {
            true => "standard-input".into(),
            false => self.path.file_stem().unwrap_or_default().to_string_lossy(),
        };
        if self.is_alone { stem.into_owned() } else { format!("{stem}-{}", self.number) }
    }

    /// Which puzzle it is, and its size.
    pub(super) fn heading(&self, puzzle: &Puzzle) -> String {
        let name = match puzzle.title() {
            Some(title) if self.is_alone => title.to_owned(),
            Some(title) => format!("{}: {title}", self.name()),
            None => self.name(),
        };
        format!("{} ({} × {})", printable::line(&name), puzzle.width(), puzzle.height())
    }

    /// The same puzzle, whose text is only a line of its file, with a number among those on the other lines.
    pub(super) fn on_line(mut self, line: usize, number: usize) -> Entry {
        let mistakes = self.reading.as_mut().err().into_iter().flat_map(|error| &mut error.mistakes);
        for spot in mistakes.filter_map(|mistake| mistake.spot.as_mut()) {
            spot.line += line - 1;
        }
        Entry { number, is_alone: false, is_on_line: true, ..self }
    }

    /// Why it cannot be read, if it cannot.
    pub(super) fn error(&self) -> Option<&ReadError> {
        self.reading.as_ref().err()
    }

    /// The puzzle. Complains if it cannot be read, or if the text could also mean another puzzle.
    pub(super) fn reading(&self, console: &Console) -> Option<&Reading> {
        match &self.reading {
            Ok(reading) => {
                if let Some(other) = reading.doubt {
                    console.note(&format!(
                        "{}: Read as {}. As {}, this text would be a different puzzle (--from {}).",
                        self.name(),
                        reading.format.name(),
                        other.name(),
                        other.id()
                    ));
                }
                for remark in &reading.remarks {
                    console.note(&format!("{}: {remark}", self.name()));
                }
                Some(reading)
            }
            Err(error) => {
                for (mistake, excerpt) in error.mistakes.iter().zip(&self.excerpts) {
                    let what = format!("{}: {mistake}", self.name());
                    match excerpt {
                        Some(excerpt) => console.complain_at(&what, excerpt),
                        None => console.complain(&what),
                    }
                }
                if error.mistakes.iter().any(|mistake| mistake.fault == Fault::NoFormat) {
                    console.note("`nonoscope formats` lists the formats that are read.");
                }
                if error.more > 0 {
                    console.complain(&format!("{}: {} more mistakes are not listed.", self.name(), error.more));
                }
                None
            }
        }
    }
}

/// The puzzles in the bytes of a file, which may be a picture.
pub(super) fn puzzles_of(bytes: &[u8], path: &Arc<Path>, from: Option<Format>) -> Vec<Entry> {
    let (text, refused) = match drawn(bytes) {
        None => (format::text_of(bytes), None),
        Some(Ok(text)) => (text, None),
        Some(Err(error)) => (String::new(), Some(ReadError::of_picture(Text::verbatim(error.to_string())))),
    };
    let places = Places::new(&text);
    let readings = match (refused, from) {
        (Some(refused), _) => vec![Err(refused)],
        (None, Some(format)) => format::read_all_as(&text, format),
        (None, None) => format::read_all(&text),
    };
    let is_alone = readings.len() == 1;
    let entry = |(index, reading): (usize, Result<Reading, ReadError>)| {
        let mistakes = reading.as_ref().err().map_or(&[][..], |error| &error.mistakes);
        let excerpts = mistakes.iter().map(|mistake| Some(places.excerpt(mistake.spot?))).collect();
        Entry { path: Arc::clone(path), number: index + 1, is_alone, is_on_line: false, reading, excerpts }
    };
    readings.into_iter().enumerate().map(entry).collect()
}

/// The sentence that there is no puzzle with this number among the puzzles of a file.
pub(super) fn missing(path: &Path, puzzles: usize, number: usize) -> String {
    let puzzles = match puzzles {
        0 => "no puzzle".to_owned(),
        1 => "only one puzzle".to_owned(),
        puzzles => format!("only {puzzles} puzzles"),
    };
    format!("{} has {puzzles}, so there is no puzzle {number}.", shown(path))
}

/// The bytes of a file, or of standard input if the path is `-`, up to this many.
pub(super) fn bytes(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match is_standard_input(path) {
        true => bytes_of(io::stdin().lock(), most, &mut bytes)?,
        false => bytes_of(File::open(path)?, most, &mut bytes)?,
    }
    Ok(bytes)
}

/// Appends the contents of a source, up to this many more bytes.
pub(super) fn bytes_of(source: impl Read, most: usize, bytes: &mut Vec<u8>) -> io::Result<()> {
    source.take(most as u64).read_to_end(bytes).map(|_| ())
}
