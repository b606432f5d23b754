//! `lines`: the free gaps of each line, its layouts, and how many of them fit the givens.

use super::arguments::LinesArgs;
use super::console::Console;
use super::ending::Ending;
use super::one;
use super::output::write_json;
use crate::solve::count_layouts;
use serde::Serialize;
use std::io::{self, Write};

pub(super) fn run(arguments: &LinesArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = one::puzzle(&arguments.chosen, console) else { return Ok(Ending::Unreadable) };
    let puzzle = &reading.puzzle;
    let looks = count_layouts(puzzle);
    let palette = puzzle.palette();
    let clue_width =
        looks.iter().map(|look| palette.clue(puzzle.clue(look.line)).chars().count()).max().unwrap_or(0).max(4);
    if !arguments.json {
        writeln!(out, "{:<11}  {:<clue_width$}  {:>4}  {:>20}  {:>20}", "line", "clue", "free", "layouts", "fitting")?;
    }
    for look in looks {
        let clue = puzzle.clue(look.line);
        let free = clue.free_gaps(puzzle.length(look.line.axis));
        if arguments.json {
            let object = LineObject {
                axis: look.line.axis.name(),
                line: look.line.number(),
                clue: clue.lengths(),
                inks: clue.runs().filter(|_| palette.inks() > 1).map(|run| palette.get(run.colour).letter).collect(),
                free,
                layouts: look.layouts.to_decimal(),
                fitting: look.fitting.to_decimal(),
            };
            write_json(out, &object)?;
        } else {
            let (name, clue) = (look.line.to_string(), palette.clue(clue));
            let (layouts, fitting) = (look.layouts.to_string(), look.fitting.to_string());
            writeln!(out, "{name:<11}  {clue:<clue_width$}  {free:>4}  {layouts:>20}  {fitting:>20}")?;
        }
    }
    Ok(Ending::Done)
}

/// What `--json` prints for a line.
#[derive(Serialize)]
struct LineObject<'a> {
    axis: &'static str,
    line: usize,
    clue: &'a [u16],
    /// The letter of each run's ink, if there are several inks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    inks: Vec<char>,
    free: usize,
    layouts: String,
    fitting: String,
}
