//! The record as one text: a line for each solve, and a checksum at the end of each line. `docs/record.md` describes it.

use super::line::{self, Line};
use super::{BOUNDS, Horizon, Merged, Record, Solve};
use crate::checksum::{checksum, is_right};
use nonoscope_words::{Text, record as said};
use std::fmt::{self, Write};

/// What the first line begins with; the version and the number of further lines follow.
const HEAD: &str = "nonoscope record ";
/// The version. A new kind of line, and a new field of a solve, needs no new one.
const VERSION: &str = "1";
/// The most bytes of a record: more than the largest one that this version writes.
pub const MAX_RECORD: usize = 64 << 20;
/// The most bytes of a line that this version does not know; a longer one is dropped.
const MOST_UNKNOWN_BYTES: usize = 2000;

/// Why a text is no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordError {
    /// It has no line of a record.
    NoRecord,
    /// It has the form of a later version.
    Newer,
    /// It is longer than [`MAX_RECORD`].
    TooLong,
}

impl RecordError {
    /// In words for people.
    pub fn text(&self) -> Text {
        match self {
            RecordError::NoRecord => said::no_record(),
            RecordError::Newer => said::newer_record(),
            RecordError::TooLong => said::record_too_long(MAX_RECORD >> 20),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for RecordError {}

/// What an import has changed, and what it could not read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// What has changed.
    pub merged: Merged,
    /// How many lines are damaged or missing.
    pub damaged: usize,
    /// The first damaged line, counted from 1, unless lines are only missing.
    pub first_damaged: Option<usize>,
}

impl Import {
    /// In words for people: `12 solved puzzles are new, and 1 has changed. 2 lines are damaged or missing (the first is line 7).`
    pub fn sentence(&self) -> Text {
        let Merged { added, changed, other } = self.merged;
        let new = match (added, changed) {
            (0, 0) if other => said::only_something_else_new(),
            (0, 0) => said::nothing_new(),
            (added, 0) => said::new_solves(added),
            (0, changed) => said::changed_solves(changed),
            (added, changed) => said::new_and_changed_solves(added, changed),
        };
        let damaged = match (self.damaged, self.first_damaged) {
            (0, _) => Text::default(),
            (damaged, Some(first)) => said::damaged_lines_from(damaged, first),
            (damaged, None) => said::damaged_lines(damaged),
        };
        Text::sentences([new, damaged])
    }
}

impl Record {
    /// The text to keep, and to export.
    pub fn to_text(&self) -> String {
        let (mut lines, mut count) = (String::new(), 0);
        let mut line = String::new();
        let mut end = |line: &mut String| {
            seal(&mut lines, line);
            line.clear();
            count += 1;
        };
        if let Some(Horizon { begun, day }) = self.forgotten {
            let _ = write!(line, "forgotten {begun} {}", day.to_text());
            end(&mut line);
        }
        for day in &self.days {
            let _ = write!(line, "day {}", day.to_text());
            end(&mut line);
        }
        for solve in &self.solves {
            line::write(solve, &mut line);
            end(&mut line);
        }
        for unknown in &self.unknown {
            line.push_str(unknown);
            end(&mut line);
        }
        let mut text = String::new();
        seal(&mut text, &format!("{HEAD}{VERSION} {count}"));
        text.push_str(&lines);
        text
    }

    /// Reads a text that [`Record::to_text`] wrote, and counts the lines that are damaged. Those are left out. It also reads the list
    /// of solved puzzles that older pages have kept.
    ///
    /// # Errors
    /// If the text is no record, has the form of a later version, or is too long.
    pub fn from_text(text: &str) -> Result<(Record, Import), RecordError> {
        let mut record = Record::default();
        let import = record.import(text)?;
        Ok((record, import))
    }

    /// Reads a text and takes over all that it has, as a merge.
    ///
    /// # Errors
    /// Those of [`Record::from_text`]; then nothing has changed.
    pub fn import(&mut self, text: &str) -> Result<Import, RecordError> {
        if text.len() > MAX_RECORD {
            return Err(RecordError::TooLong);
        }
        let (other, damaged, first_damaged) = match Record::from_old(text) {
            Some(old) => (old, 0, None),
            None => read(text)?,
        };
        Ok(Import { merged: self.merge(&other), damaged, first_damaged })
    }

    /// Takes over what is stored, which another tab may have written meanwhile, and returns the text to store instead.
    ///
    /// # Errors
    /// If a later version has written what is stored: it must stay.
    pub fn text_over(&mut self, stored: Option<&str>) -> Result<String, RecordError> {
        match stored.map(|stored| self.import(stored)) {
            Some(Err(error @ (RecordError::Newer | RecordError::TooLong))) => Err(error),
            // Nothing of it can be read.
            Some(Err(RecordError::NoRecord) | Ok(_)) | None => Ok(self.to_text()),
        }
    }

    /// Takes over a line with the right checksum. False if it is not known and too long.
    pub(super) fn take_line(&mut self, line: &str) -> bool {
        match line::read(line) {
            Some(Line::Solve(solve)) => self.solves.push(*solve),
            Some(Line::Day(day)) => self.days.push(day),
            Some(Line::Forgotten(begun, day)) => {
                let own = self.forgotten.get_or_insert(Horizon { begun, day });
                (own.begun, own.day) = (own.begun.max(begun), own.day.max(day));
            }
            None if line.len() <= MOST_UNKNOWN_BYTES => self.unknown.push(line.to_owned()),
            None => return false,
        }
        true
    }
}

impl Solve {
    /// This solve as a line of the record with its checksum, without the end of the line: to keep before it gets into the record.
    pub fn to_line(&self) -> String {
        let (mut line, mut sealed) = (String::new(), String::new());
        line::write(self, &mut line);
        seal(&mut sealed, &line);
        sealed.truncate(sealed.trim_end().len());
        sealed
    }

    /// Reads a line that [`Solve::to_line`] wrote; `None` for any other, also for one of a later version.
    pub fn from_line(line: &str) -> Option<Solve> {
        match line::read(unsealed(line)?)? {
            Line::Solve(solve) if !solve.is_deleted() => Some(*solve),
            _ => None,
        }
    }
}

/// Reads lines that each have a checksum: the record, how many lines are damaged or missing, and the first damaged one.
fn read(text: &str) -> Result<(Record, usize, Option<usize>), RecordError> {
    let mut record = Record::default();
    let (mut right, mut expected, mut damaged, mut first_damaged) = (0_usize, 0_usize, 0, None);
    let mut is_record = false;
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = line.trim_end();
        if line.is_empty() {
            continue;
        }
        let Some(line) = unsealed(line) else {
            damaged += 1;
            first_damaged = first_damaged.or(Some(index + 1));
            continue;
        };
        is_record = true;
        match line.strip_prefix(HEAD).map(|head| head.split_once(' ').unwrap_or((head, ""))) {
            Some((version, lines)) => {
                if version != VERSION {
                    return Err(RecordError::Newer);
                }
                expected = expected.saturating_add(lines.parse::<usize>().unwrap_or(0));
            }
            None => {
                right += 1;
                damaged += usize::from(!record.take_line(line));
            }
        }
    }
    if !is_record {
        return Err(RecordError::NoRecord);
    }
    record.settle(&BOUNDS);
    Ok((record, damaged.max(expected.saturating_sub(right)), first_damaged))
}

/// The line without its checksum; `None` if that is wrong.
fn unsealed(line: &str) -> Option<&str> {
    let (line, sum) = line.rsplit_once('#')?;
    line.strip_suffix(' ').filter(|line| is_right(sum, line.as_bytes()))
}

/// Writes a line with its checksum.
fn seal(text: &mut String, line: &str) {
    let _ = writeln!(text, "{line} #{:08x}", checksum(line.as_bytes()));
}
