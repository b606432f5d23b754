//! Puzzles as JSON.

use crate::format::notes::Notes;
use crate::format::spec::{Noted, Unfit};
use crate::format::text::{cells, clues};
use crate::puzzle::{Axis, Cell, Grid};
use std::fmt::Write;

/// A text between quotes.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

pub(super) fn write_all(puzzles: &[Noted<'_>]) -> Result<String, Unfit> {
    let each = puzzles.iter().map(|&puzzle| write(puzzle));
    Ok(match puzzles.len() {
        0 | 1 => each.collect(),
        _ => {
            let each: Vec<String> = each.map(|text| text.trim_end().to_owned()).collect();
            format!("[{}]\n", each.join(",\n"))
        }
    })
}

fn write((puzzle, notes): Noted<'_>) -> String {
    let mut out = String::from("{");
    if let Some(title) = puzzle.title() {
        let _ = write!(out, "\n  \"title\": {},", quoted(title));
    }
    let known = [Notes::BY, Notes::COPYRIGHT, Notes::CATALOGUE, Notes::LICENSE, Notes::DESCRIPTION];
    for key in known {
        if let Some(value) = notes.get(key) {
            let _ = write!(out, "\n  \"{key}\": {},", quoted(value));
        }
    }
    let _ = write!(out, "\n  \"width\": {},\n  \"height\": {}", puzzle.width(), puzzle.height());
    for (name, axis) in [("rows", Axis::Row), ("columns", Axis::Column)] {
        let clues: Vec<String> = puzzle.clues(axis).iter().map(clues::list).collect();
        let _ = write!(out, ",\n  \"{name}\": [{}]", clues.join(", "));
    }
    if !puzzle.givens().is_unknown() {
        let _ = write!(out, ",\n  \"givens\": [{}]", rows_of(puzzle.givens()));
    }
    if let Some(goal) = &notes.goal {
        let _ = write!(out, ",\n  \"goal\": [{}]", rows_of(goal));
    }
    out.push_str("\n}\n");
    out
}

fn rows_of(grid: &Grid) -> String {
    let row = |row: &[Cell]| format!("\"{}\"", row.iter().map(|&cell| cells::digit(cell)).collect::<String>());
    grid.cells().chunks(grid.width().max(1)).map(row).collect::<Vec<_>>().join(", ")
}
