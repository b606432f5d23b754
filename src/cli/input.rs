//! Puzzles from files and from standard input.

use super::arguments::Chosen;
use super::complain;
use crate::format::{self, Excerpt, Format, MAX_FILE, Places, ReadError, Reading};
use std::fs::File;
use std::io::{self, Read, Write};
use std::num::NonZeroUsize;

/// What a path is called.
fn shown(path: &str) -> &str {
    if path == "-" { "standard input" } else { path }
}

/// One of the puzzles in a file.
pub(super) struct Entry<'p> {
    pub(super) path: &'p str,
    /// Which it is, from 1.
    pub(super) number: usize,
    /// How many there are.
    of: usize,
    reading: Result<Reading, ReadError>,
    /// For each mistake, the line that it is in.
    excerpts: Vec<Option<Excerpt>>,
}

impl Entry<'_> {
    /// Where it stands, as people are told.
    pub(super) fn name(&self) -> String {
        let shown = shown(self.path);
        if self.is_alone() { shown.to_owned() } else { format!("{shown}, puzzle {}", self.number) }
    }

    /// Whether the file has no other.
    pub(super) fn is_alone(&self) -> bool {
        self.of == 1
    }

    /// Why it cannot be read, if so.
    pub(super) fn error(&self) -> Option<&ReadError> {
        self.reading.as_ref().err()
    }

    /// The puzzle. If it cannot be read, says why; if it could be another one, says so.
    pub(super) fn reading(&self) -> Option<&Reading> {
        match &self.reading {
            Ok(reading) => {
                if let Some(other) = reading.doubt {
                    complain(&format!(
                        "{}: Read as {}. As {} it is another puzzle (--from {}).",
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
                    complain(&format!("{}: {mistake}", self.name()));
                    if let Some(Excerpt { before, at, after }) = excerpt {
                        let (space, carets) =
                            (" ".repeat(before.chars().count()), "^".repeat(at.chars().count().max(1)));
                        // As for other complaints.
                        let _ = writeln!(io::stderr(), "    {before}{at}{after}\n    {space}{carets}");
                    }
                }
                if error.more > 0 {
                    complain(&format!("{}: {} more of this are left out.", self.name(), error.more));
                }
                None
            }
        }
    }
}

/// The puzzles in a file, or on standard input if the path is `-`.
///
/// # Errors
/// Why it cannot be read, which was said already.
pub(super) fn puzzles(path: &str, from: Option<Format>) -> Result<Vec<Entry<'_>>, String> {
    match bytes(path) {
        Ok(bytes) => {
            let text = format::text_of(&bytes);
            let places = Places::new(&text);
            let readings = match from {
                Some(format) => format::read_all_as(&text, format),
                None => format::read_all(&text),
            };
            let of = readings.len();
            let entry = |(index, reading): (usize, Result<Reading, ReadError>)| {
                let mistakes = reading.as_ref().err().map_or(&[][..], |error| &error.mistakes);
                let excerpts = mistakes.iter().map(|mistake| Some(places.excerpt(mistake.spot?))).collect();
                Entry { path, number: index + 1, of, reading, excerpts }
            };
            Ok(readings.into_iter().enumerate().map(entry).collect())
        }
        Err(error) => {
            let why = format!("{} cannot be read: {error}", shown(path));
            complain(&why);
            Err(why)
        }
    }
}

/// One puzzle of a file. If there is none, says why and gives nothing.
pub(super) fn puzzle(chosen: &Chosen) -> Option<Reading> {
    let entries = puzzles(&chosen.path, chosen.source.from).ok()?;
    entry(&entries, chosen.puzzle)?.reading().cloned()
}

/// One of the puzzles of a file, of which there is at least one. If there is no such, says so.
pub(super) fn entry<'e, 'p>(entries: &'e [Entry<'p>], number: NonZeroUsize) -> Option<&'e Entry<'p>> {
    let found = entries.get(number.get() - 1);
    if let (None, Some(first)) = (found, entries.first()) {
        let puzzles =
            if entries.len() == 1 { "only one puzzle".to_owned() } else { format!("only {} puzzles", entries.len()) };
        complain(&format!("{} has {puzzles}, so there is no puzzle {number}.", shown(first.path)));
    }
    found
}

/// At most a character more than the longest file has, so that an endless input ends and is still told from one that fits: cut
/// off there, a file of any encoding is a text that is too long.
fn bytes(path: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = MAX_FILE as u64 + 2;
    if path == "-" {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
