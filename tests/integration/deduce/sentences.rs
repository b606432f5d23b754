//! Deductions in words: short, and true.

use crate::makers::coloured::{coloured_blobs, coloured_noise};
use crate::makers::noise::noise;
use crate::puzzle_folders::{files, folders};
use nonoscope::deduce::{Deduction, deductions};
use nonoscope::puzzle::{Cell, Clue, Puzzle};
use nonoscope::solve::{Method, solve};
use nonoscope::trace::{Replay, Technique};
use nonoscope::{examples, format};
use std::fs;

/// Calls `each` with all deductions of a solve, and what was known of their lines before.
fn unfold(puzzle: &Puzzle, mut each: impl FnMut(&Clue, &[Cell], &Deduction)) {
    let outcome = solve(puzzle, Method::Passes);
    let mut replay = Replay::new(puzzle.givens());
    for (index, step) in outcome.trace.steps().enumerate() {
        replay.go_to(&outcome.trace, index);
        let line = step.reason.line().unwrap();
        let mut now: Vec<Cell> = replay.grid().line(line).collect();
        let Ok(all) = deductions(line, puzzle.clue(line), &now, puzzle.inks()) else { continue };
        for deduction in &all {
            each(puzzle.clue(line), &now, deduction);
            for &(along, cell) in &deduction.cells {
                now[along] = cell;
            }
        }
    }
}

fn puzzles() -> impl Iterator<Item = Puzzle> {
    let texts = folders().into_iter().flat_map(|folder| files(&folder, ".non"));
    let texts = texts.filter_map(|file| fs::read_to_string(file).ok());
    let known = texts.chain(examples::ALL.iter().map(|example| example.text.to_owned()));
    let known = known.filter_map(|text| format::read(&text).ok()).map(|reading| reading.puzzle);
    let plain = (0..120).map(|seed| noise(5 + (seed % 46) as usize, 50 + (seed % 25) as usize, seed));
    let side = |seed: u64| 4 + (seed % 30) as usize;
    let noisy = (0..90).map(move |seed| coloured_noise(side(seed), 2 + (seed % 9) as usize, 30, seed));
    let blobs = (0..90).map(move |seed| coloured_blobs(side(seed), 2 + (seed % 4) as usize, seed));
    known.chain(plain).chain(noisy).chain(blobs)
}

/// Where each run can start if its line has room for all: by trying every start, without any of the solver's code.
fn starts(clue: &Clue, cells: &[Cell]) -> Vec<(usize, usize)> {
    let runs: Vec<usize> = clue.lengths().iter().map(|&length| usize::from(length)).collect();
    let fits = |from: usize, run: usize| from + run <= cells.len() && !cells[from..from + run].contains(&Cell::EMPTY);
    let earliest = runs.iter().scan(0, |free, &run| {
        let start = (*free..).find(|&from| fits(from, run) || from > cells.len()).unwrap();
        *free = start + run + 1;
        Some(start)
    });
    let mut latest: Vec<usize> = Vec::new();
    let mut end = cells.len() + 1;
    for &run in runs.iter().rev() {
        let start = (0..end - run).rev().find(|&from| from + run < end && fits(from, run)).unwrap();
        end = start;
        latest.push(start);
    }
    earliest.zip(latest.into_iter().rev()).collect()
}

/// The numbers in a text, in order.
fn numbers(text: &str) -> Vec<usize> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// The number after a piece of a text.
fn after(text: &str, piece: &str) -> Option<usize> {
    let (_, rest) = text.split_once(piece)?;
    numbers(rest).first().copied()
}

/// The reach of a run whose earliest and latest places are given, and why. All their numbers go together.
fn counted(places: &str, length: usize) -> (usize, usize) {
    let (earliest, rest) = places.split_once(". The latest is ").unwrap();
    let (latest, covered) = rest.split_once(". Both cover ").unwrap();
    let (early, late) = (numbers(earliest), numbers(latest));
    let (from, to) = (early[0], late[1]);
    assert_eq!(early[1] - from, to - late[0], "{places}");
    // What the other runs need is what is left of the line.
    for (place, room) in [(earliest, from - 1), (latest, length - to)] {
        let need = place.contains("because").then(|| numbers(place).pop().unwrap());
        assert_eq!(need.unwrap_or(0), room, "{places}");
    }
    let covered = numbers(covered.split(", of which ").next().unwrap());
    assert_eq!((covered[0], *covered.last().unwrap()), (late[0], early[1]), "{places}");
    (from, to)
}

