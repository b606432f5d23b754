//! `cnf`: a puzzle as a formula, for solvers of formulas.

use super::arguments::Cnf;
use super::{Ending, complain, input};
use crate::sat::{Dimacs, Encoded};
use std::io::{self, Write};

pub(super) fn run(options: &Cnf, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = input::puzzle(&options.chosen) else { return Ok(Ending::Unreadable) };
    match Encoded::new(&reading.puzzle, options.encoding.0) {
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
