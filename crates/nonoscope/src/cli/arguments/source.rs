//! Which puzzles a command reads, in which format, and how many at once.

use super::values::{FormatName, range};
use crate::format::Format;
use clap::Args;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;

/// The most puzzles that are worked on at once.
const MAX_JOBS: usize = 256;

/// How files are read.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct Source {
    /// The format of the puzzle [default: recognised by its content]
    #[arg(long, value_name = "FORMAT", value_parser = FormatName, hide_possible_values = true)]
    pub(in crate::cli) from: Option<Format>,
}

/// One puzzle of one file.
#[derive(Debug, Args)]
pub(in crate::cli) struct OnePuzzle {
    /// Which puzzle of a file with several [default: 1]
    #[arg(long, value_name = "N")]
    pub(in crate::cli) puzzle: Option<NonZeroUsize>,
    #[command(flatten)]
    pub(in crate::cli) source: Source,
    /// The file with the puzzle; - is standard input
    pub(in crate::cli) path: PathBuf,
}

/// Any number of puzzles.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct ManyPuzzles {
    /// How many puzzles to work on at once [default: one for each core]; from 2 on, a single hard puzzle uses that many
    /// threads
    #[arg(long, value_name = "N", value_parser = range(1, MAX_JOBS))]
    jobs: Option<usize>,
    /// Each line is a puzzle by itself; this is the default if the first line is a whole JSON object
    #[arg(long)]
    pub(in crate::cli) lines: bool,
    #[command(flatten)]
    pub(in crate::cli) source: Source,
    /// Files with one or more puzzles each, and folders of such files; - is standard input
    #[arg(value_name = "PATH", required = true)]
    pub(in crate::cli) paths: Vec<PathBuf>,
}

impl ManyPuzzles {
    /// How many puzzles are worked on at once.
    pub(in crate::cli) fn jobs(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.jobs.unwrap_or_else(|| cores().min(MAX_JOBS))
    }

    /// How many threads work on a puzzle of its own file, or of one with others: what was asked for, if there is nothing else
    /// to do. It has to be asked for, so that a trace is the same on every machine.
    pub(in crate::cli) fn jobs_for(&self, path: &Path, is_alone: bool) -> usize {
        match (&self.paths[..], self.jobs) {
            ([only], Some(jobs)) if is_alone && only == path => jobs,
            _ => 1,
        }
    }
}
