//! `solve`: a picture and a sentence for each puzzle, or a JSON object.

use super::arguments::SolveArgs;
use super::ending::Ending;
use super::input::{self, Entry};
use super::objects::{Solved, Unread};
use super::output::write_json;
use crate::picture::{Notation, text};
use crate::puzzle::Puzzle;
use crate::solve::{Outcome, solve};
use std::io::{self, Write};
use std::time::Instant;

pub(super) fn run(arguments: &SolveArgs, out: &mut impl Write) -> io::Result<Ending> {
    let mut worst = Ending::Done;
    for path in &arguments.paths {
        let entries = match input::puzzles(path, arguments.source.from) {
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
            worst = worst.max(one(arguments, &entry, out)?);
            // Complaints on standard error then appear between the puzzles, where they belong.
            out.flush()?;
        }
    }
    Ok(worst)
}

fn one(arguments: &SolveArgs, entry: &Entry<'_>, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = entry.reading() else {
        if let (true, Some(error)) = (arguments.json, entry.error()) {
            write_json(out, &Unread::puzzle(entry, error))?;
        }
        return Ok(Ending::Unreadable);
    };
    let puzzle = &reading.puzzle;
    let start = Instant::now();
    let wanted = arguments.solutions;
    let outcome = solve(puzzle, arguments.solving.options(wanted));
    let millis = start.elapsed().as_secs_f64() * 1000.0;
    if arguments.json {
        write_json(out, &Solved::new(entry, reading, &outcome, wanted, millis))?;
    } else {
        picture(out, entry, puzzle, &outcome, wanted)?;
    }
    Ok(Ending::of(outcome.verdict))
}

fn picture(
    out: &mut impl Write,
    entry: &Entry<'_>,
    puzzle: &Puzzle,
    outcome: &Outcome,
    wanted: usize,
) -> io::Result<()> {
    let heading = match puzzle.title() {
        Some(title) if entry.is_alone() => title.to_owned(),
        Some(title) => format!("{}: {title}", entry.name()),
        None => entry.name(),
    };
    writeln!(out, "{heading} ({} × {})", puzzle.width(), puzzle.height())?;
    if outcome.solutions.len() > 1 && wanted > 1 {
        for (index, solution) in outcome.solutions.iter().take(wanted).enumerate() {
            writeln!(out, "Solution {}", index + 1)?;
            write!(out, "{}", text(solution, Notation::Blocks))?;
        }
    } else {
        write!(out, "{}", text(&outcome.common(), Notation::Blocks))?;
    }
    writeln!(out, "{}", outcome.sentence())
}
