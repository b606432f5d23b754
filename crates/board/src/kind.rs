//! The kinds of solving, each with a program of its own: together they would be half as large again.
//!
//! A page that embeds the element loads at most 250 KB. Lines of several inks and arguments have a single width
//! (feature `small`), no session is sent, and only plain texts are read here (`format/plainly.rs`).

use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::solve::{Hint, Method, Outcome, argue_alone, solve_automatically, unjudged};
use nonoscope_core::trace::Step;
use nonoscope_play::{Explanation, Session, settling};

/// How a program solves, and what it says of a step.
pub trait Kind: 'static {
    /// Solves a puzzle.
    fn solve(puzzle: &Puzzle) -> Outcome;

    /// What a step rests on, if this program explains more than what the step did. `known` holds what was known before it.
    fn explain(puzzle: &Puzzle, known: &Grid, step: &Step<'_>) -> Option<Explanation>;

    /// What a person would do next, if this program gives hints. Nothing is known against the marks.
    fn hint(puzzle: &Puzzle, known: &Grid) -> Option<Hint>;
}

/// The method `auto`, which finds the truth about every puzzle.
#[derive(Debug)]
pub enum Computing {}

impl Kind for Computing {
    fn solve(puzzle: &Puzzle) -> Outcome {
        solve_automatically(puzzle, &Session::options(Method::Auto), &mut ())
    }

    fn explain(_: &Puzzle, _: &Grid, _: &Step<'_>) -> Option<Explanation> {
        None
    }

    fn hint(_: &Puzzle, _: &Grid) -> Option<Hint> {
        None
    }
}

/// The method `human`, whose steps are arguments.
#[derive(Debug)]
pub enum Arguing {}

impl Kind for Arguing {
    fn solve(puzzle: &Puzzle) -> Outcome {
        argue_alone(puzzle, &Session::options(Method::Human), &mut ())
    }

    fn explain(puzzle: &Puzzle, known: &Grid, step: &Step<'_>) -> Option<Explanation> {
        Some(Explanation::new(puzzle, known, step))
    }

    fn hint(puzzle: &Puzzle, known: &Grid) -> Option<Hint> {
        Some(match unjudged(puzzle, known) {
            // What a hint says and what its argument says are the same.
            Hint::Step(trace) => Hint::Step(settling(&trace).unwrap_or(trace)),
            other => other,
        })
    }
}
