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

use super::json;
use super::names;
use crate::format::error::fault::Fault;
use crate::format::error::mistake::{Mistake, Mistakes};
use crate::format::kind::Format;
use crate::format::spec::{Facts, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::format::text::draft::{Draft, PlacedClue};
use crate::format::text::lines::place_of;
use crate::format::text::scan::Scan;
use crate::puzzle::{Axis, Clue, Puzzle};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Latex,
    facts: Facts {
        id: "latex",
        aliases: &["tex"],
        name: "LaTeX with logicpuzzle",
        extension: "tex",
        media_type: "text/x-tex",
        holds: Holds::CLUES,
    },
    recognised: Recognised::By(|text| {
        Likeness::sure(
            !json::opens_only_json(text) && SIDES.iter().all(|(_, command)| place_of(command, text).is_some()),
        )
    }),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "\\begin{nonogram}[rows=2,columns=3]\n\\nonogramV{{2},{1,1}}\n\\nonogramH{{2},{1},{1}}\n\\end{nonogram}\n",
};

const SIDES: [(Axis, &str); 2] = [(Axis::Row, "\\nonogramV"), (Axis::Column, "\\nonogramH")];

fn read(text: &str) -> Result<Draft, Mistakes> {
    let text = &names::without_remarks(text, '%');
    let mut draft = Draft::default();
    for (axis, heading) in SIDES {
        let Some(place) = place_of(heading, text) else {
            let end = Scan::at_end(text);
            return Err(end.fault(end.offset(), Fault::NoPart { axis, heading }).into());
        };
        let mut scan = Scan::at(text, place + heading.len());
        let mut clues = clues(&mut scan)?;
        if axis == Axis::Row {
            clues.reverse();
        }
        *draft.clues_mut(axis) = clues;
    }
    Ok(draft)
}

/// The clues in braces, with commas between them; one of a single run needs no braces of its own.
fn clues(scan: &mut Scan<'_>) -> Result<Vec<PlacedClue>, Mistake> {
    let mut clues = Vec::new();
    scan.skip_space();
    if !scan.eat('{') {
        return Err(scan.expected("“{” before the clues"));
    }
    loop {
        scan.skip(|c| c.is_whitespace() || c == ',');
        let offset = scan.offset();
        if scan.eat('}') {
            return Ok(clues);
        }
        let mut runs = if scan.eat('{') {
            let runs = scan.runs(|c| c == ',')?;
            if !scan.eat('}') {
                return Err(scan.expected("a number or “}”"));
            }
            runs
        } else {
            vec![scan.number()?.ok_or_else(|| scan.expected("a number, “{” or “}”"))?]
        };
        runs.reverse();
        clues.push(PlacedClue::new(runs, offset));
    }
}

fn write(puzzle: &Puzzle) -> String {
    let clue = |clue: &Clue| {
        let runs: Vec<String> = clue.lengths().iter().rev().map(u16::to_string).collect();
        format!("{{{}}}", if runs.is_empty() { "0".to_owned() } else { runs.join(",") })
    };
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
    use crate::format::{Format, read as read_text, read_as};

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
        assert_eq!(error("\\nonogramV{{1},\n{x}}"), "Line 2, column 2: Found “x”, expected a number or “}”.");
        assert_eq!(error("\\nonogramV{{1}"), "Line 1, column 15: The text ends here, expected a number, “{” or “}”.");
        assert!(error("\\nonogramV{{1}}").starts_with("Line 1, column 16: There are no clues for the columns."));
    }
}
