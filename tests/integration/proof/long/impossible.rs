//! Impossible puzzles of up to 30 x 30 cells are proved to be so.

use crate::makers::swapped::swapped;
use crate::proof::checkers::{drat_trim, dratify, proved};
use nonoscope::solve::Verdict;

const PUZZLES: usize = 500;

#[test]
fn impossible_puzzles_are_proved_to_be_so() {
    let mut found = 0;
    for seed in 0.. {
        if found == PUZZLES {
            break;
        }
        let side = 5 + seed as usize % 26;
        let (verdict, texts) = proved(&swapped(side, 50, seed));
        if verdict != Verdict::None {
            continue;
        }
        let texts = texts.unwrap();
        assert!(drat_trim(&texts) && dratify(&texts), "{side} x {side}, seed {seed}");
        found += 1;
    }
}
