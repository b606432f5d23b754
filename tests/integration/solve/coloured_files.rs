//! Coloured puzzles that others made: every complete method finds their one solution, a SAT solver of another family finds
//! no further one, and the checker accepts every step.
//!
//! The project contains a few. More are read if the environment variable `NONOSCOPE_COLOUR_PUZZLES` names a folder.

use crate::checker::check;
use crate::sat::other_solver;
use nonoscope::format;
use nonoscope::puzzle::Puzzle;
use nonoscope::sat::Encoding;
use nonoscope::solve::{Method, Options, Verdict, solve};
use std::fs;
use std::path::{Path, PathBuf};

/// All files of the folders, without remarks.
fn files() -> Vec<PathBuf> {
    let mut folders = vec![Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/colour")];
    match std::env::var_os("NONOSCOPE_COLOUR_PUZZLES") {
        Some(further) => folders.push(further.into()),
        None => println!("skipped: further coloured puzzles, as NONOSCOPE_COLOUR_PUZZLES names no folder"),
    }
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap()).map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|end| end != "md")).collect();
    files.sort();
    files
}

fn has_one_solution(puzzle: &Puzzle, name: &str) {
    let mut options: Vec<Options> =
        Method::ALL.into_iter().filter(|method| method.is_complete()).map(Options::new).collect();
    options.push(Options::new(Method::Sat).encoding(Encoding::Positions));
    let mut solutions = Vec::new();
    for options in options {
        let outcome = solve(puzzle, options);
        assert_eq!(outcome.verdict, Verdict::Unique, "{name}, {options:?}");
        let checked = check(puzzle, &outcome);
        assert_eq!(checked, Ok(()), "{name}, {options:?}");
        solutions.extend(outcome.solutions);
    }
    assert!(other_solver::are_all(puzzle, &solutions[..1], Encoding::Order), "{name} has another solution");
    assert!(solutions.iter().all(|solution| *solution == solutions[0]), "{name}");
}

#[test]
fn coloured_puzzles_of_others_have_one_solution() {
    let files = files();
    assert!(files.len() >= 4);
    for path in files {
        let name = path.display().to_string();
        let puzzle = format::read(&format::text_of(&fs::read(&path).unwrap())).unwrap().puzzle;
        assert!(puzzle.inks() > 1, "{name}");
        has_one_solution(&puzzle, &name);
    }
}
