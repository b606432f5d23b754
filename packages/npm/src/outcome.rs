//! What solving and rating find out.

use crate::board::rows;
use crate::json;
use crate::step::ToldLine;
use nonoscope::solve::{self, MAX_SOLUTIONS, Method, Options};
use serde::Serialize;
use wasm_bindgen::JsError;

/// The options of a solve.
///
/// # Errors
/// If there is no such number of solutions.
pub fn options(method: Method, solutions: u32, limit: Option<f64>) -> Result<Options, JsError> {
    let solutions = solutions as usize;
    if !(1..=MAX_SOLUTIONS).contains(&solutions) {
        return Err(JsError::new(&format!("Expected a number of solutions from 1 to {MAX_SOLUTIONS}.")));
    }
    // Negative numbers and NaN become 0.
    Ok(Options::new(method).solutions(solutions).limit(limit.map(|limit| limit as u64)))
}

/// What JavaScript sees of an outcome.
#[derive(Serialize)]
struct Told {
    verdict: &'static str,
    sentence: String,
    method: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Vec<Vec<i8>>>,
    solutions: Vec<Vec<Vec<i8>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<bool>,
    complete: bool,
    certain: Vec<Vec<i8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contradiction: Option<Vec<ToldLine>>,
    steps: usize,
    passes: usize,
    suppositions: u64,
    conflicts: u64,
}

/// An outcome.
#[must_use]
pub fn told(outcome: &solve::Outcome) -> String {
    json(&Told {
        verdict: outcome.verdict.name(),
        sentence: outcome.sentence().to_string(),
        method: outcome.method.name(),
        solution: outcome.solutions.first().map(rows),
        solutions: outcome.solutions.iter().map(rows).collect(),
        more: outcome.more(),
        complete: outcome.complete,
        certain: rows(&outcome.grid),
        contradiction: outcome
            .contradiction
            .as_ref()
            .map(|found| found.lines.iter().copied().map(ToldLine::new).collect()),
        steps: outcome.trace.len(),
        passes: outcome.passes,
        suppositions: outcome.work.suppositions,
        conflicts: outcome.work.conflicts,
    })
}

/// What JavaScript sees of a rating.
#[derive(Serialize)]
struct ToldRating {
    number: u8,
    tier: &'static str,
    finished: bool,
    techniques: Vec<(&'static str, u32)>,
}

/// A rating.
#[must_use]
pub fn rated(rating: &solve::Rating) -> String {
    json(&ToldRating {
        number: rating.number,
        tier: rating.tier.name(),
        finished: rating.finished,
        techniques: rating.techniques.iter().map(|(technique, times)| (technique.name(), *times)).collect(),
    })
}
