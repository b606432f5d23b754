//! The checker accepts what the complete methods find out about puzzles from files, including hard ones.
//!
//! If its own search would take too long, it asks a SAT solver of another family, and the other way round: with the
//! encoding that the method did not use, is there any grid besides the solutions found?

use crate::checker::{check_by, check_contradiction_by, is_complete, is_satisfiable};
use crate::puzzle_folders::{files, folders};
use crate::sat::other_solver;
use nonoscope::puzzle::{Axis, Grid, Line, Puzzle};
use nonoscope::sat::Encoding;
use nonoscope::solve::{Method, Options, Outcome, Verdict, solve};
use nonoscope::{examples, format};
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;

/// The most suppositions of the checker's own search: it is either quick or takes for ever.
const OWN: usize = 2_000;

/// The same if only a few lines apply, which leaves more freedom.
const OWN_BY_LINES: usize = 20_000;

/// The largest set of lines for which each line is tested for being needed.
const LINES: usize = 25;

/// The most work for methods other than `auto`, which would take for ever on some puzzles.
const WORK: u64 = 5_000;

/// A claim of completeness that took more conflicts is not checked: the other solver would need minutes.
const CONFLICTS: u64 = 20_000;

/// The puzzles that only `auto` can solve.
const LARGE: [&str; 2] = ["faase", "meow"];

/// How often completeness was decided in each way, and the verdicts.
#[derive(Debug, Default)]
struct Covered {
    by_search: usize,
    by_the_other: usize,
    by_earlier_steps: usize,
    passed_over: usize,
    verdicts: HashMap<&'static str, usize>,
}

/// The answers about one puzzle so far: what is known, and all solutions with it.
type Answered = HashMap<Grid, HashSet<Grid>>;

/// Checks an outcome. What its steps prove serves as an answer for later methods, which may prove nothing by steps.
fn check_outcome(puzzle: &Puzzle, options: Options, outcome: &Outcome, answered: &mut Answered, covered: &mut Covered) {
    let other = if options.encoding == Encoding::Order { Encoding::Positions } else { Encoding::Order };
    let state = RefCell::new((&mut *answered, &mut *covered));
    let checked = check_by(puzzle, outcome, &|puzzle, solutions| {
        let (answered, covered) = &mut *state.borrow_mut();
        let set: HashSet<Grid> = solutions.iter().cloned().collect();
        if let Some(found) = is_complete(puzzle, solutions, OWN) {
            covered.by_search += 1;
            return Some(found);
        }
        if let Some(all) = answered.get(puzzle.givens()) {
            covered.by_earlier_steps += 1;
            return Some(*all == set);
        }
        covered.by_the_other += 1;
        let found = other_solver::are_all(puzzle, solutions, other);
        if found {
            answered.insert(puzzle.givens().clone(), set);
        }
        Some(found)
    });
    if let Err(refusal) = checked {
        panic!("{:?}, {options:?}: {refusal}\n{}", puzzle.title(), outcome.grid);
    }
    if outcome.complete {
        answered.insert(puzzle.givens().clone(), outcome.found().cloned().collect());
    }
    *covered.verdicts.entry(outcome.verdict.name()).or_default() += 1;
}

/// Checks the results of the complete methods for a puzzle.
fn check_methods(puzzle: &Puzzle, name: &str, covered: &mut Covered) {
    let limit = Some(WORK);
    let mut asked = vec![
        Options::new(Method::Auto),
        // The page's options.
        Options::new(Method::Auto).solutions(9),
    ];
    if !LARGE.contains(&name) {
        asked.push(Options::new(Method::Simulate).limit(limit));
        asked.push(Options::new(Method::Sat).limit(limit));
        asked.push(Options::new(Method::Sat).limit(limit).encoding(Encoding::Positions));
    }
    let mut answered = Answered::new();
    for options in asked {
        let outcome = solve(puzzle, options);
        if outcome.complete && outcome.work.conflicts > CONFLICTS {
            println!("passed over: {name} has exactly {} solutions", outcome.solutions.len());
            covered.passed_over += 1;
            continue;
        }
        check_outcome(puzzle, options, &outcome, &mut answered, covered);
        assert!(options.limit.is_some() || outcome.verdict != Verdict::Stopped, "{name}");
    }
}

