//! Traces are the same to the letter as those kept in `tests/golden`, where a page says how to add one.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use nonoscope::examples;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The trace of a method; of the default one, if none is named.
fn steps(puzzle: &Path, method: Option<&str>) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonoscope"));
    command.arg("steps").arg(puzzle);
    if let Some(method) = method {
        command.args(["--method", method]);
    }
    let output = command.output().unwrap();
    assert!(output.stderr.is_empty(), "{}: {}", puzzle.display(), String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn traces_are_those_kept() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let card = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gchq-2015.txt");
    fs::write(&card, examples::GCHQ_2015.text).unwrap();
    let mut puzzles: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    // The digests are no puzzle.
    puzzles
        .retain(|path| path.extension().is_some_and(|extension| extension == "txt") && !path.ends_with("digests.txt"));
    puzzles.push(card);
    assert!(puzzles.len() >= 4);
    for puzzle in puzzles {
        for method in [None, Some("constrained"), Some("simulate"), Some("sat")] {
            let ending = method.map_or("steps".to_owned(), |method| format!("{method}.steps"));
            let kept = folder.join(puzzle.file_stem().unwrap()).with_extension(ending);
            // Not every method is worth keeping for every puzzle; the default one is.
            if method.is_some() && !kept.exists() {
                continue;
            }
            let now = steps(&puzzle, method);
            if std::env::var_os("NONOSCOPE_BLESS").is_some() {
                fs::write(&kept, now).unwrap();
            } else {
                assert_eq!(now, fs::read_to_string(&kept).unwrap(), "{} has changed", kept.display());
            }
        }
    }
}
