//! The fewest givens: as few as a search through all sets finds, and proven by a SAT solver from elsewhere.

use crate::cases::cases;
use crate::makers::chance::Chance;
use crate::makers::coloured::coloured_noise;
use crate::sat::other_solver::{self, Clauses};
use crate::twins::repair::Bits;
use nonoscope::examples;
use nonoscope::format;
use nonoscope::make::repair::{Aim, Effort, Givens, fewest_givens, pictures_of};
use nonoscope::puzzle::{At, Axis, Cell, Grid, Puzzle};
use nonoscope::sat::Encoding;
use nonoscope::solve::{Method, Options, propagate, solve};

const AIMS: [Aim; 2] = [Aim::OneSolution, Aim::Lines];

/// A picture in which each cell is filled with a probability of `filled` in 100.
fn noise(width: usize, height: usize, filled: usize, seed: u64) -> Grid {
    let mut chance = Chance::new(seed);
    let mut grid = Grid::unknown(width, height);
    for at in grid.places() {
        grid.set(at, if chance.below(100) < filled { Cell::FILLED } else { Cell::EMPTY });
    }
    grid
}

fn fewest(puzzle: &Puzzle, picture: &Grid, aim: Aim) -> Givens {
    fewest_givens(puzzle, picture, aim, Effort::default(), &mut ()).unwrap()
}

/// Whether these cells, given as in the picture, are enough.
fn is_enough(puzzle: &Puzzle, picture: &Grid, aim: Aim, cells: &[At]) -> bool {
    let mut givens = puzzle.givens().clone();
    cells.iter().for_each(|&at| givens.set(at, picture.get(at)));
    let given = puzzle.clone().with_givens(givens).unwrap();
    match aim {
        Aim::OneSolution => other_solver::are_all(&given, std::slice::from_ref(picture), Encoding::Order),
        Aim::Lines => propagate(&given).grid == *picture,
    }
}

/// Whether some set of at most this many cells has one of each need, as another SAT solver sees it.
fn can_hit(puzzle: &Puzzle, needs: &[Vec<At>], most: usize) -> bool {
    let variable = |at: At| puzzle.index(at) as i32 + 1;
    let cells = (puzzle.width() * puzzle.height()) as i32;
    // For each cell and number: whether at least that many of the cells up to this one are chosen.
    let at_least = |cell: i32, number: usize| cells * number as i32 + cell;
    let mut clauses: Clauses = needs.iter().map(|need| need.iter().map(|&at| variable(at)).collect()).collect();
    for cell in 1..=cells {
        clauses.push(vec![-cell, at_least(cell, 1)]);
        for number in 1..=most + 1 {
            if cell > 1 {
                clauses.push(vec![-at_least(cell - 1, number), at_least(cell, number)]);
                clauses.push(vec![-cell, -at_least(cell - 1, number), at_least(cell, number + 1)]);
            }
        }
        clauses.push(vec![-at_least(cell, most + 1)]);
    }
    other_solver::model(&clauses).is_some()
}

/// Whether one of these cells must be given, as can be seen without searching.
fn is_needed(puzzle: &Puzzle, picture: &Grid, aim: Aim, need: &[At]) -> bool {
    match aim {
        // With one ink, the other solution differs in just these.
        Aim::OneSolution => {
            let mut other = picture.clone();
            need.iter().for_each(|&at| other.set(at, picture.get(at).opposite()));
            puzzle.first_mismatch(&other).is_none()
        }
        Aim::Lines => {
            let others: Vec<At> = puzzle.places().filter(|at| !need.contains(at)).collect();
            !is_enough(puzzle, picture, aim, &others)
        }
    }
}

/// Checks an answer, and its proof by other programs.
fn confirm(puzzle: &Puzzle, picture: &Grid, aim: Aim, givens: &Givens) {
    assert!(is_enough(puzzle, picture, aim, &givens.cells), "{aim:?}\n{picture}");
    assert!(givens.needs.iter().all(|need| is_needed(puzzle, picture, aim, need)), "{aim:?}\n{picture}");
    assert!(givens.lower <= givens.cells.len());
    if givens.proven {
        assert_eq!(givens.lower, givens.cells.len());
    }
    assert!(givens.lower == 0 || !can_hit(puzzle, &givens.needs, givens.lower - 1), "{aim:?}\n{picture}");
}

