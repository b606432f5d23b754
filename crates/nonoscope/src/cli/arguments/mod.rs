//! The arguments of the command line: the commands, and what each of them takes.

mod batch;
mod book;
mod commands;
mod examples;
mod make;
mod make_picture;
mod make_qr;
mod make_random;
mod make_repair;
mod picture;
mod printed;
mod solving;
mod source;
mod values;

pub(super) use batch::{Batch, Shard};
pub(super) use book::{BookArgs, ShelfArgs};
pub(super) use commands::{
    CnfArgs, CompletionsArgs, ConvertArgs, FormatsArgs, LinesArgs, ManArgs, ProveArgs, QrArgs, RateArgs,
    ReadPictureArgs, SolveArgs, StepsArgs,
};
pub(super) use make::{MakeArgs, MakeWay};
pub(super) use make_picture::MakePictureArgs;
pub(super) use make_qr::MakeQrArgs;
pub(super) use make_random::MakeRandomArgs;
pub(super) use make_repair::MakeRepairArgs;
pub(super) use picture::{Moment, PictureArgs, PictureKind};
pub(super) use printed::Printed;
pub(super) use solving::WorkLimit;
pub(super) use source::{ManyPuzzles, OnePuzzle};

use clap::error::ErrorKind;
use clap::{ArgMatches, Args, ColorChoice, Error, FromArgMatches, Parser, Subcommand};
use nonoscope_words::{Translation, translation, translations};
use std::ffi::OsString;

/// Solves nonograms (paint by numbers) step by step and explains each step.
#[derive(Debug, Parser)]
#[command(name = "nonoscope", version = VERSION, after_help = AFTER_HELP)]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub(super) command: Command,
    /// Print errors only: no notes, and no progress on a terminal
    #[arg(long, short, global = true)]
    pub(super) quiet: bool,
    /// When to use colour in messages and help
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t)]
    pub(super) color: ColorChoice,
    /// The language of answers, such as de or ja; help and JSON are English
    #[arg(long, global = true, value_name = "TAG", value_parser = language)]
    pub(super) lang: Option<Translation>,
}

/// The language with this tag.
fn language(tag: &str) -> Result<Translation, String> {
    let known = || translations().iter().map(|known| known.tag).collect::<Vec<_>>().join(", ");
    translation(tag).copied().ok_or_else(|| format!("there is no such language; there are {}", known()))
}

/// What the arguments say about colour, for messages about the arguments themselves.
pub(super) fn colour(given: &[OsString]) -> ColorChoice {
    let mut words = given.iter().skip(1).take_while(|word| *word != "--").map(|word| word.to_string_lossy());
    let mut colour = ColorChoice::Auto;
    while let Some(word) = words.next() {
        let when = match word.strip_prefix("--color") {
            Some("") => words.next(),
            Some(when) => when.strip_prefix('=').map(|when| when.to_owned().into()),
            None => None,
        };
        colour = when.and_then(|when| when.parse().ok()).unwrap_or(colour);
    }
    colour
}

/// With the commit, if it is known: see `build.rs`.
const VERSION: &str = env!("NONOSCOPE_VERSION");

const AFTER_HELP: &str = "\
Examples:
  nonoscope solve puzzle.txt
  nonoscope steps puzzle.txt
  nonoscope picture puzzle.txt -o solved.png

The format of a puzzle is recognised by its content; `nonoscope formats` lists all formats. Some of them hold several puzzles in one file.

Exit codes:
  0  a verdict was reached
  1  no solution
  2  the input cannot be read, the output cannot be written, or the usage is wrong
  3  stuck or stopped";

