//! What each command takes, except `picture`.

use super::batch::Batch;
use super::solving::{Solving, WorkLimit, solutions};
use super::source::{ManyPuzzles, OnePuzzle};
use super::values::{FormatName, choice};
use crate::format::Format;
use crate::sat::Encoding;
use clap::Args;
use clap::builder::PossibleValuesParser;
use clap_complete::Shell;
use std::num::NonZeroUsize;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(in crate::cli) struct SolveArgs {
    #[command(flatten)]
    pub(in crate::cli) solving: Solving,
    /// How many solutions to look for; the output always says whether there are more
    #[arg(long, value_name = "N", default_value = "1", value_parser = solutions)]
    pub(in crate::cli) solutions: usize,
    /// Print a JSON object for each puzzle, one per line
    #[arg(long)]
    pub(in crate::cli) json: bool,
    #[command(flatten)]
    pub(in crate::cli) batch: Batch,
    #[command(flatten)]
    pub(in crate::cli) many: ManyPuzzles,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct StepsArgs {
    #[command(flatten)]
    pub(in crate::cli) solving: Solving,
    /// Also print each step's argument, as a person would give it
    #[arg(long)]
    pub(in crate::cli) why: bool,
    /// Print a JSON object for each step, one per line, and one for the verdict
    #[arg(long)]
    pub(in crate::cli) json: bool,
    #[command(flatten)]
    pub(in crate::cli) chosen: OnePuzzle,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct RateArgs {
    /// Print a JSON object for each puzzle, one per line
    #[arg(long)]
    pub(in crate::cli) json: bool,
    #[command(flatten)]
    pub(in crate::cli) limit: WorkLimit,
    #[command(flatten)]
    pub(in crate::cli) batch: Batch,
    #[command(flatten)]
    pub(in crate::cli) many: ManyPuzzles,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct ReadPictureArgs {
    /// Print a JSON object: the clues, what is doubtful, and what was changed to make them a puzzle
    #[arg(long)]
    pub(in crate::cli) json: bool,
    /// A picture: PNG, GIF or JPEG; - is standard input
    #[arg(value_name = "PATH")]
    pub(in crate::cli) path: PathBuf,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct LinesArgs {
    /// Print a JSON object for each row and column, one per line
    #[arg(long)]
    pub(in crate::cli) json: bool,
    #[command(flatten)]
    pub(in crate::cli) chosen: OnePuzzle,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct QrArgs {
    /// Print a JSON object for each message, one per line
    #[arg(long)]
    pub(in crate::cli) json: bool,
    #[command(flatten)]
    pub(in crate::cli) limit: WorkLimit,
    #[command(flatten)]
    pub(in crate::cli) chosen: OnePuzzle,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct CnfArgs {
    /// The encoding of the puzzle as a formula
    #[arg(long, default_value = Encoding::default().name(), value_parser = choice(&Encoding::ALL, Encoding::name))]
    pub(in crate::cli) encoding: Encoding,
    #[command(flatten)]
    pub(in crate::cli) chosen: OnePuzzle,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct ProveArgs {
    /// The folder for puzzle.cnf and proof.drat, or for two solutions; created if it does not exist
    #[arg(long, short, value_name = "DIR")]
    pub(in crate::cli) output: PathBuf,
    #[command(flatten)]
    pub(in crate::cli) limit: WorkLimit,
    #[command(flatten)]
    pub(in crate::cli) chosen: OnePuzzle,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct ConvertArgs {
    /// The format to write; `nonoscope formats` lists them [default: by the file's extension]
    #[arg(long, value_name = "FORMAT", value_parser = FormatName, hide_possible_values = true)]
    pub(in crate::cli) to: Option<Format>,
    #[command(flatten)]
    pub(in crate::cli) limit: WorkLimit,
    /// Which puzzle of a file with several [default: all of them]
    #[arg(long, value_name = "N")]
    pub(in crate::cli) puzzle: Option<NonZeroUsize>,
    /// The file to write, instead of standard output
    #[arg(long, short, value_name = "FILE")]
    pub(in crate::cli) output: Option<PathBuf>,
    #[command(flatten)]
    pub(in crate::cli) many: ManyPuzzles,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct FormatsArgs {
    /// Print a JSON object for each format, one per line
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    pub(in crate::cli) shell: Shell,
}

#[derive(Debug, Args)]
pub(in crate::cli) struct ManArgs {
    /// The command that the page is about, such as `solve` or `make random` [default: Nonoscope as a whole]
    #[arg(num_args = 0..=2, value_parser = PossibleValuesParser::new(super::pages()), hide_possible_values = true)]
    pub(in crate::cli) command: Vec<String>,
}
