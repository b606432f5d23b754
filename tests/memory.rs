//! The memory that solving takes: nothing per line, and little even for the largest trace.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "says the figure that it measured")]

use allocation_counter::measure;
use makers::blobs::random_puzzle;
use nonoscope::line::{ColourCounter, ColourSolver, Counter, Excluded, Known, LineSolver, Mask, Wide};
use nonoscope::puzzle::{Axis, Clue, Colour, Puzzle, Run};
use nonoscope::scan::{ScanError, read_any_way};
use nonoscope::solve::{Method, Verdict, solve};
use nonoscope_tests::makers;
use std::hint::black_box;

/// Looks at every line of a puzzle, with nothing known and then with the result.
fn look_at_every_line<M: Mask>(puzzle: &Puzzle, solver: &mut LineSolver<M>, counter: &mut Counter) {
    for axis in [Axis::Row, Axis::Column] {
        let length = puzzle.length(axis);
        for clue in puzzle.clues(axis) {
            let found = solver.infer(clue, length, Known::NOTHING).unwrap();
            black_box(counter.fitting(clue, length, found));
            black_box(solver.infer(clue, length, found));
        }
    }
}

fn allocates_nothing<M: Mask>(side: usize) {
    let puzzle = random_puzzle(side, 7);
    let (mut solver, mut counter) = (LineSolver::<M>::new(), Counter::new());
    // The first look makes room for the longest clue.
    look_at_every_line(&puzzle, &mut solver, &mut counter);
    let cost = measure(|| look_at_every_line(&puzzle, &mut solver, &mut counter));
    assert_eq!(cost.count_total, 0, "side {side}");
}

/// The lines of a puzzle, with two inks: two runs of the first, then one of the second, and so on.
fn coloured_lines(puzzle: &Puzzle) -> Vec<(Clue, usize)> {
    let coloured = |clue: &Clue| -> Clue {
        let runs = clue.lengths().iter().enumerate();
        runs.map(|(index, &length)| Run { length, colour: Colour::ink(1 + index % 3 / 2) }).collect()
    };
    let lines = [Axis::Row, Axis::Column].into_iter();
    lines.flat_map(|axis| puzzle.clues(axis).iter().map(move |clue| (coloured(clue), puzzle.length(axis)))).collect()
}

fn allocates_nothing_in_colour<M: Mask>(side: usize) {
    let lines = coloured_lines(&random_puzzle(side, 7));
    let (mut solver, mut counter) = (ColourSolver::<M, 4>::new(), ColourCounter::new());
    let mut look = || {
        for (clue, length) in &lines {
            let found = solver.infer(clue, *length, Excluded::nothing(2)).unwrap();
            black_box(counter.fitting(clue, *length, found));
            black_box(solver.infer(clue, *length, found));
        }
    };
    look();
    let cost = measure(look);
    assert_eq!(cost.count_total, 0, "side {side}");
}

#[test]
fn looking_at_a_line_allocates_nothing() {
    allocates_nothing::<u64>(50);
    allocates_nothing::<u128>(100);
    allocates_nothing::<Wide<4>>(200);
    allocates_nothing::<Wide<16>>(400);
}

#[test]
fn looking_at_a_coloured_line_allocates_nothing() {
    allocates_nothing_in_colour::<u64>(50);
    allocates_nothing_in_colour::<u128>(100);
    allocates_nothing_in_colour::<Wide<4>>(200);
    allocates_nothing_in_colour::<Wide<16>>(400);
}

mod long {
    use super::*;

    #[test]
    fn the_largest_trace_fits_into_memory() {
        let puzzle = random_puzzle(1024, 2015);
        let mut outcome = None;
        let cost = measure(|| outcome = Some(solve(&puzzle, Method::Passes)));
        let outcome = outcome.unwrap();
        assert_eq!(outcome.verdict, Verdict::Unique);
        assert!(outcome.trace.len() >= 4 * 1024);
        println!("{} steps of 1,024 x 1,024 cells: {} bytes at most", outcome.trace.len(), cost.bytes_max);
        assert!(cost.bytes_max < 200_000_000, "{} bytes", cost.bytes_max);
    }

    /// A photo of 12 million pixels: paper with a board of 20 × 20 cells that has no clues, so that it is turned, too.
    #[test]
    fn a_photo_is_read_in_bounded_memory() {
        let (width, height) = (4000, 3000);
        let is_line =
            |x: usize, y: usize| (900..=2900).contains(&x) && (700..=2700).contains(&y) && (x % 100 < 5 || y % 100 < 5);
        let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let shade = |(x, y): (usize, usize)| if is_line(x, y) { 40 } else { 200 + (x * 31 + y * 17) as u8 % 32 };
        let pixels: Vec<u8> = places.flat_map(|place| [shade(place), shade(place), shade(place), 255]).collect();
        let mut read = None;
        let cost = measure(|| read = Some(read_any_way(width, height, &pixels)));
        assert_eq!(read, Some(Err(ScanError::NoClues { lines: (20, 20) })));
        println!("{width} x {height} pixels: {} bytes at most besides them", cost.bytes_max);
        assert!(cost.bytes_max < 100_000_000, "{} bytes", cost.bytes_max);
    }
}
