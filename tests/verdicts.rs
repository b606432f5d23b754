//! What the methods say of a puzzle is true: held against a plain search through all grids.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod small_puzzle;

use nonoscope::puzzle::{Grid, Puzzle};
use nonoscope::solve::{Method, Verdict, settle, solve};
use nonoscope::trace::Replay;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use small_puzzle::{agrees, small_puzzle, solutions};

/// Holds the outcome of a method against all solutions.
fn is_true(puzzle: &Puzzle, method: Method, all: &[Grid]) {
    let outcome = solve(puzzle, method);
    match outcome.verdict {
        Verdict::Unique => assert_eq!(all, outcome.solutions),
        Verdict::None => assert!(all.is_empty()),
        Verdict::Stuck => assert!(outcome.grid.unknown_cells() > 0),
        Verdict::Multiple | Verdict::Stopped => panic!("not a verdict of line logic"),
    }
    // Whatever was inferred is so in every solution.
    assert!(all.iter().all(|solution| agrees(solution, &outcome.grid)));
    assert_eq!(solve(puzzle, method), outcome, "the same puzzle, another trace");
    let mut replay = Replay::new(puzzle.givens());
    replay.go_to(&outcome.trace, outcome.trace.len());
    assert_eq!(*replay.grid(), outcome.grid);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, ..ProptestConfig::default() })]

    #[test]
    fn a_verdict_is_the_truth(puzzle in small_puzzle(4)) {
        let all = solutions(&puzzle);
        for method in Method::ALL {
            is_true(&puzzle, method, &all);
        }
        let (passes, constrained) = (solve(&puzzle, Method::Passes), solve(&puzzle, Method::Constrained));
        let settled = settle(&puzzle);
        prop_assert_eq!(passes.verdict, constrained.verdict);
        prop_assert_eq!(settled.contradiction.is_some(), passes.verdict == Verdict::None);
        if passes.verdict != Verdict::None {
            prop_assert_eq!(&passes.grid, &constrained.grid);
            prop_assert_eq!(&passes.grid, &settled.grid);
        }
    }
}

/// Every row fits what is known when it is looked at, every column as well, and every cell becomes known: only a
/// second look at the rows shows that the last cells broke one.
#[test]
fn a_complete_grid_is_looked_at_once_more() {
    let mut seen = 0;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    for _ in 0..50_000 {
        let puzzle = small_puzzle(4).new_tree(&mut runner).unwrap().current();
        let outcome = solve(&puzzle, Method::Passes);
        if outcome.verdict == Verdict::None && outcome.grid.unknown_cells() == 0 {
            assert!(puzzle.first_mismatch(&outcome.grid).is_some());
            assert!(outcome.trace.steps().next_back().unwrap().reason.is_contradiction());
            seen += 1;
        }
    }
    assert!(seen > 0, "chance brought no such puzzle");
}
