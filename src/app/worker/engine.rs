//! The program of the workers that solve, argue, read texts and search. They share most of their code, so one program is smaller than four, and a
//! browser compiles it once.

use super::reader::{self, Reader};
use super::searcher::{self, Searcher};
use super::solver::{self, Solver};
use super::tutor::{self, Tutor};
use nonoscope_kit::worker::page::role;
use nonoscope_kit::worker::protocol::Protocol;
use wasm_bindgen::prelude::*;

/// Starts the worker that its name asks for.
///
/// # Errors
/// If this does not run in a worker, if its name is not a role of this program, or if the page is gone.
pub fn start_engine() -> Result<(), JsValue> {
    match role()?.as_str() {
        Solver::ROLE => solver::start(),
        Tutor::ROLE => tutor::start(),
        Reader::ROLE => reader::start(),
        Searcher::ROLE => searcher::start(),
        other => Err(format!("the engine has no role {other:?}").into()),
    }
}
