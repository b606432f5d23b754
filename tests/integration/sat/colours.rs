//! Formulas of puzzles with several inks mean the same as the puzzles: a SAT solver that knows nothing about puzzles
//! reads the program's output, and finds exactly the solutions that a search through all grids finds.

use crate::cases::cases;
use crate::coloured::{coloured_puzzle, coloured_solutions};
use crate::sat::other_solver::{are_all, clauses, is_satisfiable, model, models};
use crate::twins::coloured::{fits, layouts};
use crate::twins::coloured_grids::grids;
use nonoscope::puzzle::{Axis, Cell, Clue, Colour, Colours, Grid, Ink, Line, MAX_SIDE, Palette, Puzzle, Run};
use nonoscope::sat::{Dimacs, Encoded, Encoding, Order, Positions, Unencodable};
use nonoscope::solve::{Method, solve};
use proptest::prelude::*;
use std::collections::HashMap;

/// A puzzle with sides of at most `most`, which may not use the last inks of its palette.
fn any_puzzle(most: usize) -> impl Strategy<Value = Puzzle> {
    (coloured_puzzle(most, 3), 2..=3usize).prop_map(|(puzzle, inks)| {
        let inks = inks.max(puzzle.inks());
        puzzle.with_palette(palette(inks)).unwrap()
    })
}

/// A palette with this many inks.
fn palette(inks: usize) -> Palette {
    let ink = |number: usize| Ink::new('?', &format!("ink {number}"), [number as u8; 3]);
    Palette::new(ink(0), (1..=inks).map(ink).collect()).unwrap()
}

/// The pictures of grids, sorted.
fn pictures(grids: &[Grid]) -> Vec<String> {
    let mut pictures: Vec<String> = grids.iter().map(Grid::to_string).collect();
    pictures.sort();
    pictures
}

/// The solutions that the other solver finds, one grid for each model, read as the comments of the text say.
fn solved(puzzle: &Puzzle, encoding: Encoding) -> Vec<Grid> {
    let encoded = Encoded::new(puzzle, encoding).unwrap();
    let (width, inks) = (puzzle.width(), puzzle.inks());
    let grid = |model: &[i32]| {
        let mut grid = Grid::unknown_of(width, puzzle.height(), inks);
        for at in puzzle.places() {
            // Numbers from 1, as in the comments.
            let (row, column) = (at.row() + 1, at.column() + 1);
            let has = |ink: &usize| model[inks * (width * (row - 1) + column - 1) + ink - 1] > 0;
            let own: Vec<usize> = (1..=inks).filter(has).collect();
            assert!(own.len() <= 1, "a cell has two inks, in {encoding:?}");
            grid.set(at, own.first().map_or(Cell::EMPTY, |&ink| Cell::of(Colour::ink(ink))));
        }
        assert_eq!(encoded.grid(|variable| model[variable - 1] > 0), grid);
        grid
    };
    models(clauses(&encoded)).iter().map(|model| grid(model)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(2_000)))]

    #[test]
    fn the_models_are_the_solutions(puzzle in any_puzzle(4)) {
        let solutions = coloured_solutions(&puzzle);
        let expected = pictures(&solutions);
        for encoding in Encoding::ALL {
            prop_assert_eq!(&pictures(&solved(&puzzle, encoding)), &expected, "{:?}", encoding);
            prop_assert!(are_all(&puzzle, &solutions, encoding));
            if let Some((_, others)) = solutions.split_last() {
                prop_assert!(!are_all(&puzzle, others, encoding));
            }
        }
        prop_assert_eq!(Positions::size(&puzzle), Positions::new(&puzzle).unwrap().formula().size());
    }

    #[test]
    fn what_is_known_in_part_leaves_the_solutions_that_agree(
        puzzle in any_puzzle(4),
        chosen in prop::collection::vec(prop::bool::weighted(0.3), 16),
    ) {
        // Of some cells that the first solution fills, it is known that they are not empty.
        let mut known = puzzle.givens().clone();
        for (first, (at, chosen)) in coloured_solutions(&puzzle).iter().take(1).flat_map(|first| {
            first.places().zip(&chosen).map(move |place| (first, place))
        }) {
            if *chosen && first.get(at).is_filled() {
                known.set(at, Cell::among(known.possible(at).minus(Colours::BACKGROUND), puzzle.inks()));
            }
        }
        let puzzle = puzzle.with_givens(known).unwrap();
        let expected = coloured_solutions(&puzzle).len();
        for encoding in Encoding::ALL {
            prop_assert_eq!(solved(&puzzle, encoding).len(), expected, "{:?}", encoding);
        }
        match Order::new(&puzzle, puzzle.givens()) {
            Ok(order) => {
                let formula = order.formula().clauses().map(|clause| clause.iter().map(|it| it.dimacs()).collect());
                prop_assert_eq!(models(formula.collect()).len(), expected);
            }
            Err(Unencodable::Contradiction(line)) => {
                let possible: Vec<Colours> =
                    puzzle.givens().line(line).map(|cell| cell.possible(puzzle.inks())).collect();
                let runs: Vec<Run> = puzzle.clue(line).runs().collect();
                let layouts = layouts(&runs, possible.len());
                prop_assert!(!layouts.iter().any(|layout| fits(&layout.cells, &possible)));
            }
            Err(error) => prop_assert!(false, "{}", error),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(1_000)))]

    #[test]
    fn some_of_the_lines_can_be_satisfied_if_some_grid_does(puzzle in any_puzzle(3), chosen in 0..64usize) {
        let lines: Vec<Line> =
            puzzle.lines().enumerate().filter(|(place, _)| chosen >> place & 1 == 1).map(|(_, line)| line).collect();
        prop_assert_eq!(is_satisfiable(&puzzle, &lines), !grids(&puzzle, &lines).is_empty());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(2_000)))]

    #[test]
    fn contradicting_lines_contradict_each_other_and_each_is_needed(puzzle in any_puzzle(4)) {
        for method in [Method::Auto, Method::Sat] {
            let Some(contradiction) = solve(&puzzle, method).contradiction else { continue };
            let lines = contradiction.lines;
            prop_assert!(contradiction.minimal && !is_satisfiable(&puzzle, &lines));
            for left_out in 0..lines.len() {
                let others = [&lines[..left_out], &lines[left_out + 1..]].concat();
                prop_assert!(is_satisfiable(&puzzle, &others), "{} of {:?}", left_out, lines);
            }
        }
    }
}

