//! Two numbers for each puzzle and method: one for the result of solving, step by step, and one for all sentences about
//! it.

pub mod behaviour;

use crate::makers::blobs::random_puzzle;
use crate::makers::coloured::{coloured_blobs, coloured_noise, seeded_coloured_puzzle};
use crate::makers::noise::noise;
use crate::makers::seeded::seeded_puzzle;
use behaviour::behaviour;
use nonoscope::puzzle::Puzzle;
use nonoscope::solve::{Method, Options, Outcome, solve};
use nonoscope::{examples, format, trace};
use std::fmt::Write;

/// The stored digests, one line for each puzzle and method.
const KEPT: Digests<&str> = Digests {
    behaviour: include_str!("../data/golden/digests/behaviour.txt"),
    words: include_str!("../data/golden/digests/words.txt"),
};

/// Digests of each kind.
#[derive(Default)]
pub struct Digests<Text> {
    pub behaviour: Text,
    pub words: Text,
}

/// The number of small puzzles, each made from its seed.
const SEEDS: u64 = 100;

/// Sides of larger puzzles, each of which needs wider masks than the previous one; the examples use the narrowest.
const SIDES: [usize; 3] = [70, 130, 260];

/// A hard one, for which the SAT solver gets likely values, worked out in floating point; and a small one.
const HARD: [(&str, &str); 2] =
    [("Knotty", include_str!("../data/golden/knotty.txt")), ("Bella", include_str!("../data/golden/bella.txt"))];

/// Puzzles of noise: side, how many cells in 100 are filled, and seeds. The largest are hard for the SAT solver; in the
/// others, nested suppositions refute some cell, filled or empty.
const NOISE: [(usize, usize, &[u64]); 6] = [
    (30, 45, &[0, 1, 2, 3, 4, 5]),
    (15, 45, &[3, 43]),
    (15, 50, &[58]),
    (18, 45, &[41]),
    (20, 45, &[6]),
    (20, 40, &[130]),
];

/// The number of small coloured puzzles, each made from its seed, and their longest side.
const COLOURED_SEEDS: u64 = 60;
const COLOURED_SIDE: usize = 9;

/// Coloured blobs: side, and how many inks. They need a mask of one word, two and more, for few colours and for many.
const COLOURED_BLOBS: [(usize, usize); 6] = [(30, 2), (30, 7), (30, 20), (40, 31), (70, 5), (130, 3)];

/// Coloured noise, which is hard: side, how many inks, how many cells in 100 are empty, and a seed.
const COLOURED_NOISE: [(usize, usize, usize, u64); 4] =
    [(12, 2, 45, 1), (14, 3, 40, 2), (16, 4, 30, 3), (20, 3, 50, 4)];

/// The most work on one of them, so that all of them together take seconds.
const LIMIT: u64 = 6_000;

/// The current digests.
pub fn now() -> Digests<String> {
    let mut now = Digests::default();
    for (name, puzzle) in puzzles() {
        for method in Method::ALL {
            let options = Options::new(method).limit(LIMIT).solutions(3);
            let outcome = solve(&puzzle, options);
            let (method, verdict, steps) = (method.name(), outcome.verdict.name(), outcome.trace.len());
            let add = |to: &mut String, text: &str| {
                // Writing to a string cannot fail.
                let _ = writeln!(to, "{:016x} {name}, {method}: {verdict} after {steps} steps", digest(text));
            };
            add(&mut now.behaviour, &behaviour(&outcome));
            add(&mut now.words, &words(&puzzle, &outcome));
        }
    }
    now
}

/// The lines that differ, each as stored and as it is now.
pub fn differences(now: &Digests<String>) -> String {
    let pairs = [(KEPT.behaviour, &now.behaviour), (KEPT.words, &now.words)];
    pairs.iter().map(|(kept, now)| lines_that_differ(kept, now)).collect()
}

fn lines_that_differ(kept: &str, now: &str) -> String {
    let lines = now.lines().count().max(kept.lines().count());
    let pair = |index| (kept.lines().nth(index).unwrap_or("nothing"), now.lines().nth(index).unwrap_or("nothing"));
    let different = (0..lines).map(pair).filter(|(kept, now)| kept != now);
    different.map(|(kept, now)| format!("{now}\n  kept: {kept}\n")).collect()
}

fn puzzles() -> Vec<(String, Puzzle)> {
    let texts = examples::ALL.map(|example| (example.name().to_string(), example.text)).into_iter();
    let texts = texts.chain(HARD.map(|(name, text)| (name.to_owned(), text)));
    let read = texts.map(|(name, text)| (name, format::read(text).unwrap().puzzle));
    let seeded = (0..SEEDS).map(|seed| (format!("seed {seed}"), seeded_puzzle(seed)));
    let large = SIDES.map(|side| (format!("random {side} × {side}"), random_puzzle(side, 1)));
    let noisy = NOISE.iter().flat_map(|&(side, filled, seeds)| {
        seeds.iter().map(move |&seed| (format!("noise {side}-{filled}-{seed}"), noise(side, filled, seed)))
    });
    let seeded_coloured =
        (0..COLOURED_SEEDS).map(|seed| (format!("coloured seed {seed}"), seeded_coloured_puzzle(COLOURED_SIDE, seed)));
    let blobs = COLOURED_BLOBS
        .map(|(side, inks)| (format!("coloured {side} × {side} in {inks} inks"), coloured_blobs(side, inks, 1)));
    let noise = COLOURED_NOISE.map(|(side, inks, empty, seed)| {
        (format!("coloured noise {side}-{inks}-{empty}-{seed}"), coloured_noise(side, inks, empty, seed))
    });
    read.chain(seeded).chain(large).chain(noisy).chain(seeded_coloured).chain(blobs).chain(noise).collect()
}

/// The FNV-1a hash of a text.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Every sentence about an outcome, a line for each.
fn words(puzzle: &Puzzle, outcome: &Outcome) -> String {
    let steps = outcome.trace.steps().map(|step| trace::sentence(&step, puzzle.palette()));
    steps.chain([outcome.sentence()]).map(|sentence| sentence.to_string() + "\n").collect()
}
