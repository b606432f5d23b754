//! Writing the result of a command: to a file, to standard output, or as a line of JSON.

use super::console::Console;
use super::printable;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use tempfile::Builder;

/// The file to write, if that is not standard output, of which the name is `-`.
pub(super) fn file(path: Option<&Path>) -> Option<&Path> {
    path.filter(|path| path.as_os_str() != "-")
}

/// Writes to a file, or to standard output if `path` is `None` or `-`. Complains and returns false if the file cannot be written; an existing file then
/// stays as it was.
pub(super) fn write(path: Option<&Path>, bytes: &[u8], console: &Console, out: &mut impl Write) -> io::Result<bool> {
    let Some(path) = file(path) else { return to_standard_output(bytes, out).map(|()| true) };
    match replace(path, bytes) {
        Ok(()) => Ok(true),
        Err(error) => {
            console.complain(&format!("{} cannot be written: {}", path.display(), reason(&error)));
            Ok(false)
        }
    }
}

/// What the system says. A failure beside the file names a temporary one, which nobody asked for.
fn reason(error: &io::Error) -> String {
    let said = error.to_string();
    said.split_once(" at path \"").map_or(said.as_str(), |(said, _)| said).to_owned()
}

/// Writes a file on standard output: to other programs as it is, to a terminal so that people can read it.
pub(super) fn to_standard_output(bytes: &[u8], out: &mut impl Write) -> io::Result<()> {
    match std::str::from_utf8(bytes) {
        Ok(text) if io::stdout().is_terminal() => out.write_all(printable::lines(text).as_bytes()),
        _ => out.write_all(bytes),
    }
}

/// Writes all bytes beside the file and then renames, so that no other program ever sees half a file.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link stays a link: its target is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let old = fs::metadata(&path).ok();
    // A pipe or a device cannot be replaced.
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return fs::write(&path, bytes);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut beside = match new_file().tempfile_in(folder) {
        // A read-only folder may still hold a writable file.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied && old.is_some() => {
            return fs::write(&path, bytes);
        }
        beside => beside?,
    };
    beside.write_all(bytes)?;
    if let Some(old) = old {
        // A read-only file is not replaced either.
        fs::OpenOptions::new().write(true).open(&path)?;
        beside.as_file().set_permissions(old.permissions())?;
    }
    beside.as_file().sync_all()?;
    beside.persist(&path)?;
    Ok(())
}

/// A temporary file, removed unless it is renamed. Others may read it, as far as the user's mask allows.
fn new_file() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(".nonoscope-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}

/// Writes some keys of an object as one line of JSON, in this order, or all of them. A key that only other answers have is `null`.
pub(super) fn write_fields(
    out: &mut impl Write,
    value: &impl serde::Serialize,
    fields: Option<&[String]>,
) -> io::Result<()> {
    let Some(fields) = fields else { return write_json(out, value) };
    let object = serde_json::to_value(value)?;
    for (index, field) in fields.iter().enumerate() {
        out.write_all(if index == 0 { b"{" } else { b"," })?;
        serde_json::to_writer(&mut *out, field)?;
        out.write_all(b":")?;
        serde_json::to_writer(&mut *out, &object[field.as_str()])?;
    }
    writeln!(out, "}}")
}

/// Writes a value as one line of JSON.
pub(super) fn write_json(out: &mut impl Write, value: &impl serde::Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}
