//! Puzzles as XML.

use crate::notes::Notes;
use crate::spec::Noted;
use crate::write::WriteError;
use nonoscope_core::puzzle::{Axis, Cell, Colour, Grid, Palette, Run};
use std::fmt::Write;

/// The elements with text, and their keys in the notes.
pub(super) const NAMES: [(&str, &str); 4] = [
    ("author", Notes::BY),
    ("copyright", Notes::COPYRIGHT),
    ("license", Notes::LICENSE),
    ("description", Notes::DESCRIPTION),
];

/// Escapes a text.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            // XML cannot contain these.
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// Writes several puzzles as one document.
pub(super) fn write_all(puzzles: &[Noted<'_>]) -> Result<String, WriteError> {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.push_str("<!DOCTYPE pbn SYSTEM \"https://webpbn.com/pbn-0.3.dtd\">\n<puzzleset>\n");
    for &puzzle in puzzles {
        write(&mut out, puzzle);
    }
    out.push_str("</puzzleset>\n");
    Ok(out)
}

fn write(out: &mut String, (puzzle, notes): Noted<'_>) {
    let palette = puzzle.palette();
    let (names, letters) = (names(palette), letters(palette));
    let _ = write!(out, "<puzzle type=\"grid\" defaultcolor=\"{}\"", names[1]);
    if names[0] != "white" {
        let _ = write!(out, " backgroundcolor=\"{}\"", names[0]);
    }
    out.push_str(">\n");
    let mut element = |name: &str, text: Option<&str>| {
        if let Some(text) = text {
            let _ = writeln!(out, "<{name}>{}</{name}>", escaped(text));
        }
    };
    element("source", notes.all(Notes::CATALOGUE).as_deref());
    element("title", puzzle.title());
    for (name, key) in NAMES {
        element(name, notes.all(key).as_deref());
    }
    for (((_, ink), name), letter) in palette.colours().zip(&names).zip(&letters) {
        let [red, green, blue] = ink.rgb;
        let _ = writeln!(out, "<color name=\"{name}\" char=\"{letter}\">{red:02X}{green:02X}{blue:02X}</color>");
    }
    for (name, axis) in [("columns", Axis::Column), ("rows", Axis::Row)] {
        let _ = writeln!(out, "<clues type=\"{name}\">");
        for clue in puzzle.clues(axis) {
            let count = |run: Run| match run.colour {
                Colour::INK => format!("<count>{}</count>", run.length),
                colour => format!("<count color=\"{}\">{}</count>", names[colour.number()], run.length),
            };
            let _ = writeln!(out, "<line>{}</line>", clue.runs().map(count).collect::<String>());
        }
        out.push_str("</clues>\n");
    }
    let mut image = |kind: &str, grid: &Grid| {
        let _ = writeln!(out, "<solution type=\"{kind}\">\n<image>");
        for row in grid.cells().chunks(grid.width().max(1)) {
            let letter = |cell: &Cell| {
                let possible = cell.possible(palette.inks()).iter().filter_map(|colour| letters.get(colour.number()));
                match cell {
                    &Cell::UNKNOWN => "?".to_owned(),
                    cell if cell.is_known() => possible.collect(),
                    _ => format!("[{}]", possible.collect::<String>()),
                }
            };
            let _ = writeln!(out, "|{}|", row.iter().map(letter).collect::<String>());
        }
        out.push_str("</image>\n</solution>\n");
    };
    if let Some(goal) = &notes.goal {
        image("goal", goal);
    }
    if !puzzle.givens().is_unknown() {
        image("saved", puzzle.givens());
    }
    out.push_str("</puzzle>\n");
}

/// The names of the colours, the background first, as they stand between quotes; each is another one.
fn names(palette: &Palette) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (_, ink) in palette.colours() {
        let mut name = escaped(&ink.name).replace('"', "&quot;").trim().to_owned();
        while name.is_empty() || names.contains(&name) {
            name.push(ink.letter);
        }
        names.push(name);
    }
    names
}

/// The letters of the colours in images, the background first.
fn letters(palette: &Palette) -> Vec<char> {
    if *palette == Palette::default() { vec!['.', 'X'] } else { palette.colours().map(|(_, ink)| ink.letter).collect() }
}
