//! Clues in the models of constraint solvers, in Python and as data of MiniZinc: `rows = 5`, and in `row_rules` lists of equal
//! length, padded with zeros in front.
//!
//! ```text
//! # a remark                 or % a remark in MiniZinc, whose lines end with semicolons
//! rows = 5
//! row_rule_len = 3
//! row_rules = [              a list for each row from the top, with zeros in front; in MiniZinc all numbers of
//!     [0,0,2],               array2d(1..rows, 1..row_rule_len, [0,0,2, …])
//!     …
//!     ]
//! cols = 5                   likewise
//! …
//! rows = [| 1,1,0,1          or in MiniZinc cell by cell: 1 for each cell of a run, 0 between two runs, and -1 after the
//!         | 1,-1,-1,-1 |];   last; then there is a line with “maxlen”
//! ```
//!
//! Other names for rows and columns are read too, as in JSON, both ways to write an array in either, and the rest of a program
//! is passed over. Source: the files `nonogram_*.py` and `nonogram_*.dzn` of Håkan Kjellerstrand's models (hakank.org), the
//! latter also exported by webpbn.com, and `examples/python/nonogram_regular.py` of OR-tools; for cells, the folder `nonogram`
//! of MiniZinc's benchmarks. The problem is number 12 of CSPLib.

use super::nested::{self, Kind, Value};
use super::{json, puzzles};
use crate::error::{Fault, Mistake, Mistakes};
use crate::spec::{Facts, Format, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, Places, Scan, clues, headings, lines};
use nonoscope_core::puzzle::{Axis, Clue, Puzzle};
use nonoscope_words::{expected, format};

pub(crate) const PYTHON: Spec = Spec {
    format: Format::Python,
    facts: Facts {
        id: "python",
        aliases: &["py"],
        name: format::python,
        extension: "py",
        media_type: "text/x-python",
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(likeness_python),
    reads: Reads::One(|text| puzzles::read_one(text, Some('#'), Axis::Row, expected::lists_of_model)),
    writes: Writes::One(|puzzle| write(puzzle, "", "],\n    [", &|_, clues| format!("[\n    [{clues}]\n    ]"))),
    sample: "rows = 2\nrow_rule_len = 2\nrow_rules = [\n    [1,1],\n    [0,2]\n    ]\n\n\
        cols = 3\ncol_rule_len = 1\ncol_rules = [\n    [2],\n    [1],\n    [1]\n    ]\n",
};

pub(crate) const DZN: Spec = Spec {
    format: Format::Dzn,
    facts: Facts { id: "dzn", aliases: &["minizinc"], name: format::minizinc, extension: "dzn", ..Facts::DEFAULT },
    recognised: Recognised::By(|text| {
        Likeness::sure(
            !json::opens_only_json(text)
                && gives(text, &|_, value| value.starts_with("array2d") || value.starts_with("[|")),
        )
    }),
    reads: Reads::One(read_dzn),
    writes: Writes::One(|puzzle| {
        write(puzzle, ";", ",\n     ", &|lines, clues| {
            let line = &lines[..lines.len() - 1];
            format!("array2d(1..{lines}, 1..{line}_rule_len,\n    [{clues}])")
        })
    }),
    sample: "rows = 2;\nrow_rule_len = 2;\nrow_rules = array2d(1..rows, 1..row_rule_len,\n    [1,1,\n     0,2]);\n\n\
        cols = 3;\ncol_rule_len = 1;\ncol_rules = array2d(1..cols, 1..col_rule_len,\n    [2,\n     1,\n     1]);\n",
};

/// Only such models have rules; but any program may have lists.
fn likeness_python(text: &str) -> Likeness {
    let is_program =
        || lines::any(text, &|line| ["import ", "from ", "def "].iter().any(|start| line.starts_with(start)));
    Likeness::sure(
        !json::opens_only_json(text)
            && gives(text, &|name, value| {
                name.ends_with("_rules") && value.starts_with('[') || value.starts_with(['[', '(']) && is_program()
            }),
    )
}

fn read_dzn(text: &str) -> Result<Draft, Mistakes> {
    let places = Places::new(text);
    let at = Scan::with_remarks(&places, Some('%'));
    let mut values = nested::text(&mut at.from(0))?;
    if lines::place_of("maxlen", text).is_some() {
        let lines = |value: &mut Value| {
            if let Kind::List(lines) = &mut value.kind { std::mem::take(lines) } else { Vec::new() }
        };
        for array in &mut values {
            let cells = lines(array).into_iter().map(|line| runs(&at, line)).collect::<Result<_, Mistake>>()?;
            if matches!(array.kind, Kind::List(_)) {
                array.kind = Kind::List(cells);
            }
        }
    }
    puzzles::puzzles(&at, &values, Axis::Row, expected::lists_of_model).swap_remove(0)
}

/// A clue that writes each cell of a run as a 1.
fn runs(at: &Scan<'_>, mut line: Value) -> Result<Value, Mistake> {
    let Kind::List(cells) = &mut line.kind else { return Ok(line) };
    // What is below 0 stands for nothing.
    cells.retain(|cell| !(matches!(cell.kind, Kind::Wrong) && at.has(cell.offset, '-')));
    let is_cell = |cell: &Value| matches!(cell.kind, Kind::Number(0 | 1));
    if let Some(other) = cells.iter().find(|cell| !is_cell(cell)) {
        return Err(at.fault(other.offset, Fault::ShouldBe { expected: expected::cell_of_model() }));
    }
    let runs = cells.split(|cell| matches!(cell.kind, Kind::Number(0)));
    let run = |run: &[Value]| Some(Value::new(run.first()?.offset, Kind::Number(run.len() as u32)));
    *cells = runs.filter_map(run).collect();
    Ok(line)
}

/// Whether a line gives a value that `is_meant` to a name for the clues of an axis.
#[inline(never)]
fn gives(text: &str, is_meant: &dyn Fn(&str, &str) -> bool) -> bool {
    lines::any(text, &|line| {
        let Some((name, value)) = line.split_once('=') else { return false };
        let name = name.rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).find(|word| !word.is_empty());
        name.is_some_and(|name| headings::axis_in(name).is_some() && is_meant(name, value.trim()))
    })
}

