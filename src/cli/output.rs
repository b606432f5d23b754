//! Writing the result of a command: to a file, to standard output, or as a line of JSON.

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

/// A text that a stranger wrote, for people: its control characters, which a terminal would obey, are escaped. Line ends and tabs
/// stay.
pub(super) fn printable(text: &str) -> String {
    let escape = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    text.chars().fold(String::new(), |mut printable, c| {
        if escape(c) {
            printable.extend(c.escape_default());
        } else {
            printable.push(c);
        }
        printable
    })
}

/// Writes a value as one line of JSON.
pub(super) fn write_json(out: &mut impl Write, value: &impl serde::Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped() {
        let printed = printable("é\u{1b}]0;title\u{7}\r\u{9b}31m\n\t\\");
        assert_eq!(printed, "é\\u{1b}]0;title\\u{7}\\r\\u{9b}31m\n\t\\");
    }
}
