//! The program of a worker that takes part in a search.

use super::protocol::{News, Searcher};
use nonoscope_core::sat::Desk;
use nonoscope_kit::worker::page::{Page, listen};
use nonoscope_kit::worker::protocol::Hearer;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// Starts listening, then reports to the worker that solves.
///
/// # Errors
/// If this does not run in a worker.
pub(crate) fn start() -> Result<(), JsValue> {
    let desk = RefCell::new(Desk::default());
    listen(move |solver: &Page<Searcher>, order| {
        if let Some(report) = desk.borrow_mut().obey(order)
            && !solver.tell(News::Reported(report))
        {
            solver.tell(News::NoMemory);
        }
    })
}
