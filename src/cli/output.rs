//! Where files go that a command makes.

use super::complain;
use std::fs;
use std::io::{self, Write};

/// Writes to a file, or to standard output if none is named. False if the file cannot be written; why is said then.
pub(super) fn write(path: Option<&str>, bytes: &[u8], out: &mut impl Write) -> io::Result<bool> {
    match path {
        Some(path) => match fs::write(path, bytes) {
            Ok(()) => Ok(true),
            Err(error) => {
                complain(&format!("{path} cannot be written: {error}"));
                Ok(false)
            }
        },
        None => out.write_all(bytes).map(|()| true),
    }
}
