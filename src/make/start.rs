//! Starting the page: its parts find their elements, and the last drawing opens.

use super::effects::Effects;
use super::model::Model;
use super::msg::Msg;
use super::parts;
use nonoscope_kit::dom::let_work;
use nonoscope_kit::effects::address::address;
use nonoscope_kit::panic::has_panicked;
use nonoscope_kit::parts::screen;
use nonoscope_kit::runtime::{Page, Runtime};
use wasm_bindgen::JsValue;

/// Starts the page.
///
/// # Errors
/// If the page lacks an element, or the browser lacks a feature.
pub fn start() -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let document = window.document().ok_or("no document")?;
    let_work(&document);
    let runtime = Runtime::new(has_panicked);
    let sender = runtime.sender();
    let display = screen::watch(&window, &document, &sender, Msg::Display)?;
    let browser = window.navigator().user_agent().unwrap_or_default();
    let model = Model::new(display, address(&window), browser);
    let parts = parts::all(&document, &sender)?;
    let effects = Effects::new(&window, &document, &sender);
    runtime.start(Page { model, parts, world: Box::new(effects) });
    Ok(())
}
