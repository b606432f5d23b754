//! `solve`: a picture and a sentence for each puzzle, or an object of JSON.

use super::arguments::Solve;
use super::input::{self, Entry};
use super::{Ending, write_json};
use crate::format::Reading;
use crate::picture::block_text;
use crate::puzzle::{Grid, Puzzle};
use crate::solve::{Method, Outcome, solve};
use serde::Serialize;
use std::io::{self, Write};
use std::time::Instant;

pub(super) fn run(options: &Solve, out: &mut impl Write) -> io::Result<Ending> {
    let mut worst = Ending::Done;
    for path in &options.paths {
        let Some(entries) = input::puzzles(path) else {
            worst = worst.max(Ending::Unreadable);
            continue;
        };
        for entry in entries {
            worst = worst.max(one(options, &entry, out)?);
            // What is said on standard error stands between the puzzles, where it belongs.
            out.flush()?;
        }
    }
    Ok(worst)
}

fn one(options: &Solve, entry: &Entry<'_>, out: &mut impl Write) -> io::Result<Ending> {
    let Some(Reading { puzzle, .. }) = entry.reading() else { return Ok(Ending::Unreadable) };
    let begun = Instant::now();
    let outcome = solve(puzzle, options.method.0);
    let millis = begun.elapsed().as_secs_f64() * 1000.0;
    if options.json {
        write_json(out, &Line::new(entry, puzzle, options.method.0, &outcome, millis))?;
    } else {
        picture(out, entry, puzzle, &outcome)?;
    }
    Ok(Ending::of(outcome.verdict))
}

fn picture(out: &mut impl Write, entry: &Entry<'_>, puzzle: &Puzzle, outcome: &Outcome) -> io::Result<()> {
    let heading = match puzzle.title() {
        Some(title) if entry.is_alone() => title.to_owned(),
        Some(title) => format!("{}: {title}", entry.name()),
        None => entry.name(),
    };
    writeln!(out, "{heading} ({} × {})", puzzle.width(), puzzle.height())?;
    write!(out, "{}", block_text(&outcome.grid))?;
    writeln!(out, "{}", outcome.sentence())
}

#[derive(Serialize)]
struct Line<'a> {
    path: &'a str,
    puzzle: usize,
    title: Option<&'a str>,
    width: usize,
    height: usize,
    method: &'static str,
    verdict: &'static str,
    solutions: Vec<Vec<String>>,
    unknown: usize,
    passes: usize,
    steps: usize,
    millis: f64,
    grid: Vec<String>,
}

impl<'a> Line<'a> {
    fn new(entry: &Entry<'a>, puzzle: &'a Puzzle, method: Method, outcome: &Outcome, millis: f64) -> Self {
        Line {
            path: entry.path,
            puzzle: entry.number,
            title: puzzle.title(),
            width: puzzle.width(),
            height: puzzle.height(),
            method: method.name(),
            verdict: outcome.verdict.name(),
            solutions: outcome.solutions.iter().map(Grid::row_strings).collect(),
            unknown: outcome.grid.unknown_cells(),
            passes: outcome.passes,
            steps: outcome.trace.len(),
            millis,
            grid: outcome.grid.row_strings(),
        }
    }
}
