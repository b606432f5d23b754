//! The checker accepts what honest methods find out.

use super::supposing::{ATTEMPTS, Attempt, cells, solve_supposing};
use crate::cases::cases;
use crate::checker::{Flaw, Refusal, check, check_contradiction, check_with};
use crate::makers::seeded::seeded_puzzle;
use nonoscope::puzzle::{Cell, Grid, Line, Puzzle};
use nonoscope::solve::{Method, Options, Outcome, Verdict, solve};
use nonoscope::trace::{Failure, Reason};
use nonoscope::{examples, format};
use std::cell::RefCell;
use std::fs;
use std::path::Path;

fn passes(puzzle: &Puzzle, outcome: &Outcome) {
    if let Err(refusal) = check(puzzle, outcome) {
        panic!("{refusal}\n{puzzle:?}\n{}", outcome.grid);
    }
}

/// The smaller puzzles of the survey in the project. The others take the checker's own search too long.
fn survey() -> impl Iterator<Item = Puzzle> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/survey");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let puzzles = files.filter(|path| path.extension().is_some_and(|extension| extension == "non")).map(|path| {
        let text = format::text_of(&fs::read(&path).unwrap());
        format::read(&text).unwrap().puzzle
    });
    puzzles.filter(|puzzle| puzzle.width() * puzzle.height() < 25 * 25)
}

#[test]
fn examples_and_survey_pass() {
    // 9-Dom is too much for the checker's own search; the tests that ask another solver check it.
    let examples = examples::ALL.iter().filter(|example| example.name() != examples::NINE_DOM.name());
    let examples = examples.map(|example| format::read(example.text).unwrap().puzzle);
    let mut stuck = 0;
    for puzzle in examples.chain(survey()) {
        for method in Method::ALL {
            // With little work only; other tests, with more help, check how the hard ones end.
            let outcome = solve(&puzzle, Options::new(method).limit(200));
            passes(&puzzle, &outcome);
            stuck += usize::from(outcome.verdict == Verdict::Stuck);
        }
        passes(&puzzle, &solve_supposing(&puzzle, &[Attempt::Refute(Method::Passes), Attempt::Agree]));
    }
    assert!(stuck >= 2);
}

#[test]
fn random_puzzles_pass() {
    // How many steps of each kind, apart from looks at lines, and how many of each verdict were seen.
    let mut kinds = [0; 6];
    let mut verdicts = [0_u32; 5];
    for seed in 0..cases(5000).into() {
        let puzzle = seeded_puzzle(seed);
        for method in Method::ALL {
            let outcome = solve(&puzzle, method);
            passes(&puzzle, &outcome);
            verdicts[outcome.verdict as usize] += 1;
        }
        // All solutions, with little work only.
        for method in Method::ALL.into_iter().filter(|method| method.is_complete()) {
            passes(&puzzle, &solve(&puzzle, Options::new(method).solutions(1000)));
            let stopped = solve(&puzzle, Options::new(method).limit(seed % 40));
            passes(&puzzle, &stopped);
            verdicts[stopped.verdict as usize] += 1;
        }
        let outcome = solve_supposing(&puzzle, ATTEMPTS[seed as usize % ATTEMPTS.len()]);
        passes(&puzzle, &outcome);
        verdicts[outcome.verdict as usize] += 1;
        for step in outcome.trace.steps() {
            match step.reason {
                Reason::Line { .. } => {}
                Reason::Refuted { failure: Failure::Line(_), .. } => kinds[0] += 1,
                Reason::Refuted { failure: Failure::Suppositions(_), .. } => kinds[1] += 1,
                Reason::Agreed { .. } => kinds[2] += 1,
                Reason::Searched { found: 0, .. } => kinds[3] += 1,
                Reason::Searched { all: true, .. } => kinds[4] += 1,
                Reason::Searched { all: false, .. } => kinds[5] += 1,
                reason => panic!("{reason:?} is not counted"),
            }
        }
    }
    assert!(cases(5000) < 5000 || kinds.iter().all(|&seen| seen > 0), "{kinds:?}");
    assert!(verdicts.iter().all(|&seen| seen > cases(5000) / 50), "{verdicts:?}");
}

