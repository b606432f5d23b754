//! Traces are the same to the letter as those kept in `tests/golden`, where a page says how to add one.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use nonoscope::examples;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn steps(puzzle: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_nonoscope")).arg("steps").arg(puzzle).output().unwrap();
    assert!(output.stderr.is_empty(), "{}: {}", puzzle.display(), String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn traces_are_those_kept() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let card = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gchq-2015.txt");
    fs::write(&card, examples::GCHQ_2015.text).unwrap();
    let mut puzzles: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    puzzles.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    puzzles.push(card);
    assert!(puzzles.len() >= 4);
    for puzzle in puzzles {
        let kept = folder.join(puzzle.file_stem().unwrap()).with_extension("steps");
        let now = steps(&puzzle);
        if std::env::var_os("NONOSCOPE_BLESS").is_some() {
            fs::write(&kept, now).unwrap();
        } else {
            assert_eq!(now, fs::read_to_string(&kept).unwrap(), "{} has changed", kept.display());
        }
    }
}