/// Every picture of this size: those with the same clues are the solutions of one puzzle.
fn every_picture(width: usize, height: usize, inks: usize) {
    let mut puzzles: HashMap<(Vec<Clue>, Vec<Clue>), Vec<Grid>> = HashMap::new();
    let cells = width * height;
    for number in 0..(inks + 1).pow(cells as u32) {
        let mut grid = Grid::unknown_of(width, height, inks);
        for (index, at) in grid.places().enumerate() {
            let colour = number / (inks + 1).pow(index as u32) % (inks + 1);
            grid.set(at, Colour::all(inks).nth(colour).map_or(Cell::UNKNOWN, Cell::of));
        }
        puzzles.entry((grid.clues(Axis::Row), grid.clues(Axis::Column))).or_default().push(grid);
    }
    assert!(puzzles.values().any(|pictures| pictures.len() > 1));
    for ((rows, columns), expected) in puzzles {
        let puzzle = Puzzle::new(rows, columns).unwrap().with_palette(palette(inks)).unwrap();
        for encoding in Encoding::ALL {
            assert_eq!(pictures(&solved(&puzzle, encoding)), pictures(&expected), "{encoding:?}, {puzzle:?}");
        }
    }
}

#[test]
fn the_smallest_pictures_of_two_and_three_inks() {
    every_picture(3, 2, 3);
    every_picture(2, 4, 2);
}

mod long {
    #[test]
    fn all_pictures_of_three_by_three_cells_and_two_inks() {
        super::every_picture(3, 3, 2);
    }
}

#[test]
fn runs_of_different_inks_may_touch() {
    let run = |length, ink| Run { length, colour: Colour::ink(ink) };
    let row: Clue = [run(1, 1), run(2, 2), run(1, 2)].into_iter().collect();
    let columns: Vec<Clue> = [Some(1), Some(2), Some(2), None, Some(2)]
        .into_iter()
        .map(|ink: Option<usize>| ink.map(|ink| run(1, ink)).into_iter().collect())
        .collect();
    let puzzle = Puzzle::new(vec![row], columns).unwrap();
    for encoding in Encoding::ALL {
        assert_eq!(pictures(&solved(&puzzle, encoding)), ["XBBOB\n"]);
    }
}

