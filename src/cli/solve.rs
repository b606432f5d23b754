//! `solve`: a picture and a sentence for each puzzle, or a JSON object.

use super::arguments::SolveArgs;
use super::console::Console;
use super::ending::Ending;
use super::input::{self, Entry};
use super::objects::{Solved, Unread};
use super::output::write_json;
use super::progress::Task;
use super::stream::Stream;
use crate::solve::solve_watched;
use std::io::{self, Write};
use std::time::Instant;

pub(super) fn run(arguments: &SolveArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let mut worst = Ending::Done;
    for path in &arguments.paths {
        let entries = match input::puzzles(path, arguments.source.from, console) {
            Ok(entries) => entries,
            Err(why) => {
                if arguments.json {
                    write_json(out, &Unread::file(path, why))?;
                }
                worst = worst.max(Ending::Unreadable);
                continue;
            }
        };
        for entry in entries {
            worst = worst.max(one(arguments, &entry, console, out)?);
            // Complaints on standard error then appear between the puzzles, where they belong.
            out.flush()?;
        }
    }
    Ok(worst)
}

fn one(arguments: &SolveArgs, entry: &Entry<'_>, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = entry.reading(console) else {
        if let (true, Some(error)) = (arguments.json, entry.error()) {
            write_json(out, &Unread::puzzle(entry, error))?;
        }
        return Ok(Ending::Unreadable);
    };
    let puzzle = &reading.puzzle;
    let wanted = arguments.solutions;
    let options = arguments.solving.options(wanted);
    let mut task = Task::new(console, format!("Solving {}", entry.name()));
    let outcome = if arguments.json {
        let start = Instant::now();
        let outcome = solve_watched(puzzle, options, &mut task);
        let millis = start.elapsed().as_secs_f64() * 1000.0;
        write_json(out, &Solved::new(entry, reading, &outcome, wanted, millis))?;
        outcome
    } else {
        let heading = entry.heading(puzzle);
        let mut stream = Stream::new(task, out, &heading, puzzle.palette(), wanted);
        let outcome = solve_watched(puzzle, options, &mut stream);
        stream.finish(&outcome)?;
        outcome
    };
    Ok(Ending::of(outcome.verdict))
}
