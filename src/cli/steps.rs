//! `steps`: every step of solving a puzzle, with its reason.

use super::arguments::Steps;
use super::{Ending, input, write_json};
use crate::puzzle::Cell;
use crate::solve::solve;
use crate::trace::{Change, Failure, Reason, Search, Step, sentence};
use serde::Serialize;
use std::io::{self, Write};

pub(super) fn run(options: &Steps, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = input::puzzle(&options.chosen) else { return Ok(Ending::Unreadable) };
    let outcome = solve(&reading.puzzle, options.how.options(1));
    let digits = outcome.trace.len().to_string().len();
    let mut pass = 0;
    for (index, step) in outcome.trace.steps().enumerate() {
        if options.json {
            write_json(out, &Line::new(index + 1, &step))?;
            continue;
        }
        if step.pass != pass {
            pass = step.pass;
            writeln!(out, "Pass {pass}")?;
        }
        writeln!(out, "{:>digits$}  {}", index + 1, sentence(&step))?;
    }
    if !options.json {
        writeln!(out, "{}", outcome.sentence())?;
    }
    Ok(Ending::of(outcome.verdict))
}

/// A step. What says nothing about it is left out.
#[derive(Serialize)]
struct Line {
    step: usize,
    pass: usize,
    reason: &'static str,
    #[serde(flatten)]
    why: Why,
    sentence: String,
}

/// What belongs to each reason. Cells of a line count along it; other cells are pairs of row and column.
#[derive(Serialize)]
#[serde(untagged)]
enum Why {
    Line { axis: &'static str, line: usize, layouts: String, fitting: String, filled: Vec<usize>, empty: Vec<usize> },
    Refuted { row: usize, column: usize, supposed: &'static str, led_to: u32, failure: Failed },
    Agreed { row: usize, column: usize, if_filled: u32, if_empty: u32, filled: Vec<Pair>, empty: Vec<Pair> },
    Searched { by: &'static str, work: u64, found: u32, all: bool, filled: Vec<Pair>, empty: Vec<Pair> },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Failed {
    Line { axis: &'static str, line: usize },
    Suppositions { suppositions: u32 },
}

type Pair = (usize, usize);

impl Line {
    fn new(number: usize, step: &Step<'_>) -> Self {
        let pairs = |kind| step.cells(kind).map(|at| (at.row() + 1, at.column() + 1)).collect::<Vec<Pair>>();
        let (filled, empty) = (pairs(Cell::Filled), pairs(Cell::Empty));
        let (reason, why) = match step.reason {
            Reason::Line { line, layouts, fitting } => {
                let (filled, empty) = (step.cells_along(line, Cell::Filled), step.cells_along(line, Cell::Empty));
                let (layouts, fitting) = (layouts.to_decimal(), fitting.to_decimal());
                let (axis, line) = (line.axis.name(), line.number());
                ("line", Why::Line { axis, line, layouts, fitting, filled, empty })
            }
            Reason::Refuted { supposed: Change { at, cell }, led_to, failure } => {
                let supposed = cell.name();
                let failure = match failure {
                    Failure::Line(line) => Failed::Line { axis: line.axis.name(), line: line.number() },
                    Failure::Suppositions(suppositions) => Failed::Suppositions { suppositions },
                };
                let (row, column) = (at.row() + 1, at.column() + 1);
                ("refuted", Why::Refuted { row, column, supposed, led_to, failure })
            }
            Reason::Agreed { at, filled: if_filled, empty: if_empty } => {
                let (row, column) = (at.row() + 1, at.column() + 1);
                ("agreed", Why::Agreed { row, column, if_filled, if_empty, filled, empty })
            }
            Reason::Searched { by, found, all } => {
                let (by, work) = match by {
                    Search::Supposing { suppositions } => ("supposing", suppositions),
                    Search::Sat { conflicts } => ("sat", conflicts),
                };
                ("searched", Why::Searched { by, work, found, all, filled, empty })
            }
        };
        Line { step: number, pass: step.pass, reason, why, sentence: sentence(step) }
    }
}
