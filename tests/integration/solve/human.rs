//! The method `human`: what its steps rest on, and how long the ways of its suppositions are.

use crate::makers::noise::noise;
use crate::makers::seeded::seeded_puzzle;
use crate::puzzle_folders::{files, folders};
use nonoscope::deduce::Deduction;
use nonoscope::line::{Counter, Known, LineSolver, Wide};
use nonoscope::puzzle::{Cell, Grid, Line, Puzzle};
use nonoscope::solve::{Argument, Branch, Method, Options, Outcome, Verdict, argument, solve};
use nonoscope::trace::{Change, Replay, Technique};
use nonoscope::{examples, format};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The cells of a line, of which only some are known.
fn only(grid: &Grid, line: Line, along: &[usize]) -> Vec<Cell> {
    let cells = grid.line(line).enumerate();
    cells.map(|(index, cell)| if along.contains(&index) { cell } else { Cell::UNKNOWN }).collect()
}

/// Checks that each deduction follows from the cells it rests on, which are known, and adds what it settles.
fn follow(puzzle: &Puzzle, grid: &mut Grid, deductions: &[Deduction]) {
    for Deduction { line, rests_on, cells, .. } in deductions {
        let known = Known::<Wide<16>>::of_cells(only(grid, *line, rests_on));
        assert_eq!(known.len(), rests_on.len());
        let forced = LineSolver::new().infer(puzzle.clue(*line), puzzle.length(line.axis), known).unwrap();
        for &(along, cell) in cells {
            let alone =
                Known::<Wide<16>>::of_cells((0..=along).map(|at| if at == along { cell } else { Cell::UNKNOWN }));
            assert!(alone.since(forced).is_empty(), "{line}");
            assert_eq!(grid.get(line.cell(along)), Cell::UNKNOWN);
            grid.set(line.cell(along), cell);
        }
    }
}

fn follow_branch(puzzle: &Puzzle, grid: &Grid, branch: &Branch) -> Grid {
    let mut supposed = grid.clone();
    supposed.set(branch.supposed.at, branch.supposed.cell);
    follow(puzzle, &mut supposed, &branch.deductions);
    supposed
}

/// Checks the argument of each step. Adds to `seen` the techniques of suppositions with the number of lines on the way.
fn arguments(puzzle: &Puzzle, outcome: &Outcome, seen: &mut BTreeMap<(Technique, usize), usize>) {
    let mut replay = Replay::new(puzzle.givens());
    for (index, step) in outcome.trace.steps().enumerate() {
        replay.go_to(&outcome.trace, index);
        let known = replay.grid();
        let argument = argument(puzzle, known, &step);
        match &argument {
            Argument::Line(deductions) => {
                let mut grid = known.clone();
                follow(puzzle, &mut grid, deductions);
                for &Change { at, cell } in step.changes {
                    assert_eq!(grid.get(at), cell);
                }
            }
            Argument::Refuted(refutation) => {
                let grid = follow_branch(puzzle, known, &refutation.branch);
                let clash = &refutation.clash;
                let cells = |rests_on: &[usize]| Known::<Wide<16>>::of_cells(only(&grid, clash.line, rests_on));
                let (clue, length) = (puzzle.clue(clash.line), puzzle.length(clash.line.axis));
                let fitting = |rests_on: &[usize]| Counter::new().fitting(clue, length, cells(rests_on)).exact();
                assert_eq!(fitting(&clash.rests_on), Some(0));
                for left_out in &clash.rests_on {
                    let others: Vec<usize> = clash.rests_on.iter().copied().filter(|along| along != left_out).collect();
                    assert_ne!(fitting(&others), Some(0));
                }
                *seen.entry((refutation.technique, refutation.branch.lines())).or_default() += step.changes.len();
            }
            Argument::TwoWay(is, is_not) => {
                let grids = [is, is_not].map(|branch| follow_branch(puzzle, known, branch));
                for &Change { at, cell } in step.changes {
                    assert!(grids.iter().all(|grid| grid.get(at) == cell));
                }
                *seen.entry((Technique::TwoWay, is.lines() + is_not.lines())).or_default() += step.changes.len();
            }
            Argument::Search => assert_eq!(step.reason.basis(), nonoscope::trace::Basis::Search),
        }
    }
}

#[test]
fn every_step_follows_from_what_it_rests_on() {
    let mut seen = BTreeMap::new();
    for seed in 0..1500 {
        let puzzle = seeded_puzzle(seed);
        for method in [Method::Human, Method::Passes, Method::Auto] {
            arguments(&puzzle, &solve(&puzzle, method), &mut seen);
        }
    }
    for example in examples::ALL {
        let puzzle = format::read(example.text).unwrap().puzzle;
        if puzzle.inks() == 1 && example.name() != examples::NINE_DOM.name() {
            arguments(&puzzle, &solve(&puzzle, Method::Human), &mut seen);
        }
    }
    println!("{seen:?}");
}