/// The commands: the name of each, a line about it, and examples. What a command takes is only built if it runs, because that
/// costs more than solving a small puzzle.
macro_rules! commands {
    ($($command:ident($arguments:ty), $name:literal, $about:literal, $examples:expr;)*) => {
        #[derive(Debug)]
        pub(super) enum Command {
            $($command($arguments),)*
        }

        /// The names of the commands.
        const NAMES: &[&str] = &[$($name),*];

        impl Subcommand for Command {
            fn augment_subcommands(program: clap::Command) -> clap::Command {
                program$(.subcommand(
                    clap::Command::new($name)
                        .about($about)
                        .defer(|command| <$arguments>::augment_args(command).after_help($examples)),
                ))*
            }

            fn augment_subcommands_for_update(program: clap::Command) -> clap::Command {
                Command::augment_subcommands(program)
            }

            fn has_subcommand(name: &str) -> bool {
                NAMES.contains(&name)
            }
        }

        impl FromArgMatches for Command {
            fn from_arg_matches(matches: &ArgMatches) -> Result<Command, Error> {
                Command::from_arg_matches_mut(&mut matches.clone())
            }

            fn from_arg_matches_mut(matches: &mut ArgMatches) -> Result<Command, Error> {
                match matches.remove_subcommand() {
                    $(Some((name, mut inner)) if name == $name => {
                        <$arguments>::from_arg_matches_mut(&mut inner).map(Command::$command)
                    })*
                    _ => Err(Error::new(ErrorKind::MissingSubcommand)),
                }
            }

            fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
                *self = Command::from_arg_matches(matches)?;
                Ok(())
            }
        }
    };
}

commands! {
    Solve(SolveArgs), "solve", "Solve puzzles and print a picture and a sentence for each", examples::SOLVE;
    Steps(StepsArgs), "steps", "List the steps that solve a puzzle, each with its reason", examples::STEPS;
    Rate(RateArgs), "rate", "Say how hard puzzles are for a person", examples::RATE;
    Lines(LinesArgs), "lines", "Show how many layouts each line has, and how many of them fit the givens", examples::LINES;
    Qr(QrArgs), "qr", "Print the message of a puzzle whose solution is a QR code", examples::QR;
    Cnf(CnfArgs), "cnf", "Print a puzzle as a formula in DIMACS CNF, for SAT solvers", examples::CNF;
    Prove(ProveArgs), "prove", "Write a proof of a puzzle's verdict, for independent proof checkers", examples::PROVE;
    Convert(ConvertArgs), "convert", "Write puzzles in another format", examples::CONVERT;
    Picture(PictureArgs), "picture", "Draw a puzzle: its solution, any step, an animation, a page to scan, or a sheet to print", examples::PICTURE;
    Book(BookArgs), "book", "Print puzzles as a book, with a title page and the solutions at the end", examples::BOOK;
    ReadPicture(ReadPictureArgs), "read-picture", "Read the puzzle in a screenshot or photo", examples::READ_PICTURE;
    Make(MakeArgs), "make", "Make a puzzle", examples::MAKE;
    Formats(FormatsArgs), "formats", "List the formats", examples::FORMATS;
    Completions(CompletionsArgs), "completions", "Print a completion script for a shell", examples::COMPLETIONS;
    Man(ManArgs), "man", "Print the manual page of Nonoscope or of one command, for `man`", examples::MAN;
}

/// The commands that have a page in the manual, and the ways of `make`.
fn pages() -> impl Iterator<Item = &'static str> {
    let ways = ["random", "repair", "make-picture", "make-qr", "make-random", "make-repair"];
    NAMES.iter().copied().chain(ways)
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
    fn colour_is_known_even_if_the_arguments_are_wrong() {
        let colour_of = |words: &str| colour(&words.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(colour_of("nonoscope slove"), ColorChoice::Auto);
        assert_eq!(colour_of("nonoscope slove --color never"), ColorChoice::Never);
        assert_eq!(colour_of("nonoscope --color=always slove --colour --color=blue"), ColorChoice::Always);
        assert_eq!(colour_of("nonoscope solve -- --color=never"), ColorChoice::Auto);
    }

    #[test]
    fn every_documented_command_is_understood() {
        let pages = [include_str!("../../../../../README.md"), include_str!("../../../../../docs/command-line.md")];
        let commands: Vec<Vec<&str>> = pages
            .iter()
            .flat_map(|page| page.lines())
            .filter(|line| line.starts_with("nonoscope "))
            .map(|line| line.split_whitespace().take_while(|word| !word.starts_with(['#', '<', '>'])).collect())
            .collect();
        assert!(commands.len() > 20, "{commands:?}");
        for command in commands {
            let parsed = Arguments::try_parse_from(&command);
            assert!(parsed.is_ok(), "{command:?}: {}", parsed.unwrap_err());
        }
    }
}
