//! The inputs with which the fuzz targets start, and all on which they have ever failed, succeed: those in
//! `fuzz/corpus` and `fuzz/failed`, in a folder for each target.

use crate::cases::rounds;
use crate::makers::chance::Chance;
use crate::targets::TARGETS;
use crate::targets::structures::{Came, came};
use std::fs;
use std::path::{Path, PathBuf};

/// The folders of texts with which the targets that read texts start.
const TEXTS: [&str; 3] = ["tests/data/formats", "tests/data/broken", "crates/format/src/examples"];

/// The files in a folder of the project, which need not exist.
fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(folder);
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

/// The inputs with which a target starts.
fn begins(target: &str) -> Vec<PathBuf> {
    let mut begins = files(&format!("fuzz/corpus/{target}"));
    if let "readers" | "recognise" = target {
        begins.extend(TEXTS.into_iter().flat_map(files));
    }
    assert!(!begins.is_empty(), "{target} begins with nothing");
    begins
}

/// Names the input first, because the panic comes from inside the target.
fn hold(target: &str, files: &[PathBuf]) {
    let (_, holds) = TARGETS.into_iter().find(|(name, _)| *name == target).unwrap();
    for file in files {
        let bytes = fs::read(file).unwrap();
        let held = std::panic::catch_unwind(|| holds(&bytes));
        assert!(held.is_ok(), "{target}: {}", file.display());
    }
}

#[test]
fn what_the_targets_begin_with_goes_well() {
    for (target, _) in TARGETS {
        hold(target, &begins(target));
    }
}

/// As fuzzing begins: with one byte changed, a part left out, or a part of another input put in.
#[test]
fn what_the_targets_begin_with_goes_well_changed() {
    for (number, (target, holds)) in TARGETS.into_iter().enumerate() {
        let inputs: Vec<Vec<u8>> = begins(target).iter().map(|file| fs::read(file).unwrap()).collect();
        let mut chance = Chance::new(number as u64);
        for _ in 0..rounds(400) {
            let mut input = inputs[chance.below(inputs.len())].clone();
            let other = &inputs[chance.below(inputs.len())];
            let (from, from_other) = (chance.below(input.len() + 1), chance.below(other.len() + 1));
            let to = from + chance.below(input.len() - from + 1).min(40);
            let to_other = from_other + chance.below(other.len() - from_other + 1).min(40);
            match chance.below(3) {
                0 => input[from..to].iter_mut().take(1).for_each(|byte| *byte = chance.below(256) as u8),
                1 => drop(input.drain(from..to)),
                _ => drop(input.splice(from..to, other[from_other..to_other].iter().copied())),
            }
            let held = std::panic::catch_unwind(|| holds(&input));
            assert!(held.is_ok(), "{target}: {input:?}");
        }
    }
}

#[test]
fn what_failed_once_goes_well() {
    for (target, _) in TARGETS {
        hold(target, &files(&format!("fuzz/failed/{target}")));
    }
}

/// `NONOSCOPE_STRUCTURES` says how many are tried.
#[test]
fn puzzles_come_back_from_lists_of_any_kind() {
    let rounds = std::env::var("NONOSCOPE_STRUCTURES").map_or(5_000, |rounds| rounds.parse().unwrap());
    let mut chance = Chance::new(1);
    let mut counts = [0, 0, 0];
    for _ in 0..rounds {
        let came = came(&(0..64).map(|_| chance.below(256) as u8).collect::<Vec<u8>>());
        counts[[Came::Same, Came::Refused, Came::Noted].iter().position(|kind| *kind == came).unwrap()] += 1;
    }
    let [same, refused, noted] = counts;
    println!("{same} the same, {refused} refused, {noted} with a word");
    assert!(100 * refused < 2 * rounds && 100 * noted < 10 * rounds, "{counts:?}");
}

/// The tests that take longest.
mod long {
    use super::*;

    /// Needs no stored inputs.
    #[test]
    fn any_bytes_go_well() {
        for (_, holds) in TARGETS {
            let mut chance = Chance::new(1);
            for length in 0..100 {
                holds(&(0..length).map(|_| chance.below(256) as u8).collect::<Vec<u8>>());
            }
        }
    }
}
