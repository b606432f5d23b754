//! Reasons: why a cell is what it is, what to do next, and which marks cannot be right.

use crate::board::{board, number};
use crate::json;
use crate::step::{Place, Told, ToldLine};
use nonoscope::puzzle::{At, Grid, Puzzle};
use nonoscope::solve::{self, Method, argument};
use nonoscope::trace::{Replay, Step};
use nonoscope_play::{self as player, Explanation, Point, Together};
use serde::Serialize;
use wasm_bindgen::JsError;

/// How a person argues for a step, if the method is one for people or the step a deduction.
#[must_use]
pub fn arguments(method: Method, puzzle: &Puzzle, known: &Grid, step: &Step<'_>) -> Vec<String> {
    match method == Method::Human || step.reason.technique().is_some() {
        true => argument(puzzle, known, step)
            .sentences(puzzle, known, step.changes)
            .iter()
            .map(ToString::to_string)
            .collect(),
        false => Vec::new(),
    }
}

#[derive(Serialize)]
struct ToldPoint {
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<&'static str>,
    sentence: String,
    #[serde(rename = "restsOn")]
    rests_on: Vec<Place>,
}

/// What JavaScript sees of an explanation.
#[derive(Serialize)]
struct ToldExplanation {
    cell: i8,
    sentence: String,
    #[serde(rename = "restsOn")]
    rests_on: Vec<Place>,
    points: Vec<ToldPoint>,
    step: Told,
}

/// Why a cell is what it is, going the way of a person from what is known; `None` if that way does not settle it.
///
/// # Errors
/// If there is no such cell, or `known` is not a board of the puzzle.
pub fn explain(puzzle: &Puzzle, row: usize, column: usize, known: Option<&[i8]>) -> Result<Option<String>, JsError> {
    let puzzle = match known {
        Some(known) => puzzle.clone().with_givens(board(puzzle, known)?).map_err(|error| JsError::from(&error))?,
        None => puzzle.clone(),
    };
    if row >= puzzle.height() || column >= puzzle.width() {
        return Err(JsError::new("There is no such cell."));
    }
    let at = At::new(row, column);
    let outcome = solve::solve(&puzzle, Method::Human);
    let settles = |step: &Step<'_>| step.changes.iter().any(|change| change.at == at && change.cell.is_known());
    let Some((index, step)) = outcome.trace.steps().enumerate().find(|(_, step)| settles(step)) else {
        return Ok(None);
    };
    let mut replay = Replay::new(puzzle.givens());
    replay.go_to(&outcome.trace, index);
    let places = |cells: &[At]| cells.iter().map(|&at| Place::new(at)).collect();
    let explanation = Explanation::of_cell(&puzzle, replay.grid(), &step, at);
    let points = explanation.points.iter().map(|Point { technique, sentence, shows }| ToldPoint {
        technique: technique.map(|technique| technique.name()),
        sentence: sentence.to_string(),
        rests_on: places(&shows.rests_on),
    });
    let arguments = arguments(Method::Human, &puzzle, replay.grid(), &step);
    Ok(Some(json(&ToldExplanation {
        cell: number(outcome.grid.get(at)),
        sentence: explanation.sentence.to_string(),
        rests_on: places(&explanation.shows.rests_on),
        points: points.collect(),
        step: Told::new(index + 1, &step, &puzzle, arguments),
    })))
}

/// What JavaScript sees of a hint.
#[derive(Serialize)]
struct ToldHint {
    kind: &'static str,
    sentence: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<Told>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<ToldLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<Vec<Place>>,
}

/// What a person would do next, or which cells cannot be right: nothing is inferred from them.
///
/// # Errors
/// If `known` is not a board of the puzzle.
pub fn hint(puzzle: &Puzzle, known: Option<&[i8]>) -> Result<String, JsError> {
    let known = known.map_or_else(|| Ok(puzzle.givens().clone()), |known| board(puzzle, known))?;
    let hint = solve::hint(puzzle, &known);
    let sentence = hint.sentence(puzzle.palette()).to_string();
    let told = |kind| ToldHint { kind, sentence: sentence.clone(), step: None, line: None, wrong: None };
    Ok(json(&match &hint {
        solve::Hint::Step(trace) => {
            let step = trace.step(0).map(|step| {
                let before = known_and_given(puzzle, &known);
                Told::new(1, &step, puzzle, arguments(Method::Human, puzzle, &before, &step))
            });
            let sentence = step.as_ref().map_or_else(|| sentence.clone(), |step| step.sentence.clone());
            ToldHint { step, sentence, ..told("step") }
        }
        solve::Hint::Finished => told("finished"),
        solve::Hint::Mistake(mistake) => ToldHint {
            line: Some(ToldLine::new(mistake.line)),
            wrong: Some(mistake.cells.iter().map(|&at| Place::new(at)).collect()),
            ..told("mistake")
        },
        solve::Hint::NoSolution => told("unsolvable"),
        solve::Hint::Nothing => told("nothing"),
    }))
}

/// A board with the given cells of the puzzle.
fn known_and_given(puzzle: &Puzzle, known: &Grid) -> Grid {
    let mut together = known.clone();
    for at in puzzle.places().filter(|&at| !known.get(at).is_known()) {
        together.set(at, puzzle.givens().get(at));
    }
    together
}

/// What JavaScript sees of checked marks.
#[derive(Serialize)]
struct ToldCheck {
    wrong: Vec<Place>,
    right: usize,
    possible: usize,
    unsettled: usize,
    solved: bool,
    sentence: String,
}

/// Which marks cannot be right.
///
/// # Errors
/// If they are no board of the puzzle.
pub fn check(puzzle: &Puzzle, marks: &[i8]) -> Result<String, JsError> {
    let outcome = solve::solve(puzzle, player::Session::options(Method::Auto));
    let checked = player::check(puzzle, &outcome, &board(puzzle, marks)?);
    Ok(json(&ToldCheck {
        wrong: checked.wrong.iter().map(|wrong| Place::new(wrong.at)).collect(),
        right: checked.right,
        possible: checked.possible,
        unsettled: checked.unsettled,
        solved: checked.together == Together::Solved,
        sentence: checked.sentence(puzzle.palette()).to_string(),
    }))
}
