//! `qr`: the message of the solved grid.

use super::arguments::Qr;
use super::{Ending, complain, input};
use crate::qr::read;
use crate::solve::{Method, Verdict, solve};
use std::io::{self, Write};

pub(super) fn run(options: &Qr, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = input::puzzle(&options.chosen) else { return Ok(Ending::Unreadable) };
    let outcome = solve(&reading.puzzle, Method::default());
    let message = (outcome.verdict != Verdict::None).then(|| read(&outcome.grid)).flatten();
    match (message, Ending::of(outcome.verdict)) {
        (Some(message), _) => {
            writeln!(out, "{}", message.text())?;
            Ok(Ending::Done)
        }
        (None, Ending::Done) => {
            complain("The solution is no QR pattern that can be read.");
            Ok(Ending::Unreadable)
        }
        (None, undecided) => {
            complain(&outcome.sentence());
            Ok(undecided)
        }
    }
}
