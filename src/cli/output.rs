//! Writing the result of a command: to a file, to standard output, or as a line of JSON.

use super::ending::complain;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use tempfile::Builder;

/// Writes to a file, or to standard output if `path` is `None`. Complains and returns false if the file cannot be written; a
/// file that was there before is then as it was.
pub(super) fn write(path: Option<&str>, bytes: &[u8], out: &mut impl Write) -> io::Result<bool> {
    let Some(path) = path else { return out.write_all(bytes).map(|()| true) };
    match replace(Path::new(path), bytes) {
        Ok(()) => Ok(true),
        Err(error) => {
            complain(&format!("{path} cannot be written: {error}"));
            Ok(false)
        }
    }
}

/// Writes all bytes beside the file and then renames, so that nobody ever finds half a file.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link stays a link: what it leads to is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&path).ok();
    // A pipe or a device is no file that could be replaced.
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return fs::write(&path, bytes);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut beside = match new_file().tempfile_in(folder) {
        // A folder that takes no new files may still hold one that can be written.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied && old.is_some() => {
            return fs::write(&path, bytes);
        }
        beside => beside?,
    };
    beside.write_all(bytes)?;
    if let Some(old) = old {
        // A file that must not be written is not replaced either.
        fs::OpenOptions::new().write(true).open(&path)?;
        beside.as_file().set_permissions(old.permissions())?;
    }
    beside.as_file().sync_all()?;
    beside.persist(&path)?;
    Ok(())
}

/// A file that is taken away again unless it gets its name. Others may read it, as far as the user's mask allows.
fn new_file() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(".nonoscope-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
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
