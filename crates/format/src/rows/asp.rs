//! Facts of answer set programs: one for each run.
//!
//! ```text
//! % a remark
//! #const w = 3.            the width; without it, the last column is the one with the greatest number
//! #const h = 2.            the height, likewise
//! row_hint(1, 2, 3).       the second run of the first row is 3 cells long; lines and runs are counted from 1
//! col_hint(1, 1, 0).       the first column has no runs; the fact may be left out
//! …
//! ```
//!
//! Any name that begins with `row` or `col` will do. Source: the files that Fabian Kraus's viewer of nonograms for clingo saves.

use crate::error::{Fault, Mistake, Mistakes};
use crate::lists::nested::{self, Kind, Value};
use crate::spec::{Facts, Format, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, PlacedClue, Places, Scan, lines};
use nonoscope_core::puzzle::{Axis, MAX_SIDE, Puzzle};
use nonoscope_words::{expected, format};
use std::fmt::Write;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Asp,
    facts: Facts { id: "asp", aliases: &["lp", "clingo"], name: format::asp, extension: "lp", ..Facts::DEFAULT },
    recognised: Recognised::By(|text| Likeness::sure(lines::any(text, &|line| is_fact(line.trim_start())))),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "#const w = 3.\n#const h = 2.\n\nrow_hint(1, 1, 1).\nrow_hint(1, 2, 1).\nrow_hint(2, 1, 2).\n\n\
        col_hint(1, 1, 2).\ncol_hint(2, 1, 1).\ncol_hint(3, 1, 1).\n",
};

/// What the names of the facts about an axis begin with.
fn short(axis: Axis) -> &'static str {
    if axis == Axis::Row { "row" } else { "col" }
}

/// The axis of a fact with this name.
fn axis_of(name: &str) -> Option<Axis> {
    let is_name = name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    [Axis::Row, Axis::Column].into_iter().find(|&axis| is_name && name.starts_with(short(axis)))
}

/// Whether a line begins with a name, a bracket, and three numbers.
fn is_fact(line: &str) -> bool {
    let Some((name, inside)) = line.split_once('(') else { return false };
    let is_number = |word: &str| word.trim().parse::<u32>().is_ok();
    let mut numbers = inside.split(')').next().unwrap_or_default().split(',');
    axis_of(name).is_some() && numbers.clone().count() == 3 && numbers.all(is_number)
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let places = Places::new(text);
    let at = Scan::with_remarks(&places, Some('%'));
    let mut draft = Draft::default();
    let mut runs: [Vec<[usize; 4]>; 2] = [Vec::new(), Vec::new()];
    let mut sides = [None; 2];
    for value in nested::text(&mut at.from(0))? {
        let name = value.name(&at);
        if let (Kind::Number(side), Some(name)) = (&value.kind, name.strip_prefix("const ")) {
            let side = Some((*side as usize, value.offset)).filter(|side| side.0 <= MAX_SIDE);
            match name.trim() {
                "w" | "width" | "cols" | "columns" => sides[1] = side,
                "h" | "height" | "rows" => sides[0] = side,
                _ => {}
            }
        }
        // In rules, there are variables in place of the first number, or ranges.
        let is_fact = value.items().len() > 1 && matches!(value.items()[0].kind, Kind::Number(_));
        if let Some(axis) = axis_of(name).filter(|_| is_fact)
            && let Some(run) = draft.mistakes.keep(run(&at, &value))
        {
            runs[axis as usize].push(run);
        }
        if draft.mistakes.are_enough() {
            break;
        }
    }
    if !draft.mistakes.0.is_empty() {
        return Err(draft.mistakes);
    }
    for axis in [Axis::Row, Axis::Column] {
        let runs = &runs[axis as usize];
        let found = runs.iter().map(|run| run[0]).max().unwrap_or(0);
        let lines = sides[axis as usize].map_or(found, |(side, _)| side.max(found));
        // Each run in its place; what is left out stays 0.
        let mut clues: Vec<(Vec<u16>, usize)> = vec![(Vec::new(), 0); lines];
        for &[line, number, length, offset] in runs {
            let (clue, place) = &mut clues[line - 1];
            clue.resize(clue.len().max(number + 1), 0);
            clue[number] = length as u16;
            *place = offset;
        }
        draft.clues_mut(axis).extend(clues.into_iter().map(|(runs, place)| PlacedClue::new(runs, place)));
    }
    draft.is_sized = sides.iter().all(Option::is_some);
    draft.check_size(&at, sides[1], sides[0]);
    Ok(draft)
}

/// The line of a run, its number there, its length, and where the fact stands.
fn run(at: &Scan<'_>, fact: &Value) -> Result<[usize; 4], Mistake> {
    let number = |index: usize, least: u32| match fact.items().get(index) {
        Some(Value { kind: Kind::Number(number), .. }) if *number >= least && *number as usize <= MAX_SIDE => {
            Ok(*number as usize)
        }
        Some(Value { kind: Kind::Number(0), offset, .. }) => {
            Err(at.fault(*offset, Fault::unexpected("0", expected::line_number)))
        }
        Some(Value { kind: Kind::Number(_), offset, .. }) => Err(at.fault(*offset, Fault::NumberTooLarge)),
        other => Err(at.from(other.map_or(fact.offset, |other| other.offset)).expected_number(expected::number)),
    };
    Ok([number(0, 1)?, number(1, 0)?, number(2, 0)?, fact.offset])
}

fn write(puzzle: &Puzzle) -> String {
    let mut out = format!("#const w = {}.\n#const h = {}.\n", puzzle.width(), puzzle.height());
    for axis in [Axis::Row, Axis::Column] {
        out.push('\n');
        for (line, clue) in puzzle.clues(axis).iter().enumerate() {
            let runs = if clue.lengths().is_empty() { &[0] } else { clue.lengths() };
            for (number, run) in runs.iter().enumerate() {
                let _ = writeln!(out, "{}_hint({}, {}, {run}).", short(axis), line + 1, number + 1);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn facts_may_stand_in_any_order() {
        let puzzle = read_text("4x2:2/1/1//1.1/2").unwrap().puzzle;
        let text = "% row_hint(9,9,9).\n#const w = 4.  % the width\ncolumn(1,1,2). column(3,1,1). column(2,1,1).\n\
            row(1..h).\nrow(2,1,2).\nrow(1,2,1). row(1,1,1).\n:- row(X), X > 2.\n";
        assert_eq!(read_text(text).map(|reading| (reading.format, reading.puzzle)), Ok((Format::Asp, puzzle)));
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Asp).unwrap_err().to_string();
        assert_eq!(error("row_hint(1, 1, 1). row_hint(1, x, 1)."), "Line 1, column 32: Found “x”, expected a number.");
        assert_eq!(error("col_hint(0, 1, 1)."), "Line 1, column 10: Found “0”, expected a line number, 1 or more.");
        assert_eq!(
            error("#const w = 1.\nrow_hint(1, 1, 2).\ncol_hint(2, 1, 1)."),
            "Line 1, column 12: The width says 1 column, but there are 2."
        );
        assert_eq!(error("row_hint(1, 1, 1)."), "There are no columns.");
    }
}
