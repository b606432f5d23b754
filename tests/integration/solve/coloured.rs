//! The methods' results are true of coloured puzzles: compared with a plain search through all grids.

use super::verdicts::line_methods_agree;
use crate::cases::cases;
use crate::coloured::{allows, coloured_puzzle, coloured_solutions};
use nonoscope::puzzle::{At, Cell, Colours, Grid, Puzzle};
use nonoscope::sat::Encoding;
use nonoscope::solve::{Hint, Method, Options, Verdict, hint, solve};
use nonoscope::trace::{Replay, sentence};
use proptest::prelude::*;

/// Compares the outcome of a method with all solutions.
fn is_true(puzzle: &Puzzle, options: Options, all: &[Grid]) {
    let outcome = solve(puzzle, options);
    if options.method.is_complete() {
        let expected = match all.len() {
            0 => Verdict::None,
            1 => Verdict::Unique,
            _ => Verdict::Multiple,
        };
        assert_eq!(outcome.verdict, expected, "{options:?}");
        assert_eq!(outcome.solutions.len(), all.len().min(options.solutions));
        assert_eq!(outcome.more(), Some(all.len() > options.solutions));
        assert_eq!(outcome.complete, all.len() <= options.solutions);
        assert!(outcome.found().all(|solution| all.contains(solution)));
        assert_eq!(outcome.contradiction.is_some(), expected == Verdict::None);
        if outcome.complete && !all.is_empty() {
            // With all solutions known, exactly what they have in common is known.
            for at in puzzle.places() {
                let seen: Colours = all.iter().filter_map(|solution| solution.get(at).colour()).collect();
                assert_eq!(outcome.grid.possible(at), seen, "{options:?}: {at:?}");
            }
        }
    } else {
        match outcome.verdict {
            Verdict::Unique => assert_eq!(all, outcome.solutions),
            Verdict::None => assert!(all.is_empty()),
            Verdict::Stuck => assert!(outcome.grid.unknown_cells() > 0),
            Verdict::Multiple | Verdict::Stopped => panic!("not a verdict of line logic"),
        }
    }
    // Every inferred cell is true of every solution.
    assert!(all.iter().all(|solution| allows(&outcome.grid, solution)));
    assert_eq!(solve(puzzle, options), outcome, "the same puzzle, another outcome");
    let mut replay = Replay::new(puzzle.givens());
    replay.go_to(&outcome.trace, outcome.trace.len());
    assert_eq!(*replay.grid(), outcome.grid);
    assert_eq!(replay.unknown(), outcome.grid.unknown_cells());
    replay.go_to(&outcome.trace, 0);
    assert_eq!(replay.grid(), puzzle.givens());
    assert!(outcome.trace.steps().all(|step| sentence(&step, puzzle.palette()).to_string().ends_with('.')));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(10_000)))]

    #[test]
    fn what_lines_say_is_true_of_coloured_puzzles(puzzle in coloured_puzzle(5, 4)) {
        let all = coloured_solutions(&puzzle);
        for method in [Method::Passes, Method::Constrained] {
            is_true(&puzzle, method.into(), &all);
        }
        line_methods_agree(&puzzle);
    }

    #[test]
    fn complete_methods_find_the_whole_truth_of_coloured_puzzles(puzzle in coloured_puzzle(5, 4), wanted in 1usize..=3) {
        let all = coloured_solutions(&puzzle);
        for method in Method::ALL.into_iter().filter(|method| method.is_complete()) {
            for solutions in [wanted, 1000] {
                is_true(&puzzle, Options::new(method).solutions(solutions), &all);
            }
        }
        is_true(&puzzle, Options::new(Method::Sat).encoding(Encoding::Positions), &all);
    }

    #[test]
    fn hints_are_true_of_coloured_puzzles(puzzle in coloured_puzzle(5, 4), marked in prop::collection::vec(0usize..3, 25)) {
        let all = coloured_solutions(&puzzle);
        let Some(first) = all.first() else { return Ok(()) };
        let mut known = Grid::unknown_of(puzzle.width(), puzzle.height(), puzzle.inks());
        for (at, marked) in first.places().zip(marked) {
            if marked == 0 {
                known.set(at, first.get(at));
            }
        }
        let fitting: Vec<&Grid> = all.iter().filter(|solution| allows(&known, solution)).collect();
        match hint(&puzzle, &known) {
            Hint::Step(trace) => {
                let step = trace.step(0).unwrap();
                prop_assert!(!step.changes.is_empty());
                for change in step.changes {
                    let possible = change.cell.possible(puzzle.inks());
                    let is_right = |solution: &&Grid| solution.get(change.at).colour().is_some_and(|c| possible.has(c));
                    prop_assert!(fitting.iter().all(is_right));
                    prop_assert!(change.cell.narrows(known.get(change.at)) || puzzle.givens().get(change.at) != Cell::UNKNOWN);
                }
            }
            Hint::Finished => prop_assert_eq!(fitting.len(), 1),
            Hint::Mistake(_) | Hint::NoSolution => prop_assert!(false, "a solution has all of it"),
            Hint::Nothing => prop_assert!(fitting.len() > 1),
        }
        let is_wrong = |at| fitting.iter().all(|solution| solution.get(at) != Cell::EMPTY);
        let wrong = known.places().find(|&at| known.get(at) == Cell::UNKNOWN && is_wrong(at));
        if let Some(at) = wrong {
            known.set(At::new(at.row(), at.column()), Cell::EMPTY);
            let Hint::Mistake(mistake) = hint(&puzzle, &known) else { return Err(TestCaseError::fail("no mistake")) };
            mistake.cells.iter().for_each(|&cell| known.set(cell, Cell::UNKNOWN));
            prop_assert!(!mistake.cells.is_empty() && all.iter().any(|solution| allows(&known, solution)));
        }
    }
}
