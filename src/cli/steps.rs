//! `steps`: every step of solving a puzzle, with its reason.

use super::arguments::Steps;
use super::{Ending, input, write_json};
use crate::puzzle::Cell;
use crate::solve::solve;
use crate::trace::{Reason, Step, sentence};
use serde::Serialize;
use std::io::{self, Write};

pub(super) fn run(options: &Steps, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = input::puzzle(&options.chosen) else { return Ok(Ending::Unreadable) };
    let outcome = solve(&reading.puzzle, options.method.0);
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

#[derive(Serialize)]
struct Line {
    step: usize,
    pass: usize,
    axis: &'static str,
    line: usize,
    layouts: String,
    fitting: String,
    filled: Vec<usize>,
    empty: Vec<usize>,
    sentence: String,
}

impl Line {
    fn new(number: usize, step: &Step<'_>) -> Self {
        let Reason::Line { line, layouts, fitting } = step.reason;
        Line {
            step: number,
            pass: step.pass,
            axis: line.axis.name(),
            line: line.number(),
            layouts: layouts.to_decimal(),
            fitting: fitting.to_decimal(),
            filled: step.cells(Cell::Filled),
            empty: step.cells(Cell::Empty),
            sentence: sentence(step),
        }
    }
}
