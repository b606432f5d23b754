//! Puzzles as `.non` files.

use crate::format::spec::{Noted, Unfit};
use crate::format::text::{cells, clues};
use crate::puzzle::{Axis, Grid};
use std::fmt::Write;

pub(super) fn write_all(puzzles: &[Noted<'_>]) -> Result<String, Unfit> {
    let each: Vec<String> = puzzles.iter().map(|&puzzle| write(puzzle)).collect();
    Ok(each.join("\n====\n\n"))
}

fn write((puzzle, notes): Noted<'_>) -> String {
    let mut out = String::new();
    if let Some(title) = puzzle.title() {
        let _ = writeln!(out, "title \"{title}\"");
    }
    // Leaves out what this format says differently, and what would be read as something else.
    let own = ["title", "width", "height", "rows", "row", "columns", "column", "cols", "goal", "saved", "color"];
    for (key, value) in
        notes.keys().filter(|(key, _)| !own.contains(key) && key.chars().all(|c| c.is_ascii_alphabetic()))
    {
        let _ = writeln!(out, "{key} \"{value}\"");
    }
    let _ = writeln!(out, "width {}\nheight {}", puzzle.width(), puzzle.height());
    for (heading, axis) in [("rows", Axis::Row), ("columns", Axis::Column)] {
        let _ = writeln!(out, "\n{heading}");
        clues::write_clues(&mut out, puzzle.clues(axis), ",");
    }
    let cells = |grid: &Grid| grid.cells().iter().map(|&cell| cells::digit(cell)).collect::<String>();
    let saved = Some(puzzle.givens()).filter(|givens| !givens.is_unknown());
    for (key, grid) in [("goal", notes.goal.as_ref()), ("saved", saved)] {
        if let Some(grid) = grid {
            let _ = writeln!(out, "\n{key} \"{}\"", cells(grid));
        }
    }
    out
}
