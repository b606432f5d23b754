//! The answers of the worker that argues like a person.

#[cfg(test)]
mod tests;

use super::{News, Request};
use crate::workers::solving::Solve;
use nonoscope_core::puzzle::Puzzle;
use nonoscope_core::solve::{Hint, Watch, Work, rate_known, solve_by_arguing, unjudged};
use nonoscope_kit::worker::protocol::Hearer;
use nonoscope_play::lesson::Exercise;
use nonoscope_play::{Explanation, lesson, settling};
use std::ops::ControlFlow;

/// Answers a request. If news cannot be sent, the page is gone.
pub(crate) fn answer(page: &impl Hearer<News>, request: Request) {
    match request {
        Request::Open(task) => {
            let mut solve = Solve::begin(page, task);
            let outcome = solve_by_arguing(&solve.puzzle(), &solve.options(), &mut solve.reporter(page));
            solve.end(page, outcome);
        }
        Request::Explain { puzzle, known, step, session, about } => {
            if let Some(step) = step.step(0) {
                let explanation = match about.cell {
                    None => Explanation::new(&puzzle, &known, &step),
                    Some(at) => Explanation::of_cell(&puzzle, &known, &step, at),
                };
                page.tell(News::Explained { session, about, explanation: Box::new(explanation) });
            }
        }
        Request::Hint { puzzle, known, ticket } => {
            // What a hint says and what its argument says are the same.
            let hint = match unjudged(&puzzle, &known) {
                Hint::Step(trace) => Hint::Step(settling(&trace).unwrap_or(trace)),
                other => other,
            };
            let explanation = match &hint {
                Hint::Step(trace) => trace.step(0).map(|step| Box::new(Explanation::new(&puzzle, &known, &step))),
                Hint::Finished | Hint::Mistake(_) | Hint::NoSolution | Hint::Nothing => None,
            };
            page.tell(News::Hint { ticket, known, hint, explanation });
        }
        Request::Teach { technique, number } => {
            let exercise = Exercise::new(technique, number).map(Box::new);
            page.tell(News::Taught { technique, number, exercise, words: lesson::words(technique).to_owned() });
        }
        Request::Rate { puzzle, verdict, number } => {
            let rating = rate_known(&puzzle, verdict, &mut Patience::for_puzzle(&puzzle)).map(Box::new);
            page.tell(News::Rated { number, rating });
        }
    }
}

/// The rating is given up after this many suppositions, times the cells of the puzzle.
const MOST_WORK: u64 = 200_000_000;

/// Stops a rating that takes too long. It counts and reads no clock, so every machine rates the same puzzles.
pub(crate) struct Patience {
    most: u64,
}

impl Patience {
    pub(crate) fn for_puzzle(puzzle: &Puzzle) -> Patience {
        Patience { most: MOST_WORK / (puzzle.width() * puzzle.height()) as u64 }
    }
}

impl Watch for Patience {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        if work.total() > self.most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
