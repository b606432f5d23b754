//! The output of `make`: the puzzle as clue lines with a note, or an object.

use super::super::arguments::Printed;
use super::super::console::Console;
use super::super::ending::Ending;
use super::super::output::{write, write_json};
use crate::format::clue_lines;
use crate::make::{Appraisal, Made, SolvedBy};
use crate::puzzle::At;
use crate::solve::Verdict;
use serde::Serialize;
use std::io::{self, Write};

/// A puzzle that was made.
#[derive(Serialize)]
struct MadeObject {
    /// The clue lines.
    puzzle: String,
    /// How many cells are given.
    givens: usize,
    /// How many cells of the picture were changed.
    changed: usize,
    /// Which.
    cells: Vec<CellObject>,
    /// Whether fewer givens, or fewer changes, would not do.
    proven: bool,
    verdict: &'static str,
    solved_by: Option<&'static str>,
    rating: Option<u8>,
    tier: Option<&'static str>,
}

/// A cell, by its numbers from 1.
#[derive(Serialize)]
struct CellObject {
    row: usize,
    column: usize,
}

impl MadeObject {
    fn new(made: &Made) -> MadeObject {
        let cell = |at: &At| CellObject { row: at.row() + 1, column: at.column() + 1 };
        let Appraisal { verdict, solved_by, ref rating, .. } = made.appraisal;
        MadeObject {
            puzzle: clue_lines(&made.puzzle),
            givens: made.givens(),
            changed: made.changed.len(),
            cells: made.changed.iter().map(cell).collect(),
            proven: made.proven,
            verdict: verdict.name(),
            solved_by: solved_by.map(SolvedBy::name),
            rating: rating.as_ref().map(|rating| rating.number),
            tier: rating.as_ref().map(|rating| rating.tier.name()),
        }
    }
}

/// Prints the result. `about` says how it was made, after the appraisal.
pub(super) fn print(
    made: &Made,
    about: &str,
    printed: &Printed,
    console: &Console,
    out: &mut impl Write,
) -> io::Result<Ending> {
    let mut bytes = Vec::new();
    if printed.json {
        write_json(&mut bytes, &MadeObject::new(made))?;
    } else {
        bytes.extend(clue_lines(&made.puzzle).bytes());
    }
    if !write(printed.output.as_deref(), &bytes, console, out)? {
        return Ok(Ending::Unreadable);
    }
    // A terminal shows both, in this order.
    out.flush()?;
    let sentences = [&*sentence(&made.appraisal), about];
    console.note(sentences.join(" ").trim());
    Ok(Ending::of(made.appraisal.verdict))
}

/// What is true of a puzzle, for people.
fn sentence(appraisal: &Appraisal) -> String {
    let rating = appraisal
        .rating
        .as_ref()
        .map_or_else(String::new, |rating| format!(" It is {} ({} of 100).", rating.tier, rating.number));
    let open = appraisal.common.unknown_cells();
    match (appraisal.verdict, appraisal.solved_by) {
        (Verdict::Unique, Some(SolvedBy::Lines)) => format!("One solution, no guessing needed.{rating}"),
        (Verdict::Unique, Some(SolvedBy::Suppositions)) => format!("One solution, but it takes suppositions.{rating}"),
        (Verdict::Unique, Some(SolvedBy::Search)) => {
            format!("One solution, but it takes a computer search to find it.{rating}")
        }
        (Verdict::Unique, None) => "One solution.".to_owned(),
        (Verdict::Multiple, _) => format!("Several solutions. They differ in at least {open} cells."),
        (Verdict::None, _) => "No solution.".to_owned(),
        (Verdict::Stuck | Verdict::Stopped, _) => {
            format!("It is not known whether there is one solution; {open} cells are open.")
        }
    }
}
