//! Folders with puzzles: the project contains a few, and the environment variable `NONOSCOPE_PUZZLES` may name a folder
//! with more.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders to look into; the additional one is announced.
pub(crate) fn folders() -> Vec<PathBuf> {
    let mut folders = vec![Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/survey")];
    if let Some(further) = std::env::var_os("NONOSCOPE_PUZZLES") {
        println!("further puzzles from {}", further.display());
        folders.push(further.into());
    }
    folders
}

/// All files below a folder with this ending, in order.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}
