//! The program that is loaded for pictures, and for making puzzles.

use js_sys::Array;
use nonoscope_npm::{drawing, language, making, puzzle};
use wasm_bindgen::prelude::*;

/// A picture.
#[wasm_bindgen]
pub fn draw(bytes: &[u8], kind: &str, cells: Option<Vec<i8>>, cell: u32) -> Result<Vec<u8>, JsError> {
    drawing::draw(&puzzle::of_bytes(bytes)?, kind, cells.as_deref(), cell)
}

/// A random puzzle.
#[wasm_bindgen]
pub fn make(
    width: usize,
    height: usize,
    seed: &str,
    rating: Option<String>,
    inks: usize,
    lines_only: bool,
) -> Result<Array, JsError> {
    Ok(puzzle::made(making::random(width, height, seed, rating.as_deref(), inks, lines_only)?))
}

/// A card with a message.
#[wasm_bindgen]
pub fn say(text: &str, seed: &str) -> Result<Array, JsError> {
    Ok(puzzle::made(making::saying(text, seed)?))
}

/// Speaks the language of these words from now on, or English without any.
#[wasm_bindgen]
pub fn speak(words: Option<Vec<u8>>) -> Result<(), JsError> {
    language::speak(words)
}

fn main() {}
