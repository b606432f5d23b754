//! `solve`: a picture and a sentence for each puzzle, or an object of JSON.

use super::arguments::Solve;
use super::{Ending, input, write_json};
use crate::picture::block_text;
use crate::puzzle::{Grid, Puzzle};
use crate::solve::{Method, Outcome, solve};
use serde::Serialize;
use std::io::{self, Write};
use std::time::Instant;

pub(super) fn run(options: &Solve, out: &mut impl Write) -> io::Result<Ending> {
    let mut worst = Ending::Done;
    for path in &options.paths {
        let ending = match input::puzzle(path) {
            Some(reading) => {
                let begun = Instant::now();
                let outcome = solve(&reading.puzzle, options.method.0);
                let millis = begun.elapsed().as_secs_f64() * 1000.0;
                if options.json {
                    write_json(out, &Line::new(path, &reading.puzzle, options.method.0, &outcome, millis))?;
                } else {
                    picture(out, path, &reading.puzzle, &outcome)?;
                }
                Ending::of(outcome.verdict)
            }
            None => Ending::Unreadable,
        };
        // What is said on standard error stands between the puzzles, where it belongs.
        out.flush()?;
        if ending as u8 > worst as u8 {
            worst = ending;
        }
    }
    Ok(worst)
}

fn picture(out: &mut impl Write, path: &str, puzzle: &Puzzle, outcome: &Outcome) -> io::Result<()> {
    let title = puzzle.title().unwrap_or(input::shown(path));
    writeln!(out, "{title} ({} × {})", puzzle.width(), puzzle.height())?;
    write!(out, "{}", block_text(&outcome.grid))?;
    writeln!(out, "{}", outcome.sentence())
}

#[derive(Serialize)]
struct Line<'a> {
    path: &'a str,
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
    fn new(path: &'a str, puzzle: &'a Puzzle, method: Method, outcome: &Outcome, millis: f64) -> Self {
        Line {
            path,
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
