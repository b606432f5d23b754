//! The program of the worker that reads pictures.

use super::answer::{judged, scanned};
use super::pixels::decode;
use super::protocol::{News, Request, Scanner, Unread};
use nonoscope_kit::worker::page::{Page, listen};
use nonoscope_kit::worker::protocol::Hearer;
use wasm_bindgen::prelude::*;

/// Starts listening, then reports to the page.
///
/// # Errors
/// If this does not run in a worker, or the page is gone.
pub fn start_scanner() -> Result<(), JsValue> {
    listen(|page: &Page<Scanner>, request| match request {
        Request::Scan { ticket, file, corners } => {
            let page = page.clone();
            decode(&file, move |pixels| {
                let scanned = match pixels {
                    Some(pixels) => scanned(&pixels, corners),
                    None => Err(Unread::Undecoded),
                };
                page.tell(News::Scanned { ticket, scanned: scanned.map(Box::new) });
            });
        }
        Request::Judge { ticket, plain } => {
            // The dialogue asks about puzzles alone.
            if let Ok(puzzle) = plain.puzzle() {
                page.tell(News::Judged { ticket, verdict: judged(&puzzle) });
            }
        }
    })
}
