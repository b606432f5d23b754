//! `auto`: lines, then suppositions, then the SAT solver on what is left, each only as long as it pays.
//!
//! Lines cost next to nothing and explain most. A supposition is a reason that a person can follow, so a good many are
//! tried; but where they say nothing many times in a row, as in most puzzles made of large regular patterns, the SAT
//! solver gets on faster. What is likely is found out for it only if it is not done quickly without.

use super::passes;
use crate::line::Mask;
use crate::puzzle::{Grid, Puzzle};
use crate::solve::data::{Method, Options, Outcome, Stop, Verdict};
use crate::solve::look::Looker;
use crate::solve::meter::Meter;
use crate::solve::probe::{Probed, Recorded, probe};
use crate::solve::search::Question;
use crate::solve::suppose::Supposer;
use crate::trace::Search;

/// How many suppositions may say nothing in a row, at most and at least. Up to some 100 x 100 cells, all of them are
/// tried; on a larger board each one costs more.
const MOST_PATIENCE: usize = 10_000;
const LEAST_PATIENCE: usize = 100;
/// How many suppositions times cells that may be.
const PATIENT_CELLS: usize = 100_000_000;

pub(super) fn solve<M: Mask>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let mut looker = Looker::<M>::new(puzzle, options);
    let verdict = passes::look_at_all(&mut looker);
    match verdict {
        Verdict::Stuck => {}
        Verdict::Stopped => return looker.stopped(Method::Auto, Stop::Steps, meter),
        _ => return looker.outcome(Method::Auto, verdict, meter),
    }
    meter.so_far(&|| looker.so_far(Method::Auto, &[], meter));
    let patience = patience(puzzle);
    let mut supposer = Supposer::new(puzzle, &looker.board);
    let mut ground = Recorded { looker: &mut looker, method: Method::Auto, meter };
    match probe(puzzle, &mut ground, &mut supposer, meter, |in_vain| in_vain < patience) {
        Probed::Known => return looker.outcome(Method::Auto, Verdict::Unique, meter),
        Probed::Impossible => return looker.outcome(Method::Auto, Verdict::None, meter),
        Probed::Spent => return looker.stopped(Method::Auto, Stop::Work, meter),
        Probed::CutOff => return looker.stopped(Method::Auto, Stop::Steps, meter),
        Probed::Open { .. } | Probed::Unpaid => {}
    }
    let known = looker.board.grid();
    let question = match Question::by_order(puzzle, &known) {
        Ok(question) => question,
        // The other error is that a line contradicts what is known, which lines have just agreed upon.
        Err(_) => return looker.stopped(Method::Auto, Stop::Formula, meter),
    };
    let size = Some(question.size());
    let so_far = |solutions: &[Grid]| {
        meter.so_far(&|| Outcome { formula: size, ..looker.so_far(Method::Auto, solutions, meter) });
    };
    so_far(&[]);
    let found = question.search(options.quota(puzzle), meter, so_far);
    let by = Search::Sat { conflicts: meter.work().conflicts };
    Outcome { formula: size, ..looker.searched(Method::Auto, found, by, meter) }
}

/// How many suppositions may say nothing in a row.
fn patience(puzzle: &Puzzle) -> usize {
    (PATIENT_CELLS / (puzzle.width() * puzzle.height())).clamp(LEAST_PATIENCE, MOST_PATIENCE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Clue;
    use crate::solve::run::solve;

    /// One filled cell in each row and column, so that no supposition says anything.
    fn ones(side: usize) -> Puzzle {
        let clues = vec![Clue::from_iter([1]); side];
        Puzzle::new(clues.clone(), clues).unwrap()
    }

    #[test]
    fn the_larger_the_board_the_fewer_suppositions_are_tried() {
        let patiences = [5, 100, 200, 500, 1000, 1024].map(|side| patience(&ones(side)));
        assert_eq!(patiences, [10_000, 10_000, 2_500, 400, 100, 100]);
    }

    #[test]
    fn suppositions_that_say_nothing_end_where_patience_does() {
        let puzzle = ones(300);
        // Each cell is supposed twice.
        let most = 2 * patience(&puzzle) as u64;
        let tried = |limit| {
            let outcome = solve(&puzzle, Options { limit: Some(limit), ..Options::new(Method::Auto) });
            assert_eq!((outcome.verdict, outcome.stopped), (Verdict::Stopped, Some(Stop::Work)));
            (outcome.work.suppositions, outcome.formula.is_some())
        };
        // With the last of them the search begins for which the formula is made.
        assert_eq!([tried(most - 1), tried(most)], [(most - 1, false), (most, true)]);
    }
}
