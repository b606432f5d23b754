//! The steps of a solve, one after the other.

use crate::board::number;
use crate::json;
use nonoscope::puzzle::{At, Grid, Line, Puzzle};
use nonoscope::solve::Outcome;
use nonoscope::trace::{self, Replay, Step, Technique, sentence};
use serde::Serialize;

/// What JavaScript sees of a line.
#[derive(Serialize)]
pub(crate) struct ToldLine {
    axis: &'static str,
    index: usize,
}

/// What JavaScript sees of a cell.
#[derive(Serialize)]
pub(crate) struct Place {
    row: usize,
    column: usize,
}

/// A cell that has become known.
#[derive(Serialize)]
pub(crate) struct Change {
    row: usize,
    column: usize,
    cell: i8,
}

/// What JavaScript sees of a step.
#[derive(Serialize)]
pub(crate) struct Told {
    number: usize,
    pass: usize,
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<ToldLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    cells: Vec<Change>,
    pub(crate) sentence: String,
    arguments: Vec<String>,
}

impl ToldLine {
    pub(crate) fn new(line: Line) -> ToldLine {
        ToldLine { axis: line.axis.name(), index: line.index }
    }
}

impl Place {
    pub(crate) fn new(at: At) -> Place {
        Place { row: at.row(), column: at.column() }
    }
}

impl Told {
    /// A step with this number, from 1, and how a person argues for it, one sentence for each thing to see.
    pub(crate) fn new(number_of_step: usize, step: &Step<'_>, puzzle: &Puzzle, mut arguments: Vec<String>) -> Told {
        let technique = step.reason.technique().map(Technique::name);
        // The one argument of a deduction says all there is to say.
        let whole = if technique.is_some() && !arguments.is_empty() { Some(arguments.remove(0)) } else { None };
        let known = step.changes.iter().filter(|change| change.cell.is_known());
        let change = |change: &trace::Change| {
            let (row, column) = (change.at.row(), change.at.column());
            Change { row, column, cell: number(change.cell) }
        };
        Told {
            number: number_of_step,
            pass: step.pass,
            reason: step.reason.name(),
            line: step.reason.line().map(ToldLine::new),
            technique,
            cells: known.map(change).collect(),
            sentence: whole.unwrap_or_else(|| sentence(step, puzzle.palette()).to_string()),
            arguments,
        }
    }
}

/// Goes through the steps of an outcome.
pub struct Walk {
    puzzle: Puzzle,
    outcome: Outcome,
    /// The board before the next step.
    replay: Replay,
}

impl Walk {
    /// Before the first step.
    #[must_use]
    pub fn new(puzzle: Puzzle, outcome: Outcome) -> Walk {
        let replay = Replay::new(puzzle.givens());
        Walk { puzzle, outcome, replay }
    }

    /// The next step, with what `argue` says for it: it gets the puzzle, the board before the step, and the step.
    pub fn next(&mut self, argue: impl FnOnce(&Puzzle, &Grid, &Step<'_>) -> Vec<String>) -> Option<String> {
        let at = self.replay.position();
        let step = self.outcome.trace.step(at)?;
        let arguments = argue(&self.puzzle, self.replay.grid(), &step);
        let told = json(&Told::new(at + 1, &step, &self.puzzle, arguments));
        self.replay.go_to(&self.outcome.trace, at + 1);
        Some(told)
    }
}
