//! `solve`: a picture and a sentence for each puzzle, or an object of JSON.

use super::arguments::Solve;
use super::input::{self, Entry};
use super::{Ending, write_json};
use crate::format::Reading;
use crate::picture::{Notation, text};
use crate::puzzle::{Axis, Grid, Puzzle};
use crate::sat::Size;
use crate::solve::{Contradiction, Outcome, Verdict, solve};
use serde::Serialize;
use std::io::{self, Write};
use std::time::Instant;

pub(super) fn run(options: &Solve, out: &mut impl Write) -> io::Result<Ending> {
    let mut worst = Ending::Done;
    for path in &options.paths {
        let Some(entries) = input::puzzles(path, options.source.from) else {
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
    let Some(reading) = entry.reading() else { return Ok(Ending::Unreadable) };
    let puzzle = &reading.puzzle;
    let begun = Instant::now();
    let wanted = options.solutions;
    let outcome = solve(puzzle, options.how.options(wanted));
    let millis = begun.elapsed().as_secs_f64() * 1000.0;
    if options.json {
        write_json(out, &Line::new(entry, reading, &outcome, wanted, millis))?;
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

#[derive(Serialize)]
struct Line<'a> {
    path: &'a str,
    puzzle: usize,
    format: &'static str,
    title: Option<&'a str>,
    width: usize,
    height: usize,
    method: &'static str,
    verdict: &'static str,
    solutions: Vec<Vec<String>>,
    /// Whether there are solutions beside these; nothing if that is not known.
    more: Option<bool>,
    unknown: usize,
    passes: usize,
    steps: usize,
    suppositions: u64,
    conflicts: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    formula: Option<Size>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contradiction: Option<Reason>,
    millis: f64,
    grid: Vec<String>,
    sentence: String,
}

/// Why there is no solution.
#[derive(Serialize)]
struct Reason {
    rows: Vec<usize>,
    columns: Vec<usize>,
    minimal: bool,
}

impl<'a> Line<'a> {
    fn new(entry: &Entry<'a>, reading: &'a Reading, outcome: &Outcome, wanted: usize, millis: f64) -> Self {
        let puzzle = &reading.puzzle;
        let numbers = |contradiction: &Contradiction, axis| {
            contradiction.lines.iter().filter(|line| line.axis == axis).map(|line| line.number()).collect()
        };
        let more = match outcome.verdict {
            Verdict::Stuck | Verdict::Stopped => None,
            _ => Some(outcome.solutions.len() > wanted),
        };
        Line {
            path: entry.path,
            puzzle: entry.number,
            format: reading.format.id(),
            title: puzzle.title(),
            width: puzzle.width(),
            height: puzzle.height(),
            method: outcome.method.name(),
            verdict: outcome.verdict.name(),
            solutions: outcome.solutions.iter().take(wanted).map(Grid::row_strings).collect(),
            more: more.filter(|&more| more || outcome.complete),
            unknown: outcome.grid.unknown_cells(),
            passes: outcome.passes,
            steps: outcome.trace.len(),
            suppositions: outcome.work.suppositions,
            conflicts: outcome.work.conflicts,
            formula: outcome.formula,
            contradiction: outcome.contradiction.as_ref().map(|contradiction| Reason {
                rows: numbers(contradiction, Axis::Row),
                columns: numbers(contradiction, Axis::Column),
                minimal: contradiction.minimal,
            }),
            millis,
            grid: outcome.grid.row_strings(),
            sentence: outcome.sentence(),
        }
    }
}
