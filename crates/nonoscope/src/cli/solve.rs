//! `solve`: a picture and a sentence for each puzzle, or a JSON object.

use super::arguments::SolveArgs;
use super::console::Console;
use super::each::{Desk, Many};
use super::ending::Ending;
use super::input::Entry;
use super::objects::Solved;
use super::output::write_fields;
use super::progress::Task;
use super::stream::Stream;
use crate::format::Reading;
use crate::solve::{Verdict, solve_watched};
use std::io::{self, Write};
use std::time::Instant;

pub(super) fn run(arguments: SolveArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let (puzzles, batch) = (arguments.many.clone(), arguments.batch.clone());
    let many = Many { puzzles: &puzzles, chosen: None, json: arguments.json, batch: Some(&batch) };
    many.each_verdict(console, out, move |entry, reading, desk| one(&arguments, entry, reading, desk))
}

fn one(arguments: &SolveArgs, entry: &Entry, reading: &Reading, desk: &mut Desk) -> io::Result<Verdict> {
    let puzzle = &reading.puzzle;
    let wanted = arguments.solutions;
    let jobs = arguments.many.jobs_for(&entry.path, entry.is_alone);
    let options = arguments.solving.options(wanted).jobs(jobs);
    let mut task = Task::new(&desk.console, format!("Solving {}", entry.name())).within(arguments.batch.longest());
    let outcome = if arguments.json {
        let start = Instant::now();
        let outcome = solve_watched(puzzle, options, &mut task);
        let millis = start.elapsed().as_secs_f64() * 1000.0;
        let solved = Solved::new(entry, reading, &outcome, millis);
        write_fields(&mut desk.out, &solved, arguments.batch.fields.as_deref())?;
        outcome
    } else {
        let heading = entry.heading(puzzle);
        let mut stream = Stream::new(task, &mut desk.out, &heading, puzzle.palette(), desk.console.paints(), wanted);
        let outcome = solve_watched(puzzle, options, &mut stream);
        stream.finish(&outcome)?;
        outcome
    };
    Ok(outcome.verdict)
}
