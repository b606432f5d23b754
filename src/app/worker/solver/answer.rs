//! The answers of the worker that solves.

use super::super::file_name::file_name;
use super::super::protocol::Hearer;
use super::protocol::{News, Request};
use super::refusal::Refusal;
use super::reporter::Reporter;
use crate::format::{self, Format, ReadError, Reading};
use crate::picture::Shade;
use crate::player::Session;
use crate::puzzle::{Grid, Puzzle};
use crate::sat::{Dimacs, Encoded, Encoding};
use crate::solve::{Method, hint, marginals, solve_watched};

/// The most puzzles of a text that are listed.
const MOST_LISTED: usize = 2000;

/// Answers a request. If news cannot be sent, the page is gone.
pub(crate) fn answer(page: &impl Hearer<News>, request: Request) {
    match request {
        Request::Open { ticket, text, format, index, method, known } => {
            let readings = match format {
                Some(format) => format::read_all_as(&text, format),
                None => format::read_all(&text),
            };
            let titles = readings.iter().take(MOST_LISTED).map(title).collect();
            page.tell(News::Contents { ticket, titles, count: readings.len() });
            let Some(chosen) = readings.get(index).or(readings.first()) else { return };
            let told = page.tell(match chosen {
                Ok(reading) => open(page, ticket, reading, method, known.as_ref()),
                Err(error) => News::Refused { ticket, refusal: Refusal::new(error, &text) },
            });
            if !told {
                let refusal = Refusal::of("There is not enough memory for the solution.");
                page.tell(News::Refused { ticket, refusal });
            }
        }
        Request::Formula { puzzle, encoding } => {
            // The page offers only formulas that are not too large.
            if let Ok(encoded) = Encoded::new(&puzzle, encoding) {
                page.tell(formula(&puzzle, encoding, &encoded));
            }
        }
        Request::Write { reading, format } => {
            page.tell(write(&reading, format));
        }
        Request::Hint { puzzle, known, ticket } => {
            let hint = hint(&puzzle, &known);
            page.tell(News::Hint { ticket, known, hint });
        }
        Request::Likely { puzzle, known, ticket, position } => {
            let cells = marginals(&puzzle, &known).map_or_else(Vec::new, |marginals| marginals.cells);
            let shades = cells.into_iter().map(Shade::of).collect();
            page.tell(News::Likely { ticket, position, shades });
        }
    }
}

/// The title of one of several puzzles.
fn title(reading: &Result<Reading, ReadError>) -> String {
    match reading {
        Ok(reading) => reading.puzzle.title().unwrap_or_default().to_owned(),
        Err(_) => "cannot be read".to_owned(),
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
    News::File { name, text: Dimacs(encoded).to_string(), note: String::new() }
}

fn write(reading: &Reading, format: Format) -> News {
    match format::write(reading, format) {
        Ok(written) => News::File {
            name: format!("{}.{}", file_name(&reading.puzzle), format.extension()),
            note: match written.left_out(std::slice::from_ref(reading), format) {
                Some(left_out) => {
                    format!("Saved. This format ({}) has no place for {left_out}.", format.name())
                }
                None => String::new(),
            },
            text: written.text,
        },
        Err(error) => News::NoFile { sentence: error.to_string() },
    }
}

#[cfg(test)]
mod tests;
