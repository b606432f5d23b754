//! `sat`: the whole puzzle as one formula, and a solver of formulas to find its solutions.
//!
//! The method of Matthew Earl's Python program and of the Haskell one for the GCHQ card. There are no steps to show but
//! one: what the solver found, and that it found all there is.

use crate::line::Mask;
use crate::puzzle::{Grid, Puzzle};
use crate::solve::data::{Method, Options, Outcome, Stop};
use crate::solve::look::Looker;
use crate::solve::meter::Meter;
use crate::solve::search::Question;
use crate::trace::Search;

pub(super) fn solve<M: Mask>(puzzle: &Puzzle, options: &Options, meter: &Meter<'_>) -> Outcome {
    let looker = Looker::<M>::new(puzzle, options);
    // A line that contradicts the givens is no error: such a formula cannot be satisfied.
    let Ok(question) = Question::whole(puzzle, options.encoding) else {
        return looker.stopped(Method::Sat, Stop::Formula, meter);
    };
    let size = Some(question.size());
    let so_far = |solutions: &[Grid]| {
        meter.so_far(&|| Outcome { formula: size, ..looker.so_far(Method::Sat, solutions, meter) });
    };
    so_far(&[]);
    let found = question.search(options.quota(puzzle), meter, so_far);
    let by = Search::Sat { conflicts: meter.work().conflicts };
    Outcome { formula: size, ..looker.searched(Method::Sat, found, by, meter) }
}
