//! A set of a hundred puzzles that are hard for one solver or another, in seven kinds, as files: each as a text and as
//! a formula, for which SAT solvers exist.

use crate::makers::noise::noise_of;
use crate::makers::swapped::swapped;
use nonoscope::format;
use nonoscope::make::message::{self, Aim, Level, Wish};
use nonoscope::puzzle::{Clue, Puzzle};
use nonoscope::sat::{Dimacs, Encoded, Encoding};
use nonoscope::solve::{Method, Options, propagate, solve};
use std::io::Result;
use std::path::Path;

/// Width, height, percentage of filled cells, and how many of them.
const RANDOM: [(usize, usize, usize, u64); 5] =
    [(30, 30, 40, 4), (30, 30, 45, 6), (35, 35, 50, 4), (40, 40, 50, 4), (60, 60, 50, 2)];
const LONG: [(usize, usize, usize, u64); 3] = [(300, 5, 30, 3), (200, 8, 35, 3), (1000, 5, 30, 2)];
/// The side, and how many of them.
const IMPOSSIBLE: [(usize, u64); 3] = [(30, 4), (40, 6), (50, 6)];
const DOM: [usize; 7] = [12, 13, 14, 15, 16, 18, 20];
/// Sizes of QR codes.
const CODES: std::ops::RangeInclusive<u8> = 10..=18;
/// Of the tournament, by number, those on which two solvers together spent the most conflicts.
const TOURNAMENT: [usize; 15] = [449, 587, 491, 320, 525, 513, 712, 675, 862, 565, 566, 546, 562, 561, 394];

/// Writes the set into a folder. The last two kinds are whole only if `NONOSCOPE_PUZZLES` was set when this program was
/// built.
pub fn write_hard(folder: &Path) -> Result<()> {
    for (kind, of) in [("random", &RANDOM[..]), ("long", &LONG[..])] {
        for &(width, height, share, count) in of {
            for seed in 0..count {
                let puzzle = noise_of(width, height, share, seed + 1);
                write(folder, kind, &format!("{width}x{height}-{share}-{seed}"), &puzzle)?;
            }
        }
    }
    for (side, count) in IMPOSSIBLE {
        for seed in 0..count {
            write(folder, "impossible", &format!("{side}x{side}-{seed}"), &swapped(side, 50, seed))?;
        }
    }
    for dots in DOM {
        write(folder, "dom", &dots.to_string(), &dom(dots))?;
    }
    for version in CODES {
        write(folder, "code", &version.to_string(), &code(version))?;
    }
    for (name, text) in crate::truth::TEXTS {
        let puzzles = format::read_all(text).into_iter().map(|reading| reading.expect("a puzzle").puzzle);
        let puzzles: Vec<Puzzle> = puzzles.collect();
        match &puzzles[..] {
            [puzzle] if is_searched(puzzle) => write(folder, "survey", name, puzzle)?,
            [_] => {}
            several => {
                for number in TOURNAMENT {
                    let Some(puzzle) = several.get(number - 1) else { continue };
                    write(folder, "tournament", &number.to_string(), puzzle)?;
                }
            }
        }
    }
    Ok(())
}

/// Solves a puzzle in a file, and prints the verdict.
pub fn solve_hard(file: &Path) -> Result<()> {
    let puzzle = format::read(&std::fs::read_to_string(file)?).expect("a puzzle of the set").puzzle;
    let outcome = solve(&puzzle, Options::new(Method::Auto).reason(false));
    println!("{}", outcome.verdict.name());
    Ok(())
}

/// The formula has as given what lines settle, as our own search has: so all solvers begin at the same place.
fn write(folder: &Path, kind: &str, name: &str, puzzle: &Puzzle) -> Result<()> {
    let settled = propagate(puzzle).grid;
    let Ok(settled) = puzzle.clone().with_givens(settled) else { return Ok(()) };
    let Ok(formula) = Encoded::new(&settled, Encoding::Order) else { return Ok(()) };
    let file = |ending: &str| folder.join(format!("{kind}-{name}.{ending}"));
    std::fs::write(file("cnf"), Dimacs(&formula).to_string())?;
    std::fs::write(file("txt"), format::clue_lines(puzzle))
}

/// Whether lines leave cells open.
fn is_searched(puzzle: &Puzzle) -> bool {
    propagate(puzzle).grid.unknown_cells() > 0
}

/// Steven Simpson's chain of this many dominoes: his survey puzzle *9-Dom* has nine.
fn dom(dots: usize) -> Puzzle {
    let runs = |clue: &[u16]| clue.iter().copied().collect::<Clue>();
    let steps = |step: [&[u16]; 2]| std::iter::repeat_n(step, dots - 1).flatten().map(runs).collect::<Vec<_>>();
    let columns = [vec![runs(&[1]), runs(&[1])], steps([&[1, 3], &[1]]), vec![runs(&[3])]].concat();
    let rows = [vec![runs(&[3]), runs(&[1])], steps([&[3, 1], &[1]]), vec![runs(&[1])]].concat();
    Puzzle::new(rows, columns).expect("a picture has these clues")
}

/// A QR code of this size without any given cell.
fn code(version: u8) -> Puzzle {
    let wish = Wish { versions: version..=version, level: Level::L, aim: Aim::FewestGivens, ..Wish::default() };
    let card = message::card("Nonoscope solves nonograms", &wish, &mut ()).expect("a card");
    Puzzle::of_picture(&card.made.picture).expect("a finished picture")
}
