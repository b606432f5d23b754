//! What `book` takes: the puzzles, the words on the title page, and how they are printed.

use super::make_random::band;
use super::solving::WorkLimit;
use super::source::ManyPuzzles;
use super::values::{choice, range};
use crate::make::random::Band;
use crate::picture::{MOST_IN_BOOK, Paper, Print};
use clap::{Args, ValueEnum};
use nonoscope_shelf::{Colouring, Entry};
use std::ops::RangeInclusive;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(mut_arg("paths", |paths| paths.required(false).required_unless_present("shelf")))]
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
    pub(in crate::cli) wish: ShelfArgs,
    #[command(flatten)]
    pub(in crate::cli) many: ManyPuzzles,
}

/// Which puzzles are taken from the shelf.
#[derive(Debug, Args)]
pub(in crate::cli) struct ShelfArgs {
    /// Take puzzles from the shelf of Nonoscope instead of files
    #[arg(long, conflicts_with = "paths")]
    pub(in crate::cli) shelf: bool,
    /// shelf: how many cells the longer side has: a number, or from one to another, such as 10-15 [default: any]
    #[arg(long, value_name = "CELLS", requires = "shelf", conflicts_with = "paths", value_parser = span)]
    size: Option<RangeInclusive<u16>>,
    /// shelf: the difficulty: gentle, moderate, tricky, hard or fiendish, or numbers from 0 to 100, such as 30-45 [default: any]
    #[arg(long, value_name = "RATING", requires = "shelf", conflicts_with = "paths", value_parser = band)]
    difficulty: Option<Band>,
    /// shelf: whether the puzzles have colours [default: both]
    #[arg(long, value_name = "WHICH", requires = "shelf", conflicts_with = "paths", value_enum)]
    colours: Option<Colours>,
    /// shelf: how many puzzles
    #[arg(long, value_name = "N", requires = "shelf", conflicts_with = "paths", default_value = "24", value_parser = range(1, MOST_IN_BOOK))]
    pub(in crate::cli) count: usize,
    /// shelf: the seed: any number or text. The same seed and wishes give the same book [default: a new one each time]
    #[arg(long, value_name = "SEED", requires = "shelf", conflicts_with = "paths")]
    pub(in crate::cli) seed: Option<String>,
}

impl ShelfArgs {
    /// Whether a puzzle is wished for.
    pub(in crate::cli) fn has(&self, entry: &Entry) -> bool {
        let colouring = match self.colours {
            None => None,
            Some(Colours::Yes) => Some(Colouring::Coloured),
            Some(Colours::No) => Some(Colouring::Plain),
        };
        self.size.as_ref().is_none_or(|sides| sides.contains(&entry.side()))
            && self.difficulty.is_none_or(|band| band.distance(entry.rating) == 0)
            && colouring.is_none_or(|colouring| colouring == entry.colouring())
    }
}

/// Whether puzzles have colours.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Colours {
    Yes,
    No,
}

/// Parses a number of cells, or two with a line between.
fn span(text: &str) -> Result<RangeInclusive<u16>, String> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| text.trim().parse::<u16>().ok();
    match number(least).zip(number(most)) {
        Some((least, most)) if least <= most => Ok(least..=most),
        _ => Err("expected a number of cells, or from one to another, such as 10-15".to_owned()),
    }
}
