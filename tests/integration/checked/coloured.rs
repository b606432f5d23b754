//! The checker accepts what honest methods find out about coloured puzzles, and refuses what is not quite honest.

use super::by_hand::{Steps, looked_at, recorded, refuted, searched};
use super::supposing::{ATTEMPTS, solve_supposing};
use crate::cases::cases;
use crate::checker::{Flaw, check, is_complete, is_satisfiable};
use crate::coloured::{coloured_puzzle, coloured_solutions};
use crate::makers::coloured::{coloured_blobs, coloured_noise, seeded_coloured_puzzle};
use nonoscope::puzzle::{At, Cell, Colour, Colours, Grid, Line, Puzzle};
use nonoscope::sat::Encoding;
use nonoscope::solve::{Method, Options, Outcome, Verdict, solve};
use nonoscope::trace::{Change, Failure, Reason};
use proptest::prelude::*;

fn passes(puzzle: &Puzzle, outcome: &Outcome) {
    if let Err(refusal) = check(puzzle, outcome) {
        panic!("{refusal}\n{puzzle:?}\n{}", outcome.grid);
    }
}

#[test]
fn random_coloured_puzzles_pass() {
    // How many steps of each kind, apart from looks at lines; how many of them leave a cell with several colours; and how
    // many of each verdict were seen.
    let (mut kinds, mut in_part, mut verdicts) = ([0; 7], [0; 5], [0; 5]);
    for seed in 0..cases(1500).into() {
        let puzzle = seeded_coloured_puzzle(12, seed);
        let mut outcomes: Vec<Outcome> = Method::ALL.into_iter().map(|method| solve(&puzzle, method)).collect();
        for method in Method::ALL.into_iter().filter(|method| method.is_complete()) {
            outcomes.push(solve(&puzzle, Options::new(method).solutions(30)));
            outcomes.push(solve(&puzzle, Options::new(method).limit(seed % 40)));
        }
        outcomes.push(solve(&puzzle, Options::new(Method::Sat).encoding(Encoding::Positions)));
        let sparse = coloured_noise(6 + seed as usize % 3, 2 + seed as usize % 2, 60, seed);
        let supposing = solve_supposing(&sparse, ATTEMPTS[seed as usize % ATTEMPTS.len()]);
        passes(&sparse, &supposing);
        for outcome in &outcomes {
            passes(&puzzle, outcome);
        }
        for outcome in outcomes.iter().chain([&supposing]) {
            verdicts[outcome.verdict as usize] += 1;
            for step in outcome.trace.steps() {
                let partly = usize::from(step.changes.iter().any(|change| change.cell.is_partly_known()));
                match step.reason {
                    Reason::Line { .. } => in_part[0] += partly,
                    Reason::Refuted { failure, .. } => {
                        kinds[usize::from(matches!(failure, Failure::Suppositions(_)))] += 1;
                        in_part[1] += partly;
                    }
                    Reason::Agreed { .. } => {
                        kinds[2] += 1;
                        in_part[2] += partly;
                    }
                    Reason::Searched { found, all, .. } => {
                        kinds[if all { 3 + usize::from(found > 0) } else { 5 }] += 1;
                        in_part[3] += partly;
                    }
                    Reason::Deduced { .. } => {
                        kinds[6] += 1;
                        in_part[4] += partly;
                    }
                }
            }
        }
    }
    let seen = [&kinds[..], &in_part, &verdicts].concat();
    assert!(cases(1500) < 1500 || seen.iter().all(|&seen| seen > 0), "{kinds:?} {in_part:?} {verdicts:?}");
}

/// Larger ones, whose lines are looked at in many orders.
#[test]
fn blobs_and_noise_pass() {
    for seed in 0..20 {
        for puzzle in [coloured_blobs(20, 2 + seed as usize % 4, seed), coloured_noise(11, 4, 30, seed)] {
            for method in Method::ALL {
                passes(&puzzle, &solve(&puzzle, Options::new(method).limit(2_000)));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(1000)))]

    /// The checker's own search, with which it judges others, is compared with all grids.
    #[test]
    fn its_own_search_finds_all_coloured_solutions(puzzle in coloured_puzzle(5, 4)) {
        let all = coloured_solutions(&puzzle);
        prop_assert_eq!(is_complete(&puzzle, &all, 1_000_000), Some(true));
        if let Some((_, fewer)) = all.split_last() {
            prop_assert_eq!(is_complete(&puzzle, fewer, 1_000_000), Some(false));
        }
        let lines: Vec<Line> = puzzle.lines().collect();
        prop_assert_eq!(is_satisfiable(&puzzle, &lines, 1_000_000), Some(!all.is_empty()));
    }
}

