//! What can be said on the command line.

use crate::format::Format;
use crate::sat::Encoding;
use crate::solve::{Method, Options};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::num::NonZeroUsize;

/// Solves nonograms (paint by numbers) step by step, and says why.
#[derive(Debug, Parser)]
#[command(name = "nonoscope", version, after_help = EXIT_CODES)]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub(super) command: Command,
}

const EXIT_CODES: &str = "\
The format of a puzzle is told by its content; `nonoscope formats` lists those that are known. Some can hold several puzzles.

Exit codes:
  0  a verdict was reached
  1  no solution
  2  input that cannot be read, or wrong usage
  3  stuck or stopped";

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Solve puzzles: a picture and a sentence for each
    Solve(Solve),
    /// List every step of solving a puzzle, with its reason
    Steps(Steps),
    /// Show for each line how many layouts it has, and how many fit the givens
    Lines(Lines),
    /// Print the message of a puzzle whose solution is a QR pattern
    Qr(Qr),
    /// Print a puzzle as a formula in DIMACS CNF, for solvers of formulas
    Cnf(Cnf),
    /// Write puzzles in another format
    Convert(Convert),
    /// List the formats
    Formats(Formats),
}

#[derive(Debug, Args)]
pub(super) struct Solve {
    #[command(flatten)]
    pub(super) how: How,
    /// How many solutions to find, if there are several; it is always said whether there are more
    #[arg(long, value_name = "N", default_value = "1")]
    pub(super) solutions: NonZeroUsize,
    /// One JSON object per puzzle and line
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) source: Source,
    /// Files with one puzzle or several each; - is standard input
    #[arg(value_name = "PATH", required = true)]
    pub(super) paths: Vec<String>,
}

#[derive(Debug, Args)]
pub(super) struct Steps {
    #[command(flatten)]
    pub(super) how: How,
    /// One JSON object per step and line
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) chosen: Chosen,
}

#[derive(Debug, Args)]
pub(super) struct Lines {
    /// One JSON object per line of the puzzle
    #[arg(long)]
    pub(super) json: bool,
    #[command(flatten)]
    pub(super) chosen: Chosen,
}

#[derive(Debug, Args)]
pub(super) struct Qr {
    #[command(flatten)]
    pub(super) chosen: Chosen,
}

#[derive(Debug, Args)]
pub(super) struct Cnf {
    /// How to write the puzzle as a formula
    #[arg(long, value_enum, default_value_t)]
    pub(super) encoding: EncodingName,
    #[command(flatten)]
    pub(super) chosen: Chosen,
}

#[derive(Debug, Args)]
pub(super) struct Convert {
    /// The format to write; `nonoscope formats` lists them
    #[arg(long, value_name = "FORMAT", value_parser = format_named)]
    pub(super) to: Format,
    #[command(flatten)]
    pub(super) source: Source,
    /// Which puzzle, where a file has several; all of them if nothing is said
    #[arg(long, value_name = "N")]
    pub(super) puzzle: Option<NonZeroUsize>,
    /// The file to write, instead of standard output
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<String>,
    /// Files with one puzzle or several each; - is standard input
    #[arg(value_name = "PATH", required = true)]
    pub(super) paths: Vec<String>,
}

#[derive(Debug, Args)]
pub(super) struct Formats {
    /// One JSON object per format and line
    #[arg(long)]
    pub(super) json: bool,
}

/// How files are read.
#[derive(Debug, Args)]
pub(super) struct Source {
    /// The format that the puzzle is in, if it is not to be told by its content
    #[arg(long, value_name = "FORMAT", value_parser = format_named)]
    pub(super) from: Option<Format>,
}

/// The format with a name.
fn format_named(name: &str) -> Result<Format, String> {
    Format::named(name).ok_or_else(|| "`nonoscope formats` lists those that are known".to_owned())
}

/// How a puzzle is solved.
#[derive(Debug, Args)]
pub(super) struct How {
    /// How to solve
    #[arg(long, value_enum, default_value_t)]
    method: MethodName,
    /// How the method sat writes the puzzle as a formula
    #[arg(long, value_enum, default_value_t)]
    encoding: EncodingName,
    /// Stop auto, simulate or sat after so much work: suppositions and conflicts of the SAT solver together
    #[arg(long, value_name = "WORK")]
    limit: Option<u64>,
}

impl How {
    /// What is asked for if so many solutions are wanted.
    pub(super) fn options(&self, solutions: usize) -> Options {
        Options { solutions, limit: self.limit, encoding: self.encoding.0, ..Options::new(self.method.0) }
    }
}

/// One puzzle of a file.
#[derive(Debug, Args)]
pub(super) struct Chosen {
    /// Which puzzle, where the file has several
    #[arg(long, value_name = "N", default_value = "1")]
    pub(super) puzzle: NonZeroUsize,
    #[command(flatten)]
    pub(super) source: Source,
    /// File with the puzzle; - is standard input
    pub(super) path: String,
}

/// A method as it is written on the command line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct MethodName(pub(super) Method);

impl ValueEnum for MethodName {
    fn value_variants<'a>() -> &'a [Self] {
        const NAMES: [MethodName; Method::ALL.len()] = {
            let mut names = [MethodName(Method::Auto); Method::ALL.len()];
            let mut index = 0;
            while index < names.len() {
                names[index] = MethodName(Method::ALL[index]);
                index += 1;
            }
            names
        };
        &NAMES
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.0.name()))
    }
}

/// An encoding as it is written on the command line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct EncodingName(pub(super) Encoding);

impl ValueEnum for EncodingName {
    fn value_variants<'a>() -> &'a [Self] {
        const NAMES: [EncodingName; Encoding::ALL.len()] =
            [EncodingName(Encoding::Positions), EncodingName(Encoding::Order)];
        &NAMES
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.0.name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }
}