fn read(path: &Path) -> Puzzle {
    format::read(&format::text_of(&fs::read(path).unwrap())).unwrap().puzzle
}

/// The puzzles of the survey, by name: those in the project, and further ones if there are any.
fn survey() -> Vec<(String, Puzzle)> {
    let nine_dom = format::read(examples::NINE_DOM.text).unwrap().puzzle;
    let mut puzzles: Vec<(String, Puzzle)> = vec![("9-Dom".to_owned(), nine_dom)];
    for folder in folders() {
        let folder = if folder.ends_with("tests/data/survey") { folder } else { folder.join("survey") };
        for path in files(&folder, ".non") {
            let (name, puzzle) = (path.file_stem().unwrap().to_string_lossy().into_owned(), read(&path));
            if puzzles.iter().all(|(_, other)| *other != puzzle) {
                puzzles.push((name, puzzle));
            }
        }
    }
    puzzles
}

#[test]
fn the_survey_passes() {
    let (puzzles, mut covered) = (survey(), Covered::default());
    for (name, puzzle) in &puzzles {
        check_methods(puzzle, name, &mut covered);
    }
    println!("{} puzzles of the survey: {covered:?}", puzzles.len());
    assert!(puzzles.len() >= 14 && covered.by_the_other > 0 && covered.by_search > 0, "{covered:?}");
}

#[test]
fn a_sample_of_a_tournament_passes() {
    for path in folders().into_iter().map(|folder| folder.join("tournament/taai2016.txt")).filter(|path| path.exists())
    {
        let mut covered = Covered::default();
        let readings = format::read_all(&format::text_of(&fs::read(&path).unwrap()));
        for reading in readings.iter().step_by(20) {
            let puzzle = &reading.as_ref().unwrap().puzzle;
            check_methods(puzzle, puzzle.title().unwrap(), &mut covered);
        }
        println!("every 20th of {} puzzles of a tournament: {covered:?}", readings.len());
    }
}

/// The puzzle with the clues of two rows swapped.
fn swapped(puzzle: &Puzzle, a: usize, b: usize) -> Puzzle {
    let mut rows = puzzle.clues(Axis::Row).to_vec();
    rows.swap(a, b);
    Puzzle::new(rows, puzzle.clues(Axis::Column).to_vec()).unwrap()
}

#[test]
fn lines_that_are_said_to_contradict_each_other_do() {
    let (by_search, by_the_other) = (Cell::new(0), Cell::new(0));
    let can_be = |puzzle: &Puzzle, lines: &[Line]| {
        let most = if lines.len() <= LINES { OWN_BY_LINES } else { OWN };
        let found = is_satisfiable(puzzle, lines, most);
        let counter = if found.is_some() { &by_search } else { &by_the_other };
        counter.set(counter.get() + 1);
        found.or_else(|| Some(other_solver::is_satisfiable(puzzle, lines)))
    };
    let (mut none, mut minimal, mut covered) = (0, 0, Covered::default());
    for (name, puzzle) in survey() {
        let height = puzzle.height();
        for (a, b) in [(0, height - 1), (height / 2, height / 2 + 1)] {
            let damaged = swapped(&puzzle, a, b);
            let options = Options::new(Method::Auto).limit(WORK);
            let outcome = solve(&damaged, options);
            check_outcome(&damaged, options, &outcome, &mut Answered::new(), &mut covered);
            let Some(found) = outcome.contradiction else { continue };
            let each = found.minimal && found.lines.len() <= LINES;
            let checked = check_contradiction_by(&damaged, &found.lines, each, &can_be);
            assert_eq!(checked, Ok(()), "{name} with rows {a} and {b} swapped: {:?}", found.lines);
            none += 1;
            minimal += usize::from(each);
        }
    }
    let [by_search, by_the_other] = [by_search, by_the_other].map(Cell::into_inner);
    println!(
        "{none} contradictions, {minimal} of them minimal: {by_search} questions answered by a search, {by_the_other}"
    );
    println!("by the other solver; all puzzles with two rows swapped: {covered:?}");
    assert!(none >= 15 && minimal >= 12, "{none}, {minimal}");
}
