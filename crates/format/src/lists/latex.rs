//! The commands for nonograms of the LaTeX package logicpuzzle.
//!
//! ```text
//! \begin{nonogram}[rows=2,columns=3]
//! \nonogramV{{2},{1,1}}      the rows from the bottom, each with its runs from the right; {0} or {} for one without runs
//! \nonogramH{{2},{1},{1}}    the columns from the left, each with its runs from the bottom
//! \end{nonogram}
//! ```
//!
//! Source: Josef Kleber's package logicpuzzle on CTAN, and programs that write such documents.

use super::colours::Colours;
use super::nested;
use super::{json, puzzles};
use crate::error::Mistakes;
use crate::spec::{Facts, Format, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, Places, Scan, clues, place_of};
use nonoscope_core::puzzle::{Axis, Clue, Puzzle};
use nonoscope_words::format;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Latex,
    facts: Facts {
        id: "latex",
        aliases: &["tex"],
        name: format::latex,
        extension: "tex",
        media_type: "text/x-tex",
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| {
        Likeness::sure(
            !json::opens_only_json(text) && [ROWS, COLUMNS].iter().all(|command| place_of(command, text).is_some()),
        )
    }),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "\\begin{nonogram}[rows=2,columns=3]\n\\nonogramV{{2},{1,1}}\n\\nonogramH{{2},{1},{1}}\n\\end{nonogram}\n",
};

const ROWS: &str = "\\nonogramV";
const COLUMNS: &str = "\\nonogramH";

fn read(text: &str) -> Result<Draft, Mistakes> {
    let places = Places::new(text);
    let at = Scan::with_remarks(&places, Some('%'));
    let values = nested::text(&mut at.from(0))?;
    let mut draft = Draft::default();
    for (axis, command) in [(Axis::Row, ROWS), (Axis::Column, COLUMNS)] {
        if let Some(list) = values.iter().find(|value| value.name(&at).ends_with(&command[1..])) {
            puzzles::add(&at, &mut draft, axis, list, &mut Colours::new());
        }
        for placed in draft.clues_mut(axis) {
            placed.clue = placed.clue.lengths().iter().rev().copied().collect();
        }
    }
    draft.rows.reverse();
    draft.with_both(text, [ROWS, COLUMNS])
}

fn write(puzzle: &Puzzle) -> String {
    let clue = |clue: &Clue| format!("{{{}}}", clues::joined(&clue.lengths().iter().rev().copied().collect(), ","));
    let rows: Vec<String> = puzzle.clues(Axis::Row).iter().rev().map(clue).collect();
    let columns: Vec<String> = puzzle.clues(Axis::Column).iter().map(clue).collect();
    format!(
        "\\begin{{nonogram}}[rows={},columns={}]\n\\nonogramV{{{}}}\n\\nonogramH{{{}}}\n\\end{{nonogram}}\n",
        puzzle.height(),
        puzzle.width(),
        rows.join(","),
        columns.join(",")
    )
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn rows_begin_at_the_bottom_and_runs_at_the_far_end() {
        let puzzle = read_text("4x3:1.1/1//3/2.1/1/1.1").unwrap().puzzle;
        let text = "\\documentclass{article} % \\nonogramV{{9}}\n\\usepackage{logicpuzzle}\n\\begin{document}\n\
            \\begin{nonogram}[rows=3, columns=4, fontsize=huge]\\nonogramV{{1,\n1},1,{1, 2}}\n\\nonogramH{{1,1}, {1}, {0}, {3}}\n\
            \\nonogramrow{ 1 }{1/2}\\end{nonogram}\n\\end{document}\n";
        let reading = read_text(text).unwrap();
        assert_eq!((reading.format, reading.puzzle), (Format::Latex, puzzle));
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Latex).unwrap_err().to_string();
        assert_eq!(error("\\nonogramV{{1},\n{x}}"), "Line 2, column 2: This should be a number.");
        assert_eq!(
            error("\\nonogramV{{1}"),
            "Line 1, column 15: The text ends here, but “{” in line 1, column 11 is still open. “}” is missing."
        );
        assert!(error("\\nonogramV{{1}}").starts_with("Line 1, column 16: There are no clues for the columns."));
    }
}
