//! What can be said on the command line.

use crate::format::Format;
use crate::picture::{Frames, Notation, Paper};
use crate::sat::Encoding;
use crate::solve::{MAX_SOLUTIONS, Method, Options};
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
    /// Draw a puzzle: its solution, any step, an animation of the solve, a page to scan, a sheet to print
    Picture(Picture),
    /// List the formats
    Formats(Formats),
}

#[derive(Debug, Args)]
pub(super) struct Solve {
    #[command(flatten)]
    pub(super) how: How,
    /// How many solutions to find, if there are several; it is always said whether there are more
    #[arg(long, value_name = "N", default_value = "1", value_parser = solutions)]
    pub(super) solutions: usize,
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
    pub(super) bound: Bound,
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
    pub(super) bound: Bound,
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
pub(super) struct Picture {
    /// What to write; if nothing is said, what the ending of the file says
    #[arg(long, value_enum, value_name = "KIND")]
    to: Option<Kind>,
    /// After which step: a number, 0 for the start, or `end`. A PDF and a sheet show the start if nothing is said, all others
    /// the end; an animation ends there
    #[arg(long, value_name = "STEP", value_parser = At::parse)]
    at: Option<At>,
    /// Side of a cell in pixels (svg, png, gif, html) [default: 20; gif: 16; html: 12]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(1..=256))]
    cell: Option<u32>,
    /// gif: a frame for each step or for each pass
    #[arg(long, value_enum, default_value_t, value_name = "WHAT")]
    by: By,
    /// gif: also frames for steps that infer nothing
    #[arg(long)]
    every_step: bool,
    /// gif: frames in a second, from 0.01 to 50 [default: 10 for steps, 1 for passes]
    #[arg(long, value_name = "FRAMES", value_parser = number_between::<1, 5000>)]
    pub(super) speed: Option<f64>,
    /// gif: seconds for which the last frame stays, up to 600
    #[arg(long, value_name = "SECONDS", default_value = "3", value_parser = number_between::<0, 60000>)]
    pub(super) pause: f64,
    /// txt: how cells are written: letters (X O .), hashes (# . ?), crosses (X, space, ?) or blocks
    #[arg(long, value_enum, default_value_t)]
    pub(super) notation: NotationName,
    /// pdf, svg: the size of the page; with it, an SVG is a sheet to print too [default for pdf: a4]
    #[arg(long, value_enum, value_name = "PAPER")]
    sheet: Option<PaperName>,
    /// The file to write, instead of standard output
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<String>,
    #[command(flatten)]
    pub(super) how: How,
    #[command(flatten)]
    pub(super) chosen: Chosen,
}

impl Picture {
    /// What to write, if that is known.
    pub(super) fn kind(&self) -> Option<Kind> {
        let ending = || {
            let ending = self.output.as_deref()?.rsplit_once('.')?.1.to_ascii_lowercase();
            Kind::from_str(if ending == "htm" { "html" } else { &ending }, true).ok()
        };
        self.to.or_else(ending)
    }

    /// The page, if a sheet is wanted.
    pub(super) fn sheet(&self, kind: Kind) -> Option<Paper> {
        let paper = self.sheet.map(|name| name.0);
        if kind == Kind::Pdf { Some(paper.unwrap_or_default()) } else { paper.filter(|_| kind == Kind::Svg) }
    }

    /// After which step.
    pub(super) fn at(&self, kind: Kind) -> At {
        let start = At::Step(0);
        self.at.unwrap_or(if self.sheet(kind).is_some() { start } else { At::End })
    }

    /// The side of a cell.
    pub(super) fn cell(&self, kind: Kind) -> u32 {
        self.cell.unwrap_or(match kind {
            Kind::Html => 12,
            Kind::Gif => 16,
            _ => 20,
        })
    }

    /// When an animation has a frame.
    pub(super) fn frames(&self) -> Frames {
        match self.by {
            By::Pass => Frames::Passes,
            By::Step if self.every_step => Frames::EveryStep,
            By::Step => Frames::Steps,
        }
    }
}

/// A kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Kind {
    Svg,
    Png,
    Gif,
    Html,
    Txt,
    Pdf,
}

impl Kind {
    /// Whether a terminal cannot show it.
    pub(super) fn is_binary(self) -> bool {
        matches!(self, Kind::Png | Kind::Gif | Kind::Pdf)
    }
}

/// A moment of a solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum At {
    /// After so many steps.
    Step(usize),
    /// After all.
    End,
}

impl At {
    fn parse(text: &str) -> Result<At, String> {
        match text {
            "end" => Ok(At::End),
            "start" => Ok(At::Step(0)),
            number => number.parse().map(At::Step).map_err(|_| "a number of steps, or `end`".to_owned()),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum By {
    #[default]
    Step,
    Pass,
}

/// A number between two others, which are given in hundredths.
fn number_between<const LEAST: u32, const MOST: u32>(text: &str) -> Result<f64, String> {
    let (least, most) = (f64::from(LEAST) / 100.0, f64::from(MOST) / 100.0);
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("a number from {least} to {most}"))
}

/// A number of solutions.
fn solutions(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=MAX_SOLUTIONS).contains(number));
    number.ok_or_else(|| format!("a number from 1 to {MAX_SOLUTIONS}"))
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
    #[command(flatten)]
    bound: Bound,
}

/// How much work may be done.
#[derive(Debug, Args)]
pub(super) struct Bound {
    /// Stop a search after so much work: suppositions and conflicts of the SAT solver together
    #[arg(long, value_name = "WORK")]
    limit: Option<u64>,
}

impl Bound {
    /// A method with so much work and no more.
    pub(super) fn options(&self, method: Method) -> Options {
        Options { limit: self.limit, ..Options::new(method) }
    }
}

impl How {
    /// What is asked for if so many solutions are wanted.
    pub(super) fn options(&self, solutions: usize) -> Options {
        Options { solutions, encoding: self.encoding.0, ..self.bound.options(self.method.0) }
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

/// A notation as it is written on the command line.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct NotationName(pub(super) Notation);

impl ValueEnum for NotationName {
    fn value_variants<'a>() -> &'a [Self] {
        &[
            NotationName(Notation::Letters),
            NotationName(Notation::Hashes),
            NotationName(Notation::Crosses),
            NotationName(Notation::Blocks),
        ]
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.0.name()))
    }
}

/// A size of paper as it is written on the command line.
#[derive(Clone, Copy, Debug)]
struct PaperName(Paper);

impl ValueEnum for PaperName {
    fn value_variants<'a>() -> &'a [Self] {
        &[PaperName(Paper::A4), PaperName(Paper::Letter)]
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
