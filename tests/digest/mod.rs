//! A number for each puzzle and method that stands for all that solving found, step by step.

#[path = "../random_puzzle/mod.rs"]
mod random_puzzle;
#[path = "../seeded_puzzle/mod.rs"]
mod seeded_puzzle;

use nonoscope::puzzle::{Cell, Grid, Puzzle};
use nonoscope::solve::{Method, Options, Outcome, solve};
use nonoscope::{examples, format, trace};
use random_puzzle::random_puzzle;
use seeded_puzzle::{chance::Chance, seeded_puzzle};
use std::fmt::Write;

/// The digests that are kept, a line for each puzzle and method.
pub(crate) const KEPT: &str = include_str!("../golden/digests.txt");

/// Small puzzles by number, so many.
const SEEDS: u64 = 100;

/// Sides of larger puzzles, each of which takes wider masks than the one before; the examples take the narrowest.
const SIDES: [usize; 3] = [70, 130, 260];

/// A hard one, for which the SAT solver is told what is likely, which is where numbers are not whole; and a small one.
const HARD: [(&str, &str); 2] =
    [("Knotty", include_str!("../golden/knotty.txt")), ("Bella", include_str!("../golden/bella.txt"))];

/// Puzzles of noise: side, how many cells in 100 are filled, and numbers. The largest are hard for the SAT solver; of the
/// others, suppositions inside suppositions refute some cell, filled or empty.
const NOISE: [(usize, usize, &[u64]); 6] = [
    (30, 45, &[0, 1, 2, 3, 4, 5]),
    (15, 45, &[3, 43]),
    (15, 50, &[58]),
    (18, 45, &[41]),
    (20, 45, &[6]),
    (20, 40, &[130]),
];

/// The most work on one of them, so that all of it takes seconds.
const LIMIT: u64 = 6_000;

/// The digests as they are now.
pub(crate) fn now() -> String {
    let mut now = String::new();
    for (name, puzzle) in puzzles() {
        for method in Method::ALL {
            let options = Options { limit: Some(LIMIT), solutions: 3, ..Options::new(method) };
            let outcome = solve(&puzzle, options);
            let (digest, method, verdict) = (digest(&outcome), method.name(), outcome.verdict.name());
            // Writing to a string cannot fail.
            let _ = writeln!(now, "{digest:016x} {name}, {method}: {verdict} after {} steps", outcome.trace.len());
        }
    }
    now
}

/// The lines that are not as they are kept, each as it is kept and as it is now.
pub(crate) fn differences(now: &str) -> String {
    let lines = now.lines().count().max(KEPT.lines().count());
    let pair = |index| (KEPT.lines().nth(index).unwrap_or("nothing"), now.lines().nth(index).unwrap_or("nothing"));
    let different = (0..lines).map(pair).filter(|(kept, now)| kept != now);
    different.map(|(kept, now)| format!("{now}\n  kept: {kept}\n")).collect()
}

fn puzzles() -> Vec<(String, Puzzle)> {
    let texts = examples::ALL.map(|example| (example.name, example.text)).into_iter().chain(HARD);
    let read = texts.map(|(name, text)| (name.to_owned(), format::read(text).unwrap().puzzle));
    let seeded = (0..SEEDS).map(|seed| (format!("seed {seed}"), seeded_puzzle(seed)));
    let large = SIDES.map(|side| (format!("random {side} × {side}"), random_puzzle(side, 1)));
    let noisy = NOISE.iter().flat_map(|&(side, filled, seeds)| {
        seeds.iter().map(move |&seed| (format!("noise {side}-{filled}-{seed}"), noise(side, filled, seed)))
    });
    read.chain(seeded).chain(large).chain(noisy).collect()
}

/// The clues of a picture of which so many cells in 100 are filled by chance.
fn noise(side: usize, filled: usize, seed: u64) -> Puzzle {
    let mut chance = Chance::new(seed);
    let mut grid = Grid::unknown(side, side);
    for at in grid.places() {
        grid.set(at, if chance.below(100) < filled { Cell::Filled } else { Cell::Empty });
    }
    Puzzle::of_picture(&grid).unwrap()
}

/// The FNV-1a hash of all that was found.
fn digest(outcome: &Outcome) -> u64 {
    let mut text = String::new();
    for step in outcome.trace.steps() {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{} {:?} {}", step.pass, step.reason, trace::sentence(&step));
        for change in step.changes {
            let _ = writeln!(text, "{} {} {}", change.at.row(), change.at.column(), change.cell.letter());
        }
    }
    let grids = outcome.solutions.iter().chain([&outcome.grid]);
    text.extend(grids.flat_map(Grid::cells).map(|&cell: &Cell| cell.letter()));
    text.push_str(&outcome.sentence());
    let Outcome { passes, complete, stopped, work, .. } = outcome;
    let _ = writeln!(text, "{passes} {complete} {stopped:?} {} {}", work.suppositions, work.conflicts);
    if let Some(size) = outcome.formula {
        let _ = writeln!(text, "{} {} {}", size.variables, size.clauses, size.literals);
    }
    if let Some(contradiction) = &outcome.contradiction {
        let lines: Vec<String> = contradiction.lines.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "{} {}", lines.join(", "), contradiction.minimal);
    }
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