#[test]
fn the_card_needs_two_givens_and_no_fewer() {
    let card = format::read(examples::GCHQ_2015.text).unwrap().puzzle;
    assert_eq!(card.givens().cells().iter().filter(|cell| cell.is_known()).count(), 22);
    let picture = solve(&card, Method::Auto).grid;
    let bare = Puzzle::new(card.clues(Axis::Row).to_vec(), card.clues(Axis::Column).to_vec()).unwrap();
    for aim in AIMS {
        let givens = fewest(&bare, &picture, aim);
        assert_eq!((givens.cells.len(), givens.lower, givens.proven), (2, 2, true), "{aim:?}");
        confirm(&bare, &picture, aim, &givens);
        // None and one are too few, whichever: another SAT solver tries all that lines leave open.
        let settled = propagate(&bare).grid;
        let mut open = bare.places().filter(|&at| !settled.get(at).is_known());
        let one = open.any(|at| is_enough(&bare, &picture, Aim::OneSolution, &[at]));
        assert!(!one && !is_enough(&bare, &picture, Aim::OneSolution, &[]));
        // All 22 were given, so none is needed any more.
        assert_eq!(fewest(&card, &picture, aim).cells, []);
    }
}

#[test]
fn there_are_as_few_as_a_search_through_all_sets_finds() {
    let mut by_size = [[0; 8]; 2];
    for seed in 0..2000 {
        let mut chance = Chance::new(seed);
        let (width, height) = (3 + chance.below(4), 3 + chance.below(4));
        let picture = noise(width, height, 20 + chance.below(40), seed);
        let (puzzle, bits) = (Puzzle::of_picture(&picture).unwrap(), Bits::of(&picture));
        let expected = [bits.fewest_for_one_solution(), bits.fewest_for_lines()];
        for ((aim, expected), by_size) in AIMS.into_iter().zip(expected).zip(&mut by_size) {
            let givens = fewest(&puzzle, &picture, aim);
            assert_eq!((givens.cells.len(), givens.proven), (expected, true), "{aim:?}\n{picture}");
            by_size[expected.min(7)] += 1;
        }
    }
    println!("by number of givens, for one solution and for lines: {by_size:?}");
    assert!(by_size.iter().all(|counts| counts[0] < 1500 && counts[1] > 400 && counts[2] > 50 && counts[3] > 5));
}

#[test]
fn without_a_picture_there_are_as_few_as_any_solution_needs() {
    let (mut several, mut fewer_than_first) = (0, 0);
    let all = cases(1_000);
    for seed in 0..u64::from(all) {
        let mut chance = Chance::new(seed);
        let (width, height) = (3 + chance.below(4), 3 + chance.below(3));
        let picture = noise(width, height, 20 + chance.below(40), seed);
        let puzzle = Puzzle::of_picture(&picture).unwrap();
        let solutions = Bits::of(&picture).solutions();
        let fewest = |filled: &u64| Bits { filled: *filled, ..Bits::of(&picture) }.fewest_for_one_solution();
        let expected = solutions.iter().map(fewest).min().unwrap();
        let pictures = pictures_of(&puzzle, None, Options::new(Method::Auto), &mut ()).unwrap();
        assert_eq!((pictures.pictures.len(), pictures.all), (solutions.len(), true));
        let found = pictures.fewest_givens(&puzzle, Aim::OneSolution, Effort::default(), &mut ()).unwrap();
        let cells = &found.repair.cells;
        assert_eq!((cells.len(), found.lower, found.proven), (expected, expected, true), "{picture}");
        assert!(is_enough(&puzzle, &found.picture, Aim::OneSolution, cells));
        several += u32::from(solutions.len() > 2);
        fewer_than_first += u32::from(fewest_of(&puzzle, &pictures.pictures[0]) > expected);
    }
    println!(
        "{all} puzzles, {several} with more than two solutions; {fewer_than_first} times fewer than for the first"
    );
    assert!(several > all / 10 && fewer_than_first > 0, "{several}, {fewer_than_first}");
}

/// How many cells this picture needs.
fn fewest_of(puzzle: &Puzzle, picture: &Grid) -> usize {
    fewest(puzzle, picture, Aim::OneSolution).cells.len()
}

#[test]
fn of_too_many_solutions_not_all_are_tried() {
    // A permutation of seven: 5,040 solutions.
    let picture: Grid = "XOOOOOO\nOXOOOOO\nOOXOOOO\nOOOXOOO\nOOOOXOO\nOOOOOXO\nOOOOOOX".parse().unwrap();
    let puzzle = Puzzle::of_picture(&picture).unwrap();
    let pictures = pictures_of(&puzzle, None, Options::new(Method::Auto), &mut ()).unwrap();
    assert_eq!((pictures.pictures.len(), pictures.all), (1_000, false));
    let few = Effort { conflicts: 3_000, questions: 3_000 };
    let found = pictures.fewest_givens(&puzzle, Aim::OneSolution, few, &mut ()).unwrap();
    assert_eq!((found.lower, found.proven), (1, false));
    assert!(is_enough(&puzzle, &found.picture, Aim::OneSolution, &found.repair.cells));
}

