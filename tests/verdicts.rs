//! What the methods say of a puzzle is true: held against a plain search through all grids.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod twin;

use nonoscope::puzzle::{At, Cell, Clue, Grid, Line, Puzzle};
use nonoscope::solve::{Method, Verdict, settle, solve};
use nonoscope::trace::Replay;
use proptest::prelude::*;
use proptest::strategy::ValueTree;

/// All solutions of a small puzzle, by trying every combination of row layouts.
fn solutions(puzzle: &Puzzle) -> Vec<Grid> {
    let mut grids = vec![Grid::unknown(puzzle.width(), puzzle.height())];
    for row in (0..puzzle.height()).map(Line::row) {
        let known: Vec<Cell> = puzzle.givens().line(row).collect();
        let mut layouts = twin::layouts(puzzle.clue(row).runs(), puzzle.width());
        layouts.retain(|layout| twin::fits(layout, &known));
        let longer = grids.iter().flat_map(|grid| {
            layouts.iter().map(move |layout| {
                let mut grid = grid.clone();
                for (column, &cell) in layout.iter().enumerate() {
                    grid.set(At::new(row.index, column), cell);
                }
                grid
            })
        });
        grids = longer.collect();
    }
    grids.retain(|grid| {
        let columns = (0..puzzle.width()).map(Line::column);
        columns.into_iter().all(|column| Clue::of_cells(grid.line(column)) == *puzzle.clue(column))
    });
    grids
}

/// Rows from one picture and columns from another with as many filled cells, so that everything occurs: one solution,
/// several, and none. A few cells are given, mostly right ones.
fn puzzle() -> impl Strategy<Value = Puzzle> {
    let picture = prop::collection::vec(prop::bool::weighted(0.55), 16);
    (1usize..=4, 1usize..=4, picture, prop::collection::vec((0usize..4, 0usize..4), 0..=2), prop::bool::ANY).prop_map(
        |(width, height, cells, swaps, honest)| {
            let mut grid = Grid::unknown(width, height);
            for row in 0..height {
                for column in 0..width {
                    let cell = if cells[4 * row + column] { Cell::Filled } else { Cell::Empty };
                    grid.set(At::new(row, column), cell);
                }
            }
            let mut other = grid.clone();
            let mut givens = Grid::unknown(width, height);
            for (a, b) in swaps {
                let (a, b) = (At::new(a % height, b % width), At::new(b % height, a % width));
                if honest {
                    givens.set(a, grid.get(a));
                } else {
                    let (left, right) = (other.get(a), other.get(b));
                    other.set(a, right);
                    other.set(b, left);
                    givens.set(b, left);
                }
            }
            let rows = (0..height).map(|row| Clue::of_cells(grid.line(Line::row(row)))).collect();
            let columns = (0..width).map(|column| Clue::of_cells(other.line(Line::column(column)))).collect();
            Puzzle::new(rows, columns).unwrap().with_givens(givens).unwrap()
        },
    )
}

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
    let all: Vec<Vec<Cell>> = all.iter().map(|solution| solution.cells().to_vec()).collect();
    if let Some(agreed) = twin::agreement(&all) {
        assert!(twin::fits(&agreed, outcome.grid.cells()));
    }
    assert_eq!(solve(puzzle, method), outcome, "the same puzzle, another trace");
    let mut replay = Replay::new(puzzle.givens());
    replay.go_to(&outcome.trace, outcome.trace.len());
    assert_eq!(*replay.grid(), outcome.grid);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, ..ProptestConfig::default() })]

    #[test]
    fn a_verdict_is_the_truth(puzzle in puzzle()) {
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
        let puzzle = puzzle().new_tree(&mut runner).unwrap().current();
        let outcome = solve(&puzzle, Method::Passes);
        if outcome.verdict == Verdict::None && outcome.grid.unknown_cells() == 0 {
            assert!(puzzle.first_mismatch(&outcome.grid).is_some());
            assert!(outcome.trace.steps().next_back().unwrap().reason.is_contradiction());
            seen += 1;
        }
    }
    assert!(seen > 0, "chance brought no such puzzle");
}
