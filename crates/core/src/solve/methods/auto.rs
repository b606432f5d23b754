//! `auto`: lines, then suppositions, then the SAT solver for what is left, each only as long as it pays.
//!
//! Lines cost next to nothing and explain most. A supposition is a reason that a person can follow, so many are tried.
//! But if many in a row add nothing, as in most puzzles made of large regular patterns, the SAT solver is faster.

use crate::line::Knowledge;
use crate::puzzle::Puzzle;
use crate::solve::data::{Options, Outcome, Stop};
use crate::solve::exhaust::{Question, exhaust};
use crate::solve::meter::Meter;
use crate::solve::opening::Opening;
use std::ops::ControlFlow;

/// How many suppositions in a row may add nothing, at most and at least. Up to about 100 x 100 cells, all of them are
/// tried; on a larger board each one costs more.
const MOST_PATIENCE: usize = 10_000;
const LEAST_PATIENCE: usize = 100;
/// The most suppositions in a row that add nothing, times cells.
const PATIENT_CELLS: usize = 100_000_000;

pub(super) fn solve<K: Knowledge>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let patience = patience(puzzle);
    let opening = match Opening::<K>::by_lines(puzzle, options, meter) {
        ControlFlow::Continue(opening) => opening,
        ControlFlow::Break(outcome) => return outcome,
    };
    let opening = match opening.by_probing(|in_vain| in_vain < patience) {
        ControlFlow::Continue((opening, _)) => opening,
        ControlFlow::Break(outcome) => return outcome,
    };
    let known = opening.recorder.board.grid();
    match Question::by_order(puzzle, &known) {
        Ok(question) => exhaust(&question, opening.recorder.certain(), options, meter),
        // The other error is a line that contradicts what is known, but all lines have just been looked at.
        Err(_) => opening.stopped(Stop::Formula),
    }
}

/// How many suppositions in a row may add nothing.
fn patience(puzzle: &Puzzle) -> usize {
    (PATIENT_CELLS / (puzzle.width() * puzzle.height())).clamp(LEAST_PATIENCE, MOST_PATIENCE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Clue;
    use crate::solve::data::{Method, Verdict};
    use crate::solve::run::solve;

    /// One filled cell in each row and column, so that no supposition adds anything.
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
        // Each cell is supposed both ways.
        let most = 2 * patience(&puzzle) as u64;
        let tried = |limit| {
            let outcome = solve(&puzzle, Options::new(Method::Auto).limit(limit));
            assert_eq!((outcome.verdict, outcome.stopped), (Verdict::Stopped, Some(Stop::Work)));
            (outcome.work.suppositions, outcome.formula.is_some())
        };
        // After the last of them the search begins, and the formula is made for it.
        assert_eq!([tried(most - 1), tried(most)], [(most - 1, false), (most, true)]);
    }
}
