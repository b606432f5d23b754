//! Clues as lists of numbers, or of numbers with inks.

use crate::lists::{number, rows};
use nonoscope::puzzle::{Axis, Clue, Colour, MAX_INKS, Puzzle, Run};
use pyo3::prelude::*;

/// The clues of all lines along an axis.
pub(crate) fn from_lists(lines: &Bound<'_, PyAny>) -> PyResult<Vec<Clue>> {
    Ok(rows(lines, run)?.into_iter().map(|runs| runs.into_iter().collect()).collect())
}

/// A run: its length, or its length and the number of its ink.
fn run(value: &Bound<'_, PyAny>) -> PyResult<Run> {
    let (length, colour) = match value.extract::<(Bound<'_, PyAny>, Bound<'_, PyAny>)>() {
        Ok((length, ink)) => {
            let ink = number(&ink, "the number of an ink", (1, MAX_INKS as i64))?;
            (length, Colour::ink(ink as usize))
        }
        Err(_) => (value.clone(), Colour::INK),
    };
    let length =
        number(&length, "the length of a run, or a length and the number of an ink,", (0, i64::from(u16::MAX)))?;
    Ok(Run { length: length as u16, colour })
}

/// The lengths of the runs of all lines along an axis.
pub(crate) fn lengths(puzzle: &Puzzle, axis: Axis) -> Vec<Vec<u16>> {
    puzzle.clues(axis).iter().map(|clue| clue.lengths().to_vec()).collect()
}

/// The same, each with the number of its ink.
pub(crate) fn runs(puzzle: &Puzzle, axis: Axis) -> Vec<Vec<(u16, usize)>> {
    let runs = |clue: &Clue| clue.runs().map(|run| (run.length, run.colour.number())).collect();
    puzzle.clues(axis).iter().map(runs).collect()
}
