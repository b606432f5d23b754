//! Nonoscope for JavaScript: what its three programs are made of. `api/index.ts` says what each part does.
//!
//! A puzzle goes from one program to the other, and from one worker to another, as bytes. Answers are JSON.

pub mod board;
pub mod drawing;
pub mod language;
pub mod making;
pub mod outcome;
pub mod plain;
pub mod puzzle;
pub mod reason;
pub mod step;

use serde::Serialize;
use wasm_bindgen::JsError;

/// An answer as JSON.
pub(crate) fn json(answer: &impl Serialize) -> String {
    // This cannot fail: all keys of maps are strings, and writing to a string always works.
    serde_json::to_string(answer).unwrap_or_default()
}

/// A value by its name; the error names all that there are.
///
/// # Errors
/// If there is none.
pub fn named<T: Copy>(name: &str, all: &[T], name_of: fn(T) -> &'static str, what: &str) -> Result<T, JsError> {
    all.iter().copied().find(|&value| name_of(value) == name).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|&value| name_of(value)).collect();
        JsError::new(&format!("There is no {what} “{name}”; expected one of {}.", names.join(", ")))
    })
}
