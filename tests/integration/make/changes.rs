//! The fewest changes: as few as a search through all sets finds, and each changed picture is what it should be.

use crate::makers::chance::Chance;
use crate::twins::repair::Bits;
use nonoscope::make::repair::{Aim, Changes, Effort, Unchanged, fewest_changes};
use nonoscope::puzzle::{Cell, Colour, Grid, Puzzle};
use nonoscope::solve::{Method, Verdict, propagate, rate, solve};

const AIMS: [Aim; 2] = [Aim::OneSolution, Aim::Lines];

/// A picture in which each cell is empty with a probability of `empty` in 100, or else of any ink.
fn noise(width: usize, height: usize, inks: usize, empty: usize, seed: u64) -> Grid {
    let mut chance = Chance::new(seed);
    let mut grid = Grid::unknown_of(width, height, inks);
    for at in grid.places() {
        let ink = Cell::of(Colour::ink(1 + chance.below(inks)));
        grid.set(at, if chance.below(100) < empty { Cell::EMPTY } else { ink });
    }
    grid
}

fn fewest(picture: &Grid, aim: Aim) -> Changes {
    fewest_changes(picture, aim, None, Effort::default(), &mut ()).unwrap()
}

fn confirm(picture: &Grid, aim: Aim, changes: &Changes) {
    let different = picture.places().filter(|&at| picture.get(at) != changes.picture.get(at)).count();
    assert_eq!((different, changes.cells.len()), (changes.cells.len(), different));
    assert!(changes.cells.iter().all(|&at| picture.get(at) != changes.picture.get(at)));
    let puzzle = Puzzle::of_picture(&changes.picture).unwrap();
    match aim {
        Aim::Lines => assert_eq!(propagate(&puzzle).grid.unknown_cells(), 0, "{picture}"),
        Aim::OneSolution => assert_eq!(solve(&puzzle, Method::Auto).verdict, Verdict::Unique, "{picture}"),
    }
    assert!(changes.lower <= changes.cells.len());
    assert_eq!(changes.proven, changes.lower == changes.cells.len());
}

#[test]
fn coloured_pictures_are_changed_too() {
    let mut changed = 0;
    for seed in 0..300 {
        let inks = 2 + seed as usize % 2;
        let picture = noise(4, 4, inks, 55, seed);
        for aim in AIMS {
            let changes = fewest(&picture, aim);
            assert!(changes.proven);
            confirm(&picture, aim, &changes);
            // Each single change, to any colour.
            let one_will_do = picture.places().any(|at| {
                Colour::all(inks).any(|colour| {
                    let mut other = picture.clone();
                    other.set(at, Cell::of(colour));
                    let puzzle = Puzzle::of_picture(&other).unwrap();
                    match aim {
                        Aim::Lines => propagate(&puzzle).grid.unknown_cells() == 0,
                        Aim::OneSolution => solve(&puzzle, Method::Auto).verdict == Verdict::Unique,
                    }
                })
            });
            assert_eq!(one_will_do, changes.cells.len() <= 1, "{picture}");
            changed += changes.cells.len();
        }
    }
    assert!(changed > 100, "{changed}");
}

#[test]
fn larger_pictures_are_changed_too() {
    let (mut proven, mut all) = (0, 0);
    for seed in 0..30 {
        let side = 10 + seed as usize % 6;
        let picture = noise(side, side, 1, 50, seed);
        for aim in AIMS {
            let changes = fewest(&picture, aim);
            confirm(&picture, aim, &changes);
            proven += usize::from(changes.proven);
            all += 1;
        }
    }
    assert!(proven * 10 > all * 9, "{proven} of {all}");
}

#[test]
fn a_rating_can_be_asked_for() {
    let mut changed = 0;
    for seed in 0..20 {
        let picture = noise(7, 7, 1, 45, seed);
        let puzzle = Puzzle::of_picture(&picture).unwrap();
        let rating_of = |puzzle: &Puzzle| rate(puzzle, &solve(puzzle, Method::Auto), &mut ()).map(|it| it.number);
        let before = rating_of(&puzzle);
        for most in [20, 30] {
            let Ok(changes) = fewest_changes(&picture, Aim::OneSolution, Some(most), Effort::default(), &mut ()) else {
                continue;
            };
            confirm(&picture, Aim::OneSolution, &changes);
            let after = rating_of(&Puzzle::of_picture(&changes.picture).unwrap()).unwrap();
            assert!(after <= most);
            assert_eq!(changes.cells.is_empty(), before.is_some_and(|before| before <= most));
            changed += changes.cells.len();
        }
    }
    assert!(changed > 5, "{changed}");
}

#[test]
fn a_change_does_not_leave_a_speck_where_another_will_do() {
    // Either cell of the pair can be changed, and its neighbours too; only next to the bar it does not stand alone.
    let picture: Grid = "XXXXOO\nXXXXOO\nXXXXOO\nOOOOOO\nOOOOXO\nOOOOOX".parse().unwrap();
    let changes = fewest(&picture, Aim::OneSolution);
    assert_eq!((changes.cells.len(), changes.proven), (1, true));
    let at = changes.cells[0];
    let becomes = changes.picture.get(at);
    let beside =
        |other: &nonoscope::puzzle::At| at.row().abs_diff(other.row()) + at.column().abs_diff(other.column()) == 1;
    assert!(picture.places().filter(beside).any(|next| picture.get(next) == becomes), "{}", changes.picture);
}

#[test]
fn only_finished_pictures_are_changed_and_little_work_says_so() {
    let none = |picture: &str, effort| {
        fewest_changes(&picture.parse().unwrap(), Aim::Lines, None, effort, &mut ()).unwrap_err()
    };
    assert_eq!(none("X.", Effort::default()), Unchanged::Unfinished);
    assert_eq!(none("", Effort::default()).to_string(), "Only a finished picture can be changed.");
    let nothing = Effort { conflicts: 0, questions: 0 };
    assert_eq!(none("XO\nOX", nothing), Unchanged::NotFound { lower: 0 });
    let mut found = 0;
    for seed in 0..20 {
        let picture = noise(12, 12, 1, 55, seed);
        for questions in [10, 100, 1000] {
            let effort = Effort { conflicts: questions, questions };
            if let Ok(changes) = fewest_changes(&picture, Aim::Lines, None, effort, &mut ()) {
                confirm(&picture, Aim::Lines, &changes);
                found += 1;
            }
        }
    }
    assert!(found > 20, "{found}");
}

mod long {
    use super::*;

    #[test]
    fn there_are_as_few_as_a_search_through_all_sets_finds() {
        let mut by_size = [[0; 5]; 2];
        for seed in 0..2000 {
            let mut chance = Chance::new(seed);
            let (width, height) = (3 + chance.below(4), 3 + chance.below(4));
            let picture = noise(width, height, 1, 40 + chance.below(40), seed);
            let bits = Bits::of(&picture);
            for ((aim, by_lines), by_size) in AIMS.into_iter().zip([false, true]).zip(&mut by_size) {
                let changes = fewest(&picture, aim);
                assert!(changes.proven);
                confirm(&picture, aim, &changes);
                // The picture itself is tried before any change.
                let most = changes.cells.len();
                assert_eq!(bits.fewest_changes(most, by_lines), Some(most), "{aim:?}\n{picture}");
                by_size[most.min(4)] += 1;
            }
        }
        println!("by number of changes, for one solution and for lines: {by_size:?}");
        assert!(by_size.iter().all(|counts| counts[1] > 400 && counts[2] > 10));
    }
}
