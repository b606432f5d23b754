//! `cnf`: a puzzle as a formula, for SAT solvers.

use super::arguments::CnfArgs;
use super::console::Console;
use super::ending::Ending;
use super::{one, printable};
use crate::puzzle::{Ink, Palette, Puzzle};
use crate::sat::{Dimacs, Encoded};
use std::io::{self, IsTerminal, Write};

pub(super) fn run(arguments: &CnfArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = one::puzzle(&arguments.chosen, console) else { return Ok(Ending::Unreadable) };
    let mut puzzle = reading.puzzle;
    if io::stdout().is_terminal() {
        puzzle = with_printable_names(puzzle);
    }
    match Encoded::new(&puzzle, arguments.encoding) {
        Ok(encoded) => {
            write!(out, "{}", Dimacs(&encoded))?;
            Ok(Ending::Done)
        }
        Err(error) => {
            console.complain(&error.to_string());
            Ok(Ending::Unreadable)
        }
    }
}

/// The puzzle with its title and colour names made safe for a terminal.
fn with_printable_names(mut puzzle: Puzzle) -> Puzzle {
    if let Some(title) = puzzle.title().map(printable::line) {
        puzzle = puzzle.with_title(&title);
    }
    let mut colours =
        puzzle.palette().colours().map(|(_, ink)| Ink { name: printable::line(&ink.name), ..ink.clone() });
    let background = colours.next();
    let palette = background.and_then(|background| Palette::new(background, colours.collect()).ok());
    match palette {
        Some(palette) => puzzle.clone().with_palette(palette).unwrap_or(puzzle),
        None => puzzle,
    }
}
