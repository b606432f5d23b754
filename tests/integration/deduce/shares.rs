//! How many of the cells that lines settle have a technique that people know by name, and which: a golden table says so.

use crate::makers::blobs::random_puzzle;
use crate::makers::noise::noise;
use crate::puzzle_folders::{files, folders};
use nonoscope::deduce::deductions;
use nonoscope::puzzle::{Cell, Puzzle};
use nonoscope::solve::{Method, Verdict, solve};
use nonoscope::trace::{Replay, Technique};
use nonoscope::{examples, format};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// How many cells each technique settles in some puzzles.
#[derive(Debug, Default)]
struct Shares {
    puzzles: usize,
    cells: BTreeMap<Technique, usize>,
}

impl Shares {
    /// Of all puzzles among these that line logic solves.
    fn of(puzzles: impl IntoIterator<Item = Puzzle>) -> Shares {
        let mut shares = Shares::default();
        puzzles.into_iter().for_each(|puzzle| shares.add(&puzzle));
        shares
    }

    /// Adds a puzzle: each step of its passes is unfolded into deductions.
    fn add(&mut self, puzzle: &Puzzle) {
        let outcome = solve(puzzle, Method::Passes);
        if outcome.verdict != Verdict::Unique {
            return;
        }
        self.puzzles += 1;
        let mut replay = Replay::new(puzzle.givens());
        for (index, step) in outcome.trace.steps().enumerate().filter(|(_, step)| !step.changes.is_empty()) {
            replay.go_to(&outcome.trace, index);
            let line = step.reason.line().unwrap();
            let mut known: Vec<Cell> = replay.grid().line(line).collect();
            for deduction in deductions(line, puzzle.clue(line), &known, puzzle.inks()).unwrap() {
                for &(along, cell) in &deduction.cells {
                    known[along] = cell;
                }
                if deduction.technique == Technique::Layouts {
                    println!("only all layouts: {} with {:?}", puzzle.clue(line), deduction);
                }
                let settled = deduction.cells.iter().filter(|(_, cell)| cell.is_known()).count();
                *self.cells.entry(deduction.technique).or_default() += settled;
            }
            replay.go_to(&outcome.trace, index + 1);
            assert!(replay.grid().line(line).eq(known), "{line}");
        }
    }

    fn all(&self) -> usize {
        self.cells.values().sum()
    }

    fn cells(&self, technique: Technique) -> usize {
        self.cells.get(&technique).copied().unwrap_or(0)
    }

    /// At least 995 in 1,000 cells have a technique with a name.
    fn are_nearly_all_named(&self) -> bool {
        1000 * self.cells(Technique::Layouts) <= 5 * self.all()
    }
}

fn files_of(folder: &Path) -> Vec<Puzzle> {
    let texts = files(folder, ".non").into_iter().map(|file| fs::read_to_string(file).unwrap());
    texts.filter_map(|text| Some(format::read(&text).ok()?.puzzle)).collect()
}

/// A thousand random puzzles that line logic solves: half blobs, half noise, with sides of 10 to 40.
fn random() -> Shares {
    let side = |seed: u64| 10 + (seed % 31) as usize;
    let mut shares = Shares::of((0..500).map(|seed| random_puzzle(side(seed), seed)));
    let noisy = (0..).map(|seed| noise(side(seed), 60 + (seed % 11) as usize, seed));
    for puzzle in noisy {
        if shares.puzzles == 1000 {
            break;
        }
        shares.add(&puzzle);
    }
    shares
}

/// The table of the documentation.
fn table(groups: &[(&str, &Shares)]) -> String {
    let mut table = String::from("| technique |");
    groups.iter().for_each(|(name, _)| write!(table, " {name} |").unwrap());
    table.push_str("\n| --- |");
    groups.iter().for_each(|_| table.push_str(" ---: |"));
    let mut row = |name: &str, cell: &dyn Fn(&Shares) -> String| {
        write!(table, "\n| {name} |").unwrap();
        groups.iter().for_each(|(_, shares)| write!(table, " {} |", cell(shares)).unwrap());
    };
    for technique in Technique::ALL.into_iter().filter(|technique| technique.is_of_one_line()) {
        row(technique.name(), &|shares| {
            let cells = shares.cells(technique);
            format!("{cells} ({:.2} %)", 100.0 * cells as f64 / shares.all() as f64)
        });
    }
    row("all cells", &|shares| shares.all().to_string());
    row("puzzles", &|shares| shares.puzzles.to_string());
    table + "\n"
}

#[test]
fn nearly_all_cells_have_a_named_technique_and_the_table_says_which() {
    let survey = Shares::of(folders().first().into_iter().flat_map(|folder| files_of(folder)));
    let examples = Shares::of(examples::ALL.iter().map(|example| format::read(example.text).unwrap().puzzle));
    let random = random();
    let groups = [("survey", &survey), ("examples", &examples), ("random", &random)];
    for (name, shares) in groups {
        assert!(shares.puzzles >= 5 && shares.all() > 2_000, "{name}");
        assert!(shares.are_nearly_all_named(), "{name}: {shares:?}");
    }
    let table = table(&groups);
    println!("{table}");
    let golden = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/golden/techniques.md");
    if std::env::var_os("NONOSCOPE_BLESS").is_some() {
        fs::write(&golden, &table).unwrap();
    }
    assert_eq!(fs::read_to_string(&golden).unwrap(), table);
}

#[test]
fn further_puzzles_have_named_techniques_too() {
    for folder in folders().into_iter().skip(1) {
        let shares = Shares::of(files_of(&folder));
        println!("{}", table(&[("further", &shares)]));
        assert!(shares.are_nearly_all_named(), "{shares:?}");
    }
}
