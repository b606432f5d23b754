//! Solving a puzzle for the page, with reports on the way: the same in each worker that solves.

mod news;
mod reporter;

pub(crate) use self::news::{Solving, Task};

use self::reporter::Reporter;
use super::protocol::Hearer;
use crate::player::Session;
use crate::puzzle::Puzzle;
use crate::solve::{Options, Outcome, Watch};

/// Solves a puzzle, starting from `known` if that is a grid of its size. Sends nothing if `solve` does not have the method.
pub(super) fn open<N: From<Solving>>(
    page: &impl Hearer<N>,
    task: &Task,
    solve: impl FnOnce(&Puzzle, &Options, &mut dyn Watch) -> Option<Outcome>,
) {
    let Task { ticket, reading, method, known } = task;
    let (ticket, own) = (*ticket, reading.puzzle.givens());
    let start = known.as_ref().filter(|known| known.cells().len() == own.cells().len()).unwrap_or(own);
    let mut reporter = Reporter::new(page, ticket, reading, start);
    // Grids of the same size are never refused.
    let puzzle = reading.puzzle.clone().with_givens(start.clone()).unwrap_or_else(|_| reading.puzzle.clone());
    if let Some(outcome) = solve(&puzzle, &Session::options(*method), &mut reporter) {
        let session = Box::new(Session::from(reading, start, outcome, false));
        if !page.tell(Solving::Opened { ticket, session }.into()) {
            page.tell(Solving::NoMemory { ticket }.into());
        }
    }
}