#[test]
fn each_number_about_reach_is_right() {
    let (mut overlaps, mut gaps) = (0, 0);
    for puzzle in puzzles().filter(|puzzle| puzzle.inks() == 1) {
        unfold(&puzzle, |clue, now, deduction| {
            let text = deduction.sentence(clue, puzzle.palette()).to_string();
            let only = |along: usize| deduction.rests_on.contains(&along);
            let cells: Vec<Cell> =
                (0..now.len()).map(|along| if only(along) { now[along] } else { Cell::UNKNOWN }).collect();
            let run = |index: usize| usize::from(clue.lengths()[index]);
            // Counted from 1, the first and the last cell of the reach of each run.
            let reach =
                || starts(clue, &cells).into_iter().enumerate().map(|(index, (from, to))| (from + 1, to + run(index)));
            let (first, last) = (deduction.cells[0].0 + 1, deduction.cells.last().unwrap().0 + 1);
            match deduction.technique {
                Technique::Overlap => {
                    let reach: Vec<(usize, usize)> = reach().collect();
                    let (head, (from, to)) = match text.split_once(" earliest place for ") {
                        Some((_, places)) => {
                            let (head, places) = places.split_once(" is ").unwrap();
                            (head, counted(places, now.len()))
                        }
                        None => {
                            let (_, place) = text.split_once(" lie ").unwrap();
                            let said = numbers(place);
                            let is_stretch = text.contains("between") || said.len() > 1 && place.contains('–');
                            let (head, _) = text.split_once(" must lie").or(text.split_once(" can only lie")).unwrap();
                            (head, (said[0], if is_stretch { said[1] } else { said[0] }))
                        }
                    };
                    let index = reach.iter().position(|&reach| reach == (from, to));
                    let index = index.unwrap_or_else(|| panic!("{text} {reach:?}"));
                    // Which run it names: its length, and how many of that length come before it.
                    let (_, name) = head.rsplit_once("the ").unwrap();
                    assert_eq!(numbers(name).last(), Some(&run(index)), "{text}");
                    assert!(
                        to < from + 2 * run(index) && to - run(index) < first && last < from + run(index),
                        "{text}"
                    );
                    overlaps += 1;
                }
                Technique::OutOfReach => {
                    let (ends, begins) = (after(&text, "no further than cell "), after(&text, "no earlier than cell "));
                    let reach: Vec<(usize, usize)> = reach().collect();
                    let before = reach.iter().filter(|reach| reach.1 < first).count();
                    if let Some(ends) = ends {
                        assert_eq!((reach[before - 1].1, ends < first), (ends, true), "{text}");
                    }
                    if let Some(begins) = begins {
                        assert_eq!((reach[before].0, last < begins), (begins, true), "{text}");
                    }
                    assert_eq!((ends.is_some(), begins.is_some()), (before > 0, before < reach.len()), "{text}");
                    gaps += 1;
                }
                _ => {}
            }
        });
    }
    assert!(overlaps > 5_000 && gaps > 500, "{overlaps} {gaps}");
}

/// The tests that take longest.
mod long {
    use super::*;

    #[test]
    fn no_sentence_is_long() {
        let mut seen = [0usize; Technique::ALL.len()];
        for puzzle in puzzles() {
            unfold(&puzzle, |clue, _, deduction| {
                let text = deduction.sentence(clue, puzzle.palette()).to_string();
                seen[deduction.technique as usize] += 1;
                assert!(text.ends_with('.') && text.split(". ").count() <= 3, "{text}");
                assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(".."), "{text}");
                for sentence in text.split(". ") {
                    assert!(sentence.chars().count() <= 160, "{sentence}");
                }
            });
        }
        let of_one_line = Technique::ALL.iter().filter(|technique| technique.is_of_one_line());
        for technique in of_one_line {
            assert!(seen[*technique as usize] > 5, "{technique}: {seen:?}");
        }
    }
}
