//! Python that gives lists to names, as the models of Håkan Kjellerstrand, OR-tools and CSPLib do.
//!
//! ```text
//! # remarks, such as a licence
//! rows = 5
//! row_rule_len = 3
//! row_rules = [              a list for each row from the top, with zeros in front
//!     [0,0,2],
//!     …
//!     ]
//! cols = 5                   likewise
//! …
//! ```
//!
//! Other names for rows and columns are read too, as in JSON, and the rest of the program is passed over. Source: the files
//! `nonogram_*.py` of Kjellerstrand's models (hakank.org) and `examples/python/nonogram_regular.py` of OR-tools; the problem
//! is number 12 of CSPLib.

use super::{json, puzzles, rules};
use crate::kind::Format;
use crate::spec::{Facts, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::lines;
use nonoscope_core::puzzle::{Axis, Puzzle};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Python,
    facts: Facts {
        id: "python",
        aliases: &["py"],
        name: "Python assignments",
        extension: "py",
        media_type: "text/x-python",
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(likeness),
    reads: Reads::One(|text| puzzles::read_one(text, Some('#'), Axis::Row, "lists “row_rules” and “col_rules”")),
    writes: Writes::One(write),
    sample: "rows = 2\nrow_rule_len = 2\nrow_rules = [\n    [1,1],\n    [0,2]\n    ]\n\n\
        cols = 3\ncol_rule_len = 1\ncol_rules = [\n    [2],\n    [1],\n    [1]\n    ]\n",
};

/// Only such models have rules; but any program may have lists.
fn likeness(text: &str) -> Likeness {
    let is_program =
        || lines::any(text, &|line| ["import ", "from ", "def "].iter().any(|start| line.starts_with(start)));
    Likeness::sure(
        !json::opens_only_json(text)
            && rules::gives(text, &|name, value| {
                name.ends_with("_rules") && value.starts_with('[') || value.starts_with(['[', '(']) && is_program()
            }),
    )
}

fn write(puzzle: &Puzzle) -> String {
    rules::write(puzzle, "", "],\n    [", &|_, clues| format!("[\n    [{clues}]\n    ]"))
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    const MODEL: &str = "#\n# Licensed under no terms at all;\n#\n'''A docstring: it isn't data\nrows = [[9]]\n'''\nimport sys\n\
        rows = 2;\nrow_rule_len = 2\nrow_rules = [\n  [1, 1],  # a row\n  [0, 2],\n]\ncols = 3\ncol_rules = [[0, 2], [0, 1], [0, 1]]\n\
        def main(rows, row_rules):\n  print('rows = [')\n  row = [row_rules[i][j] for i in range(rows)]\n  return rows == 2\n";

    #[test]
    fn the_rest_of_a_program_is_passed_over() {
        let reading = read_text(MODEL).unwrap();
        assert_eq!(reading.format, Format::Python);
        assert_eq!(reading.puzzle, read_text("3x2:2/1/1/1.1/2").unwrap().puzzle);
        let other = "import z3\nROWS: list[list[int]] = [[1, 1], [2]]\nCOLS = ((2,), (1,), (1,))\nprint(ROWS)\n";
        assert_eq!(
            read_text(other).map(|reading| (reading.format, reading.puzzle)),
            Ok((Format::Python, reading.puzzle))
        );
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Python).unwrap_err().to_string();
        assert_eq!(
            error(&MODEL.replace("cols = 3", "cols = 4")),
            "Line 14, column 8: The width says 4 columns, but there are 3."
        );
        assert_eq!(
            error("row_rules = [[1], [x]]\ncol_rules = [[1], [1]]"),
            "Line 1, column 20: This should be a number."
        );
        assert_eq!(
            error("row_rules = [[1], [1"),
            "Line 1, column 21: The text ends here, but “[” in line 1, column 19 is not closed; “]” is missing."
        );
        assert_eq!(
            error("row_rules = [[1], [1]]"),
            "There is a list “rows”, but none of the name “columns”; write one with the clues of all columns."
        );
        assert_eq!(error("print(1)"), "There is no puzzle in this; expected lists “row_rules” and “col_rules”.");
    }
}
