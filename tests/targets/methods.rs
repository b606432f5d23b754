//! For any puzzle, all complete methods find the same.

use super::bytes::Bytes;
use super::puzzle::puzzle;
use nonoscope::format::clue_lines;
use nonoscope::puzzle::{Cell, Grid, Puzzle};
use nonoscope::sat::Encoding;
use nonoscope::solve::{Method, Options, Outcome, Verdict, solve};

/// How many solutions are compared.
const SOLUTIONS: usize = 12;

pub(super) fn hold(bytes: &[u8]) {
    let puzzle = puzzle(&mut Bytes::new(bytes), 9);
    let ways = [
        (Method::Auto, Encoding::Order),
        (Method::Simulate, Encoding::Order),
        (Method::Sat, Encoding::Order),
        (Method::Sat, Encoding::Positions),
    ];
    let outcomes =
        ways.map(|(method, encoding)| solve(&puzzle, Options::new(method).solutions(SOLUTIONS).encoding(encoding)));
    let first = &outcomes[0];
    for (outcome, way) in outcomes.iter().zip(ways) {
        let same = outcome.verdict == first.verdict
            && outcome.complete == first.complete
            && outcome.solutions.len() == first.solutions.len()
            && outcome.more() == first.more()
            && (!first.complete || pictures(outcome) == pictures(first))
            && outcome.contradiction.is_some() == (outcome.verdict == Verdict::None);
        assert!(same, "{way:?}: {:?}, not {:?}\n{}", outcome.verdict, first.verdict, clue_lines(&puzzle));
        assert!(outcome.found().all(|solution| solves(&puzzle, solution)), "{way:?}\n{}", clue_lines(&puzzle));
        // Everything that line logic alone infers is true.
        let passes = solve(&puzzle, Method::Passes);
        assert!(matches!(passes.verdict, Verdict::Stuck) || passes.verdict == first.verdict);
    }
}

fn pictures(outcome: &Outcome) -> Vec<Vec<String>> {
    let mut pictures: Vec<Vec<String>> = outcome.solutions.iter().map(Grid::row_strings).collect();
    pictures.sort();
    pictures
}

fn solves(puzzle: &Puzzle, grid: &Grid) -> bool {
    let mut cells = puzzle.givens().cells().iter().zip(grid.cells());
    puzzle.first_mismatch(grid).is_none()
        && grid.unknown_cells() == 0
        && cells.all(|(given, cell)| *given == Cell::UNKNOWN || given == cell)
}
