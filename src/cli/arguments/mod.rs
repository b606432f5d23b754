//! The arguments of the command line: the commands, and what each of them takes.

mod commands;
mod picture;
mod solving;
mod source;
mod values;

pub(super) use commands::{CnfArgs, ConvertArgs, FormatsArgs, LinesArgs, QrArgs, SolveArgs, StepsArgs};
pub(super) use picture::{Moment, PictureArgs, PictureKind};
pub(super) use source::OnePuzzle;

use clap::{Parser, Subcommand};

/// Solves nonograms (paint by numbers) step by step and explains each step.
#[derive(Debug, Parser)]
#[command(name = "nonoscope", version, after_help = AFTER_HELP)]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub(super) command: Command,
}

const AFTER_HELP: &str = "\
The format of a puzzle is recognised by its content; `nonoscope formats` lists all formats. Some of them hold several puzzles in one file.

Exit codes:
  0  a verdict was reached
  1  no solution
  2  the input cannot be read, or the usage is wrong
  3  stuck or stopped";

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Solve puzzles and print a picture and a sentence for each
    Solve(SolveArgs),
    /// List the steps that solve a puzzle, each with its reason
    Steps(StepsArgs),
    /// Show how many layouts each line has, and how many of them fit the givens
    Lines(LinesArgs),
    /// Print the message of a puzzle whose solution is a QR code
    Qr(QrArgs),
    /// Print a puzzle as a formula in DIMACS CNF, for SAT solvers
    Cnf(CnfArgs),
    /// Write puzzles in another format
    Convert(ConvertArgs),
    /// Draw a puzzle: its solution, any step, an animation, a page to scan, or a sheet to print
    Picture(PictureArgs),
    /// List the formats
    Formats(FormatsArgs),
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn every_documented_command_is_understood() {
        let pages = [include_str!("../../../README.md"), include_str!("../../../docs/command-line.md")];
        let commands: Vec<Vec<&str>> = pages
            .iter()
            .flat_map(|page| page.lines())
            .filter(|line| line.starts_with("nonoscope "))
            .map(|line| line.split_whitespace().take_while(|word| !word.starts_with(['#', '<'])).collect())
            .collect();
        assert!(commands.len() > 20, "{commands:?}");
        for command in commands {
            let parsed = Arguments::try_parse_from(&command);
            assert!(parsed.is_ok(), "{command:?}: {}", parsed.unwrap_err());
        }
    }
}
