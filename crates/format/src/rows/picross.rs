//! The format of Pierre Dejoue's picross-solver.
//!
//! ```text
//! # a remark
//! GRID A name              begins a puzzle
//! ROWS
//! [ 1 3 ]                  a line for each row from the top; [ ] for a line without runs
//! …
//! COLUMNS
//! [ 2 ]                    likewise from the left
//! …
//! ```
//!
//! Source: the files in the folder `inputs` of picross-solver.

use crate::error::{Fault, Mistake, Mistakes};
use crate::spec::{Facts, Format, Holds, Likeness, Noted, Reads, Recognised, Spec, Writes};
use crate::text::{Cut, Draft, PlacedClue, Scan, TextLine, clues, lines};
use crate::write::WriteError;
use nonoscope_core::puzzle::Axis;
use nonoscope_words::{expected, format};
use std::fmt::Write;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Picross,
    facts: Facts {
        id: "picross",
        aliases: &["picross-solver"],
        name: format::picross_solver,
        holds: Holds { several: true, title: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| {
        let any = |is_one: &dyn Fn(&str) -> bool| lines::any(text, is_one);
        Likeness::sure(
            any(&|line| title(line).is_some())
                && any(&|line| heading(line).is_some())
                && any(&|line| line.trim_start().starts_with('[')),
        )
    }),
    reads: Reads::InParts { cut, read },
    writes: Writes::Several(write_all),
    sample: "GRID\nROWS\n[ 1 1 ]\n[ 2 ]\nCOLUMNS\n[ 2 ]\n[ 1 ]\n[ 1 ]\n",
};

/// The heading above the clues of an axis.
fn heading(line: &str) -> Option<(Axis, &'static str)> {
    [(Axis::Row, "ROWS"), (Axis::Column, "COLUMNS")].into_iter().find(|(_, heading)| line.trim() == *heading)
}

/// The title on a line that begins a puzzle.
fn title(line: &str) -> Option<&str> {
    let title = line.trim().strip_prefix("GRID")?;
    (title.is_empty() || title.starts_with(char::is_whitespace)).then_some(title.trim())
}

fn cut(line: &str) -> Cut {
    if title(line).is_some() { Cut::Before } else { Cut::None }
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut draft = Draft::default();
    let mut axis = None;
    for line in lines::lines(text) {
        let at = Scan::at(text, line.0);
        if line.1.trim().is_empty() || line.1.trim_start().starts_with('#') {
        } else if let Some(title) = title(line.1) {
            title.clone_into(&mut draft.title);
        } else if let Some((begun, heading)) = heading(line.1) {
            if !draft.clues_mut(begun).is_empty() {
                return Err(draft.mistakes.and(at.fault(line.0, Fault::Again { heading, instead: None })));
            }
            axis = Some(begun);
        } else if let Some(axis) = axis {
            draft.keep(axis, clue(text, line));
            if draft.mistakes.are_enough() {
                break;
            }
        } else {
            return Err(at.expected(expected::grid_or_rows).into());
        }
    }
    draft.with_both(text, ["ROWS", "COLUMNS"])
}

fn clue(text: &str, (offset, line): TextLine<'_>) -> Result<PlacedClue, Mistake> {
    let inner = line.trim_start();
    let start = offset + line.len() - inner.len();
    let Some(inner) = inner.strip_prefix('[') else {
        return Err(Scan::in_line(text, (start, inner)).expected(expected::open_bracket));
    };
    let Some(inner) = inner.strip_suffix(']') else {
        return Err(Scan::in_line(text, (start + 1 + inner.len(), "")).expected(expected::closing_bracket));
    };
    clues::clue(text, (start + 1, inner), &|c| c == ',', expected::number_or_bracket)
}

fn write_all(puzzles: &[Noted<'_>]) -> Result<String, WriteError> {
    let mut out = String::new();
    for (index, (puzzle, _)) in puzzles.iter().enumerate() {
        let begin = format!("GRID {}", puzzle.title().unwrap_or_default());
        let _ = writeln!(out, "{}{}", if index > 0 { "\n" } else { "" }, begin.trim_end());
        for (axis, heading) in [(Axis::Row, "ROWS"), (Axis::Column, "COLUMNS")] {
            let _ = writeln!(out, "{heading}");
            for clue in puzzle.clues(axis) {
                out.push('[');
                for run in clue.lengths() {
                    let _ = write!(out, " {run}");
                }
                out.push_str(" ]\n");
            }
        }
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_all};

    const TWO: &str = "# Two puzzles\n\nGRID \"Fish\" (level 1)\nROWS\n[ 1 1 ]\n[ 2 ]\nCOLUMNS\n[ 2 ]\n[ 1 ]\n[ 1 ]\n\n\
        # The second\nGRID\nROWS\n[ ]\n[]\nCOLUMNS\n[ 0 ]\n";

    #[test]
    fn a_file_may_hold_several() {
        let readings: Vec<_> = read_all(TWO).into_iter().map(Result::unwrap).collect();
        assert_eq!(readings.len(), 2);
        assert_eq!((readings[0].format, readings[0].puzzle.title()), (Format::Picross, Some("\"Fish\" (level 1)")));
        assert_eq!(readings[0].puzzle.clone().with_title(""), read_text("3x2:2/1/1/1.1/2").unwrap().puzzle);
        assert_eq!((readings[1].puzzle.width(), readings[1].puzzle.height(), readings[1].puzzle.title()), (1, 2, None));
    }

    #[test]
    fn errors_say_where() {
        let errors = |text: &str| -> Vec<String> {
            read_all(text).into_iter().filter_map(Result::err).map(|error| error.to_string()).collect()
        };
        assert_eq!(
            errors(&TWO.replace("[ 2 ]\nC", "[ 2\nC")),
            ["Line 6, column 4: The line ends here, expected “]” after the runs of a clue."]
        );
        assert_eq!(
            errors(&TWO.replace("[ 2 ]\nC", "[ x ]\nC")),
            ["Line 6, column 3: Found “x”, expected a number or “]”."]
        );
        assert_eq!(
            errors(&TWO.replace("ROWS\n[ ]", "[ ]")),
            ["Line 14, column 1: Found “[”, expected “GRID” and a title, or “ROWS”."]
        );
        assert_eq!(
            errors(&TWO.replace("COLUMNS\n[ 0 ]", "")),
            [
                "Line 16, column 3: There are no clues for the columns. Write “COLUMNS” on a line of its own, and below it a line \
              for each column."
            ]
        );
        assert_eq!(
            errors(&TWO.replace("[ 0 ]", "[ 1 ]")),
            [
                "Line 13, column 1: The 2 rows ask for 0 filled cells in all, the 1 column for 1. These totals must be the same. \
                 Probably one number is wrong or missing. Check each clue again."
            ]
        );
        assert_eq!(
            errors(&TWO.replace("COLUMNS\n[ 2", "ROWS\n[ 2")),
            ["Line 7, column 1: A second part “ROWS” begins here, but there can be only one."]
        );
    }
}