fn grid(rows: &[&str]) -> Grid {
    Grid::from_picture(rows).unwrap()
}

fn puzzle(rows: &[&str]) -> Puzzle {
    Puzzle::of_picture(&grid(rows)).unwrap()
}

/// A cell with the colours of these letters: O for the background, X and B for the first two inks, and so on.
fn one_of(row: usize, column: usize, letters: &str) -> Change {
    let colours: Colours = letters.chars().filter_map(|letter| Cell::from_letter(letter)?.colour()).collect();
    Change { at: At::new(row, column), cell: Cell::among(colours, 31) }
}

/// The flaw of the last of some steps; the others must have none.
fn flaw(puzzle: &Puzzle, steps: &Steps, solutions: &[Grid]) -> Option<Flaw> {
    let outcome = recorded(puzzle, steps, Verdict::Stopped, solutions).unwrap();
    let refusal = check(puzzle, &outcome).err()?;
    assert_eq!(refusal.step, Some(steps.len() - 1), "{refusal}");
    Some(refusal.flaw)
}

#[test]
fn coloured_lines() {
    // 2 red and 1 blue in 4 cells, which may touch: `XXBO`, `XXOB` and `OXXB`.
    let puzzle = puzzle(&["XXBO", "OOCO"]);
    let line = Line::row(0);
    let flaw = |layouts, fitting, changes: &[Change]| {
        flaw(&puzzle, &vec![(1, looked_at(line, layouts, fitting), changes.to_vec())], &[])
    };
    let right = [one_of(0, 0, "OX"), one_of(0, 1, "X"), one_of(0, 2, "OXB"), one_of(0, 3, "OB")];
    let with = |index: usize, change: Change| {
        let mut changes = right;
        changes[index] = change;
        flaw(3, 3, &changes)
    };
    assert_eq!(flaw(3, 3, &right), None);
    // As if there had to be a gap between the two runs.
    assert_eq!(flaw(1, 1, &right), Some(Flaw::Layouts { said: Some(1), counted: Some(3) }));
    assert_eq!(flaw(3, 2, &right), Some(Flaw::Fitting { said: Some(2), counted: Some(3) }));
    // A wrong colour, an exclusion too many, one forgotten; then both at once.
    assert_eq!(with(1, one_of(0, 1, "B")), Some(Flaw::Unforced(At::new(0, 1))));
    assert_eq!(with(2, one_of(0, 2, "OB")), Some(Flaw::Unforced(At::new(0, 2))));
    assert_eq!(with(3, one_of(0, 3, "OBC")), Some(Flaw::Missing(At::new(0, 3))));
    assert_eq!(with(3, one_of(0, 3, "OC")), Some(Flaw::Unforced(At::new(0, 3))));
    assert_eq!(flaw(3, 3, &right[1..]), Some(Flaw::Missing(At::new(0, 0))));
    let more = [&right[..], &[one_of(1, 0, "OX")]].concat();
    assert_eq!(flaw(3, 3, &more), Some(Flaw::Unforced(At::new(1, 0))));
}

#[test]
fn a_colour_never_comes_back() {
    let puzzle = puzzle(&["XXBO", "OOCO"]);
    let first = (1, looked_at(Line::column(3), 1, 1), vec![one_of(0, 3, "O"), one_of(1, 3, "O")]);
    let again = |changes: Vec<Change>| {
        recorded(&puzzle, &vec![first.clone(), (1, looked_at(Line::row(0), 3, 1), changes)], Verdict::Stopped, &[])
    };
    let row = [one_of(0, 0, "X"), one_of(0, 1, "X"), one_of(0, 2, "B")];
    assert_eq!(again(row.to_vec()).map(|outcome| check(&puzzle, &outcome)).ok(), Some(Ok(())));
    // A trace does not even accept it.
    assert!(again([&row[..], &[one_of(0, 3, "B")]].concat()).is_err());
    assert!(again([&row[..], &[one_of(0, 3, "OB")]].concat()).is_err());
    // It knows nothing of givens.
    let mut givens = Grid::unknown_of(4, 2, 3);
    givens.set(At::new(0, 3), one_of(0, 3, "OX").cell);
    let given = puzzle.clone().with_givens(givens).unwrap();
    let flaw = |last: Change| {
        let changes = [&row[..], &[last]].concat();
        flaw(&given, &vec![(1, looked_at(Line::row(0), 3, 1), changes)], &[])
    };
    assert_eq!(flaw(one_of(0, 3, "O")), None);
    assert_eq!(flaw(one_of(0, 3, "OB")), Some(Flaw::Excludes(At::new(0, 3))));
    assert_eq!(flaw(one_of(0, 3, "OX")), Some(Flaw::Excludes(At::new(0, 3))));
    // One cell in two changes.
    let twice = [one_of(0, 0, "OX"), one_of(0, 0, "X"), row[1], row[2], one_of(0, 3, "O")];
    let steps = vec![(1, looked_at(Line::row(0), 3, 1), twice.to_vec())];
    assert_eq!(self::flaw(&given, &steps, &[]), Some(Flaw::Known(At::new(0, 0))));
}

