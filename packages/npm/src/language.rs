//! The language in which a program speaks.

use nonoscope::words::{self, Language};
use wasm_bindgen::JsError;

/// Speaks the language of these words from now on, or English without any.
///
/// # Errors
/// If the words are those of another version.
pub fn speak(words: Option<Vec<u8>>) -> Result<(), JsError> {
    let language = words.map_or_else(|| Ok(Language::english().clone()), Language::read)?;
    words::speak(language);
    Ok(())
}
