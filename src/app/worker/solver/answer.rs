//! The answers of the worker that solves.

use super::super::protocol::Hearer;
use super::super::solving;
use super::protocol::{News, Request};
use crate::picture::Shade;
use crate::puzzle::Puzzle;
use crate::sat::{Dimacs, Encoded, Encoding};
use crate::solve::{marginals, solve_by_computing};

/// Answers a request. If news cannot be sent, the page is gone.
pub(crate) fn answer(page: &impl Hearer<News>, request: Request) {
    match request {
        Request::Open(task) => solving::open(page, &task, solve_by_computing),
        Request::Formula { puzzle, encoding } => {
            // The page offers only formulas that are not too large.
            if let Ok(encoded) = Encoded::new(&puzzle, encoding) {
                page.tell(formula(&puzzle, encoding, &encoded));
            }
        }
        Request::Likely { puzzle, known, ticket, position } => {
            let cells = marginals(&puzzle, &known).map_or_else(Vec::new, |marginals| marginals.cells);
            let shades = cells.into_iter().map(Shade::of).collect();
            page.tell(News::Likely { ticket, position, shades });
        }
    }
}

fn formula(puzzle: &Puzzle, encoding: Encoding, encoded: &Encoded<'_>) -> News {
    let name = format!("nonogram-{}x{}-{}.cnf", puzzle.width(), puzzle.height(), encoding.name());
    News::File { name, text: Dimacs(encoded).to_string() }
}

#[cfg(test)]
mod tests;
