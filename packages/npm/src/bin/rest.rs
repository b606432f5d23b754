//! The program that is loaded when it is needed: all formats, all methods, reasons and ratings.

use js_sys::Array;
use nonoscope::format::{self, Format};
use nonoscope::solve::{self, Method, Options};
use nonoscope_npm::plain::{self, Plain};
use nonoscope_npm::{language, named, outcome, puzzle, reason, step};
use wasm_bindgen::prelude::*;

fn format_named(name: &str) -> Result<Format, JsError> {
    name.parse().map_err(|_| {
        let names: Vec<&str> = Format::ALL.iter().map(|format| format.id()).collect();
        JsError::new(&format!("There is no format “{name}”; expected one of {}.", names.join(", ")))
    })
}

fn method_named(name: &str) -> Result<Method, JsError> {
    named(name, &Method::ALL, Method::name, "method")
}

/// The puzzles of a text, in a format or in the one it looks like. If there is only one wanted, mistakes in others do not matter.
#[wasm_bindgen]
pub fn read(text: &str, format: Option<String>, all: bool) -> Result<Array, JsValue> {
    let format = format.map(|name| format_named(&name)).transpose()?;
    let mut readings = match format {
        Some(format) => format::read_all_as(text, format),
        None => format::read_all(text),
    };
    if !all {
        readings.truncate(1);
    }
    let readings: Vec<_> = readings.into_iter().collect::<Result<_, _>>().map_err(|error| puzzle::mistakes(&error))?;
    Ok(puzzle::told(&readings))
}

/// A puzzle from plain data, as [`Plain`] has it.
#[wasm_bindgen]
pub fn build(
    rows: &[u16],
    columns: &[u16],
    looks: &[u32],
    names: &str,
    givens: Option<Vec<i8>>,
    title: &str,
) -> Result<Array, JsValue> {
    let plain = Plain { rows, columns, looks, names, givens: givens.as_deref(), title };
    Ok(puzzle::told([&plain::puzzle(&plain)?]))
}

/// Solves a puzzle.
#[wasm_bindgen]
pub fn solve(bytes: &[u8], method: &str, solutions: u32, limit: Option<f64>) -> Result<String, JsError> {
    let options = outcome::options(method_named(method)?, solutions, limit)?;
    Ok(outcome::told(&solve::solve(&puzzle::of_bytes(bytes)?.puzzle, options)))
}

/// Goes through the steps of a solve.
#[wasm_bindgen]
pub struct Walk {
    walk: step::Walk,
    method: Method,
}

#[wasm_bindgen]
impl Walk {
    /// Before the first step.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8], method: &str, limit: Option<f64>) -> Result<Walk, JsError> {
        let method = method_named(method)?;
        let puzzle = puzzle::of_bytes(bytes)?.puzzle;
        let outcome = solve::solve(&puzzle, outcome::options(method, 1, limit)?);
        Ok(Walk { walk: step::Walk::new(puzzle, outcome), method })
    }

    /// The next step.
    pub fn step(&mut self) -> Option<String> {
        let method = self.method;
        self.walk.next(|puzzle, known, step| reason::arguments(method, puzzle, known, step))
    }
}

/// Why a cell is what it is.
#[wasm_bindgen]
pub fn explain(bytes: &[u8], row: usize, column: usize, known: Option<Vec<i8>>) -> Result<Option<String>, JsError> {
    reason::explain(&puzzle::of_bytes(bytes)?.puzzle, row, column, known.as_deref())
}

/// What a person would do next.
#[wasm_bindgen]
pub fn hint(bytes: &[u8], known: Option<Vec<i8>>) -> Result<String, JsError> {
    reason::hint(&puzzle::of_bytes(bytes)?.puzzle, known.as_deref())
}

/// Which marks cannot be right.
#[wasm_bindgen]
pub fn check(bytes: &[u8], marks: &[i8]) -> Result<String, JsError> {
    reason::check(&puzzle::of_bytes(bytes)?.puzzle, marks)
}

/// How hard a puzzle is.
#[wasm_bindgen]
pub fn rate(bytes: &[u8], limit: Option<f64>) -> Result<Option<String>, JsError> {
    let puzzle = puzzle::of_bytes(bytes)?.puzzle;
    let options: Options = outcome::options(Method::Auto, 1, limit)?;
    let found = solve::solve(&puzzle, options);
    Ok(solve::rate(&puzzle, &found, &mut ()).map(|rating| outcome::rated(&rating)))
}

/// A puzzle in a format.
#[wasm_bindgen]
pub fn write(bytes: &[u8], format: &str) -> Result<String, JsError> {
    let written = format::write(&puzzle::of_bytes(bytes)?, format_named(format)?);
    Ok(written.map_err(|error| JsError::from(&error))?.text)
}

/// Speaks the language of these words from now on, or English without any.
#[wasm_bindgen]
pub fn speak(words: Option<Vec<u8>>) -> Result<(), JsError> {
    language::speak(words)
}

fn main() {}
