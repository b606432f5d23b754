//! `steps`: the steps that solve a puzzle, each with its reason.

use super::arguments::StepsArgs;
use super::console::Console;
use super::ending::Ending;
use super::objects::Ended;
use super::one;
use super::output::write_json;
use super::progress::Task;
use super::reasons::{Pair, ReasonKeys};
use crate::puzzle::{Cell, Palette};
use crate::solve::{Method, argument, solve_watched};
use crate::trace::{Change, Failure, Reason, Replay, Search, Step, describe, sentence};
use serde::Serialize;
use std::io::{self, Write};

pub(super) fn run(arguments: &StepsArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = one::puzzle(&arguments.chosen, console) else { return Ok(Ending::Unreadable) };
    let mut task = Task::new(console, "Solving".to_owned());
    let outcome = solve_watched(&reading.puzzle, arguments.solving.options(1), &mut task);
    drop(task);
    let palette = reading.puzzle.palette();
    let digits = outcome.trace.len().to_string().len();
    let mut pass = 0;
    let mut replay = Replay::new(reading.puzzle.givens());
    for (index, step) in outcome.trace.steps().enumerate() {
        replay.go_to(&outcome.trace, index);
        let reasons = || argument(&reading.puzzle, replay.grid(), &step);
        if arguments.json {
            let reasons = ReasonKeys::new(&reasons(), &reading.puzzle, replay.grid());
            write_json(out, &StepObject::new(index + 1, &step, reasons, palette))?;
            continue;
        }
        if step.pass != pass {
            pass = step.pass;
            writeln!(out, "Pass {pass}")?;
        }
        let is_argument = matches!(step.reason, Reason::Deduced { .. });
        let told = match is_argument || arguments.why || outcome.method == Method::Human {
            true => reasons().sentences(&reading.puzzle, replay.grid(), step.changes),
            false => Vec::new(),
        };
        match told.first().filter(|_| is_argument) {
            Some(only) => writeln!(out, "{:>digits$}  {only}", index + 1)?,
            None => writeln!(out, "{:>digits$}  {}", index + 1, sentence(&step, palette))?,
        }
        for argument in told.iter().filter(|_| !is_argument) {
            writeln!(out, "{:>digits$}    {argument}", "")?;
        }
    }
    if arguments.json {
        write_json(out, &Ended::new(&reading.puzzle, &outcome))?;
    } else {
        writeln!(out, "{}", outcome.sentence())?;
    }
    Ok(Ending::of(outcome.verdict))
}

/// What `--json` prints for a step.
#[derive(Serialize)]
struct StepObject {
    step: usize,
    pass: usize,
    reason: &'static str,
    #[serde(flatten)]
    details: Details,
    /// What changed in a puzzle of several inks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    colours: Vec<ColourObject>,
    #[serde(flatten)]
    reasons: ReasonKeys,
    sentence: String,
}

/// A cell as a pair of row and column, and the colours that are still possible for it after the step.
#[derive(Serialize)]
struct ColourObject {
    cell: Pair,
    possible: Vec<String>,
}

/// The details of each reason. The cells of a line are numbered along it; other cells are pairs of row and column. All
/// numbers count from 1.
#[derive(Serialize)]
#[serde(untagged)]
enum Details {
    Line { axis: &'static str, line: usize, layouts: String, fitting: String, filled: Vec<usize>, empty: Vec<usize> },
    Refuted { row: usize, column: usize, supposed: String, led_to: u32, failure: FailureObject },
    Agreed { row: usize, column: usize, if_filled: u32, if_empty: u32, filled: Vec<Pair>, empty: Vec<Pair> },
    AgreedOn { row: usize, column: usize, colour: String, if_so: u32, if_not: u32, filled: Vec<Pair>, empty: Vec<Pair> },
    Deduced { axis: &'static str, line: usize, filled: Vec<usize>, empty: Vec<usize> },
    Searched { by: &'static str, work: u64, found: u32, all: bool, filled: Vec<Pair>, empty: Vec<Pair> },
}

#[derive(Serialize)]
#[serde(untagged)]
enum FailureObject {
    Line { axis: &'static str, line: usize },
    Suppositions { suppositions: u32 },
}

impl StepObject {
    fn new(number: usize, step: &Step<'_>, reasons: ReasonKeys, palette: &Palette) -> Self {
        let pairs = |kind| step.cells(kind).map(|at| (at.row() + 1, at.column() + 1)).collect::<Vec<Pair>>();
        let (filled, empty) = (pairs(Cell::FILLED), pairs(Cell::EMPTY));
        let details = match step.reason {
            Reason::Line { line, layouts, fitting } => {
                let (filled, empty) = (step.cells_along(line, Cell::FILLED), step.cells_along(line, Cell::EMPTY));
                let (layouts, fitting) = (layouts.to_decimal(), fitting.to_decimal());
                let (axis, line) = (line.axis.name(), line.number());
                Details::Line { axis, line, layouts, fitting, filled, empty }
            }
            Reason::Deduced { line, .. } => {
                let (filled, empty) = (step.cells_along(line, Cell::FILLED), step.cells_along(line, Cell::EMPTY));
                Details::Deduced { axis: line.axis.name(), line: line.number(), filled, empty }
            }
            Reason::Refuted { supposed: Change { at, cell }, led_to, failure } => {
                let supposed = describe(cell, palette).to_string();
                let failure = match failure {
                    Failure::Line(line) => FailureObject::Line { axis: line.axis.name(), line: line.number() },
                    Failure::Suppositions(suppositions) => FailureObject::Suppositions { suppositions },
                };
                let (row, column) = (at.row() + 1, at.column() + 1);
                Details::Refuted { row, column, supposed, led_to, failure }
            }
            Reason::Agreed { at, is, is_not, colour } => {
                let (row, column) = (at.row() + 1, at.column() + 1);
                match palette.inks() {
                    1 => Details::Agreed { row, column, if_filled: is, if_empty: is_not, filled, empty },
                    _ => Details::AgreedOn {
                        row,
                        column,
                        colour: describe(Cell::of(colour), palette).to_string(),
                        if_so: is,
                        if_not: is_not,
                        filled,
                        empty,
                    },
                }
            }
            Reason::Searched { by, found, all } => {
                let (by, work) = match by {
                    Search::Supposing { suppositions } => ("supposing", suppositions),
                    Search::Sat { conflicts } => ("sat", conflicts),
                };
                Details::Searched { by, work, found, all, filled, empty }
            }
        };
        let told = step.changes.iter().filter(|_| palette.inks() > 1).map(|change| ColourObject {
            cell: (change.at.row() + 1, change.at.column() + 1),
            possible: change
                .cell
                .possible(palette.inks())
                .iter()
                .map(|colour| describe(Cell::of(colour), palette).to_string())
                .collect(),
        });
        let colours = told.collect();
        StepObject {
            step: number,
            pass: step.pass,
            reason: step.reason.name(),
            details,
            colours,
            reasons,
            sentence: sentence(step, palette).to_string(),
        }
    }
}
