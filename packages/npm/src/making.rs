//! Making puzzles: random ones, and cards with a message.

use crate::named;
use nonoscope::make::message::{self, card};
use nonoscope::make::random::{Band, LEAST_SIDE, MOST_INKS, MOST_SIDE, Wish, puzzle, seed_of};
use nonoscope::puzzle::Puzzle;
use nonoscope::solve::Tier;
use wasm_bindgen::JsError;

/// A random puzzle with one solution. `rating` is the name of a tier, or two numbers with a hyphen between.
///
/// # Errors
/// If a wish is out of range, or there is no such puzzle.
pub fn random(
    width: usize,
    height: usize,
    seed: &str,
    rating: Option<&str>,
    inks: usize,
    lines_only: bool,
) -> Result<Puzzle, JsError> {
    if [width, height].iter().any(|side| !(LEAST_SIDE..=MOST_SIDE).contains(side)) {
        return Err(JsError::new(&format!("Expected a width and a height from {LEAST_SIDE} to {MOST_SIDE}.")));
    }
    if !(1..=MOST_INKS).contains(&inks) {
        return Err(JsError::new(&format!("Expected a number of inks from 1 to {MOST_INKS}.")));
    }
    let rating = rating.map(band).transpose()?;
    let wish = Wish { width, height, rating, inks, lines_only, seed: seed_of(seed) };
    let found = puzzle(&wish, &mut ());
    let found = found.ok_or_else(|| JsError::new("No puzzle of this size has one solution and that many colours."));
    Ok(found?.made.puzzle)
}

fn band(rating: &str) -> Result<Band, JsError> {
    let Some((least, most)) = rating.split_once('-') else {
        return Ok(Band::from(named(rating, &Tier::ALL, Tier::name, "tier")?));
    };
    match (least.parse(), most.parse()) {
        (Ok(least), Ok(most)) if least <= most && most <= 100 => Ok(Band { least, most }),
        _ => Err(JsError::new("Expected two ratings from 0 to 100, the lower one first.")),
    }
}

/// A puzzle whose solution is a QR code with this message.
///
/// # Errors
/// If the message is empty or too long.
pub fn saying(text: &str, seed: &str) -> Result<Puzzle, JsError> {
    let wish = message::Wish { seed: seed_of(seed), ..message::Wish::default() };
    let card = card(text, &wish, &mut ()).map_err(|error| JsError::new(&error.to_string()))?;
    Ok(card.made.puzzle)
}
