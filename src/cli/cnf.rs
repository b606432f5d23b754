//! `cnf`: a puzzle as a formula, for SAT solvers.

use super::arguments::CnfArgs;
use super::console::Console;
use super::ending::Ending;
use super::{input, printable};
use crate::sat::{Dimacs, Encoded};
use std::io::{self, IsTerminal, Write};

pub(super) fn run(arguments: &CnfArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = input::puzzle(&arguments.chosen, console) else { return Ok(Ending::Unreadable) };
    let mut puzzle = reading.puzzle;
    if io::stdout().is_terminal()
        && let Some(title) = puzzle.title().map(printable::line)
    {
        puzzle = puzzle.with_title(&title);
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
