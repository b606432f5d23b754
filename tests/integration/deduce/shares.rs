//! How much of what lines settle people can follow by a named technique.

use crate::makers::noise::noise;
use crate::puzzle_folders::{files, folders};
use nonoscope::deduce::deductions;
use nonoscope::line::{Known, LineSolver, Wide};
use nonoscope::puzzle::{Cell, Puzzle};
use nonoscope::solve::{Method, Verdict, solve};
use nonoscope::trace::{Replay, Technique};
use nonoscope::{examples, format};
use std::collections::BTreeMap;
use std::fs;

/// Cells settled by each technique.
#[derive(Debug, Default)]
struct Shares(BTreeMap<Technique, usize>);

impl Shares {
    fn add(&mut self, puzzle: &Puzzle) -> bool {
        let outcome = solve(puzzle, Method::Passes);
        if outcome.verdict != Verdict::Unique || puzzle.inks() > 1 {
            return false;
        }
        let mut replay = Replay::new(puzzle.givens());
        for (index, step) in outcome.trace.steps().enumerate() {
            if step.changes.is_empty() {
                continue;
            }
            replay.go_to(&outcome.trace, index);
            let line = step.reason.line().unwrap();
            let known: Vec<Cell> = replay.grid().line(line).collect();
            let all = deductions(line, puzzle.clue(line), &known, 1).unwrap();
            let mut now = known.clone();
            for deduction in &all {
                let alone = (0..known.len())
                    .map(|along| if deduction.rests_on.contains(&along) { now[along] } else { Cell::UNKNOWN });
                let alone = Known::<Wide<16>>::of_cells(alone);
                let forced = LineSolver::new().infer(puzzle.clue(line), known.len(), alone).unwrap();
                for &(along, cell) in &deduction.cells {
                    let set = if cell == Cell::FILLED { forced.filled } else { forced.empty };
                    use nonoscope::line::Mask;
                    assert!(set.has(along), "{deduction:?} {} {now:?}", puzzle.clue(line));
                    assert_eq!(now[along], Cell::UNKNOWN);
                    now[along] = cell;
                }
                *self.0.entry(deduction.technique).or_default() += deduction.cells.len();
                if std::env::var_os("SHOW").is_some() && deduction.technique == Technique::Layouts {
                    let text = |cells: &[Cell]| cells.iter().map(|c| c.letter()).collect::<String>();
                    println!(
                        "{} | {} | {:?} {:?}",
                        puzzle.clue(line),
                        text(&known),
                        deduction.rests_on,
                        deduction.cells
                    );
                }
            }
            assert_eq!(all.iter().map(|one| one.cells.len()).sum::<usize>(), step.changes.len());
        }
        true
    }
    fn show(&self) {
        let all: usize = self.0.values().sum();
        for (technique, cells) in &self.0 {
            println!("{technique:24} {cells:8} {:6.2} %", 100.0 * *cells as f64 / all as f64);
        }
        println!("all {all}");
    }
}

#[test]
fn nearly_all_cells_have_a_named_technique() {
    let mut shares = Shares::default();
    let mut puzzles = 0;
    for folder in folders() {
        for file in files(&folder, ".non") {
            let Ok(reading) = format::read(&fs::read_to_string(&file).unwrap()) else { continue };
            puzzles += usize::from(shares.add(&reading.puzzle));
        }
    }
    println!("{puzzles} puzzles");
    shares.show();
    let mut shares = Shares::default();
    for example in examples::ALL {
        shares.add(&format::read(example.text).unwrap().puzzle);
    }
    shares.show();
    let (mut shares, mut solved) = (Shares::default(), 0);
    for seed in 0..3000u64 {
        let side = 10 + (seed % 31) as usize;
        solved += usize::from(shares.add(&noise(side, 60 + (seed % 10) as usize, seed)));
    }
    println!("{solved} puzzles");
    shares.show();
}
