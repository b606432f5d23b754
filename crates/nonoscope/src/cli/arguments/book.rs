//! What `book` takes: the puzzles, the words on the title page, and how they are printed.

use super::solving::WorkLimit;
use super::source::ManyPuzzles;
use super::values::choice;
use crate::picture::{Paper, Print};
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(in crate::cli) struct BookArgs {
    /// What stands on the title page
    #[arg(long, value_name = "TEXT", default_value = "Nonograms")]
    pub(in crate::cli) title: String,
    /// Two or four puzzles a page, or one in large print for weak eyes
    #[arg(long, default_value = Print::default().name(), value_parser = choice(&Print::ALL, Print::name))]
    pub(in crate::cli) print: Print,
    /// The size of the paper
    #[arg(long, value_name = "PAPER", default_value = Paper::default().name(), value_parser = choice(&Paper::ALL, Paper::name))]
    pub(in crate::cli) sheet: Paper,
    /// Also put titles above the puzzles, although they often give the picture away; otherwise they stand with the
    /// solutions
    #[arg(long)]
    pub(in crate::cli) titles: bool,
    /// Leave the solutions out
    #[arg(long)]
    pub(in crate::cli) no_solutions: bool,
    /// Begin with the easiest puzzle, instead of the first
    #[arg(long)]
    pub(in crate::cli) sorted: bool,
    /// The PDF file to write, instead of standard output
    #[arg(long, short, value_name = "FILE")]
    pub(in crate::cli) output: Option<PathBuf>,
    #[command(flatten)]
    pub(in crate::cli) limit: WorkLimit,
    #[command(flatten)]
    pub(in crate::cli) many: ManyPuzzles,
}
