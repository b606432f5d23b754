//! Puzzles of noise in which two runs have changed places: mostly they have no solution, though rows and columns fill as many
//! cells.

use super::chance::Chance;
use super::noise::noise;
use nonoscope::puzzle::{Axis, Clue, Puzzle};

/// Two runs of different lengths in two rows have changed places. `filled` cells in 100 were filled before.
pub fn swapped(side: usize, filled: usize, seed: u64) -> Puzzle {
    let puzzle = noise(side, filled, seed);
    let mut rows: Vec<Vec<u16>> = puzzle.clues(Axis::Row).iter().map(|clue| clue.lengths().to_vec()).collect();
    let mut chance = Chance::new(seed ^ 0x5eed);
    // Some pair fits nearly always; a puzzle of equal runs stays as it is.
    for _ in 0..1000 {
        let (one, other) = (chance.below(side), chance.below(side));
        if one == other || rows[one].is_empty() || rows[other].is_empty() {
            continue;
        }
        let (a, b) = (chance.below(rows[one].len()), chance.below(rows[other].len()));
        let mut changed = rows.clone();
        (changed[one][a], changed[other][b]) = (rows[other][b], rows[one][a]);
        let fits = |row: &Vec<u16>| Clue::from_iter(row.iter().copied()).shortest() <= side;
        if changed != rows && changed.iter().all(fits) {
            rows = changed;
            break;
        }
    }
    let rows = rows.into_iter().map(Clue::from_iter).collect();
    Puzzle::new(rows, puzzle.clues(Axis::Column).to_vec()).unwrap()
}