/// A puzzle with a line that ends in `end` for each value; `list` puts the clues into brackets, which have `between` between
/// them.
#[inline(never)]
fn write(puzzle: &Puzzle, end: &str, between: &str, list: &dyn Fn(&str, &str) -> String) -> String {
    let part = |axis: Axis| {
        let (many, one) = if axis == Axis::Row { ("rows", "row") } else { ("cols", "col") };
        let count = puzzle.clues(axis).len();
        let longest = puzzle.clues(axis).iter().map(|clue| clue.lengths().len()).max().unwrap_or(0).max(1);
        let padded = |clue: &Clue| {
            let zeros = "0,".repeat(longest - clue.lengths().len());
            if clue.lengths().is_empty() {
                zeros.trim_end_matches(',').to_owned()
            } else {
                zeros + &clues::joined(clue, ",")
            }
        };
        let rules = list(many, &clues::side(puzzle, axis, between, &padded));
        format!("{many} = {count}{end}\n{one}_rule_len = {longest}{end}\n{one}_rules = {rules}{end}\n")
    };
    [part(Axis::Row), part(Axis::Column)].join("\n")
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
    fn errors_say_where_in_python() {
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
            "Line 1, column 21: The text ends here, but “[” in line 1, column 19 is still open. “]” is missing."
        );
        assert_eq!(
            error("row_rules = [[1], [1]]"),
            "There is a list “rows”, but no list “columns”. Write one with the clues of all columns."
        );
        assert_eq!(error("print(1)"), "There is no puzzle in this text. Expected: lists “row_rules” and “col_rules”.");
    }

    #[test]
    fn arrays_are_read_however_they_are_written() {
        let puzzle = read_text("3x2:2/1/1/1.1/2").unwrap().puzzle;
        for text in [
            "% rows = 9;\nrows = 2;row_rule_len = 2; % é\nrow_rules = array2d(1..2, 1..2, [1,1, % two\n 0,2]);\n\
                cols = 3;\ncol_rules = [| 2 | 1 | 1 |];\n",
            "int: rows = 2;\nint: cols = 3;\narray[1..rows, 1..2] of int: row_rules = [| 1, 1\n | 0, 2 |];\n\
                array[1..cols, 1..1] of int: col_rules = array2d(1..cols, 1..1, [2, 1, 1]);\nsolve satisfy;\n",
            "X = 2;\nY = 3;\nmaxlen = 3;\nrows = \t[|1, 0, 1\n\t |1, 1, -1\n\t |];\ncols = [|1, 1|1, -1|1, -1|];\n",
        ] {
            assert_eq!(
                read_text(text).map(|reading| (reading.format, reading.puzzle)),
                Ok((Format::Dzn, puzzle.clone()))
            );
        }
    }

    #[test]
    fn errors_say_where_in_minizinc() {
        let error = |text: &str| read_as(text, Format::Dzn).unwrap_err().to_string();
        assert_eq!(
            error("rows = 2;\nrow_rules = array2d(1..2, 1..2, [1,1,2]);\ncol_rules = [|1|];"),
            "Line 2, column 33: The list has 3 numbers, expected 4."
        );
        assert_eq!(error("row_rules = [|1,\n x|];\ncol_rules = [|1|];"), "Line 2, column 2: This should be a number.");
        assert_eq!(error("maxlen = 1;\nrows = [|2|];\ncols = [|1|];"), "Line 2, column 10: This should be 0, 1 or -1.");
        assert_eq!(
            error("rows = 2;\nrow_rules = [|1|];\ncol_rules = [|1|];"),
            "Line 1, column 8: The height says 2 rows, but there is 1."
        );
    }
}
