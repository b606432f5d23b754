//! MiniZinc data, `.dzn`.
//!
//! ```text
//! % a remark
//! rows = 5;
//! row_rule_len = 3;
//! row_rules = array2d(1..rows, 1..row_rule_len,
//!     [0,0,2,                a line for each row from the top, with zeros in front
//!      …]);
//! cols = 5;                  likewise
//! …
//! rows = [| 1,1,0,1          or cell by cell: 1 for each cell of a run, 0 between two runs, and -1 after the last;
//!         | 1,-1,-1,-1 |];   then there is a line with “maxlen”
//! ```
//!
//! Both ways to write an array are read in either. Source: the files `nonogram_*.dzn` of Håkan Kjellerstrand's models
//! (hakank.org), which webpbn.com exports too; for cells, the folder `nonogram` of MiniZinc's benchmarks.

use super::nested::{self, Kind, Value};
use super::{json, puzzles, rules};
use crate::error::{Fault, Mistake, Mistakes};
use crate::kind::Format;
use crate::spec::{Facts, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::lines::place_of;
use crate::text::{Draft, Places, Scan};
use nonoscope_core::puzzle::{Axis, Puzzle};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Dzn,
    facts: Facts { id: "dzn", aliases: &["minizinc"], name: "MiniZinc data", extension: "dzn", ..Facts::DEFAULT },
    recognised: Recognised::By(likeness),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "rows = 2;\nrow_rule_len = 2;\nrow_rules = array2d(1..rows, 1..row_rule_len,\n    [1,1,\n     0,2]);\n\n\
        cols = 3;\ncol_rule_len = 1;\ncol_rules = array2d(1..cols, 1..col_rule_len,\n    [2,\n     1,\n     1]);\n",
};

fn likeness(text: &str) -> Likeness {
    Likeness::sure(
        !json::opens_only_json(text)
            && rules::gives(text, &|_, value| value.starts_with("array2d") || value.starts_with("[|")),
    )
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let places = Places::new(text);
    let at = Scan::with_remarks(&places, Some('%'));
    let mut values = nested::text(&mut at.from(0))?;
    if place_of("maxlen", text).is_some() {
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
    puzzles::puzzles(&at, &values, Axis::Row, "lists “row_rules” and “col_rules”").swap_remove(0)
}

/// A clue of which each cell of a run is a 1.
fn runs(at: &Scan<'_>, mut line: Value) -> Result<Value, Mistake> {
    let Kind::List(cells) = &mut line.kind else { return Ok(line) };
    // What is below 0 stands for nothing.
    cells.retain(|cell| !(matches!(cell.kind, Kind::Wrong) && at.has(cell.offset, '-')));
    let is_cell = |cell: &Value| matches!(cell.kind, Kind::Number(0 | 1));
    if let Some(other) = cells.iter().find(|cell| !is_cell(cell)) {
        return Err(at.fault(other.offset, Fault::ShouldBe { expected: "0, 1 or -1" }));
    }
    let runs = cells.split(|cell| matches!(cell.kind, Kind::Number(0)));
    let run = |run: &[Value]| Some(Value::new(run.first()?.offset, Kind::Number(run.len() as u32)));
    *cells = runs.filter_map(run).collect();
    Ok(line)
}

fn write(puzzle: &Puzzle) -> String {
    rules::write(puzzle, ";", ",\n     ", &|lines, clues| {
        let line = &lines[..lines.len() - 1];
        format!("array2d(1..{lines}, 1..{line}_rule_len,\n    [{clues}])")
    })
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

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
    fn errors_say_where() {
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