#[test]
fn coloured_refutations() {
    let puzzle = puzzle(&["XOB", "BOX"]);
    let solutions = [grid(&["XOB", "BOX"])];
    let (at, row, column) = (At::new(0, 0), Failure::Line(Line::row(0)), Failure::Line(Line::column(0)));
    let flaw = |supposed: &str, led_to, failure, rest: &str| {
        let reason = refuted(one_of(0, 0, supposed), led_to, failure);
        flaw(&puzzle, &vec![(1, reason, vec![one_of(0, 0, rest)])], &solutions)
    };
    // Neither line of the first cell begins with blue.
    assert_eq!(flaw("B", 0, row, "OX"), None);
    assert_eq!(flaw("B", 0, column, "OX"), None);
    assert_eq!(flaw("OB", 0, column, "X"), None);
    // Just what was supposed is excluded, and nothing else.
    assert_eq!(flaw("B", 0, row, "X"), Some(Flaw::Unforced(at)));
    assert_eq!(flaw("B", 0, row, "OB"), Some(Flaw::Unforced(at)));
    assert_eq!(flaw("OB", 0, column, "OX"), Some(Flaw::Missing(at)));
    // A possible colour is not refuted, even if others are supposed with it.
    assert_eq!(flaw("XB", 0, row, "O"), Some(Flaw::Possible(at)));
    assert_eq!(flaw("OX", 0, row, "B"), Some(Flaw::Possible(at)));
    // All colours, and a colour of no run.
    assert_eq!(flaw("OXB", 0, row, "OX"), Some(Flaw::Supposed(at)));
    assert_eq!(flaw("BC", 0, row, "OX"), Some(Flaw::Supposed(at)));
    assert_eq!(flaw("B", 6, row, "OX"), Some(Flaw::LedTo(6)));
    assert_eq!(flaw("B", 0, Failure::Line(Line::column(1)), "OX"), Some(Flaw::LedTo(0)));
    assert_eq!(flaw("B", 1, Failure::Line(Line::column(1)), "OX"), Some(Flaw::FailsElsewhere(Line::column(1))));
    assert_eq!(flaw("B", 0, Failure::Suppositions(2), "OX"), Some(Flaw::Suppositions(2)));
    // For the first row to fail if the first cell is empty, other cells must be known first.
    assert_eq!(flaw("O", 1, row, "XB"), None);
    assert_eq!(flaw("O", 0, row, "XB"), Some(Flaw::LedTo(0)));
}

/// Two solutions, which differ in four cells and agree on the blue ones.
fn open_square() -> (Puzzle, [Grid; 2]) {
    (puzzle(&["XOB", "OXB"]), [grid(&["XOB", "OXB"]), grid(&["OXB", "XOB"])])
}

#[test]
fn coloured_agreements() {
    let (puzzle, solutions) = open_square();
    let flaw = |colour, is, is_not, changes: &[Change]| {
        let reason = Reason::Agreed { at: At::new(0, 0), colour, is, is_not };
        flaw(&puzzle, &vec![(1, reason, changes.to_vec())], &solutions)
    };
    let (at, red) = (At::new(0, 0), Colour::ink(1));
    let blue = one_of(0, 2, "B");
    assert_eq!(flaw(red, 5, 5, &[blue]), None);
    assert_eq!(flaw(Colour::BACKGROUND, 5, 5, &[blue]), None);
    assert_eq!(flaw(red, 5, 5, &[one_of(0, 0, "OX"), blue, one_of(1, 1, "OX")]), None);
    // Fewer exclusions than follow are true as well.
    assert_eq!(flaw(red, 5, 5, &[one_of(0, 2, "OB")]), None);
    assert_eq!(flaw(red, 5, 5, &[one_of(0, 2, "X")]), Some(Flaw::Unforced(blue.at)));
    assert_eq!(flaw(red, 5, 5, &[one_of(1, 1, "X")]), Some(Flaw::Unforced(At::new(1, 1))));
    assert_eq!(flaw(red, 5, 5, &[one_of(1, 1, "XB")]), Some(Flaw::Unforced(At::new(1, 1))));
    assert_eq!(flaw(red, 5, 5, &[one_of(0, 0, "X")]), Some(Flaw::Unforced(at)));
    assert_eq!(flaw(red, 4, 5, &[blue]), Some(Flaw::LedTo(4)));
    assert_eq!(flaw(red, 5, 4, &[blue]), Some(Flaw::LedTo(4)));
    assert_eq!(flaw(red, 5, 5, &[]), Some(Flaw::Idle));
    assert_eq!(flaw(Colour::ink(2), 5, 5, &[blue]), Some(Flaw::Fails(at)));
    assert_eq!(flaw(Colour::ink(3), 5, 5, &[blue]), Some(Flaw::Supposed(at)));
}

