//! Puzzles from files: the verdicts are those on which other solvers agreed, and the solutions are those in the files.
//!
//! The project contains a few. More are read if the environment variable `NONOSCOPE_PUZZLES` names a folder.

use crate::puzzle_folders::{files, folders};
use nonoscope::format;
use nonoscope::puzzle::{Cell, Grid, Puzzle};
use nonoscope::solve::{Method, Outcome, Verdict, solve};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// The solution in a `.non` file, as a cell for each `0` and `1`.
fn goal(text: &str) -> Option<Vec<Cell>> {
    let line = text.lines().find_map(|line| line.strip_prefix("goal \""))?;
    let cell = |letter| if letter == '1' { Cell::FILLED } else { Cell::EMPTY };
    Some(line.trim_end_matches('"').chars().map(cell).collect())
}

#[test]
fn line_logic_leads_to_the_goal_or_stops_before_it() {
    let (mut looked_at, mut solved) = (0, 0);
    for folder in folders() {
        for path in files(&folder, ".non") {
            let text = format::text_of(&fs::read(&path).unwrap());
            let reading = format::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(reading.format, format::Format::Non, "{}", path.display());
            let outcomes = [Method::Passes, Method::Constrained].map(|method| solve(&reading.puzzle, method));
            assert_eq!(outcomes[0].grid, outcomes[1].grid, "{}", path.display());
            let goal = goal(&text).unwrap_or_else(|| panic!("{} has no goal", path.display()));
            assert_eq!(goal.len(), outcomes[0].grid.cells().len());
            if outcomes[0].verdict == Verdict::Unique {
                assert_eq!(outcomes[0].grid.cells(), goal, "{}", path.display());
                solved += 1;
            } else {
                assert_eq!(outcomes[0].verdict, Verdict::Stuck, "{}", path.display());
                // If there are several solutions, the goal is one of them, and what is inferred is true of all.
                assert!(agrees(&outcomes[0].grid, &goal), "{}", path.display());
            }
            looked_at += 1;
        }
    }
    assert!(looked_at >= 7 && solved >= 5, "{solved} of {looked_at}");
}

fn agrees(known: &Grid, solution: &[Cell]) -> bool {
    known.cells().iter().zip(solution).all(|(cell, solution)| *cell == Cell::UNKNOWN || cell == solution)
}

/// Solves a puzzle with the default method, and compares its verdict and its solutions with what is known about it.
pub(super) fn has_verdict(puzzle: &Puzzle, verdict: &str, name: &str) -> Outcome {
    let outcome = solve(puzzle, Method::default());
    assert_eq!(outcome.verdict.name(), verdict, "{name}");
    let solutions: Vec<&Grid> = outcome.found().collect();
    assert_eq!(solutions.len(), if verdict == "unique" { 1 } else { 2 }, "{name}");
    assert!(solutions.iter().all(|solution| puzzle.first_mismatch(solution).is_none()), "{name}");
    assert!(solutions.iter().all(|solution| solution.unknown_cells() == 0), "{name}");
    assert!(solutions.iter().all(|solution| agrees(&outcome.grid, solution.cells())), "{name}");
    assert_eq!(solutions.iter().collect::<HashSet<_>>().len(), solutions.len(), "{name}");
    outcome
}

#[test]
fn the_puzzles_of_the_survey_here_have_one_solution_but_two() {
    for path in files(&Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/survey"), ".non") {
        let text = format::text_of(&fs::read(&path).unwrap());
        let name = path.file_stem().unwrap().to_string_lossy();
        let verdict = if ["faase", "knotty"].contains(&&*name) { "multiple" } else { "unique" };
        let outcome = has_verdict(&format::read(&text).unwrap().puzzle, verdict, &name);
        if verdict == "unique" {
            assert_eq!(outcome.solutions[0].cells(), goal(&text).unwrap());
        }
    }
}

#[test]
fn every_puzzle_of_a_tournament_is_read() {
    for path in folders().into_iter().map(|folder| folder.join("tournament/taai2016.txt")).filter(|path| path.exists())
    {
        let readings = format::read_all(&format::text_of(&fs::read(&path).unwrap()));
        assert_eq!(readings.len(), 1000);
        for (index, reading) in readings.into_iter().enumerate() {
            let reading = reading.unwrap_or_else(|error| panic!("puzzle {}: {error}", index + 1));
            assert_eq!(reading.format, format::Format::Tournament);
            assert_eq!(reading.puzzle.title(), Some(format!("${}", index + 1).as_str()));
            assert_eq!((reading.puzzle.width(), reading.puzzle.height()), (25, 25));
        }
    }
}

#[test]
fn the_card_is_the_same_in_every_format() {
    let card = format::read(nonoscope::examples::GCHQ_2015.text).unwrap().puzzle.with_title("");
    for (name, format, text) in [
        ("game ID", format::Format::Tatham, include_str!("../../data/formats/gchq2015-tatham.txt")),
        (".non", format::Format::Non, include_str!("../../data/formats/gchq2015.non")),
    ] {
        let reading = format::read(text).unwrap();
        assert_eq!(reading.format, format, "{name}");
        assert_eq!(reading.puzzle.with_title(""), card, "{name}");
        if let Some(goal) = goal(text) {
            assert_eq!(solve(&card, Method::Passes).grid.cells(), goal);
        }
    }
}
