//! Puzzles as JSON.

use crate::notes::Notes;
use crate::spec::Noted;
use crate::text::{cells, clues, names};
use crate::write::WriteError;
use nonoscope_core::puzzle::{Axis, Cell, Clue, Grid, Palette, Run};
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

pub(super) fn write_all(puzzles: &[Noted<'_>]) -> Result<String, WriteError> {
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
        if let Some(value) = notes.all(key) {
            let _ = write!(out, "\n  \"{key}\": {},", quoted(&value));
        }
    }
    let palette = Some(puzzle.palette()).filter(|palette| **palette != Palette::default());
    if let Some(palette) = palette {
        write_palette(palette, &mut out);
    }
    let _ = write!(out, "\n  \"width\": {},\n  \"height\": {}", puzzle.width(), puzzle.height());
    for (name, axis) in [("rows", Axis::Row), ("columns", Axis::Column)] {
        let clue = |clue: &Clue| palette.map_or_else(|| clues::list(clue), |palette| coloured(clue, palette));
        let clues: Vec<String> = puzzle.clues(axis).iter().map(clue).collect();
        let _ = write!(out, ",\n  \"{name}\": [{}]", clues.join(", "));
    }
    if !puzzle.givens().is_unknown() {
        let _ = write!(out, ",\n  \"givens\": [{}]", rows_of(puzzle.givens(), palette));
    }
    if let Some(goal) = &notes.goal {
        let _ = write!(out, ",\n  \"goal\": [{}]", rows_of(goal, palette));
    }
    out.push_str("\n}\n");
    out
}

/// The colours by their names. Where the letter is not the first one of the name, it is given.
fn write_palette(palette: &Palette, out: &mut String) {
    let mut inks = Vec::new();
    for (colour, ink) in palette.colours() {
        let (name, rgb) = (quoted(&ink.name), quoted(&names::number(ink.rgb)));
        if colour.is_background() {
            if ink != Palette::default().get(colour) {
                let _ = write!(out, "\n  \"background\": {{\"name\": {name}, \"rgb\": {rgb}}},");
            }
            continue;
        }
        let is_usual = ink.name.starts_with(ink.letter) && ink.name.chars().count() > 1;
        inks.push(match is_usual && !ink.name.eq_ignore_ascii_case("background") {
            true => format!("{name}: {rgb}"),
            false => format!("{name}: {{\"name\": {name}, \"rgb\": {rgb}, \"letter\": \"{}\"}}", ink.letter),
        });
    }
    let _ = write!(out, "\n  \"colours\": {{{}}},", inks.join(", "));
}

/// A clue with the names of the colours: `[[3, "red"], [1, "blue"]]`.
fn coloured(clue: &Clue, palette: &Palette) -> String {
    let run = |Run { length, colour }: Run| {
        let name = &palette.get(colour).name;
        // A name that is a number could be the length.
        match name.trim().parse::<usize>() {
            Ok(_) => format!("{{\"length\":{length},\"colour\":{}}}", quoted(name)),
            Err(_) => format!("[{length},{}]", quoted(name)),
        }
    };
    format!("[{}]", clue.runs().map(run).collect::<Vec<_>>().join(","))
}

fn rows_of(grid: &Grid, palette: Option<&Palette>) -> String {
    let row = |row: &[Cell]| match palette {
        Some(palette) => format!("\"{}\"", cells::written(row, palette)),
        None => format!("\"{}\"", row.iter().map(|&cell| cells::digit(cell)).collect::<String>()),
    };
    grid.cells().chunks(grid.width().max(1)).map(row).collect::<Vec<_>>().join(", ")
}
