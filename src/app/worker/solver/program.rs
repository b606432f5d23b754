//! The program of the worker that solves.

use super::answer::answer;
use super::protocol::Solver;
use super::searchers::{Searchers, cores};
use nonoscope_kit::worker::page::{Page, listen};
use wasm_bindgen::prelude::*;

/// Starts listening, then reports to the page.
///
/// # Errors
/// If this does not run in a worker, or the page is gone.
pub(crate) fn start() -> Result<(), JsValue> {
    let (cores, searchers) = (cores(), Searchers::default());
    listen(move |page: &Page<Solver>, request| {
        if let Some(search) = answer(page, request, cores) {
            searchers.begin(page, search);
        }
    })
}
