//! The program of the workers that solve, argue, read texts and search. They share most of their code, so one program is smaller than four, and a
//! browser compiles it once.

use super::reader::{self, Reader};
use super::searcher::{News, Searcher};
use super::solver::searchers::{Searchers, cores};
use super::solver::{self, Solver};
use super::tutor::{self, Tutor};
use nonoscope_core::sat::Desk;
use nonoscope_kit::worker::page::{Page, listen, role};
use nonoscope_kit::worker::protocol::{Hearer, Protocol};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

/// Starts the worker that its name asks for: it listens, then reports to the one that started it.
///
/// # Errors
/// If this does not run in a worker, if its name is not a role of this program, or if the page is gone.
pub fn start_engine() -> Result<(), JsValue> {
    match role()?.as_str() {
        Solver::ROLE => start_solver(),
        Tutor::ROLE => listen(|page: &Page<Tutor>, request| tutor::answer(page, request)),
        Reader::ROLE => listen(|page: &Page<Reader>, request| reader::answer(page, &request)),
        Searcher::ROLE => start_searcher(),
        other => Err(format!("the engine has no role {other:?}").into()),
    }
}

fn start_solver() -> Result<(), JsValue> {
    let (cores, searchers) = (cores(), Searchers::default());
    listen(move |page: &Page<Solver>, request| {
        if let Some(search) = solver::answer(page, request, cores) {
            searchers.begin(page, search);
        }
    })
}

fn start_searcher() -> Result<(), JsValue> {
    let desk = RefCell::new(Desk::default());
    listen(move |solver: &Page<Searcher>, order| {
        if let Some(report) = desk.borrow_mut().obey(order)
            && !solver.tell(News::Reported(report))
        {
            solver.tell(News::NoMemory);
        }
    })
}
