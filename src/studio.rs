//! The program of the workers that draw files and make puzzles.

use crate::app::worker::artist::{self, Artist};
use crate::easel::worker::maker::{self, Maker};
use nonoscope_kit::worker::page::role;
use nonoscope_kit::worker::protocol::Protocol;
use wasm_bindgen::prelude::*;

/// Starts the worker that its name asks for.
///
/// # Errors
/// If this does not run in a worker, if its name is not a role of this program, or if the page is gone.
pub fn start_studio() -> Result<(), JsValue> {
    match role()?.as_str() {
        Artist::ROLE => artist::start(),
        Maker::ROLE => maker::start(),
        other => Err(format!("the studio has no role {other:?}").into()),
    }
}
