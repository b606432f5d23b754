//! Proofs of coloured puzzles.

use super::checkers::{check, dratify, proved};
use crate::coloured::coloured_puzzle;
use crate::makers::coloured::{coloured_noise, seeded_coloured_puzzle};
use crate::twins::coloured_grids::grids;
use nonoscope::examples;
use nonoscope::format::read;
use nonoscope::proof::prove;
use nonoscope::puzzle::{Axis, Cell, Colours, Grid, Line, Puzzle};
use nonoscope::solve::Verdict;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Noise with just enough givens to have one solution; and the same with a cell excluded from being as there, which leaves no solution.
/// Lines alone mostly solve neither.
pub(super) fn on_the_edge(side: usize, inks: usize, empty: usize, seed: u64) -> [Puzzle; 2] {
    let mut puzzle = coloured_noise(side, inks, empty, seed);
    let with_given = |puzzle: Puzzle, at, cell| {
        let mut givens = puzzle.givens().clone();
        givens.set(at, cell);
        puzzle.with_givens(givens).unwrap()
    };
    loop {
        let outcome = prove(&puzzle, None, &mut ()).unwrap().outcome;
        let found: Vec<&Grid> = outcome.found().collect();
        if let [solution, other] = found[..] {
            let at = puzzle.places().find(|&at| solution.get(at) != other.get(at)).unwrap();
            puzzle = with_given(puzzle, at, solution.get(at));
            continue;
        }
        let at = puzzle.places().filter(|&at| !puzzle.givens().get(at).is_known()).nth(7).unwrap();
        let excluded = Colours::all(inks).minus(found[0].possible(at));
        return [puzzle.clone(), with_given(puzzle, at, Cell::among(excluded, inks))];
    }
}

#[test]
fn puzzles_of_files_are_proved() {
    for text in [
        examples::TULIP.text,
        examples::BALLOON.text,
        include_str!("../../data/colour/little_hauler.xml"),
        include_str!("../../data/colour/look_sharp.xml"),
        include_str!("../../data/colour/not_invented_yet_1.xml"),
        include_str!("../../data/colour/take_two.xml"),
    ] {
        let puzzle = read(text).unwrap().puzzle;
        assert!(puzzle.inks() > 1);
        assert_eq!(check(&puzzle), Verdict::Unique, "{text}");
    }
}

#[test]
fn the_smallest_puzzles_are_proved() {
    let picture = |rows: &[&str]| Grid::from_picture(rows).unwrap();
    assert_eq!(check(&Puzzle::of_picture(&picture(&["XB", "BX"])).unwrap()), Verdict::Unique);
    assert_eq!(check(&Puzzle::of_picture(&picture(&["XOB", "OXB"])).unwrap()), Verdict::Multiple);
    // The inks of rows and columns contradict each other.
    let (rows, columns) = (picture(&["XB", "BX"]), picture(&["XX", "BB"]));
    let none = Puzzle::new(rows.clues(Axis::Row), columns.clues(Axis::Column)).unwrap();
    assert_eq!(check(&none), Verdict::None);
}

#[test]
fn puzzles_of_every_kind_are_proved() {
    let mut verdicts = BTreeMap::new();
    for seed in 0..250 {
        *verdicts.entry(check(&seeded_coloured_puzzle(14, seed)).name()).or_insert(0) += 1;
    }
    assert!(verdicts.len() == 3 && verdicts.values().all(|&count| count >= 20), "{verdicts:?}");
}

#[test]
fn suppositions_and_searches_are_proved() {
    let of_seed = |seed| on_the_edge(16, 2 + seed as usize % 2, 65, seed);
    let puzzles = (0..8).map(of_seed).chain([on_the_edge(20, 2, 70, 9)]);
    let mut reasons = BTreeMap::new();
    for (puzzle, verdict) in puzzles.flat_map(|pair| pair.into_iter().zip([Verdict::Unique, Verdict::None])) {
        assert_eq!(check(&puzzle), verdict, "{puzzle:?}");
        for step in prove(&puzzle, None, &mut ()).unwrap().outcome.trace.steps() {
            *reasons.entry(step.reason.name()).or_insert(0) += 1;
        }
    }
    assert!(reasons["refuted"] >= 100 && reasons["agreed"] >= 20 && reasons["searched"] == 2, "{reasons:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn small_puzzles_are_proved(puzzle in coloured_puzzle(5, 4)) {
        let (verdict, texts) = proved(&puzzle);
        let all = grids(&puzzle, &puzzle.lines().collect::<Vec<Line>>()).len();
        prop_assert_eq!(verdict, [Verdict::None, Verdict::Unique, Verdict::Multiple][all.min(2)]);
        prop_assert!(texts.is_none_or(|texts| dratify(&texts)));
    }
}
