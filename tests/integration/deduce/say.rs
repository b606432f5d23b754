use crate::makers::coloured::{coloured_blobs, coloured_noise};
use crate::makers::noise::noise;
use crate::puzzle_folders::{files, folders};
use nonoscope::deduce::deductions;
use nonoscope::puzzle::{Cell, Puzzle};
use nonoscope::solve::{Method, solve};
use nonoscope::trace::{Replay, Technique};
use nonoscope::{examples, format};
use std::collections::BTreeMap;
use std::fs;

fn add(puzzle: &Puzzle, all: &mut BTreeMap<Technique, Vec<String>>) {
    let outcome = solve(puzzle, Method::Passes);
    let mut replay = Replay::new(puzzle.givens());
    let palette = puzzle.palette();
    for (index, step) in outcome.trace.steps().enumerate() {
        if step.changes.is_empty() {
            continue;
        }
        replay.go_to(&outcome.trace, index);
        let line = step.reason.line().unwrap();
        let known: Vec<Cell> = replay.grid().line(line).collect();
        let clue = puzzle.clue(line);
        let mut now = known.clone();
        for d in deductions(line, clue, &known, puzzle.inks()).unwrap() {
            let text: String = now
                .iter()
                .map(|cell| match cell.colour() {
                    Some(c) if c.is_background() => '-',
                    Some(c) => {
                        if puzzle.inks() == 1 {
                            '#'
                        } else {
                            palette.get(c).letter
                        }
                    }
                    None if *cell == Cell::UNKNOWN => '?',
                    None => '~',
                })
                .collect();
            let said = d.sentence(clue, palette);
            all.entry(d.technique).or_default().push(format!(
                "[{}] {text} {:?}\n   {said}",
                palette.clue(clue),
                d.rests_on.iter().map(|c| c + 1).collect::<Vec<_>>()
            ));
            for &(at, cell) in &d.cells {
                now[at] = cell;
            }
        }
    }
}

#[test]
fn say() {
    let mut bw = BTreeMap::new();
    let mut co = BTreeMap::new();
    for folder in folders() {
        for file in files(&folder, ".non") {
            let Ok(Ok(reading)) = fs::read_to_string(&file).map(|t| format::read(&t)) else { continue };
            if reading.puzzle.inks() == 1 { add(&reading.puzzle, &mut bw) } else { add(&reading.puzzle, &mut co) }
        }
    }
    for example in examples::ALL {
        let p = format::read(example.text).unwrap().puzzle;
        if p.inks() == 1 { add(&p, &mut bw) } else { add(&p, &mut co) }
    }
    for seed in 0..300u64 {
        add(&noise(10 + (seed % 31) as usize, 60 + (seed % 10) as usize, seed), &mut bw);
        add(&coloured_blobs(8 + (seed % 20) as usize, 2 + (seed % 3) as usize, seed), &mut co);
        add(&coloured_noise(6 + (seed % 20) as usize, 2 + (seed % 3) as usize, 30, seed), &mut co);
    }
    let most: usize = std::env::var("MOST").map_or(12, |m| m.parse().unwrap());
    for (name, all) in [("BW", bw), ("COLOUR", co)] {
        for (technique, mut texts) in all {
            let long = texts
                .iter()
                .map(|t| t.split('\n').nth(1).unwrap().trim().split(". ").map(|s| s.chars().count()).max().unwrap())
                .max();
            println!("=== {name} {technique}: {} longest {long:?}", texts.len());
            let step = (texts.len() / most).max(1);
            texts.sort_by_key(|t| {
                let mut h: u64 = 7;
                for b in t.bytes() {
                    h = h.wrapping_mul(1099511628211) ^ u64::from(b)
                }
                h
            });
            for text in texts.iter().step_by(step).take(most) {
                println!("{text}");
            }
        }
    }
}
