//! Traces match the files in `tests/data/golden` to the letter, both as sentences and, without wording, as results. A
//! page there says how to add one.

use crate::digest::behaviour::behaviour;
use nonoscope::solve::{Method, solve};
use nonoscope::{examples, format};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The trace of a method, or of the default one.
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

/// The same, without wording.
fn found(puzzle: &Path, method: Option<&str>) -> String {
    let reading = format::read(&fs::read_to_string(puzzle).unwrap()).unwrap();
    let named = |name| Method::ALL.into_iter().find(|method| method.name() == name).unwrap();
    let method = method.map_or(Method::Auto, named);
    behaviour(&solve(&reading.puzzle, method))
}

/// Every stored trace: its puzzle, its method if it is not the default one, and its file.
fn kept_traces() -> Vec<(PathBuf, Option<&'static str>, PathBuf)> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/data/golden");
    let card = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gchq-2015.txt");
    let mut puzzles: Vec<PathBuf> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    puzzles.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    puzzles.push(card);
    assert!(puzzles.len() >= 4);
    let methods = [None, Some("constrained"), Some("simulate"), Some("sat"), Some("human")];
    let traces = puzzles.iter().flat_map(|puzzle| {
        let folder = &folder;
        methods.map(move |method| {
            let ending = method.map_or("steps".to_owned(), |method| format!("{method}.steps"));
            (puzzle.clone(), method, folder.join(puzzle.file_stem().unwrap()).with_extension(ending))
        })
    });
    // Only the default method is stored for every puzzle.
    traces.filter(|(_, method, kept)| method.is_none() || kept.exists()).collect()
}

fn is_as_kept(now: &str, kept: &Path) {
    if std::env::var_os("NONOSCOPE_BLESS").is_some() {
        fs::write(kept, now).unwrap();
    } else {
        assert_eq!(now, fs::read_to_string(kept).unwrap(), "{} has changed", kept.display());
    }
}

#[test]
fn traces_are_those_kept() {
    let card = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gchq-2015.txt");
    fs::write(card, examples::GCHQ_2015.text).unwrap();
    for (puzzle, method, kept) in kept_traces() {
        is_as_kept(&steps(&puzzle, method), &kept);
        is_as_kept(&found(&puzzle, method), &kept.with_extension("behaviour"));
    }
}
