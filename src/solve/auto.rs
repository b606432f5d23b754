//! `auto`: lines, then suppositions, then the SAT solver on what is left, each only as long as it pays.
//!
//! Lines cost next to nothing and explain most. A supposition is a reason that a person can follow, so a good many are
//! tried; but where they say nothing many times in a row, as in most puzzles made of large regular patterns, the SAT
//! solver gets on faster. What is likely is found out for it only if it is not done quickly without.

use super::look::Looker;
use super::options::Options;
use super::passes;
use super::probe::{Probed, Recorded, probe};
use super::search::Question;
use super::suppose::Supposer;
use super::verdict::Outcome;
use super::work::Meter;
use super::{Method, Verdict};
use crate::line::Mask;
use crate::puzzle::Puzzle;
use crate::sat::Unencodable;
use crate::trace::Search;

pub(super) fn solve<M: Mask>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let mut looker = Looker::<M>::new(puzzle);
    let verdict = passes::look_at_all(&mut looker);
    if verdict != Verdict::Stuck {
        return looker.outcome(Method::Auto, verdict, meter);
    }
    let unknown = looker.board.unknown();
    let patience: usize = std::env::var("PAT").ok().and_then(|x| x.parse().ok()).unwrap_or(unknown);
    let mut supposer = Supposer::new(puzzle, &looker.board);
    let mut ground = Recorded { looker: &mut looker };
    match probe(puzzle, &mut ground, &mut supposer, meter, |in_vain| in_vain < patience) {
        Probed::Known => return looker.outcome(Method::Auto, Verdict::Unique, meter),
        Probed::Impossible => return looker.outcome(Method::Auto, Verdict::None, meter),
        Probed::Spent => return looker.outcome(Method::Auto, Verdict::Stopped, meter),
        Probed::Open { .. } | Probed::Unpaid => {}
    }
    let known = looker.board.grid();
    let question = match Question::by_order(puzzle, &known, true) {
        Ok(question) => question,
        // No line contradicts what it infers itself.
        Err(Unencodable::Contradiction(_) | Unencodable::TooLarge) => {
            return looker.outcome(Method::Auto, Verdict::Stopped, meter);
        }
    };
    let before = meter.work().conflicts;
    let found = question.search(options.seek(), meter, |_| {});
    let by = Search::Sat { conflicts: meter.work().conflicts - before };
    let mut outcome = looker.searched(Method::Auto, found, by, meter);
    outcome.formula = Some(question.size());
    outcome
}
