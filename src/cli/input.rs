//! Puzzles from files and from standard input.

use super::complain;
use crate::format::{self, MAX_TEXT, Reading};
use std::fs::File;
use std::io::{self, Read};

/// What a path is called.
pub(super) fn shown(path: &str) -> &str {
    if path == "-" { "standard input" } else { path }
}

/// The puzzle in a file, or on standard input if the path is `-`. If there is none, says why and gives nothing.
pub(super) fn puzzle(path: &str) -> Option<Reading> {
    let shown = shown(path);
    match bytes(path) {
        Ok(bytes) => match format::read(&format::text_of(&bytes)) {
            Ok(reading) => Some(reading),
            Err(error) => {
                complain(&format!("{shown}: {error}"));
                None
            }
        },
        Err(error) => {
            complain(&format!("{shown} cannot be read: {error}"));
            None
        }
    }
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