#[test]
fn who_knows_better_is_asked_instead_of_the_search() {
    let text = format::read(examples::LAMBDA.text).unwrap();
    let outcome = solve_supposing(&text.puzzle, &[]);
    let asked = RefCell::new(Vec::new());
    let answer = |yes: bool| {
        check_with(&text.puzzle, &outcome, &|puzzle, solutions| {
            asked.borrow_mut().push((puzzle.givens().clone(), solutions.to_vec()));
            yes
        })
    };
    assert_eq!(answer(true), Ok(()));
    let last = outcome.trace.len() - 1;
    assert_eq!(answer(false), Err(Refusal { step: Some(last), flaw: Flaw::Incomplete }));
    // What line logic knew before the search becomes the givens.
    let known = solve(&text.puzzle, Method::Passes).grid;
    assert_eq!(asked.into_inner(), [(known.clone(), outcome.solutions.clone()), (known, outcome.solutions.clone())]);
}

/// For each grid that agrees with the givens, the set of lines it breaks.
fn broken(puzzle: &Puzzle) -> Vec<u32> {
    let (width, height) = (puzzle.width(), puzzle.height());
    let grids = (0..1_u32 << (width * height)).map(|set| {
        let mut grid = Grid::unknown(width, height);
        for (index, at) in cells(puzzle.givens()).enumerate() {
            grid.set(at, if set >> index & 1 == 1 { Cell::FILLED } else { Cell::EMPTY });
        }
        grid
    });
    let agrees = |(given, cell): (&Cell, &Cell)| *given == Cell::UNKNOWN || given == cell;
    let grids = grids.filter(|grid| puzzle.givens().cells().iter().zip(grid.cells()).all(agrees));
    let breaks = |grid: &Grid, line: Line| grid.clue(line) != *puzzle.clue(line);
    let broken =
        |grid: Grid| puzzle.lines().enumerate().map(|(place, line)| u32::from(breaks(&grid, line)) << place).sum();
    grids.map(broken).collect()
}

#[test]
fn contradictions_are_held_against_all_grids() {
    let (mut none, mut chosen) = (0, 0);
    for puzzle in (0..3000).map(seeded_puzzle).filter(|puzzle| puzzle.width() * puzzle.height() <= 12) {
        let broken = broken(&puzzle);
        let contradict = |lines: u32| broken.iter().all(|&broken| broken & lines != 0);
        let all: Vec<Line> = puzzle.lines().collect();
        let mut needed = (1_u32 << all.len()) - 1;
        if !contradict(needed) {
            assert_eq!(check_contradiction(&puzzle, &all, true), Err(Flaw::Satisfiable));
            continue;
        }
        for place in 0..all.len() {
            let fewer = needed & !(1 << place);
            needed = if contradict(fewer) { fewer } else { needed };
        }
        let lines_of = |set: u32| all.iter().filter(|&&line| set >> puzzle.place(line) & 1 == 1).copied().collect();
        let lines: Vec<Line> = lines_of(needed);
        assert_eq!(check_contradiction(&puzzle, &lines, true), Ok(()), "{puzzle:?}");
        for &further in all.iter().filter(|line| !lines.contains(line)) {
            let more = [vec![further], lines.clone()].concat();
            assert_eq!(check_contradiction(&puzzle, &more, true), Err(Flaw::Needless(further)));
            assert_eq!(check_contradiction(&puzzle, &more, false), Ok(()));
        }
        for index in 0..lines.len() {
            let fewer = [&lines[..index], &lines[index + 1..]].concat();
            assert_eq!(check_contradiction(&puzzle, &fewer, false), Err(Flaw::Satisfiable));
        }
        none += 1;
        chosen += usize::from((3..all.len()).contains(&lines.len()));
    }
    assert!(none > 50 && chosen > 10, "{none} without solution, {chosen} of them by some lines");
}

/// The SAT solver might reduce the lines further, but may do no work here; line logic alone finds them.
#[test]
fn of_what_line_logic_refutes_the_lines_are_found_without_work() {
    let mut perhaps_fewer = 0;
    for seed in 0..5000 {
        let puzzle = seeded_puzzle(seed);
        let outcome = solve(&puzzle, Options::new(Method::Passes).limit(0));
        assert_eq!(outcome.contradiction.is_some(), outcome.verdict == Verdict::None);
        passes(&puzzle, &outcome);
        perhaps_fewer += usize::from(outcome.contradiction.is_some_and(|contradiction| !contradiction.minimal));
    }
    assert!(perhaps_fewer > 0);
}
