//! Which puzzles a command reads, and in which format.

use super::values::format;
use crate::format::Format;
use clap::Args;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// How files are read.
#[derive(Debug, Args)]
pub(in crate::cli) struct Source {
    /// The format of the puzzle, if it should not be recognised by its content
    #[arg(long, value_name = "FORMAT", value_parser = format)]
    pub(in crate::cli) from: Option<Format>,
}

/// One puzzle of one file.
#[derive(Debug, Args)]
pub(in crate::cli) struct OnePuzzle {
    /// Which puzzle of a file with several
    #[arg(long, value_name = "N", default_value = "1")]
    pub(in crate::cli) puzzle: NonZeroUsize,
    #[command(flatten)]
    pub(in crate::cli) source: Source,
    /// The file with the puzzle; - is standard input
    pub(in crate::cli) path: PathBuf,
}
