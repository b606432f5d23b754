//! `cnf`: a puzzle as a formula, for SAT solvers.

use super::arguments::CnfArgs;
use super::console::Console;
use super::ending::Ending;
use super::input;
use crate::sat::{Dimacs, Encoded};
use std::io::{self, Write};

pub(super) fn run(arguments: &CnfArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = input::puzzle(&arguments.chosen, console) else { return Ok(Ending::Unreadable) };
    match Encoded::new(&reading.puzzle, arguments.encoding) {
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