#[test]
fn the_text_says_which_variable_is_which_cell_and_ink() {
    let run = |ink| Clue::from_iter([Run { length: 1, colour: Colour::ink(ink) }]);
    let row: Clue = [1, 2].map(|ink| Run { length: 1, colour: Colour::ink(ink) }).into_iter().collect();
    let puzzle = Puzzle::new(vec![row], vec![run(1), run(2), Clue::default()]).unwrap();
    let mut givens = Grid::unknown_of(3, 1, 2);
    givens.set(puzzle.at(0), Cell::of(Colour::ink(1)));
    let puzzle = puzzle.with_givens(givens).unwrap().with_palette(palette(2)).unwrap();
    let encoded = Encoded::new(&puzzle, Encoding::Order).unwrap();
    let expected = "\
c A nonogram as a formula; its models are the solutions, one for one.
c Size: 3 x 1 cells (width x height), 1 of them given.
c Encoding: order; LITERALS literals.
c Rows, columns, runs, cells and inks count from 1.
c Ink 1: ink 1, #010101.
c Ink 2: ink 2, #020202.
c 1-6: the cells; 2 * (3 * (row - 1) + column - 1) + ink is true if the cell has this ink.
c A cell has at most one ink; without any, it is of the background.
c M-N starts A-B: of a run, it starts at cell A or later, ..., it starts at cell B or later.
c row 1, run 1 of 1 cell of ink 1: 7 starts 2
c row 1, run 2 of 1 cell of ink 2: 8 starts 3
c column 1, run 1 of 1 cell of ink 1: no variable, starts 1
c column 2, run 1 of 1 cell of ink 2: no variable, starts 1
p cnf 8 CLAUSES
-1 -2 0
-3 -4 0
-5 -6 0
";
    let size = encoded.formula().size();
    let expected =
        expected.replace("LITERALS", &size.literals.to_string()).replace("CLAUSES", &size.clauses.to_string());
    let text = Dimacs(&encoded).to_string();
    assert!(text.starts_with(&expected), "{text}");
    // What is given comes last.
    assert!(text.ends_with("\n-2 0\n1 0\n"), "{text}");
    assert_eq!(pictures(&solved(&puzzle, Encoding::Order)), ["XBO\n"]);
}

#[test]
fn formulas_of_many_inks_are_refused_before_they_are_made() {
    // Each cell of a board of 31 inks has 465 clauses that say that no two are its own.
    let blank = |side: usize| Puzzle::new(vec![Clue::default(); side], vec![Clue::default(); side]).unwrap();
    let large = blank(MAX_SIDE).with_palette(palette(31)).unwrap();
    for encoding in Encoding::ALL {
        assert_eq!(Encoded::new(&large, encoding).map(|_| ()), Err(Unencodable::TooLarge));
    }
    assert!(Positions::size(&large).literals > 900 << 20);
    // Given cells need no variables, and known colours leave little to say.
    let small = blank(30).with_palette(palette(31)).unwrap();
    assert_eq!(Encoded::new(&small, Encoding::Order).unwrap().formula().size().variables, 27_900);
    let mut known = Grid::unknown_of(30, 30, 31);
    for at in known.places() {
        known.set(at, Cell::EMPTY);
    }
    assert_eq!(Order::new(&small, &known).unwrap().formula().size().variables, 0);
    assert_eq!(model(&clauses(&Encoded::new(&small, Encoding::Positions).unwrap())).map(|it| it.len()), Some(27_900));
}

#[test]
fn a_cell_that_is_not_empty_has_an_ink_though_no_line_alone_says_so() {
    let run = |ink| Run { length: 1, colour: Colour::ink(ink) };
    let clues = || [[1, 2], [2, 1], [1, 2], [2, 1]].map(|inks| inks.map(run).into_iter().collect::<Clue>()).to_vec();
    let puzzle = Puzzle::new(clues(), clues()).unwrap();
    let mut known = Grid::unknown_of(4, 4, 2);
    let at = known.at(5);
    known.set(at, Cell::among([1, 2].map(Colour::ink).into_iter().collect(), 2));
    let all = coloured_solutions(&puzzle).len();
    let puzzle = puzzle.with_givens(known.clone()).unwrap();
    let expected = coloured_solutions(&puzzle).len();
    assert!(0 < expected && expected < all, "{expected} of {all}");
    let order = Order::new(&puzzle, &known).unwrap();
    let clauses = order.formula().clauses().map(|clause| clause.iter().map(|it| it.dimacs()).collect());
    assert_eq!(models(clauses.collect()).len(), expected);
}
