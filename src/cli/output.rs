//! Writing what a command makes: to a file, to standard output, or as a line of JSON.

use super::ending::complain;
use std::fs;
use std::io::{self, Write};

/// Writes to a file, or to standard output if `path` is `None`. Complains and returns false if the file cannot be written.
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

/// Writes a value as one line of JSON.
pub(super) fn write_json(out: &mut impl Write, value: &impl serde::Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}
