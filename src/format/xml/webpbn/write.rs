//! Puzzles as XML.

use crate::format::notes::Notes;
use crate::format::spec::{Noted, Unfit};
use crate::puzzle::{Axis, Cell, Grid};
use std::fmt::Write;

/// The elements with text, and their keys in the notes.
pub(super) const NAMES: [(&str, &str); 4] = [
    ("author", Notes::BY),
    ("copyright", Notes::COPYRIGHT),
    ("license", Notes::LICENSE),
    ("description", Notes::DESCRIPTION),
];

/// A text in which nothing is markup.
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
pub(super) fn write_all(puzzles: &[Noted<'_>]) -> Result<String, Unfit> {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.push_str("<!DOCTYPE pbn SYSTEM \"https://webpbn.com/pbn-0.3.dtd\">\n<puzzleset>\n");
    for &puzzle in puzzles {
        write(&mut out, puzzle);
    }
    out.push_str("</puzzleset>\n");
    Ok(out)
}

fn write(out: &mut String, (puzzle, notes): Noted<'_>) {
    out.push_str("<puzzle type=\"grid\" defaultcolor=\"black\">\n");
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
    out.push_str("<color name=\"white\" char=\".\">FFFFFF</color>\n<color name=\"black\" char=\"X\">000000</color>\n");
    for (name, axis) in [("columns", Axis::Column), ("rows", Axis::Row)] {
        let _ = writeln!(out, "<clues type=\"{name}\">");
        for clue in puzzle.clues(axis) {
            let counts: String = clue.lengths().iter().map(|run| format!("<count>{run}</count>")).collect();
            let _ = writeln!(out, "<line>{counts}</line>");
        }
        out.push_str("</clues>\n");
    }
    let mut image = |kind: &str, grid: &Grid| {
        let _ = writeln!(out, "<solution type=\"{kind}\">\n<image>");
        for row in grid.cells().chunks(grid.width().max(1)) {
            let letter = |cell: &Cell| match *cell {
                Cell::FILLED => 'X',
                Cell::EMPTY => '.',
                _ => '?',
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
