//! The program of the worker that draws.

use super::answer::answer;
use super::protocol::Artist;
use nonoscope_kit::worker::page::{Page, listen};
use wasm_bindgen::prelude::*;

/// Starts listening, then reports to the page.
///
/// # Errors
/// If this does not run in a worker, or the page is gone.
pub(crate) fn start() -> Result<(), JsValue> {
    listen(|page: &Page<Artist>, request| answer(page, &request))
}