#[test]
fn coloured_searches() {
    let (puzzle, all) = open_square();
    let flaw = |found, complete, changes: &[Change], solutions: &[Grid]| {
        let verdict = if solutions.len() > 1 { Verdict::Multiple } else { Verdict::Stopped };
        let steps = vec![(1, searched(found, complete), changes.to_vec())];
        check(&puzzle, &recorded(&puzzle, &steps, verdict, solutions).unwrap()).err().map(|refusal| refusal.flaw)
    };
    let right = [
        [one_of(0, 0, "OX"), one_of(0, 1, "OX"), one_of(0, 2, "B")],
        [one_of(1, 0, "OX"), one_of(1, 1, "OX"), one_of(1, 2, "B")],
    ]
    .concat();
    let with = |index: usize, change: Change| {
        let mut changes = right.clone();
        changes[index] = change;
        flaw(2, true, &changes, &all)
    };
    assert_eq!(flaw(2, true, &right, &all), None);
    assert_eq!(with(0, one_of(0, 0, "X")), Some(Flaw::Unforced(At::new(0, 0))));
    assert_eq!(with(1, one_of(0, 1, "OB")), Some(Flaw::Unforced(At::new(0, 1))));
    assert_eq!(with(5, one_of(1, 2, "XB")), Some(Flaw::Missing(At::new(1, 2))));
    assert_eq!(flaw(2, true, &right[1..], &all), Some(Flaw::Missing(At::new(0, 0))));
    assert_eq!(flaw(1, false, &right[5..], &all[..1]), Some(Flaw::Unforced(At::new(1, 2))));
    let only = [one_of(0, 0, "X"), one_of(0, 1, "O"), right[2], one_of(1, 0, "O"), one_of(1, 1, "X"), right[5]];
    assert_eq!(flaw(1, true, &only, &all[..1]), Some(Flaw::Incomplete));
}

#[test]
fn coloured_solutions_answer_every_clue() {
    let (puzzle, [first, second]) = open_square();
    let flaw = |puzzle: &Puzzle, other: Grid| {
        let steps = vec![(1, searched(2, false), Vec::new())];
        let outcome = recorded(puzzle, &steps, Verdict::Multiple, &[first.clone(), other]).unwrap();
        check(puzzle, &outcome).err().map(|refusal| refusal.flaw)
    };
    assert_eq!(flaw(&puzzle, second.clone()), None);
    assert_eq!(flaw(&puzzle, first.clone()), Some(Flaw::Twice(1)));
    // The right lengths in wrong colours, in a wrong order, and a cell that is known only in part.
    assert_eq!(flaw(&puzzle, grid(&["OXB", "BOB"])), Some(Flaw::Breaks(1, Line::row(1))));
    assert_eq!(flaw(&puzzle, grid(&["OXB", "BXO"])), Some(Flaw::Breaks(1, Line::row(1))));
    assert_eq!(flaw(&puzzle, grid(&["OBB", "XOB"])), Some(Flaw::Breaks(1, Line::row(0))));
    let mut partly = second.clone();
    partly.set(At::new(1, 1), one_of(1, 1, "OX").cell);
    assert_eq!(flaw(&puzzle, partly), Some(Flaw::NoSolution(1)));
    let mut givens = Grid::unknown_of(3, 2, 2);
    givens.set(At::new(1, 1), one_of(1, 1, "XB").cell);
    assert_eq!(flaw(&puzzle.with_givens(givens).unwrap(), second), Some(Flaw::NoSolution(1)));
}
