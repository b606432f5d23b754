//! How a puzzle that was made is printed, and where.

use clap::Args;
use std::path::PathBuf;

/// How the puzzle is printed, and where.
#[derive(Debug, Args)]
pub(in crate::cli) struct Printed {
    /// Print a JSON object: the puzzle, what was changed, and the verdict
    #[arg(long)]
    pub(in crate::cli) json: bool,
    /// The file to write, instead of standard output
    #[arg(long, short, value_name = "FILE")]
    pub(in crate::cli) output: Option<PathBuf>,
}
