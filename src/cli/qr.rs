//! `qr`: the message of the solution, or the different messages of several solutions.

use super::arguments::QrArgs;
use super::ending::{Ending, complain};
use super::input;
use crate::qr::read;
use crate::solve::{Method, Options, solve};
use std::io::{self, Write};

/// The most solutions whose messages are read.
const MOST_READ: usize = 16;

pub(super) fn run(arguments: &QrArgs, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = input::puzzle(&arguments.chosen) else { return Ok(Ending::Unreadable) };
    let options = Options { solutions: MOST_READ, ..arguments.limit.options(Method::default()) };
    let outcome = solve(&reading.puzzle, options);
    let mut messages: Vec<String> = Vec::new();
    for solution in outcome.solutions.iter().take(MOST_READ) {
        let message = read(solution).map(|message| message.text().to_owned());
        messages.extend(message.filter(|message| !messages.contains(message)));
    }
    for message in &messages {
        writeln!(out, "{message}")?;
    }
    match (messages.is_empty(), Ending::of(outcome.verdict)) {
        (false, _) => Ok(Ending::Done),
        (true, Ending::Done) => {
            complain("The solution is not a readable QR code.");
            Ok(Ending::Unreadable)
        }
        (true, undecided) => {
            complain(&outcome.sentence());
            Ok(undecided)
        }
    }
}
