//! `convert`: puzzles in another format.

use super::arguments::ConvertArgs;
use super::console::Console;
use super::ending::Ending;
use super::progress::Task;
use super::{input, output};
use crate::format::{Reading, write_all};
use crate::solve::{Method, Verdict, solve_watched};
use std::io::{self, Write};

pub(super) fn run(arguments: &ConvertArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let mut worst = Ending::Done;
    let mut readings = Vec::new();
    for path in &arguments.paths {
        let Ok(entries) = input::puzzles(path, arguments.source.from, console) else {
            worst = Ending::Unreadable;
            continue;
        };
        let chosen: Vec<_> = match arguments.puzzle {
            Some(number) => input::entry(&entries, number, console).into_iter().collect(),
            None => entries.iter().collect(),
        };
        worst = if chosen.is_empty() { Ending::Unreadable } else { worst };
        for entry in chosen {
            match entry.reading(console).map(|reading| with_picture(reading, &entry.name(), arguments, console)) {
                Some(Ok(reading)) => readings.push(reading),
                Some(Err((ending, sentence))) => {
                    console.complain(&format!("{}: {sentence}", entry.name()));
                    worst = worst.max(ending);
                }
                None => worst = worst.max(Ending::Unreadable),
            }
        }
    }
    if readings.is_empty() {
        return Ok(worst);
    }
    match write_all(&readings, arguments.to) {
        Ok(written) => {
            if let Some(left_out) = written.left_out(&readings, arguments.to) {
                console.note(&format!("This format ({}) has no place for {left_out}.", arguments.to.name()));
            }
            let path = arguments.output.as_deref();
            let is_written = output::write(path, written.text.as_bytes(), console, out)?;
            Ok(if is_written { worst } else { Ending::Unreadable })
        }
        Err(error) => {
            console.complain(&error.to_string());
            Ok(Ending::Unreadable)
        }
    }
}

/// The puzzle with everything that the format needs. A picture shows a solution, which must be found first.
fn with_picture(
    reading: &Reading,
    name: &str,
    arguments: &ConvertArgs,
    console: &Console,
) -> Result<Reading, (Ending, String)> {
    let mut reading = reading.clone();
    if arguments.to.is_picture() {
        let mut task = Task::new(console, format!("Solving {name}"));
        let outcome = solve_watched(&reading.puzzle, arguments.limit.options(Method::default()), &mut task);
        let Some(solution) = outcome.solutions.first() else {
            let why = format!("{} So there is no picture of it.", outcome.sentence());
            return Err((Ending::of(outcome.verdict), why));
        };
        if outcome.verdict == Verdict::Multiple {
            console.note("There are several solutions; the picture shows one of them.");
        }
        reading.notes.goal = Some(solution.clone());
    }
    Ok(reading)
}
