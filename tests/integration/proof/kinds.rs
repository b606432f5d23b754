//! Proofs of small puzzles of every kind.

use super::checkers::{check, dratify, proved};
use crate::makers::small::{small_puzzle, solutions};
use nonoscope::examples;
use nonoscope::format::read;
use nonoscope::proof::prove;
use nonoscope::puzzle::{Axis, Cell, Clue, Grid, Puzzle};
use nonoscope::solve::{Method, Verdict, Work};
use nonoscope::trace::Basis;
use proptest::prelude::*;

fn puzzle(text: &str) -> Puzzle {
    read(text).unwrap().puzzle
}

#[test]
fn puzzles_of_every_kind_are_proved() {
    let unique = [
        // Lines are enough, with givens and without.
        examples::GCHQ_2015.text,
        examples::CAT.text,
        // Suppositions are needed, and then a search.
        examples::LAMBDA.text,
        examples::NINE_DOM.text,
        include_str!("../../data/survey/06574-forever.non"),
        // Blank clues, and the smallest puzzles.
        "3x3:1.1/1/0/2/0/1",
        "1x1:1/1",
        "1x1:0/0",
    ];
    for text in unique {
        assert_eq!(check(&puzzle(text)), Verdict::Unique, "{text}");
    }
    let none = [
        examples::CANNOT_BE.text,
        // The givens contradict a blank clue, a line, and each other's lines.
        "1\n1\n\n1\n1\n\ngivens\nXX\n..\n",
        "0\n2\n\n1\n1\n\ngivens\nX.\n..\n",
        "1\n1\n\n1\n1\n\ngivens\nX.\n.O\n",
    ];
    for text in none {
        assert_eq!(check(&puzzle(text)), Verdict::None, "{text}");
    }
    assert_eq!(check(&puzzle("2x2:1/1/1/1")), Verdict::Multiple);
}

#[test]
fn the_examples_above_need_what_they_should() {
    let bases = |text: &str| {
        let puzzle = puzzle(text);
        let outcome = prove(&puzzle, None, &mut ()).unwrap().outcome;
        [Basis::Supposition, Basis::Search].map(|basis| outcome.trace.steps().any(|step| step.reason.basis() == basis))
    };
    assert_eq!(bases(examples::GCHQ_2015.text), [false, false]);
    assert_eq!(bases(examples::LAMBDA.text), [true, false]);
    assert_eq!(bases(examples::NINE_DOM.text), [false, true]);
    assert_eq!(bases(include_str!("../../data/survey/06574-forever.non")), [true, true]);
}

#[test]
fn a_limit_of_work_leaves_no_proof_and_large_formulas_are_refused() {
    let lambda = puzzle(examples::LAMBDA.text);
    let proved = prove(&lambda, Some(3), &mut ()).unwrap();
    assert_eq!((proved.outcome.verdict, proved.certificate.is_none()), (Verdict::Stopped, true));
    assert_eq!(proved.outcome.work, Work { suppositions: 3, conflicts: 0 });
    let clues = vec![Clue::from_iter(vec![1; 256]); 1024];
    let large = Puzzle::new(clues.clone(), clues).unwrap();
    let error = prove(&large, None, &mut ()).unwrap_err();
    assert_eq!(error.to_string(), "As a formula the puzzle could have more than 20\u{202f}000\u{202f}000 literals.");
}

/// A line of which some cells are given, and the columns to it, so that the row has to be looked at.
fn one_line() -> impl Strategy<Value = Puzzle> {
    let cells = prop::collection::vec((prop::bool::ANY, prop::bool::weighted(0.4)), 1..=40);
    (cells, prop::option::weighted(0.3, 0..40usize)).prop_map(|(cells, wrong)| {
        let mut grid = Grid::unknown(cells.len(), 2);
        let mut givens = Grid::unknown(cells.len(), 2);
        for (at, index) in grid.places().zip((0..cells.len()).cycle()) {
            let (filled, is_given) = cells[index];
            let cell = if filled == (at.row() == 0) { Cell::FILLED } else { Cell::EMPTY };
            grid.set(at, cell);
            if is_given && at.row() == 0 {
                givens.set(at, if wrong == Some(index) { cell.opposite() } else { cell });
            }
        }
        // Each column has one cell, so a row says all of the other.
        Puzzle::new(grid.clues(Axis::Row), grid.clues(Axis::Column)).unwrap().with_givens(givens).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn small_puzzles_are_proved(puzzle in small_puzzle(6)) {
        let (verdict, texts) = proved(&puzzle);
        let all = solutions(&puzzle).len();
        prop_assert_eq!(verdict, [Verdict::None, Verdict::Unique, Verdict::Multiple][all.min(2)]);
        prop_assert!(texts.is_none_or(|texts| dratify(&texts)));
    }

    #[test]
    fn all_that_lines_say_is_proved(puzzle in one_line()) {
        let (verdict, texts) = proved(&puzzle);
        prop_assert_eq!(verdict, nonoscope::solve::solve(&puzzle, Method::Auto).verdict);
        prop_assert!(texts.is_none_or(|texts| dratify(&texts)));
    }
}
