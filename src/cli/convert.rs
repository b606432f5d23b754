//! `convert`: puzzles in another format.

use super::arguments::Convert;
use super::{Ending, complain, input, output};
use crate::format::{Format, Reading, write_all};
use crate::solve::{Method, Outcome, Verdict, solve};
use std::io::{self, Write};

pub(super) fn run(options: &Convert, out: &mut impl Write) -> io::Result<Ending> {
    let mut worst = Ending::Done;
    let mut readings = Vec::new();
    for path in &options.paths {
        let Some(entries) = input::puzzles(path, options.source.from) else {
            worst = Ending::Unreadable;
            continue;
        };
        let chosen: Vec<_> = match options.puzzle {
            Some(number) => input::entry(&entries, number).into_iter().collect(),
            None => entries.iter().collect(),
        };
        worst = if chosen.is_empty() { Ending::Unreadable } else { worst };
        for entry in chosen {
            match entry.reading().map(|reading| with_picture(reading, options.to)) {
                Some(Ok(reading)) => readings.push(reading),
                Some(Err((ending, sentence))) => {
                    complain(&format!("{}: {sentence}", entry.name()));
                    worst = worst.max(ending);
                }
                None => worst = worst.max(Ending::Unreadable),
            }
        }
    }
    if readings.is_empty() {
        return Ok(worst);
    }
    match write_all(&readings, options.to) {
        Ok(written) => {
            if written.givens_lost {
                complain(&format!("The given cells are left out: a {} has no place for them.", options.to.name()));
            }
            let path = options.output.as_deref();
            let is_written = output::write(path, written.text.as_bytes(), out)?;
            Ok(if is_written { worst } else { Ending::Unreadable })
        }
        Err(error) => {
            complain(&error.to_string());
            Ok(Ending::Unreadable)
        }
    }
}

/// The puzzle with what the format needs: a picture is that of a solution, which must be found first.
fn with_picture(reading: &Reading, format: Format) -> Result<Reading, (Ending, String)> {
    let mut reading = reading.clone();
    if format == Format::Picture {
        let Outcome { verdict, solutions, .. } = &solve(&reading.puzzle, Method::default());
        let Some(solution) = solutions.first() else {
            return Err((Ending::of(*verdict), "There is no solution, so there is no picture of it.".to_owned()));
        };
        if *verdict == Verdict::Multiple {
            complain("There are several solutions; the picture is one of them.");
        }
        reading.notes.goal = Some(solution.clone());
    }
    Ok(reading)
}
