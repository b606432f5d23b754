//! Puzzles as `.non` files.

use crate::spec::Noted;
use crate::text::{cells, clues, names};
use crate::write::WriteError;
use nonoscope_core::puzzle::{Axis, Cell, Colour, Grid, Palette, Run};
use std::fmt::Write;

pub(super) fn write_all(puzzles: &[Noted<'_>]) -> Result<String, WriteError> {
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
    let palette = puzzle.palette();
    let is_plain = *palette == Palette::default();
    for (colour, ink) in palette.colours().filter(|_| !is_plain) {
        if !colour.is_background() || ink.rgb != [255; 3] {
            let _ = writeln!(out, "color {} {}", sign(colour, palette), names::number(ink.rgb));
        }
    }
    let _ = writeln!(out, "width {}\nheight {}", puzzle.width(), puzzle.height());
    for (heading, axis) in [("rows", Axis::Row), ("columns", Axis::Column)] {
        let _ = writeln!(out, "\n{heading}");
        let run = |run: Run| match is_plain {
            true => run.length.to_string(),
            false => format!("{}{}", run.length, sign(run.colour, palette)),
        };
        for clue in puzzle.clues(axis) {
            let _ = writeln!(out, "{}", clues::written(clue, ",", &run));
        }
    }
    let coloured = |cell: &Cell| {
        let signs: String = cell.possible(palette.inks()).iter().map(|colour| sign(colour, palette)).collect();
        match cell {
            &Cell::UNKNOWN => "?".to_owned(),
            cell if cell.is_known() => signs,
            _ => format!("[{signs}]"),
        }
    };
    let cells = |grid: &Grid| match is_plain {
        true => grid.cells().iter().map(|&cell| cells::digit(cell)).collect::<String>(),
        false => grid.cells().iter().map(coloured).collect(),
    };
    let saved = Some(puzzle.givens()).filter(|givens| !givens.is_unknown());
    for (key, grid) in [("goal", notes.goal.as_ref()), ("saved", saved)] {
        if let Some(grid) = grid {
            let _ = writeln!(out, "\n{key} \"{}\"", cells(grid));
        }
    }
    out
}

/// The sign of a colour: a letter, or 0 for the background.
fn sign(colour: Colour, palette: &Palette) -> char {
    if colour.is_background() { '0' } else { palette.get(colour).letter }
}
