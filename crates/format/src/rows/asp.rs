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

use crate::error::fault::Fault;
use crate::error::mistake::{Mistake, Mistakes};
use crate::kind::Format;
use crate::spec::{Facts, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::draft::{Draft, PlacedClue};
use crate::text::lines::{self, TextLine};
use crate::text::scan::Scan;
use nonoscope_core::puzzle::{Axis, Puzzle};
use std::fmt::Write;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Asp,
    facts: Facts { id: "asp", aliases: &["lp", "clingo"], name: "ASP facts", extension: "lp", ..Facts::DEFAULT },
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

/// The name of a fact, if it is one about a run.
fn name(line: &str) -> Option<(&str, Axis)> {
    let name = &line[..line.find('(')?];
    let axis = if name.starts_with("row") { Axis::Row } else { Axis::Column };
    let is_name = name.starts_with(short(axis)) && name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    is_name.then_some((name, axis))
}

/// Whether a line begins with a name, a bracket, and three numbers.
fn is_fact(line: &str) -> bool {
    let inside = name(line).and_then(|(name, _)| line[name.len() + 1..].split(')').next());
    let is_number = |word: &str| word.trim().parse::<u32>().is_ok();
    inside.is_some_and(|inside| inside.split(',').count() == 3 && inside.split(',').all(is_number))
}

/// Whether a number and a comma stand after a name and a bracket: neither a variable nor a range of numbers.
fn has_number(fact: &str, name: &str) -> bool {
    let inside = fact[name.len() + 1..].trim_start();
    let after = inside.trim_start_matches(|c: char| c.is_ascii_digit());
    after.len() < inside.len() && after.trim_start().starts_with(',')
}

/// A run, with its line and its number there.
struct Run {
    line: usize,
    number: u16,
    length: u16,
    offset: usize,
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut draft = Draft::default();
    let mut runs: [Vec<Run>; 2] = [Vec::new(), Vec::new()];
    let mut sides = [None; 2];
    for (offset, line) in lines::lines(text) {
        let line = line.split('%').next().unwrap_or_default();
        if let Some((axis, side)) = side(text, (offset, line)) {
            sides[axis as usize] = Some((offset, side));
        }
        let mut place = offset;
        // Several facts may stand on a line, each with a point after it.
        for fact in line.split_inclusive('.') {
            let (at, known) = (place + fact.len() - fact.trim_start().len(), name(fact.trim_start()));
            place += fact.len();
            if let Some((name, axis)) = known.filter(|(name, _)| has_number(fact.trim_start(), name))
                && let Some(run) = draft.mistakes.keep(run(text, (at, fact.trim()), name))
            {
                runs[axis as usize].push(run);
            }
        }
        if draft.mistakes.are_enough() {
            return Err(draft.mistakes);
        }
    }
    if !draft.mistakes.0.is_empty() {
        return Err(draft.mistakes);
    }
    for axis in [Axis::Row, Axis::Column] {
        let runs = &runs[axis as usize];
        let found = runs.iter().map(|run| run.line).max().unwrap_or(0);
        let expected = sides[axis as usize].map_or(found, |(_, side)| side);
        if let Some((offset, _)) = sides[axis as usize].filter(|_| found > expected) {
            draft.mistakes.0.push(Scan::at(text, 0).fault(offset, Fault::Lines { axis, found, expected }));
        }
        // Each run in its place; what is left out stays 0.
        let mut clues: Vec<(Vec<u16>, usize)> = vec![(Vec::new(), 0); expected.max(found)];
        for run in runs {
            let (clue, place) = &mut clues[run.line - 1];
            clue.resize(clue.len().max(usize::from(run.number) + 1), 0);
            clue[usize::from(run.number)] = run.length;
            *place = run.offset;
        }
        draft.clues_mut(axis).extend(clues.into_iter().map(|(runs, place)| PlacedClue::new(runs, place)));
    }
    draft.is_sized = sides.iter().all(Option::is_some);
    Ok(draft)
}

/// A side that a line names.
fn side(text: &str, (offset, line): TextLine<'_>) -> Option<(Axis, usize)> {
    let (name, _) = line.trim_start().strip_prefix("#const")?.split_once('=')?;
    let axis = match name.trim() {
        "w" | "width" | "cols" | "columns" => Axis::Column,
        "h" | "height" | "rows" => Axis::Row,
        _ => return None,
    };
    let mut scan = Scan::in_line(text, (offset, line));
    scan.skip(|c| c != '=');
    scan.skip(|c| c == '=' || c.is_whitespace());
    scan.number().ok().flatten().map(|side| (axis, usize::from(side)))
}

fn run(text: &str, fact: TextLine<'_>, name: &str) -> Result<Run, Mistake> {
    let mut scan = Scan::in_line(text, fact);
    scan.eat_text(name);
    let mut numbers = [0; 3];
    for (index, number) in numbers.iter_mut().enumerate() {
        scan.skip(|c| c.is_whitespace() || (c == '(' && index == 0));
        *number = match index {
            0 => scan.positive("a line from 1")?,
            _ => scan.number()?.ok_or_else(|| scan.expected("a number"))?,
        };
        scan.skip_space();
        if !scan.eat(if index < 2 { ',' } else { ')' }) {
            return Err(scan.expected(if index < 2 { "“,” and a number" } else { "“)”" }));
        }
    }
    let [line, number, length] = numbers;
    Ok(Run { line: usize::from(line), number, length, offset: fact.0 })
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
        assert_eq!(error("col_hint(0, 1, 1)."), "Line 1, column 10: Found “0”, expected a line from 1.");
        assert_eq!(
            error("#const w = 1.\nrow_hint(1, 1, 2).\ncol_hint(2, 1, 1)."),
            "Line 1, column 1: The width says 1 column, but there are 2."
        );
        assert_eq!(error("row_hint(1, 1, 1)."), "There are no columns.");
    }
}