/// For each technique and number of lines on the way, how many cells it settles.
type Ways = BTreeMap<(Technique, usize), usize>;

/// The ways of the suppositions in puzzles that need more than lines, and how many puzzles there are.
fn ways_in(puzzles: impl IntoIterator<Item = Puzzle>) -> (Ways, usize) {
    let (mut seen, mut count) = (Ways::new(), 0);
    for puzzle in puzzles {
        if puzzle.inks() == 1 && solve(&puzzle, Method::Passes).verdict == Verdict::Stuck {
            let outcome = solve(&puzzle, Options::new(Method::Human).limit(50_000));
            arguments(&puzzle, &outcome, &mut seen);
            count += 1;
        }
    }
    (seen, count)
}

fn survey(folders: &[PathBuf]) -> Vec<Puzzle> {
    let files = folders.iter().flat_map(|folder| files(folder, ".non"));
    let readings = files.filter_map(|file| format::read(&fs::read_to_string(&file).unwrap()).ok());
    readings.map(|reading| reading.puzzle).collect()
}

/// How many cells suppositions settle, and how many of them by edge logic, two ways or a chain of at most ten lines.
fn shares(ways: &Ways) -> (usize, usize) {
    let is_short =
        |&(&(technique, lines), _): &(&(Technique, usize), &usize)| technique < Technique::Contradiction || lines <= 10;
    (ways.values().sum(), ways.iter().filter(is_short).map(|(_, cells)| cells).sum())
}

/// The groups of numbers of lines in the golden table.
const LINES: [(usize, usize); 6] = [(0, 2), (3, 4), (5, 6), (7, 10), (11, 20), (21, usize::MAX)];

/// The golden table.
fn table(groups: &[(&str, &(Ways, usize))]) -> String {
    let mut table = String::from("| technique | lines on the way |");
    groups.iter().for_each(|(name, _)| table += &format!(" {name} |"));
    table += "\n| --- | --- |";
    groups.iter().for_each(|_| table += " ---: |");
    for technique in [Technique::EdgeLogic, Technique::TwoWay, Technique::Contradiction] {
        for (from, to) in LINES {
            let cells = groups.iter().map(|(_, (ways, _))| {
                let own = ways.iter().filter(|((other, lines), _)| *other == technique && (from..=to).contains(lines));
                own.map(|(_, cells)| cells).sum::<usize>()
            });
            let cells: Vec<usize> = cells.collect();
            if cells.iter().all(|&cells| cells == 0) {
                continue;
            }
            let lines = if to == usize::MAX { format!("{from} or more") } else { format!("{from} to {to}") };
            table += &format!("\n| {technique} | {lines} |");
            cells.iter().for_each(|cells| table += &format!(" {cells} |"));
        }
    }
    table += "\n| all cells | |";
    groups.iter().for_each(|(_, (ways, _))| table += &format!(" {} |", shares(ways).0));
    table += "\n| puzzles | |";
    groups.iter().for_each(|(_, (_, puzzles))| table += &format!(" {puzzles} |"));
    table + "\n"
}

#[test]
fn most_suppositions_need_few_lines_and_the_table_says_how_many() {
    let own = ways_in(survey(&folders()[..1]));
    let noise = ways_in((0..100).map(|seed| noise(20, 50 + seed as usize % 10, seed)));
    let groups = [("survey", &own), ("noise", &noise)];
    for (name, (ways, puzzles)) in groups {
        let (all, short) = shares(ways);
        assert!(*puzzles >= 5 && all > 50 && short * 100 >= all * 80, "{name}: {short} of {all}, {ways:?}");
    }
    let table = table(&groups);
    println!("{table}");
    let golden = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/golden/suppositions.md");
    if std::env::var_os("NONOSCOPE_BLESS").is_some() {
        fs::write(&golden, &table).unwrap();
    }
    assert_eq!(fs::read_to_string(&golden).unwrap(), table);
}

#[test]
fn further_puzzles_need_few_lines_too() {
    for folder in folders().into_iter().skip(1) {
        let (ways, puzzles) = ways_in(survey(&[folder]));
        let (all, short) = shares(&ways);
        println!("{puzzles} puzzles, {short} of {all} cells: {ways:?}");
        assert!(short * 100 >= all * 80);
    }
}
