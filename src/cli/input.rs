//! Puzzles from files and from standard input.

use super::arguments::OnePuzzle;
use super::console::Console;
use super::printable;
use crate::format::{self, Excerpt, Fault, Format, MAX_FILE, Places, ReadError, Reading};
use crate::picture::drawn;
use crate::puzzle::Puzzle;
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::path::Path;

/// The name of a path in messages.
pub(super) fn shown(path: &Path) -> Cow<'_, str> {
    if is_standard_input(path) { "standard input".into() } else { path.to_string_lossy() }
}

fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// One of the puzzles in a file.
pub(super) struct Entry<'p> {
    pub(super) path: &'p Path,
    /// Its number in the file, from 1.
    pub(super) number: usize,
    /// The number of puzzles in the file.
    of: usize,
    reading: Result<Reading, ReadError>,
    /// For each mistake, the excerpt of the text around it.
    excerpts: Vec<Option<Excerpt>>,
}

impl Entry<'_> {
    /// The name of the file, with the puzzle's number if there are several.
    pub(super) fn name(&self) -> String {
        let shown = shown(self.path);
        if self.is_alone() { shown.into_owned() } else { format!("{shown}, puzzle {}", self.number) }
    }

    /// Which puzzle it is, and its size.
    pub(super) fn heading(&self, puzzle: &Puzzle) -> String {
        let name = match puzzle.title() {
            Some(title) if self.is_alone() => title.to_owned(),
            Some(title) => format!("{}: {title}", self.name()),
            None => self.name(),
        };
        format!("{} ({} × {})", printable::line(&name), puzzle.width(), puzzle.height())
    }

    /// Whether it is the only puzzle of its file.
    fn is_alone(&self) -> bool {
        self.of == 1
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
                        "{}: Read as {}. As {} it would be another puzzle (--from {}).",
                        self.name(),
                        reading.format.name(),
                        other.name(),
                        other.id()
                    ));
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

/// The puzzles in a file, which may be a picture, or on standard input if the path is `-`.
///
/// # Errors
/// Why the file cannot be read. The complaint has already been written.
pub(super) fn puzzles<'p>(path: &'p Path, from: Option<Format>, console: &Console) -> Result<Vec<Entry<'p>>, String> {
    // An endless input thus ends and is still refused: a file in any encoding that is cut off there is a text that is too long.
    match bytes(path, MAX_FILE + 2) {
        Ok(bytes) => Ok(puzzles_of(&bytes, path, from)),
        Err(error) => {
            let why = format!("{} cannot be read: {error}", shown(path));
            console.complain(&why);
            Err(why)
        }
    }
}

/// The puzzles in the bytes of a file, which may be a picture.
pub(super) fn puzzles_of<'p>(bytes: &[u8], path: &'p Path, from: Option<Format>) -> Vec<Entry<'p>> {
    let (text, refused) = match drawn(bytes) {
        None => (format::text_of(bytes), None),
        Some(Ok(text)) => (text, None),
        Some(Err(error)) => (String::new(), Some(ReadError::of_picture(&error))),
    };
    let places = Places::new(&text);
    let readings = match (refused, from) {
        (Some(refused), _) => vec![Err(refused)],
        (None, Some(format)) => format::read_all_as(&text, format),
        (None, None) => format::read_all(&text),
    };
    let of = readings.len();
    let entry = |(index, reading): (usize, Result<Reading, ReadError>)| {
        let mistakes = reading.as_ref().err().map_or(&[][..], |error| &error.mistakes);
        let excerpts = mistakes.iter().map(|mistake| Some(places.excerpt(mistake.spot?))).collect();
        Entry { path, number: index + 1, of, reading, excerpts }
    };
    readings.into_iter().enumerate().map(entry).collect()
}

/// The chosen puzzle. Complains and returns `None` if it does not exist or cannot be read.
pub(super) fn puzzle(chosen: &OnePuzzle, console: &Console) -> Option<Reading> {
    let entries = puzzles(&chosen.path, chosen.source.from, console).ok()?;
    entry(&entries, chosen.puzzle, console)?.reading(console).cloned()
}

/// The puzzle with this number in a file of at least one puzzle. Complains if there is none.
pub(super) fn entry<'e, 'p>(
    entries: &'e [Entry<'p>],
    number: NonZeroUsize,
    console: &Console,
) -> Option<&'e Entry<'p>> {
    let found = entries.get(number.get() - 1);
    if let (None, Some(first)) = (found, entries.first()) {
        let puzzles =
            if entries.len() == 1 { "only one puzzle".to_owned() } else { format!("only {} puzzles", entries.len()) };
        console.complain(&format!("{} has {puzzles}, so there is no puzzle {number}.", shown(first.path)));
    }
    found
}

/// The bytes of a file, or of standard input if the path is `-`, up to this many.
pub(super) fn bytes(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = most as u64;
    if is_standard_input(path) {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
