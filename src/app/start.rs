//! Starting the page: finds its elements, starts its program, and opens the first puzzle.

use super::controller::{App, Arrival, Handle};
use super::elements::Elements;
use super::events;
use crate::examples;
use wasm_bindgen::JsValue;

/// Starts the page.
///
/// # Errors
/// If the page is not the one that this program was written for, or the browser lacks what it needs.
pub fn start() -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let document = window.document().ok_or("no document")?;
    let handle = Handle::new();
    let mut app = App::new(&handle, window, Elements::find(&document)?)?;
    app.fill_gallery(&document)?;
    app.fill_methods(&document)?;
    app.fill_formats(&document)?;
    app.fill_save_formats(&document)?;
    app.fill_pictures(&document)?;
    events::listen(&handle, &app.elements, &app.file_reader, &document)?;
    handle.hold(app);
    handle.act(|app| {
        if !app.follow_address() && !app.recall() {
            app.open(examples::GCHQ_2015.text, 0, Arrival::Start);
        }
    });
    Ok(())
}
