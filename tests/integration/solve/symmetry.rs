//! One puzzle has one rating: in a mirror, turned, and with its inks in any order.

use crate::cases::cases;
use crate::makers::chance::Chance;
use crate::makers::coloured::coloured_noise;
use nonoscope::format;
use nonoscope::make::random::{Wish, puzzle};
use nonoscope::puzzle::{Axis, Cell, Clue, Colour, Grid, Line, Puzzle, Run};
use nonoscope::solve::{Method, Options, Tier, Verdict, rate, solve, solve_watched};

/// A grid in one of eight ways, with other inks.
fn turned(grid: &Grid, way: usize, inks: &[Colour]) -> Grid {
    let is_turned = way & 4 > 0;
    let (width, height) = (grid.width(), grid.height());
    let [columns, rows] = if is_turned { [height, width] } else { [width, height] };
    let mut other = Grid::unknown_of(columns, rows, grid.inks());
    for at in other.places() {
        let (row, column) = if is_turned { (at.column(), at.row()) } else { (at.row(), at.column()) };
        let row = if way & 2 > 0 { height - 1 - row } else { row };
        let column = if way & 1 > 0 { width - 1 - column } else { column };
        let possible = grid.possible(Line::row(row).cell(column)).iter().map(|colour| inks[colour.number()]);
        other.set(at, Cell::among(possible.collect(), grid.inks()));
    }
    other
}

/// A puzzle in one of eight ways, with other inks.
fn puzzle_turned(puzzle: &Puzzle, way: usize, inks: &[Colour]) -> Puzzle {
    let clues = |axis: Axis| {
        let (lines_from_end, runs_from_end) = match axis {
            Axis::Row => (way & 2 > 0, way & 1 > 0),
            Axis::Column => (way & 1 > 0, way & 2 > 0),
        };
        let mut clues: Vec<Clue> = Vec::new();
        for clue in puzzle.clues(axis) {
            let mut runs: Vec<Run> = clue.runs().map(|run| Run { colour: inks[run.colour.number()], ..run }).collect();
            if runs_from_end {
                runs.reverse();
            }
            clues.push(runs.into_iter().collect());
        }
        if lines_from_end {
            clues.reverse();
        }
        clues
    };
    let (rows, columns) = (clues(Axis::Row), clues(Axis::Column));
    let (rows, columns) = if way & 4 > 0 { (columns, rows) } else { (rows, columns) };
    let other = Puzzle::new(rows, columns).unwrap().with_palette(puzzle.palette().clone()).unwrap();
    other.with_givens(turned(puzzle.givens(), way, inks)).unwrap()
}

/// The background, and the inks in a random order.
fn shuffled(inks: usize, chance: &mut Chance) -> Vec<Colour> {
    let mut all: Vec<Colour> = Colour::all(inks).collect();
    for place in (2..=inks).rev() {
        all.swap(place, 1 + chance.below(place));
    }
    all
}

/// A picture's puzzle with one solution: of noise, in up to five inks, with some cells given where there are several solutions.
fn any_puzzle(seed: u64) -> Puzzle {
    let mut chance = Chance::new(seed);
    let inks = 1 + chance.below(5);
    let puzzle = coloured_noise(3 + chance.below(8), inks, 15 + chance.below(40), seed);
    let options = Options::new(Method::Auto).solutions(2);
    let outcome = solve_watched(&puzzle, options, &mut ());
    if outcome.verdict != Verdict::Multiple {
        return puzzle;
    }
    let (one, mut givens) = (&outcome.solutions[0], puzzle.givens().clone());
    let common = outcome.common();
    for at in givens.places().filter(|&at| !common.get(at).is_known()) {
        givens.set(at, one.get(at));
    }
    puzzle.with_givens(givens).unwrap()
}

#[test]
fn a_puzzle_has_one_rating_however_one_looks_at_it() {
    let (mut rated, mut hard) = (0, 0);
    let all = u64::from(cases(4_000));
    for seed in 0..all {
        let (puzzle, mut chance) = (any_puzzle(seed), Chance::new(seed));
        let outcome = solve(&puzzle, Method::Auto);
        let rating = rate(&puzzle, &outcome, &mut ());
        for way in 0..8 {
            let other = puzzle_turned(&puzzle, way, &shuffled(puzzle.inks(), &mut chance));
            assert_eq!(rate(&other, &outcome, &mut ()), rating, "seed {seed}, way {way}");
        }
        rated += u64::from(rating.is_some());
        hard += u64::from(rating.is_some_and(|rating| rating.number >= 20));
    }
    println!("{all} puzzles, {rated} rated, {hard} of them from 20 on");
    assert!(rated > all / 2 && hard > all / 10, "{rated}, {hard}");
}

/// The tests that take longest.
mod long {
    use super::*;

    #[test]
    fn a_random_puzzle_keeps_its_rating_when_it_is_written_and_read() {
        for (width, height, inks, seed) in [(7, 2, 4, 39), (9, 6, 3, 1), (5, 8, 4, 2), (6, 6, 5, 3)] {
            let wish = Wish { width, height, inks, rating: Some(Tier::Fiendish.into()), seed, ..Wish::default() };
            let made = puzzle(&wish, &mut ()).unwrap().made;
            let read = format::read(&format::clue_lines(&made.puzzle)).unwrap().puzzle;
            assert_eq!(rate(&read, &solve(&read, Method::Auto), &mut ()), made.appraisal.rating, "{wish:?}");
        }
    }
}
