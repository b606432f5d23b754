//! The puzzles of all folders with one solution are proved.

use crate::proof::checkers::{drat_trim, dratify, proved};
use crate::puzzle_folders::{files, folders};
use nonoscope::format;
use nonoscope::solve::Verdict;
use std::fs;

/// dratify checks every clause, needed or not, so it gets the proofs up to this length only.
const STEPS: usize = 20_000;

#[test]
fn puzzles_of_files_are_proved() {
    let mut counts = [0; 2];
    for folder in folders() {
        for path in [".non", "taai2016.txt"].iter().flat_map(|ending| files(&folder, ending)) {
            let text = format::text_of(&fs::read(&path).unwrap());
            for (index, reading) in format::read_all(&text).into_iter().enumerate() {
                let puzzle = reading.unwrap().puzzle;
                let (verdict, texts) = proved(&puzzle);
                let Some(texts) = texts.filter(|_| verdict == Verdict::Unique) else { continue };
                let name = format!("{}, puzzle {}", path.display(), index + 1);
                assert!(drat_trim(&texts), "{name}");
                if texts.proof.len() <= STEPS {
                    assert!(dratify(&texts), "{name}");
                    counts[1] += 1;
                }
                counts[0] += 1;
            }
        }
    }
    println!("{} puzzles proved; dratify checked {} of them, drat-trim all", counts[0], counts[1]);
    assert!(counts[0] >= 12, "{counts:?}");
}
