//! Clojure maps of lists.
//!
//! ```text
//! {:left [[1 1] [2]]       the rows from the top, each with its runs
//!  :up [[2] [1] [1]]}      the columns from the left
//! ```
//!
//! Other names for rows and columns are read too, as in JSON, in lists of any brackets, with the rest of a program around
//! them. Source: the maps with `:left` and `:top` or `:up` in solvers such as Nonojure.

use super::json;
use super::puzzles;
use crate::spec::{Facts, Format, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::{clues, headings};
use nonoscope_core::puzzle::{Axis, Clue, Puzzle};
use nonoscope_words::{expected, format};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Clojure,
    facts: Facts { id: "clojure", aliases: &["clj", "edn"], name: format::clojure, extension: "clj", ..Facts::DEFAULT },
    recognised: Recognised::By(|text| Likeness::sure(!json::opens_only_json(text) && looks_like(text))),
    reads: Reads::One(|text| puzzles::read_one(text, Some(';'), Axis::Row, expected::lists_of_map)),
    writes: Writes::One(write),
    sample: "{:left [[1 1] [2]]\n :up [[2] [1] [1]]}\n",
};

/// Whether a keyword for rows or columns stands before a bracket, or a name for them before a quoted list.
fn looks_like(text: &str) -> bool {
    let names_quoted = |before: &str| {
        let before = before.trim_end();
        let name = before.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        before.len() > name.len() && name.len() > 1 && headings::axis_in(name).is_some()
    };
    if text.trim_start().starts_with('(') && text.split("'((").any(names_quoted) {
        return true;
    }
    text.split(':').skip(1).zip(text.split(':')).any(|(after, before)| {
        let name = after.split(|c: char| !(c.is_alphanumeric() || c == '-')).next().unwrap_or_default();
        let value = &after[name.len()..];
        before.ends_with(|c: char| c.is_whitespace() || matches!(c, '{' | ','))
            && value.starts_with(char::is_whitespace)
            && value.trim_start().trim_start_matches('\'').starts_with(['[', '('])
            && headings::axis_in(name).is_some()
    })
}

fn write(puzzle: &Puzzle) -> String {
    let clue = |clue: &Clue| clues::list(clue).replace(',', " ");
    let side = |axis| clues::side(puzzle, axis, " ", &clue);
    format!("{{:left [{}]\n :up [{}]}}\n", side(Axis::Row), side(Axis::Column))
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn maps_are_read_in_whatever_brackets() {
        let puzzle = read_text("4x2:2/1/1//1.1/2").unwrap().puzzle;
        for text in [
            "{:left [[1 1] [2]], :up [[2] [1] [1] []]}",
            "(let [rows '((1 1) (2))\n      cols '((2) (1) (1) ())]\n  (solve rows cols))",
            "(ns a.b) ; :left [[9]]\n(def data {:size [2 4] :rows '((1, 1) (2)) ; the rows\n  :columns [[2] [1] [1] [0]]})\n",
        ] {
            assert_eq!(
                read_text(text).map(|reading| (reading.format, reading.puzzle)),
                Ok((Format::Clojure, puzzle.clone()))
            );
        }
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Clojure).unwrap_err().to_string();
        assert_eq!(error("{:left [[1 x]]\n :up [[1]]}"), "Line 1, column 12: This should be a number.");
        assert_eq!(
            error("{:left [[1]]}"),
            "There is a list “rows”, but no list “columns”. Write one with the clues of all columns."
        );
        assert_eq!(error("{}"), "There is no puzzle in this text. Expected: lists under “:left” and “:up”.");
    }
}
