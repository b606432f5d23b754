//! The files of nonogrid and pynogram, in black and white.
//!
//! ```text
//! # a remark               or ; a remark; also after something
//! [clues]
//! columns = """            quotes as in TOML, or none as in INI
//! 2                        the columns from the left: runs with spaces between them, 0 for a line without runs; clues stand
//! 1, 1                     on lines of their own or have commas between them, perhaps in quotes
//! """
//! rows = """               likewise from the top
//! …
//! [colors]                 for puzzles in colours, whose runs have letters; these are recognised, but not read
//! ```
//!
//! Source: the remarks in `examples/hello.toml` of nonogrid, and in `examples/hello.txt` of pynogram.

use crate::format::error::fault::Fault;
use crate::format::error::mistake::{Mistake, Mistakes};
use crate::format::kind::Format;
use crate::format::spec::{Facts, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::format::text::clues;
use crate::format::text::draft::{Draft, PlacedClue};
use crate::format::text::lines::{self, TextLine};
use crate::format::text::scan::Scan;
use crate::puzzle::{Axis, Puzzle};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Nonogrid,
    facts: Facts {
        id: "nonogrid",
        aliases: &["pynogram", "toml"],
        name: "nonogrid file",
        extension: "toml",
        media_type: "text/plain",
        holds: Holds::CLUES,
    },
    recognised: Recognised::By(|text| Likeness::sure(lines::any(text, &|line| section(line) == Some("clues")))),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "[clues]\ncolumns = \"\"\"\n2\n1\n1\n\"\"\"\nrows = \"\"\"\n1 1\n2\n\"\"\"\n",
};

/// A line without its remark.
fn code(line: &str) -> &str {
    line.split(['#', ';']).next().unwrap_or_default().trim_end()
}

/// The name of the section that begins on a line.
fn section(line: &str) -> Option<&str> {
    code(line).trim_start().strip_prefix('[')?.strip_suffix(']').filter(|name| name.chars().all(char::is_alphabetic))
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut draft = Draft::default();
    let (mut is_inside, mut axis) = (false, None);
    for (offset, line) in lines::lines(text) {
        let mut line = (offset, code(line));
        if let Some(name) = section(line.1) {
            (is_inside, axis) = (name == "clues", None);
            continue;
        }
        if let Some((name, value)) = line.1.split_once('=').filter(|_| is_inside) {
            let begun = match name.trim() {
                "rows" => Axis::Row,
                "columns" => Axis::Column,
                _ => return Err(Scan::in_line(text, line).expected("“rows” or “columns”").into()),
            };
            if !draft.clues_mut(begun).is_empty() {
                let fault = Fault::Again { heading: begun.plural() };
                return Err(draft.mistakes.and(Scan::at(text, offset).fault(offset, fault)));
            }
            axis = Some(begun);
            line = (offset + line.1.len() - value.len(), value);
        }
        if let Some(axis) = axis {
            clues_on(text, line, axis, &mut draft);
        } else if is_inside && !line.1.trim().is_empty() {
            return Err(Scan::in_line(text, line).expected("“rows” or “columns”").into());
        }
        if draft.mistakes.are_enough() {
            break;
        }
    }
    draft.with_both(text, ["rows =", "columns ="])
}

/// Adds the clues of a line, which have commas between them.
fn clues_on(text: &str, (offset, line): TextLine<'_>, axis: Axis, draft: &mut Draft) {
    let mut place = offset;
    for piece in line.split(',') {
        let at = place;
        place += piece.len() + 1;
        if !piece.trim_matches(is_between).is_empty() {
            draft.keep(axis, clue(text, (at, piece)));
        }
    }
}

fn is_between(c: char) -> bool {
    c.is_whitespace() || matches!(c, '"' | '\'')
}

fn clue(text: &str, (offset, piece): TextLine<'_>) -> Result<PlacedClue, Mistake> {
    let start = piece.len() - piece.trim_start_matches(is_between).len();
    // A letter after a number is a colour.
    let letter = piece.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(0);
    if piece[..letter].ends_with(|c: char| c.is_ascii_digit()) {
        return Err(Scan::at(text, 0).fault(offset + letter, Fault::Colours));
    }
    clues::clue(text, (offset + start, &piece[start..]), &is_between, "a number")
}

fn write(puzzle: &Puzzle) -> String {
    let mut out = "[clues]\n".to_owned();
    for axis in [Axis::Column, Axis::Row] {
        out.push_str(axis.plural());
        out.push_str(" = \"\"\"\n");
        clues::write_clues(&mut out, puzzle.clues(axis), " ");
        out.push_str("\"\"\"\n");
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::format::{Format, read as read_text, read_as};

    #[test]
    fn clues_stand_on_lines_or_between_commas() {
        let puzzle = read_text("4x2:2/1/1//1.1/2").unwrap().puzzle;
        for text in [
            "# [clues]\n[clues]\ncolumns=2,1,1, 0\nrows=1 1,2",
            "; 5 = 5\n\n[clues]\nrows =\n  1 1  ; two\n\n  # more\n  2\n\ncolumns = \n 2\n '1', 1,\n 0\n\n[colors]\n",
            "[clues]\ncolumns = '''\n2, \"1\", 1\n0\n'''\nrows = \"\"\"1 1\n2\"\"\"\n[colors]\ndefs = []\n",
        ] {
            let reading = read_text(text).unwrap();
            assert_eq!((reading.format, &reading.puzzle), (Format::Nonogrid, &puzzle), "{text}");
        }
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Nonogrid).unwrap_err().to_string();
        assert_eq!(error("[clues]\nrows = 1, x"), "Line 2, column 11: Found “x”, expected a number.");
        assert_eq!(
            error("[clues]\nrows = 1r, 2g"),
            "Line 2, column 9: This belongs to a puzzle in several colours; only those in black and white can be read.\n\
             Line 2, column 13: This belongs to a puzzle in several colours; only those in black and white can be read."
        );
        assert_eq!(error("[clues]\n1 2\n"), "Line 2, column 1: Found “1”, expected “rows” or “columns”.");
        assert!(error("[clues]\nrows = 1\n").starts_with("Line 2, column 9: There are no clues for the columns."));
        assert_eq!(
            error("[clues]\nrows = 1\nrows = 1\n"),
            "Line 3, column 1: A second part “rows” begins here; there can be only one."
        );
    }
}
