//! The program of the workers that draw files and make puzzles.

use super::artist::{self, Artist};
use super::binder::{self, Binder};
use super::maker::{self, Maker};
use super::replayer::{self, Replayer};
use nonoscope_kit::language::speak_loaded;
use nonoscope_kit::worker::page::{Page, listen, role};
use nonoscope_kit::worker::protocol::Protocol;
use wasm_bindgen::prelude::*;

/// Starts the worker that its name asks for: it listens, then reports to the page.
///
/// # Errors
/// If this does not run in a worker, if its name is not a role of this program, or if the page is gone.
pub fn start_studio() -> Result<(), JsValue> {
    speak_loaded();
    match role()?.as_str() {
        Artist::ROLE => listen(|page: &Page<Artist>, request| artist::answer(page, &request)),
        Binder::ROLE => listen(|page: &Page<Binder>, request| binder::answer(page, &request)),
        Maker::ROLE => listen(|page: &Page<Maker>, request| maker::answer(page, request)),
        Replayer::ROLE => listen(|page: &Page<Replayer>, request| replayer::answer(page, &request)),
        other => Err(format!("the studio has no role {other:?}").into()),
    }
}
