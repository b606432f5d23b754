//! The formulas mean the same as the puzzles: a SAT solver that knows nothing about puzzles reads the program's output,
//! and finds exactly the solutions.

use crate::cases::cases;
use crate::makers::small::{agrees, small_puzzle, solutions};
use crate::sat::other_solver::{clauses, models};
use nonoscope::puzzle::{Clue, Grid, MAX_SIDE, Puzzle};
use nonoscope::sat::{Encoded, Encoding, Positions, Size, Unencodable};
use nonoscope::{examples, format};
use proptest::prelude::*;

fn read(text: &str) -> Puzzle {
    format::read(text).unwrap().puzzle
}

fn card_without_givens() -> Puzzle {
    let card = read(examples::GCHQ_2015.text);
    card.with_givens(Grid::unknown(25, 25)).unwrap()
}

/// The solutions that the other solver finds, one grid for each model.
fn solved(puzzle: &Puzzle, encoding: Encoding) -> Vec<Grid> {
    let encoded = Encoded::new(puzzle, encoding).unwrap();
    let models = models(clauses(&encoded));
    let grids = models.iter().map(|model| {
        let grid = encoded.grid(|variable| model[variable - 1] > 0);
        assert_eq!(puzzle.first_mismatch(&grid), None, "{encoding:?}, {puzzle:?}");
        assert!(agrees(&grid, puzzle.givens()), "{encoding:?}, {puzzle:?}");
        grid
    });
    grids.collect()
}

#[test]
fn the_card_is_as_large_as_its_author_says() {
    let card = read(examples::GCHQ_2015.text);
    let size = Size { variables: 8550, clauses: 307_703, literals: 637_142 };
    assert_eq!(Encoded::new(&card, Encoding::Positions).unwrap().formula().size(), size);
    assert_eq!(Positions::size(&card), size);
}

#[test]
fn the_card_is_smaller_in_order() {
    let size = Size { variables: 2318, clauses: 7436, literals: 17_008 };
    assert_eq!(Encoded::new(&card_without_givens(), Encoding::Order).unwrap().formula().size(), size);
}

/// The other solver needs half a minute for it.
mod long {
    use super::*;

    #[test]
    fn the_examples_have_their_solutions() {
        for encoding in Encoding::ALL {
            assert_eq!(solved(&read(examples::GCHQ_2015.text), encoding).len(), 1);
            assert_eq!(solved(&read(examples::LAMBDA.text), encoding).len(), 1);
        }
        assert_eq!(solved(&read(examples::THREE_PATTERNS.text), Encoding::Order).len(), 3);
    }

    #[test]
    fn the_card_has_four_solutions_without_its_givens() {
        for encoding in Encoding::ALL {
            assert_eq!(solved(&card_without_givens(), encoding).len(), 4);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(3_000)))]

    #[test]
    fn the_models_are_the_solutions(puzzle in small_puzzle(5)) {
        let mut expected: Vec<String> = solutions(&puzzle).iter().map(Grid::to_string).collect();
        expected.sort();
        for encoding in Encoding::ALL {
            let mut found: Vec<String> = solved(&puzzle, encoding).iter().map(Grid::to_string).collect();
            found.sort();
            prop_assert_eq!(&found, &expected, "{:?}", encoding);
        }
        prop_assert_eq!(Positions::size(&puzzle), Positions::new(&puzzle).unwrap().formula().size());
    }
}

#[test]
fn contradictions_are_formulas_without_a_model() {
    // Givens that no layout of a line fits, rows that cannot agree with the columns, and both.
    for text in ["1\n1\n\n1\n1\n\ngivens\nX.\nX.", "3x3:3/0/3/3/0/3", "2\n1\n\n2\n1\n\ngivens\nXO\n.."] {
        for encoding in Encoding::ALL {
            assert_eq!(solved(&read(text), encoding), [], "{text}");
        }
    }
}

#[test]
fn what_is_too_large_is_refused_before_it_is_made() {
    // Lines of 1,024 cells with a run of 1 in every fourth.
    let clues = vec![Clue::from_iter([1; 256]); MAX_SIDE];
    let puzzle = Puzzle::new(clues.clone(), clues).unwrap();
    for encoding in Encoding::ALL {
        assert_eq!(Encoded::new(&puzzle, encoding).map(|_| ()), Err(Unencodable::TooLarge));
    }
    assert!(Positions::size(&puzzle).literals > 1 << 30);
}
