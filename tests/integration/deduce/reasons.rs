//! Shortest reasons: no smaller set of known cells would do, as all sets show on short lines.

use super::oracle::{Listed, Oracle};
use super::stated::{Stated, line, line_of};
use crate::makers::noise::noise;
use crate::puzzle_folders::{files, folders};
use crate::twins::coloured::layouts;
use nonoscope::deduce::{Shortest, shortest, why_none};
use nonoscope::puzzle::{Cell, Colour, Colours, Puzzle};
use nonoscope::solve::{Method, solve};
use nonoscope::trace::Replay;
use nonoscope::{examples, format};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use std::{cell, fs};

/// The known cells that each layout contradicts, as bits, of those layouts that must be ruled out: all, or those that
/// give one cell a colour which it cannot have.
fn contradicted(line: &Stated, unwanted: impl Fn(&[Colour]) -> bool) -> Vec<u32> {
    let all = layouts(&line.runs, line.known.len());
    let bits = |cells: &[Colour]| {
        let wrong = cells.iter().zip(&line.known).enumerate().filter(|(_, (colour, possible))| !possible.has(**colour));
        wrong.fold(0, |set, (along, _)| set | 1 << along)
    };
    all.iter().filter(|layout| unwanted(&layout.cells)).map(|layout| bits(&layout.cells)).collect()
}

/// Whether these cells are a reason and no smaller set of known cells is. Tries all sets.
fn is_shortest(found: &Shortest, contradicted: &[u32], length: usize) -> bool {
    let rules_out = |cells: u32| contradicted.iter().all(|wrong| wrong & cells != 0);
    let cells = found.cells.iter().fold(0, |set, along| set | 1 << along);
    let fewer = |cells: &u32| (cells.count_ones() as usize) < found.cells.len();
    found.is_fewest && rules_out(cells) && !(0..1 << length).filter(fewer).any(rules_out)
}

/// Checks the reasons for all cells of a line, and for its having no layout. Returns how many there were of each.
fn checked(line: &Stated) -> (usize, usize) {
    let (clue, cells, length) = (line.clue(), line.cells(), line.known.len());
    let listed = Listed::of(line);
    let Some(forced) = listed.forced(&line.known) else {
        let found = why_none(&clue, &cells, line.inks).unwrap();
        assert!(is_shortest(&found, &contradicted(line, |_| true), length), "{line:?} {found:?}");
        assert!(
            (0..length).all(|along| cells[along].is_known() || shortest(&clue, &cells, along, line.inks).is_none())
        );
        return (0, 1);
    };
    assert_eq!(why_none(&clue, &cells, line.inks), None);
    let mut reasons = 0;
    for along in 0..length {
        let mut others = line.clone();
        let mut seen = forced.seen[along];
        if line.known[along].len() == 1 {
            // It is known, and the question is whether the others force it.
            others.known[along] = Colours::all(line.inks);
            seen = listed.forced(&others.known).unwrap().seen[along];
        }
        let found = shortest(&clue, &cells, along, line.inks);
        // What the line adds: colours that were possible until now.
        let added = others.known[along].minus(seen);
        assert_eq!(found.is_some(), !added.is_empty(), "{along}: {line:?}");
        let Some(found) = found else { continue };
        let wrong = contradicted(&others, |cells| added.has(cells[along]));
        assert!(is_shortest(&found, &wrong, length), "{along}: {line:?} {found:?}");
        assert!(found.cells.is_sorted_by(|a, b| a < b));
        assert!(found.cells.iter().all(|&cell| others.known[cell] != Colours::all(line.inks)), "{line:?} {found:?}");
        reasons += 1;
    }
    (reasons, 0)
}

fn check(cases: u32, lines: impl Strategy<Value = Stated>) -> (usize, usize) {
    let total = cell::Cell::new((0, 0));
    let config = Config { cases, source_file: Some(file!()), ..Config::default() };
    let tried = TestRunner::new(config).run(&lines, |line| {
        let (reasons, none) = checked(&line);
        total.set((total.get().0 + reasons, total.get().1 + none));
        Ok(())
    });
    tried.unwrap_or_else(|error| panic!("{error}"));
    total.get()
}

#[test]
fn no_smaller_set_of_cells_would_do_in_black_and_white() {
    let (reasons, none) = check(10_000, line(Just(1), 12));
    println!("{reasons} reasons, {none} lines without a layout");
    assert!(reasons > 20_000 && none > 200);
}

#[test]
fn no_smaller_set_of_cells_would_do_in_colour() {
    let (reasons, none) = check(4_000, line(2usize..=4, 10));
    println!("{reasons} reasons, {none} lines without a layout");
    assert!(reasons > 10_000 && none > 100);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20, ..ProptestConfig::default() })]

    /// Too long to try all sets: none of the cells can be left out.
    #[test]
    fn long_lines_have_reasons_too(line in prop_oneof![line_of(Just(1), 65..=200), line_of(2usize..=3, 65..=130)]) {
        let (clue, cells) = (line.clue(), line.cells());
        for along in (0..cells.len()).step_by(16) {
            let Some(found) = shortest(&clue, &cells, along, line.inks) else { continue };
            let of = |kept: &[usize]| {
                let alone = line.only(kept).into_iter().map(|possible| Cell::among(possible, line.inks));
                let alone: Vec<Cell> = alone.collect();
                shortest(&clue, &alone, along, line.inks)
            };
            prop_assert_eq!(of(&found.cells).map(|again| again.cells), Some(found.cells));
        }
    }
}

/// The sizes of the reasons for all cells that the passes settle, each when it is settled.
fn sizes(puzzle: &Puzzle) -> Vec<usize> {
    let outcome = solve(puzzle, Method::Passes);
    let (mut replay, mut sizes) = (Replay::new(puzzle.givens()), Vec::new());
    for (index, step) in outcome.trace.steps().enumerate() {
        let Some(line) = step.reason.line().filter(|_| !step.changes.is_empty()) else { continue };
        replay.go_to(&outcome.trace, index);
        let before: Vec<Cell> = replay.grid().line(line).collect();
        replay.go_to(&outcome.trace, index + 1);
        for (along, _) in replay.grid().line(line).enumerate().filter(|&(along, cell)| cell != before[along]) {
            let found = shortest(puzzle.clue(line), &before, along, puzzle.inks()).unwrap();
            assert!(found.is_fewest, "{line} {along}: {found:?}");
            sizes.push(found.cells.len());
        }
    }
    sizes
}

#[test]
fn on_puzzles_that_people_solve_all_reasons_are_proven_to_be_the_shortest() {
    let texts =
        folders().into_iter().flat_map(|folder| files(&folder, ".non")).map(|file| fs::read_to_string(file).unwrap());
    let examples = examples::ALL.iter().map(|example| example.text.to_owned());
    let puzzles = texts.chain(examples).filter_map(|text| Some(format::read(&text).ok()?.puzzle));
    let mut all: Vec<usize> =
        puzzles.chain((0..20).map(|seed| noise(30, 65, seed))).flat_map(|puzzle| sizes(&puzzle)).collect();
    all.sort_unstable();
    assert!(all.len() > 20_000);
    // A person can check most of them at a glance.
    assert!(all[all.len() / 2] <= 2 && all[all.len() * 9 / 10] <= 5, "{all:?}");
}
