//! The exercises of the course: each asks for its technique, and what it says of a mark is true.

use crate::cases::cases;
use crate::twins::coloured::{Layout, fits, layouts};
use nonoscope::deduce::deductions;
use nonoscope::puzzle::{Cell, Colour, Colours, Grid, Line, Puzzle};
use nonoscope::solve::{Hint, Method, Verdict, hint, solve};
use nonoscope::trace::Technique;
use nonoscope_play::lesson::{Exercise, Judged, LESSONS, words};
use std::collections::{BTreeSet, HashSet};

/// How many exercises of each lesson are tried.
const NUMBERS: u32 = 50;

/// The exercises of all lessons about lines.
fn exercises() -> impl Iterator<Item = (String, Exercise)> {
    let lessons = LESSONS.into_iter().filter(|technique| technique.is_of_one_line());
    lessons.flat_map(|technique| {
        (0..NUMBERS).map(move |number| {
            let name = format!("{technique} {number}");
            let exercise = Exercise::new(technique, number).unwrap_or_else(|| panic!("{name}: there is none"));
            (name, exercise)
        })
    })
}

/// All layouts that fit what is known, by the naive twin.
fn fitting(exercise: &Exercise) -> Vec<Layout> {
    let [clue] = exercise.rows() else { panic!("a line has one clue") };
    let possible: Vec<Colours> = exercise.known().iter().map(|cell| cell.possible(exercise.palette().inks())).collect();
    let runs: Vec<_> = clue.runs().collect();
    let mut all = layouts(&runs, possible.len());
    all.retain(|layout| fits(&layout.cells, &possible));
    all
}

#[test]
fn every_lesson_has_exercises_in_which_its_technique_is_the_next_step() {
    for (name, exercise) in exercises() {
        let (clue, known) = (&exercise.rows()[0], exercise.known());
        assert!((5..=15).contains(&known.len()) && exercise.columns().is_empty(), "{name}");
        let all = deductions(Line::row(0), clue, known, exercise.palette().inks()).unwrap();
        assert_eq!(all[0].technique, exercise.technique(), "{name}");
        assert_eq!(all[0].cells, exercise.argument().cells, "{name}");
        assert_eq!(all[0].rests_on, exercise.argument().rests_on, "{name}");
        assert!(exercise.argument().cells.iter().all(|(_, cell)| cell.is_known()), "{name}");
        assert!(!exercise.argument().sentence.is_empty(), "{name}");
    }
}

/// How many exercises of each lesson about lines are compared with the naive twin: those that a person may come to, or as many as
/// the environment says. From the fifth on, only chance tells one from another.
fn compared() -> u32 {
    let wished = std::env::var("NONOSCOPE_EXERCISES").ok();
    wished.map_or_else(|| cases(200), |number| number.parse().expect("NONOSCOPE_EXERCISES is a number"))
}

#[test]
fn what_is_said_of_a_mark_is_true() {
    let (mut right, mut wrong, mut not_yet, mut later) = (0, 0, 0, 0);
    for (name, exercise) in exercises() {
        let layouts = fitting(&exercise);
        assert!(!layouts.is_empty(), "{name}");
        // All that the line says.
        let mut found = exercise.known().to_vec();
        for (along, cell) in found.iter_mut().enumerate() {
            let colour = layouts[0].cells[along];
            if layouts.iter().all(|layout| layout.cells[along] == colour) {
                *cell = Cell::of(colour);
            }
        }
        let asked = &exercise.argument().cells;
        for along in 0..exercise.known().len() {
            for colour in Colour::all(exercise.palette().inks()) {
                let mark = Cell::of(colour);
                let with = layouts.iter().filter(|layout| layout.cells[along] == colour).count();
                let Some(judged) = exercise.judge(along, mark, exercise.known()) else {
                    assert!(exercise.known()[along].is_known(), "{name}");
                    continue;
                };
                match judged {
                    Judged::Right { asked: is_asked } => {
                        assert_eq!(with, layouts.len(), "{name} {along}");
                        assert_eq!(asked.contains(&(along, mark)), is_asked, "{name} {along}");
                        right += 1;
                    }
                    Judged::Wrong { argument } => {
                        assert_eq!(with, 0, "{name} {along}: {argument}");
                        assert_sentences(&name, &argument.to_string());
                        wrong += 1;
                        // An argument that rests on cells that are still to be found does not name them as if they were known.
                        later += u32::from(argument.to_string().contains("You can see that once"));
                        let Some(Judged::Wrong { argument }) = exercise.judge(along, mark, &found) else {
                            panic!("{name}")
                        };
                        let is_later = argument.to_string().contains("You can see that once");
                        assert!(!is_later || exercise.palette().inks() > 1, "{name} {along}: {argument}");
                    }
                    Judged::NotYet { argument, layout } => {
                        assert!(0 < with && with < layouts.len(), "{name} {along}: {argument}");
                        assert_sentences(&name, &argument.to_string());
                        let seen: Vec<Colour> = layout.iter().map(|cell| cell.colour().unwrap()).collect();
                        let seen = layouts.iter().find(|layout| layout.cells == seen).unwrap();
                        assert_ne!(seen.cells[along], colour, "{name} {along}: {argument}");
                        assert_place(&exercise, seen, &argument.to_string());
                        not_yet += 1;
                    }
                }
            }
        }
        assert!(exercise.judge(exercise.known().len(), Cell::FILLED, exercise.known()).is_none());
    }
    assert!(right > 1000 && wrong > 1000 && not_yet > 1000 && later > 100, "{right} {wrong} {not_yet} {later}");
}

