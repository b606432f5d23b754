//! Starting the dialogue: its parts find their elements, and it waits for a picture.

use super::effects::Effects;
use super::model::Model;
use super::parts;
use nonoscope_kit::panic::has_panicked;
use nonoscope_kit::runtime::{Page, Runtime};
use wasm_bindgen::JsValue;

/// Starts the dialogue.
///
/// # Errors
/// If the page lacks an element, or the browser lacks a feature.
pub fn start() -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let document = window.document().ok_or("no document")?;
    let runtime = Runtime::new(has_panicked);
    let sender = runtime.sender();
    let parts = parts::all(&document, &sender)?;
    let effects = Effects::new(&window, &document, &sender)?;
    runtime.start(Page { model: Model::default(), parts, world: Box::new(effects) });
    Ok(())
}
