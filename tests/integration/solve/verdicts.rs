//! The methods' results are true: compared with a plain search through all grids.

use crate::cases::cases;
use crate::makers::small::{agrees, small_puzzle, solutions};
use nonoscope::puzzle::{Grid, Puzzle};
use nonoscope::sat::Encoding;
use nonoscope::solve::{Method, Options, Verdict, propagate, solve};
use nonoscope::trace::Replay;
use proptest::prelude::*;
use proptest::strategy::ValueTree;

/// Compares the outcome of a line method with all solutions.
fn is_true(puzzle: &Puzzle, method: Method, all: &[Grid]) {
    let outcome = solve(puzzle, method);
    match outcome.verdict {
        Verdict::Unique => assert_eq!(all, outcome.solutions),
        Verdict::None => assert!(all.is_empty()),
        Verdict::Stuck => assert!(outcome.grid.unknown_cells() > 0),
        Verdict::Multiple | Verdict::Stopped => panic!("not a verdict of line logic"),
    }
    // Every inferred cell is true of every solution.
    assert!(all.iter().all(|solution| agrees(solution, &outcome.grid)));
    assert_eq!(solve(puzzle, method), outcome, "the same puzzle, another trace");
    let mut replay = Replay::new(puzzle.givens());
    replay.go_to(&outcome.trace, outcome.trace.len());
    assert_eq!(*replay.grid(), outcome.grid);
}

/// Both line methods, and propagating without a trace, come to the same.
pub(crate) fn line_methods_agree(puzzle: &Puzzle) {
    let (passes, constrained) = (solve(puzzle, Method::Passes), solve(puzzle, Method::Constrained));
    let settled = propagate(puzzle);
    assert_eq!(passes.verdict, constrained.verdict);
    assert_eq!(settled.contradiction.is_some(), passes.verdict == Verdict::None);
    if passes.verdict != Verdict::None {
        assert_eq!(passes.grid, constrained.grid);
        assert_eq!(passes.grid, settled.grid);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(20_000)))]

    #[test]
    fn what_lines_say_is_true(puzzle in small_puzzle(4)) {
        let all = solutions(&puzzle);
        for method in [Method::Passes, Method::Constrained] {
            is_true(&puzzle, method, &all);
        }
        line_methods_agree(&puzzle);
    }
}

/// Compares the outcome of a complete method with all solutions, however many are wanted.
fn is_the_whole_truth(puzzle: &Puzzle, options: Options, all: &[Grid]) {
    let outcome = solve(puzzle, options);
    let expected = match all.len() {
        0 => Verdict::None,
        1 => Verdict::Unique,
        _ => Verdict::Multiple,
    };
    assert_eq!(outcome.verdict, expected, "{options:?}");
    assert!(all.iter().all(|solution| agrees(solution, &outcome.grid)));
    // As many as wanted; one more shows that there are more.
    assert_eq!(outcome.solutions.len(), all.len().min(options.solutions));
    assert_eq!(outcome.more(), Some(all.len() > options.solutions));
    assert_eq!(outcome.complete, all.len() <= options.solutions);
    let mut found: Vec<Vec<String>> = outcome.found().map(Grid::row_strings).collect();
    found.sort();
    found.dedup();
    assert_eq!(found.len(), outcome.found().count());
    let all: Vec<Vec<String>> = all.iter().map(Grid::row_strings).collect();
    assert!(found.iter().all(|solution| all.contains(solution)));
    assert_eq!(outcome.contradiction.is_some(), expected == Verdict::None);
    assert_eq!(solve(puzzle, options), outcome, "the same puzzle, another outcome");
    let mut replay = Replay::new(puzzle.givens());
    replay.go_to(&outcome.trace, outcome.trace.len());
    assert_eq!(*replay.grid(), outcome.grid);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(10_000)))]

    #[test]
    fn complete_methods_find_the_whole_truth(puzzle in small_puzzle(6), wanted in 1usize..=3) {
        let all = solutions(&puzzle);
        for method in Method::ALL.into_iter().filter(|method| method.is_complete()) {
            is_the_whole_truth(&puzzle, Options::new(method).solutions(wanted), &all);
            is_the_whole_truth(&puzzle, Options::new(method).solutions(1000), &all);
        }
        let positions = Options::new(Method::Sat).encoding(Encoding::Positions);
        is_the_whole_truth(&puzzle, positions, &all);
    }

    #[test]
    fn a_limit_is_kept_and_never_makes_a_verdict_wrong(puzzle in small_puzzle(6), limit in 0u64..40) {
        let all = solutions(&puzzle);
        for method in Method::ALL.into_iter().filter(|method| method.is_complete()) {
            let outcome = solve(&puzzle, Options::new(method).limit(limit));
            let right = match outcome.verdict {
                Verdict::Unique => all.len() == 1,
                Verdict::Multiple => all.len() > 1,
                Verdict::None => all.is_empty(),
                Verdict::Stopped => true,
                Verdict::Stuck => false,
            };
            prop_assert!(right, "{:?} after {:?}", outcome.verdict, outcome.work);
            prop_assert!(outcome.verdict == Verdict::None || outcome.work.total() <= limit);
            prop_assert!(all.iter().all(|solution| agrees(solution, &outcome.grid)));
        }
    }
}

/// Every row and every column fits what is known when it is looked at, and every cell becomes known: only a second look
/// at the rows shows that the last cells broke one.
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
