//! `cnf`: a puzzle as a formula, for SAT solvers.

use super::arguments::CnfArgs;
use super::ending::{Ending, complain};
use super::input;
use crate::sat::{Dimacs, Encoded};
use std::io::{self, Write};

pub(super) fn run(arguments: &CnfArgs, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = input::puzzle(&arguments.chosen) else { return Ok(Ending::Unreadable) };
    match Encoded::new(&reading.puzzle, arguments.encoding) {
        Ok(encoded) => {
            write!(out, "{}", Dimacs(&encoded))?;
            Ok(Ending::Done)
        }
        Err(error) => {
            complain(&error.to_string());
            Ok(Ending::Unreadable)
        }
    }
}
