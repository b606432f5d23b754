//! The answers of the worker that solves.

#[cfg(test)]
mod tests;

use super::search::Search;
use super::{MOST_PROOF_WORK, News, ProofFile, Request};
use crate::workers::solving::Solve;
use nonoscope_core::proof::prove;
use nonoscope_core::puzzle::Puzzle;
use nonoscope_core::sat::{Dimacs, Encoded, Encoding};
use nonoscope_core::solve::{Options, Solved, Verdict, judge, marginals, solve_by_computing};
use nonoscope_kit::worker::protocol::Hearer;
use nonoscope_picture::Shade;

/// Answers a request. If news cannot be sent, the page is gone. A long search is returned, if there are several cores for it.
pub(crate) fn answer(page: &impl Hearer<News>, request: Request, cores: usize) -> Option<Search> {
    match request {
        Request::Open(task) => {
            let mut solve = Solve::begin(page, task);
            let options = Options { jobs: cores, ..solve.options() };
            // The page asks the tutor for `human`.
            return match solve_by_computing(&solve.puzzle(), &options, &mut solve.reporter(page))? {
                Solved::Outcome(outcome) => {
                    solve.end(page, *outcome);
                    None
                }
                Solved::Long(long, searcher) => Some(Search::new(solve, *long, searcher)),
            };
        }
        Request::Formula { puzzle, encoding } => {
            // The page offers only formulas that are not too large.
            if let Ok(encoded) = Encoded::new(&puzzle, encoding) {
                page.tell(formula(&puzzle, encoding, &encoded));
            }
        }
        Request::Prove { puzzle, file } => {
            page.tell(proof(&puzzle, file));
        }
        Request::Likely { puzzle, known, ticket, position } => {
            let cells = marginals(&puzzle, &known).map_or_else(Vec::new, |marginals| marginals.cells);
            let shades = cells.into_iter().map(Shade::of).collect();
            page.tell(News::Likely { ticket, position, shades });
        }
        Request::Judge { puzzle, past, ticket, changes } => {
            page.tell(News::Judged { ticket, changes, judged: judge(&puzzle, &past) });
        }
    }
    None
}

fn proof(puzzle: &Puzzle, file: ProofFile) -> News {
    let proved = match prove(puzzle, Some(MOST_PROOF_WORK), &mut ()) {
        Ok(proved) => proved,
        Err(error) => return News::NoProof { sentence: error.to_string() },
    };
    if proved.outcome.verdict == Verdict::Multiple {
        return News::NoProof { sentence: "There are several solutions. Any two of them are a proof.".to_owned() };
    }
    let Some(certificate) = &proved.certificate else {
        return News::NoProof {
            sentence: "A proof would take too long here. Use the command line instead.".to_owned(),
        };
    };
    let (text, ending) = match file {
        ProofFile::Formula => (certificate.formula().to_string(), "cnf"),
        ProofFile::Proof => (certificate.proof().to_string(), "drat"),
    };
    News::File { name: format!("nonogram-{}x{}-proof.{ending}", puzzle.width(), puzzle.height()), text }
}

fn formula(puzzle: &Puzzle, encoding: Encoding, encoded: &Encoded<'_>) -> News {
    let name = format!("nonogram-{}x{}-{}.cnf", puzzle.width(), puzzle.height(), encoding.name());
    News::File { name, text: Dimacs(encoded).to_string() }
}
