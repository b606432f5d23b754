//! The worker's side of the link: reads and solves, so that the page never waits.

use super::drawing::file_name;
use super::protocol::{Answer, Refusal, Request, decode, encode};
use crate::format::{self, Format, ReadError, Reading};
use crate::picture::Shade;
use crate::player::Session;
use crate::puzzle::{Grid, Puzzle};
use crate::sat::{Dimacs, Encoded, Encoding};
use crate::solve::{Method, Outcome, Watch, Work, hint, marginals, solve_watched};
use js_sys::{Array, Date, Uint8Array};
use std::ops::ControlFlow;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Starts listening, then tells the page so.
///
/// # Errors
/// If this does not run in a worker, or the page is gone.
pub fn start_worker() -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into()?;
    let answering = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        match decode(&bytes) {
            Some(Request::Hint { puzzle, known, ticket }) => {
                let hint = hint(&puzzle, &known);
                // If it cannot be posted, the page is gone.
                let _ = post(&answering, &Answer::Hint { ticket, known, hint });
            }
            Some(Request::Open { ticket, text, format, index, method, known }) => {
                let readings = match format {
                    Some(format) => format::read_all_as(&text, format),
                    None => format::read_all(&text),
                };
                open(&answering, ticket, &text, &readings, index, method, known.as_ref());
            }
            Some(Request::Write { reading, format }) => write_text(&answering, &reading, format),
            Some(Request::Formula { puzzle, encoding }) => write_formula(&answering, &puzzle, encoding),
            Some(Request::Likely { puzzle, known, ticket, position }) => {
                let cells = marginals(&puzzle, &known).map_or_else(Vec::new, |marginals| marginals.cells);
                let shades = cells.into_iter().map(|likelihood| Shade::of(likelihood).0).collect();
                // If it cannot be posted, the page is gone.
                let _ = post(&answering, &Answer::Likely { ticket, position, shades });
            }
            // Drawing is done by a worker of its own.
            Some(Request::Draw { .. }) | None => {}
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    post(&scope, &Answer::Ready)
}

/// The most puzzles of a text that one can choose from.
const MOST_LISTED: usize = 2000;

/// What a puzzle of several is called.
fn title(reading: &Result<Reading, ReadError>) -> String {
    match reading {
        Ok(reading) => reading.puzzle.title().unwrap_or_default().to_owned(),
        Err(_) => "cannot be read".to_owned(),
    }
}

fn open(
    scope: &DedicatedWorkerGlobalScope,
    ticket: u32,
    text: &str,
    readings: &[Result<Reading, ReadError>],
    index: usize,
    method: Method,
    known: Option<&Grid>,
) {
    let titles = readings.iter().take(MOST_LISTED).map(title).collect();
    // If it cannot be posted, the page is gone.
    let _ = post(scope, &Answer::Contents { ticket, titles, count: readings.len() });
    let Some(chosen) = readings.get(index).or(readings.first()) else { return };
    let answer = match chosen {
        Ok(reading) => {
            let (now, own) = (Date::now(), reading.puzzle.givens());
            let mut news = News {
                scope,
                ticket,
                reading,
                start: known.filter(|known| known.cells().len() == own.cells().len()).unwrap_or(own),
                calls: 0,
                begun: now,
                told: now,
                stride: 1,
                looked: now,
                news: None,
            };
            let start = news.start;
            // Grids of one size are never refused.
            let puzzle = reading.puzzle.clone().with_givens(start.clone()).unwrap_or_else(|_| reading.puzzle.clone());
            let outcome = solve_watched(&puzzle, Session::options(method), &mut news);
            Answer::Opened { ticket, session: Box::new(Session::from(reading, start, outcome, false)) }
        }
        Err(error) => Answer::Refused { ticket, refusal: Refusal::new(error, text) },
    };
    if post(scope, &answer).is_err() {
        let refusal = Refusal::of("The solution takes more memory than there is.");
        // If even that cannot be posted, the page is gone, and nobody waits for the answer.
        let _ = post(scope, &Answer::Refused { ticket, refusal });
    }
}

fn write_formula(scope: &DedicatedWorkerGlobalScope, puzzle: &Puzzle, encoding: Encoding) {
    // The page offers only formulas that are not too large.
    let Ok(encoded) = Encoded::new(puzzle, encoding) else { return };
    let name = format!("nonogram-{}x{}-{}.cnf", puzzle.width(), puzzle.height(), encoding.name());
    let _ = post(scope, &Answer::File { name, text: Dimacs(&encoded).to_string(), note: String::new() });
}

fn write_text(scope: &DedicatedWorkerGlobalScope, reading: &Reading, format: Format) {
    let answer = match format::write(reading, format) {
        Ok(written) => Answer::File {
            name: format!("{}.{}", file_name(&reading.puzzle), format.extension()),
            note: match written.left_out(std::slice::from_ref(reading), format) {
                Some(left_out) => {
                    format!("Saved. Left out, for want of a place in this format ({}): {left_out}.", format.name())
                }
                None => String::new(),
            },
            text: written.text,
        },
        Err(error) => Answer::NoFile { sentence: error.to_string() },
    };
    let _ = post(scope, &answer);
}

/// Tells the page how a long solve comes along.
struct News<'a> {
    scope: &'a DedicatedWorkerGlobalScope,
    ticket: u32,
    reading: &'a Reading,
    /// What is known at the start.
    start: &'a Grid,
    calls: u32,
    /// When the solve began, and when the page was told last, in milliseconds.
    begun: f64,
    told: f64,
    /// After so many calls the clock is looked at again, and when it was looked at last.
    stride: u32,
    looked: f64,
    /// What is certain, if the page does not know it yet.
    news: Option<Outcome>,
}

/// The clock is looked at after at most so many units of work.
const CALLS: u32 = 64;
/// The page is told after so many milliseconds.
pub(super) const MILLIS: f64 = 120.0;

impl Watch for News<'_> {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        self.calls += 1;
        if self.calls < self.stride {
            return ControlFlow::Continue(());
        }
        let (ticket, now) = (self.ticket, Date::now());
        // A unit of work takes a microsecond on one board and a tenth of a second on another.
        self.stride =
            if now - self.looked > MILLIS / 8.0 { (self.stride / 2).max(1) } else { (self.stride * 2).min(CALLS) };
        (self.calls, self.looked) = (0, now);
        if now - self.told >= MILLIS {
            self.told = now;
            if let Some(outcome) = self.news.take() {
                let session = Box::new(Session::from(self.reading, self.start, outcome, true));
                // What cannot be posted because it is too large is posted in the end or not at all.
                let _ = post(self.scope, &Answer::Opened { ticket, session });
            }
            let _ = post(self.scope, &Answer::Working { ticket, work, millis: now - self.begun });
        }
        ControlFlow::Continue(())
    }

    fn so_far(&mut self, outcome: &dyn Fn() -> Outcome) {
        self.news = Some(outcome());
    }
}

pub(super) fn post(scope: &DedicatedWorkerGlobalScope, answer: &Answer) -> Result<(), JsValue> {
    let bytes = encode(answer).ok_or("the answer is too large")?;
    let array = Uint8Array::from(bytes.as_slice());
    scope.post_message_with_transfer(&array, &Array::of1(&array.buffer()))
}
