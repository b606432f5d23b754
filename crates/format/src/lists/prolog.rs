//! Prolog facts with lists.
//!
//! ```text
//! % a remark
//! nonogram('A title',                a name of any kind; the title may be missing
//!     [[1,1],[2]],                   the rows from the top
//!     [[2],[1],[1]]).                the columns from the left
//! rows([[1,1],[2]]).                 or a fact for each of the two
//! columns([[2],[1],[1]]).
//! ```
//!
//! A query or a call in another language, `solve([[1]], [[1]])`, is read too, as are facts with more after the lists. Source:
//! problem 98 of Werner Hett's Ninety-Nine Prolog Problems, whose solution has two facts `specimen_nonogram`.

use super::{json, puzzles};
use crate::spec::{Facts, Format, Holds, Likeness, Noted, Reads, Recognised, Spec, Writes};
use crate::text::{Scan, clues, looked_at};
use crate::write::WriteError;
use nonoscope_core::puzzle::Axis;
use nonoscope_words::{expected, format};
use std::fmt::Write;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Prolog,
    facts: Facts {
        id: "prolog",
        aliases: &["pl"],
        name: format::prolog,
        extension: "pl",
        holds: Holds { several: true, title: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| Likeness::sure(looks_like(text))),
    reads: Reads::Several(|places| {
        puzzles::read_all(&Scan::with_remarks(places, Some('%')), Axis::Row, expected::fact)
    }),
    writes: Writes::Several(write_all),
    sample: "nonogram(\n    [[1,1],[2]],\n    [[2],[1],[1]]).\n",
};

/// How long a title may be, in bytes.
const LONGEST: usize = 200;

/// Whether a line begins with a name and a bracket, and a list of lists follows, perhaps after a title.
fn looks_like(text: &str) -> bool {
    if json::opens_bracket(text) || text.trim_start().starts_with('<') {
        return false;
    }
    let mut offset = 0;
    text.split_inclusive('\n').any(|line| {
        let start = offset;
        offset += line.len();
        let call = line.trim_start().trim_start_matches(['|', ' ', '?', '-']).trim_start();
        let after = call.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
        if !call.starts_with(|c: char| c.is_ascii_lowercase()) || !after.starts_with('(') {
            return false;
        }
        let inside = text[start + line.len() - after.len() + 1..].trim_start();
        // A title in quotes may contain anything.
        let is_end = |&(at, c): &(usize, char)| at > 0 && inside.starts_with(c) && !inside[..at].ends_with('\\');
        let quoted =
            inside.starts_with(['\'', '"']).then(|| inside.char_indices().take(LONGEST).find(is_end)).flatten();
        let inside = &inside[quoted.map_or(0, |(at, _)| at + 1)..];
        looked_at(LONGEST.min(inside.len()));
        let bracket = inside.bytes().take(LONGEST).position(|byte| matches!(byte, b'[' | b'(' | b'=' | b')'));
        bracket
            .is_some_and(|at| inside[at..].strip_prefix('[').is_some_and(|inner| inner.trim_start().starts_with('[')))
    })
}

fn write_all(puzzles: &[Noted<'_>]) -> Result<String, WriteError> {
    let mut out = String::new();
    for (puzzle, _) in puzzles {
        out.push_str("nonogram(");
        if let Some(title) = puzzle.title() {
            let _ = write!(out, "'{}',", title.replace('\\', "\\\\").replace('\'', "\\'"));
        }
        let side = |axis| clues::side(puzzle, axis, ",", &clues::list);
        let _ = writeln!(out, "\n    [{}],\n    [{}]).", side(Axis::Row), side(Axis::Column));
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_all, read_as};

    #[test]
    fn facts_are_read_among_rules() {
        let puzzle = read_text("3x2:2/1/1/1.1/2").unwrap().puzzle;
        let text = "% it's a remark: f([[9]], [[9]])\n:- use_module(library(clpfd)).\n\
            nonogram(Rows, Cols, Solution) :- Xs = [Rows|_], length(Rows, 2), format('~w([[', [Xs]).\n\
            specimen_nonogram(\n\t'Hen \\\\ Co',\n\t[[1,1], [2]], % two\n\t[[2], [1], [1]]\n\t).\n\
            ?- nonogram([[1]],[[1]],Solution).\n";
        let readings: Vec<_> = read_all(text).into_iter().map(Result::unwrap).collect();
        assert_eq!(readings.len(), 2);
        assert_eq!((readings[0].format, readings[0].puzzle.title()), (Format::Prolog, Some("Hen \\ Co")));
        assert_eq!(readings[0].puzzle.clone().with_title(""), puzzle);
        for text in ["rows([[1,1],[2]]).\ncols([[2],[1],[1]]).\n", "solve([[1, 1], [2]],\n      [[2], [1], [1]]);\n"] {
            assert_eq!(
                read_text(text).map(|reading| (reading.format, reading.puzzle)),
                Ok((Format::Prolog, puzzle.clone()))
            );
        }
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Prolog).unwrap_err().to_string();
        assert_eq!(error("% é\nf([[1]],\n [[x]])."), "Line 3, column 4: This should be a number.");
        assert_eq!(
            error("f([[1]],\n 7)."),
            "Line 1, column 2: There is only 1 list. Expected two lists: one for the rows and one for the columns."
        );
        assert_eq!(
            error("f([[1],\n [[1]]). "),
            "Line 2, column 2: A list begins here inside another list. Perhaps a closing bracket is missing before it."
        );
        assert_eq!(
            error("rows([[1]])."),
            "There is a list “rows”, but no list “columns”. Write one with the clues of all columns."
        );
        assert_eq!(error("f(x)."), "There is no puzzle in this text. Expected: a fact such as nonogram([[1]], [[1]]).");
    }
}