/// What is said of a run's place is so in the layout that is shown.
fn assert_place(exercise: &Exercise, layout: &Layout, argument: &str) {
    let numbers: Vec<usize> =
        argument.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
    let (length, first, last) = match numbers[..] {
        [length, first, last] => (length, first, last),
        [1, only] => (1, only, only),
        _ => panic!("{argument}"),
    };
    let mut runs = exercise.rows()[0].runs().zip(&layout.starts);
    let is_there = runs.any(|(run, &start)| usize::from(run.length) == length && start + 1 == first);
    assert!(is_there && first + length - 1 == last, "{argument} {:?}", layout.starts);
}

/// Sentences end, and none is longer than one can follow.
fn assert_sentences(name: &str, said: &str) {
    assert!(said.ends_with('.'), "{name}: {said}");
    assert!(said.split_inclusive(['.', ':']).all(|sentence| sentence.chars().count() <= 160), "{name}: {said}");
}

#[test]
fn an_exercise_is_done_when_all_that_was_asked_for_is_marked() {
    for (name, exercise) in exercises() {
        let mut cells = exercise.known().to_vec();
        for &(along, cell) in &exercise.argument().cells {
            assert!(!exercise.is_done(&cells), "{name}");
            assert_eq!(exercise.judge(along, cell, &cells), Some(Judged::Right { asked: true }), "{name}");
            cells[along] = cell;
        }
        assert!(exercise.is_done(&cells), "{name}");
    }
}

#[test]
fn each_technique_has_a_lesson_with_words() {
    let taught: HashSet<Technique> = LESSONS.into_iter().collect();
    assert_eq!(taught.len(), LESSONS.len());
    for technique in Technique::ALL {
        assert!(taught.contains(&technique), "{technique}");
    }
    for technique in LESSONS {
        assert_sentences(technique.name(), &words(technique).to_string());
        assert!(words(technique).to_string().len() > 40, "{technique}");
    }
}

/// The tests that take longest.
mod long {
    use super::*;

    #[test]
    fn exercises_grow_and_are_not_the_same_again() {
        for technique in LESSONS {
            let make = |number| Exercise::new(technique, number).unwrap();
            // There is only one blank line of each length.
            let different = if technique == Technique::BlankLine { 3 } else { 8 };
            let all: Vec<Exercise> = (0..different).map(make).collect();
            let seen: HashSet<String> =
                all.iter().map(|exercise| format!("{:?} {:?}", exercise.rows(), exercise.known())).collect();
            assert_eq!(seen.len(), all.len(), "{technique}");
            let [first, .., last] = &all[..] else { panic!("{technique}") };
            assert!(first.known().len() < last.known().len(), "{technique}");
            assert_eq!(all, (0..different).map(make).collect::<Vec<_>>(), "the same number, the same exercise");
        }
    }

