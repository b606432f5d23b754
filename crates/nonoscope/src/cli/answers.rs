//! A file of answers to go on with, and how many puzzles there were of each verdict.

use super::console::Console;
use crate::solve::Verdict;
use serde_json::Value;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// The last puzzle that was answered: its file, and its number there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Last {
    pub(super) path: PathBuf,
    /// From 1; nothing if the whole file could not be read.
    pub(super) number: Option<usize>,
}

/// As long as no answer is.
const LONGEST: u64 = 64 << 20;

/// Opens a file of answers to add others, and finds the last one in it. What a stop has left of a line is removed.
///
/// # Errors
/// If the file cannot be read and written, or is none of answers.
pub(super) fn open(path: &Path) -> io::Result<(File, Option<Last>)> {
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
    let length = file.metadata()?.len();
    let start = length.saturating_sub(LONGEST);
    file.seek(SeekFrom::Start(start))?;
    let mut end = Vec::new();
    (&mut file).take(LONGEST).read_to_end(&mut end)?;
    let whole = end.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    let last = end[..whole].split(|&byte| byte == b'\n').rev().find(|line| !line.is_empty());
    let none = || io::Error::other("its last line is no answer with the keys `path` and `puzzle`");
    let last = match last {
        None if start > 0 => return Err(none()),
        // Only half an answer may be removed, and nothing else that somebody has named.
        None if whole < end.len() && !is_half(&end[whole..]) => return Err(none()),
        None => None,
        Some(line) => Some(answered(line).ok_or_else(none)?),
    };
    file.set_len(start + whole as u64)?;
    file.seek(SeekFrom::End(0))?;
    Ok((file, last))
}

/// Whether a text is the beginning of an object, and not the whole of one.
fn is_half(text: &[u8]) -> bool {
    text.starts_with(b"{") && serde_json::from_slice::<Value>(text).is_err_and(|error| error.is_eof())
}

fn answered(line: &[u8]) -> Option<Last> {
    let answer: Value = serde_json::from_slice(line).ok()?;
    let path = answer.get("path")?.as_str()?.into();
    Some(Last { path, number: answer.get("puzzle")?.as_u64().map(|number| number as usize) })
}

/// How many puzzles there were of each verdict.
#[derive(Debug, Default)]
pub(super) struct Totals([AtomicU64; 5]);

/// In the order in which they are said.
const VERDICTS: [Verdict; 5] = [Verdict::Unique, Verdict::Multiple, Verdict::None, Verdict::Stuck, Verdict::Stopped];

impl Totals {
    pub(super) fn count(&self, verdict: Verdict) {
        for (known, count) in VERDICTS.iter().zip(&self.0) {
            count.fetch_add(u64::from(*known == verdict), Ordering::Relaxed);
        }
    }

    /// Says them, if that is wanted.
    pub(super) fn say(&self, wanted: bool, console: &Console) {
        if !wanted {
            return;
        }
        let counts: Vec<u64> = self.0.iter().map(|count| count.load(Ordering::Relaxed)).collect();
        let each = VERDICTS.iter().zip(&counts).filter(|(_, count)| **count > 0);
        let each: Vec<String> = each.map(|(verdict, count)| format!("{count} {}", verdict.name())).collect();
        let puzzles = match counts.iter().sum() {
            0 => "No puzzles".to_owned(),
            1 => "1 puzzle".to_owned(),
            sum => format!("{sum} puzzles"),
        };
        console.note(&match each.is_empty() {
            true => format!("{puzzles}."),
            false => format!("{puzzles}: {}.", each.join(", ")),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_line_is_removed_and_the_last_answer_found() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("answers.jsonl");
        assert_eq!(open(&path).unwrap().1, None);
        let whole = "{\"path\":\"a.txt\",\"puzzle\":1}\n{\"path\":\"b.txt\",\"puzzle\":null}\n";
        for (text, last) in [
            (format!("{whole}{{\"path\":\"c.t"), Some(Last { path: "b.txt".into(), number: None })),
            (whole.to_owned(), Some(Last { path: "b.txt".into(), number: None })),
            ("{\"path".to_owned(), None),
        ] {
            std::fs::write(&path, &text).unwrap();
            assert_eq!(open(&path).unwrap().1, last, "{text}");
            let expected = if last.is_some() { whole } else { "" };
            assert_eq!(std::fs::read_to_string(&path).unwrap(), expected);
        }
        for other in ["something else\n", "5x5:1/1", "{\"rows\": [[1]], \"columns\": [[1]]}"] {
            std::fs::write(&path, other).unwrap();
            assert!(open(&path).is_err());
            assert_eq!(std::fs::read_to_string(&path).unwrap(), other);
        }
    }
}
