//! Puzzles from files and from standard input.

use super::arguments::Chosen;
use super::complain;
use crate::format::{self, MAX_TEXT, ReadError, Reading};
use std::fs::File;
use std::io::{self, Read};

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

    /// The puzzle. If it cannot be read, says why.
    pub(super) fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref().inspect_err(|error| complain(&format!("{}: {error}", self.name()))).ok()
    }
}

/// The puzzles in a file, or on standard input if the path is `-`. If it cannot be read, says why and gives nothing.
pub(super) fn puzzles(path: &str) -> Option<Vec<Entry<'_>>> {
    match bytes(path) {
        Ok(bytes) => {
            let readings = format::read_all(&format::text_of(&bytes));
            let of = readings.len();
            let entry = |(index, reading)| Entry { path, number: index + 1, of, reading };
            Some(readings.into_iter().enumerate().map(entry).collect())
        }
        Err(error) => {
            complain(&format!("{} cannot be read: {error}", shown(path)));
            None
        }
    }
}

/// One puzzle of a file. If there is none, says why and gives nothing.
pub(super) fn puzzle(chosen: &Chosen) -> Option<Reading> {
    let entries = puzzles(&chosen.path)?;
    let Some(entry) = entries.get(chosen.puzzle.get() - 1) else {
        let (shown, of) = (shown(&chosen.path), entries.len());
        let puzzles = if of == 1 { "only one puzzle".to_owned() } else { format!("only {of} puzzles") };
        complain(&format!("{shown} has {puzzles}, so there is no puzzle {}.", chosen.puzzle));
        return None;
    };
    entry.reading().cloned()
}

/// At most one byte more than the longest text, so that an endless input ends and is still told from one that fits.
fn bytes(path: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = MAX_TEXT as u64 + 1;
    if path == "-" {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
