//! How the programs of this crate end.

use std::process::ExitCode;

/// Says what was wrong, if anything was.
pub(crate) fn end(done: Result<(), String>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}
