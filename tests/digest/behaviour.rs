//! The result of solving, written without words, so that it does not change with the wording or with names in the code.

use nonoscope::line::Count;
use nonoscope::puzzle::{At, Axis, Cell, Colour, Grid, Line, MAX_INKS};
use nonoscope::solve::{Outcome, Stop};
use nonoscope::trace::{Change, Failure, Reason, Search};
use std::fmt::Write;

/// One line for each step and each part of the outcome.
pub fn behaviour(outcome: &Outcome) -> String {
    let mut text = String::new();
    for step in outcome.trace.steps() {
        let changes: String = step.changes.iter().map(|&one| format!(" {}", change(one))).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "pass {} {}:{changes}", step.pass, reason(&step.reason));
    }
    let _ = writeln!(text, "verdict {}", outcome.verdict.name());
    for solution in outcome.found() {
        let _ = writeln!(text, "solution {}", grid(solution));
    }
    let Outcome { passes, complete, work, .. } = outcome;
    let _ = writeln!(text, "complete {complete}");
    let _ = writeln!(text, "grid {}", grid(&outcome.grid));
    let _ = writeln!(text, "passes {passes}");
    let _ = writeln!(text, "work {} suppositions {} conflicts", work.suppositions, work.conflicts);
    if let Some(size) = outcome.formula {
        let _ = writeln!(text, "formula {} {} {}", size.variables, size.clauses, size.literals);
    }
    if let Some(stopped) = outcome.stopped {
        let _ = writeln!(text, "stopped {}", stop(stopped));
    }
    if let Some(contradiction) = &outcome.contradiction {
        let lines: Vec<String> = contradiction.lines.iter().copied().map(line).collect();
        let _ = writeln!(text, "contradiction {} minimal {}", lines.join(" "), contradiction.minimal);
    }
    text
}

fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::Line { line: of, layouts, fitting } => {
            format!("line {} {}/{}", line(of), count(fitting), count(layouts))
        }
        Reason::Refuted { supposed, led_to, failure } => {
            format!("refuted {} further {led_to} {}", change(supposed), end(failure))
        }
        Reason::Agreed { at, colour: Colour::INK, is, is_not } => {
            format!("agreed {} further {is} {is_not}", place(at))
        }
        Reason::Agreed { at, colour, is, is_not } => {
            format!("agreed {}{} further {is} {is_not}", place(at), sign(Cell::of(colour)))
        }
        Reason::Searched { by, found, all } => format!("searched {} found {found} all {all}", how(by)),
        Reason::Deduced { line: of, technique } => format!("deduced {} {}", line(of), technique.name()),
        // A new kind should be added here as well.
    }
}

fn end(failure: Failure) -> String {
    match failure {
        Failure::Line(of) => format!("at {}", line(of)),
        Failure::Suppositions(number) => format!("after {number}"),
    }
}

fn how(search: Search) -> String {
    match search {
        Search::Supposing { suppositions } => format!("supposing {suppositions}"),
        Search::Sat { conflicts } => format!("formula {conflicts}"),
    }
}

fn stop(stop: Stop) -> &'static str {
    match stop {
        Stop::Work => "work",
        Stop::Steps => "steps",
        Stop::Formula => "formula",
        Stop::Boards => "boards",
        Stop::Solutions => "solutions",
        _ => "otherwise",
    }
}

/// `r3` or `c12`, from 0.
fn line(line: Line) -> String {
    let axis = match line.axis {
        Axis::Row => 'r',
        Axis::Column => 'c',
    };
    format!("{axis}{}", line.index)
}

fn count(count: Count) -> String {
    count.exact().map_or("beyond".to_owned(), |number| number.to_string())
}

/// Row, column and value: `3,12#`.
fn change(change: Change) -> String {
    format!("{}{}", place(change.at), sign(change.cell))
}

fn place(at: At) -> String {
    format!("{},{}", at.row(), at.column())
}

fn grid(grid: &Grid) -> String {
    grid.cells().iter().copied().map(sign).collect()
}

/// `#` for the first ink, `.` for empty and `?` for unknown; further inks have their letters, and a cell that is known
/// only in part all its colours: `{.#B}`.
fn sign(cell: Cell) -> String {
    match cell {
        Cell::FILLED => "#".to_owned(),
        Cell::EMPTY => ".".to_owned(),
        Cell::UNKNOWN => "?".to_owned(),
        cell if cell.is_known() => cell.letter().to_string(),
        cell => {
            let colours: String = cell.possible(MAX_INKS).iter().map(|colour| sign(Cell::of(colour))).collect();
            format!("{{{colours}}}")
        }
    }
}