#[test]
fn larger_answers_are_proven_by_another_solver() {
    let mut several = 0;
    for seed in 0..60 {
        let side = 8 + seed as usize % 10;
        let picture = noise(side, side, 42 + seed as usize % 14, seed);
        let puzzle = Puzzle::of_picture(&picture).unwrap();
        for aim in AIMS {
            let givens = fewest(&puzzle, &picture, aim);
            assert!(givens.proven, "{aim:?}\n{picture}");
            several += usize::from(givens.lower > 1);
            confirm(&puzzle, &picture, aim, &givens);
        }
    }
    assert!(several > 40, "{several}");
}

#[test]
fn givens_of_the_puzzle_are_kept() {
    let mut fewer = 0;
    for seed in 0..100 {
        let picture = noise(9, 9, 45, seed);
        let bare = Puzzle::of_picture(&picture).unwrap();
        for aim in AIMS {
            let all = fewest(&bare, &picture, aim).cells;
            let Some((&first, rest)) = all.split_first() else { continue };
            let mut givens = bare.givens().clone();
            givens.set(first, picture.get(first));
            let begun = bare.clone().with_givens(givens).unwrap();
            let more = fewest(&begun, &picture, aim);
            assert_eq!((more.cells.len(), more.proven), (rest.len(), true));
            assert!(!more.cells.contains(&first));
            let given = more.given(&begun, &picture);
            assert_eq!(given.givens().get(first), picture.get(first));
            assert_eq!(given.givens().unknown_cells(), 81 - all.len());
            fewer += 1;
        }
    }
    assert!(fewer > 50, "{fewer}");
}

#[test]
fn coloured_pictures_need_few_too() {
    let mut needed = 0;
    for seed in 0..300 {
        let puzzle = coloured_noise(5 + seed as usize % 3, 2 + seed as usize % 2, 65, seed);
        let all = solve(&puzzle, Options::new(Method::Auto).solutions(2000));
        let picture = all.solutions.first().unwrap_or(&all.grid).clone();
        let others: Vec<Vec<At>> = all
            .found()
            .filter(|other| **other != picture)
            .map(|other| puzzle.places().filter(|&at| other.get(at) != picture.get(at)).collect())
            .collect();
        let givens = fewest(&puzzle, &picture, Aim::OneSolution);
        assert!(givens.proven);
        assert!(others.iter().all(|other| other.iter().any(|at| givens.cells.contains(at))), "{picture}");
        assert!(givens.lower == 0 || !can_hit(&puzzle, &others, givens.lower - 1), "{picture}");
        needed += usize::from(givens.lower > 1);
        let by_lines = fewest(&puzzle, &picture, Aim::Lines);
        assert!(by_lines.lower >= givens.lower);
        confirm(&puzzle, &picture, Aim::Lines, &by_lines);
    }
    assert!(needed > 20, "{needed}");
}

#[test]
fn a_picture_that_is_no_solution_cannot_be_kept() {
    let picture: Grid = "XO\nOX".parse().unwrap();
    let puzzle = Puzzle::of_picture(&picture).unwrap();
    let refused = |puzzle: &Puzzle, picture: &str| {
        let error =
            fewest_givens(puzzle, &picture.parse().unwrap(), Aim::Lines, Effort::default(), &mut ()).unwrap_err();
        assert_eq!(error.to_string(), "The picture to keep is not a solution of the puzzle.");
    };
    for wrong in ["XX\nOX", "XO\nO.", "XO", "XO\nOB"] {
        refused(&puzzle, wrong);
    }
    let given = puzzle.with_givens("O.\n..".parse().unwrap()).unwrap();
    refused(&given, "XO\nOX");
}

#[test]
fn little_work_still_leaves_a_set_that_is_enough() {
    let mut open = 0;
    for seed in 0..10 {
        let picture = noise(13, 13, 40, seed);
        let puzzle = Puzzle::of_picture(&picture).unwrap();
        for aim in AIMS {
            let within = |most| {
                let effort = Effort { conflicts: most, questions: most };
                fewest_givens(&puzzle, &picture, aim, effort, &mut ()).unwrap()
            };
            let best = within(10_000);
            for most in [0, 1, 10, 100, 1000] {
                let givens = within(most);
                confirm(&puzzle, &picture, aim, &givens);
                assert!(givens.lower <= best.lower);
                open += usize::from(!givens.proven);
            }
        }
    }
    assert!(open > 20, "{open}");
}
