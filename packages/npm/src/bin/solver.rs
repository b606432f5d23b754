//! The program that is loaded first: the formats that most texts are in, and the method `auto`.

use js_sys::Array;
use nonoscope::format::read_frequent;
use nonoscope::solve::{Method, solve_automatically};
use nonoscope_npm::{language, outcome, puzzle, step};
use wasm_bindgen::prelude::*;

/// The puzzles of a text; nothing if that is for the other program to say.
#[wasm_bindgen]
pub fn read(text: &str) -> Option<Array> {
    Some(puzzle::told(&read_frequent(text)?))
}

/// Solves a puzzle.
#[wasm_bindgen]
pub fn solve(bytes: &[u8], solutions: u32, limit: Option<f64>) -> Result<String, JsError> {
    let options = outcome::options(Method::Auto, solutions, limit)?;
    let found = solve_automatically(&puzzle::of_bytes(bytes)?.puzzle, &options, &mut ());
    Ok(outcome::told(&found))
}

/// Goes through the steps of a solve.
#[wasm_bindgen]
pub struct Walk(step::Walk);

#[wasm_bindgen]
impl Walk {
    /// Before the first step.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8], limit: Option<f64>) -> Result<Walk, JsError> {
        let puzzle = puzzle::of_bytes(bytes)?.puzzle;
        let outcome = solve_automatically(&puzzle, &outcome::options(Method::Auto, 1, limit)?, &mut ());
        Ok(Walk(step::Walk::new(puzzle, outcome)))
    }

    /// The next step.
    pub fn step(&mut self) -> Option<String> {
        self.0.next(|_, _, _| Vec::new())
    }
}

/// Speaks the language of these words from now on, or English without any.
#[wasm_bindgen]
pub fn speak(words: Option<Vec<u8>>) -> Result<(), JsError> {
    language::speak(words)
}

fn main() {}
