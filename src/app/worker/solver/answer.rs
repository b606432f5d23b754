//! The answers of the worker that solves.

use super::super::protocol::Hearer;
use super::patience::Patience;
use super::protocol::{News, Request};
use super::reporter::Reporter;
use crate::format::Reading;
use crate::picture::Shade;
use crate::player::lesson::{self, Exercise};
use crate::player::{Explanation, Session, settling};
use crate::puzzle::{Grid, Puzzle};
use crate::sat::{Dimacs, Encoded, Encoding};
use crate::solve::{Hint, Method, hint, marginals, rate_known, solve_watched};

/// Answers a request. If news cannot be sent, the page is gone.
pub(crate) fn answer(page: &impl Hearer<News>, request: Request) {
    match request {
        Request::Open { ticket, reading, method, known } => {
            if !page.tell(open(page, ticket, &reading, method, known.as_ref())) {
                page.tell(News::NoMemory { ticket });
            }
        }
        Request::Formula { puzzle, encoding } => {
            // The page offers only formulas that are not too large.
            if let Ok(encoded) = Encoded::new(&puzzle, encoding) {
                page.tell(formula(&puzzle, encoding, &encoded));
            }
        }
        Request::Hint { puzzle, known, ticket } => {
            // What a hint says and what its argument says are the same.
            let hint = match hint(&puzzle, &known) {
                Hint::Step(trace) => Hint::Step(settling(&trace).unwrap_or(trace)),
                other => other,
            };
            let explanation = match &hint {
                Hint::Step(trace) => trace.step(0).map(|step| Box::new(Explanation::new(&puzzle, &known, &step))),
                Hint::Finished | Hint::Mistake(_) | Hint::Nothing => None,
            };
            page.tell(News::Hint { ticket, known, hint, explanation });
        }
        Request::Teach { technique, number } => {
            let exercise = Exercise::new(technique, number).map(Box::new);
            page.tell(News::Taught { technique, number, exercise, words: lesson::words(technique).to_owned() });
        }
        Request::Likely { puzzle, known, ticket, position } => {
            let cells = marginals(&puzzle, &known).map_or_else(Vec::new, |marginals| marginals.cells);
            let shades = cells.into_iter().map(Shade::of).collect();
            page.tell(News::Likely { ticket, position, shades });
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
        Request::Rate { puzzle, verdict, number } => {
            let rating = rate_known(&puzzle, verdict, &mut Patience::for_puzzle(&puzzle)).map(Box::new);
            page.tell(News::Rated { number, rating });
        }
    }
}

/// Solves a puzzle, starting from `known` if that is a grid of its size.
fn open(page: &impl Hearer<News>, ticket: u32, reading: &Reading, method: Method, known: Option<&Grid>) -> News {
    let own = reading.puzzle.givens();
    let start = known.filter(|known| known.cells().len() == own.cells().len()).unwrap_or(own);
    let mut reporter = Reporter::new(page, ticket, reading, start);
    // Grids of the same size are never refused.
    let puzzle = reading.puzzle.clone().with_givens(start.clone()).unwrap_or_else(|_| reading.puzzle.clone());
    let outcome = solve_watched(&puzzle, Session::options(method), &mut reporter);
    News::Opened { ticket, session: Box::new(Session::from(reading, start, outcome, false)) }
}

fn formula(puzzle: &Puzzle, encoding: Encoding, encoded: &Encoded<'_>) -> News {
    let name = format!("nonogram-{}x{}-{}.cnf", puzzle.width(), puzzle.height(), encoding.name());
    News::File { name, text: Dimacs(encoded).to_string() }
}

#[cfg(test)]
mod tests;