    #[test]
    fn on_boards_no_line_says_anything_and_a_supposition_settles_what_is_asked() {
        for technique in LESSONS.into_iter().filter(|technique| !technique.is_of_one_line()) {
            let mut seen = HashSet::new();
            // The rarest one takes a while to find.
            let numbers = if technique == Technique::TwoWay { 16 } else { NUMBERS };
            for number in 0..numbers {
                let name = format!("{technique} {number}");
                let exercise = Exercise::new(technique, number).unwrap_or_else(|| panic!("{name}: there is none"));
                let (rows, columns) = (exercise.rows().to_vec(), exercise.columns().to_vec());
                assert!((5..=8).contains(&exercise.width()) && rows.len() == columns.len(), "{name}");
                let mut known = Grid::unknown(columns.len(), rows.len());
                for (index, cell) in exercise.known().iter().enumerate() {
                    known.set(known.at(index), *cell);
                }
                let puzzle = Puzzle::new(rows, columns).unwrap();
                for line in puzzle.lines() {
                    let cells: Vec<Cell> = known.line(line).collect();
                    assert_eq!(deductions(line, puzzle.clue(line), &cells, 1), Ok(Vec::new()), "{name}");
                }
                let from = puzzle.clone().with_givens(known.clone()).unwrap();
                assert!(matches!(hint(&puzzle, &known), Hint::Step(_)), "{name}");
                let outcome = solve(&from, Method::Sat);
                assert_eq!(outcome.verdict, Verdict::Unique, "{name}");
                for (index, &truth) in outcome.grid.cells().iter().enumerate() {
                    if exercise.known()[index].is_known() {
                        assert!(exercise.judge(index, truth, exercise.known()).is_none(), "{name}");
                        continue;
                    }
                    let asked = exercise.argument().cells.contains(&(index, truth));
                    assert_eq!(
                        exercise.judge(index, truth, exercise.known()),
                        Some(Judged::Right { asked }),
                        "{name} {index}"
                    );
                    let Some(Judged::Wrong { argument }) = exercise.judge(index, truth.opposite(), exercise.known())
                    else {
                        panic!("{name} {index}");
                    };
                    assert_sentences(&name, &argument.to_string());
                }
                assert!(exercise.question().is_some_and(|index| !exercise.known()[index].is_known()), "{name}");
                assert!(!exercise.argument().cells.is_empty(), "{name}");
                seen.insert(format!("{:?} {:?}", exercise.rows(), exercise.known()));
            }
            assert!(seen.len() as u32 > numbers * 9 / 10, "{technique}: {}", seen.len());
        }
    }

    #[test]
    fn what_is_said_of_a_line_is_true_of_all_its_layouts() {
        let (mut all_asked, mut some_asked, mut drawn) = (0, 0, 0);
        for technique in LESSONS.into_iter().filter(|technique| technique.is_of_one_line()) {
            for number in 0..compared() {
                let name = format!("{technique} {number}");
                let exercise = Exercise::new(technique, number).unwrap_or_else(|| panic!("{name}: there is none"));
                let layouts = fitting(&exercise);
                let (known, inks) = (exercise.known(), exercise.palette().inks());
                let settled: BTreeSet<(usize, Colour)> = (0..known.len())
                    .filter(|&along| !known[along].is_known())
                    .filter_map(|along| {
                        let colour = layouts[0].cells[along];
                        layouts.iter().all(|layout| layout.cells[along] == colour).then_some((along, colour))
                    })
                    .collect();
                assert_eq!(exercise.settled(), settled.len(), "{name}");
                let asked = &exercise.argument().cells;
                for &(along, cell) in asked {
                    assert!(settled.contains(&(along, cell.colour().unwrap())), "{name}: cell {along}");
                }
                // What the technique settles is all that is asked for.
                let deduced = deductions(Line::row(0), &exercise.rows()[0], known, inks).unwrap();
                let own = deduced.iter().filter(|deduction| deduction.technique == technique);
                assert_eq!(own.count(), 1, "{name}");
                if asked.len() == settled.len() {
                    all_asked += 1;
                } else {
                    some_asked += 1;
                }
                for place in &exercise.argument().runs {
                    let starts: BTreeSet<usize> = layouts.iter().map(|layout| layout.starts[place.run]).collect();
                    let ends = (starts.first().copied(), starts.last().copied());
                    assert_eq!(ends, (Some(place.earliest), Some(place.latest)), "{name}: run {}", place.run);
                    drawn += u32::from(place.earliest != place.latest);
                }
            }
        }
        let few = 2 * compared();
        assert!(all_asked > few && some_asked > few && drawn > few, "{all_asked} {some_asked} {drawn}");
    }
}
