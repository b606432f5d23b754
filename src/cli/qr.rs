//! `qr`: the message of the solved grid; of all, if there are several that say different things.

use super::arguments::Qr;
use super::{Ending, complain, input};
use crate::qr::read;
use crate::solve::{Method, Options, solve};
use std::io::{self, Write};

/// How many solutions are read, where there are several.
const MOST_READ: usize = 16;

pub(super) fn run(options: &Qr, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = input::puzzle(&options.chosen) else { return Ok(Ending::Unreadable) };
    let options = Options { solutions: MOST_READ, ..options.bound.options(Method::default()) };
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
            complain("The solution is no QR pattern that can be read.");
            Ok(Ending::Unreadable)
        }
        (true, undecided) => {
            complain(&outcome.sentence());
            Ok(undecided)
        }
    }
}
