//! The page that maps promises to tests names every existing test file, and beside these only files in `src/` with tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The files below a folder, except those in `node_modules`.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if !path.is_dir() {
            found.push(path);
        } else if !path.ends_with("node_modules") {
            files(&path, found);
        }
    }
}

#[test]
fn every_test_file_belongs_to_a_promise() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let page = fs::read_to_string(tests.join("README.md")).unwrap();
    let (_, table) = page.split_once("## Which test keeps which promise").unwrap();
    let named: BTreeSet<String> = table.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let mut found = Vec::new();
    for part in ["integration", "machines", "page"] {
        files(&tests.join(part), &mut found);
    }
    found.extend(["memory.rs", "wasm.rs"].map(|name| tests.join(name)));
    files(&tests.join("../packages"), &mut found);
    let marks = ["#[test]", "#[wasm_bindgen_test]", "test(\"", "test(`", "def test_"];
    let has_tests = |path: &PathBuf| {
        let name = path.to_string_lossy();
        [".rs", ".test.mjs", ".py"].iter().any(|end| name.ends_with(end))
            && fs::read_to_string(path).unwrap().lines().any(|line| {
                let line = line.trim_start();
                marks.iter().any(|mark| line.starts_with(mark))
            })
    };
    let mut there: BTreeSet<String> = found
        .into_iter()
        .filter(has_tests)
        .map(|path| path.strip_prefix(&tests).unwrap().to_string_lossy().replace('\\', "/"))
        .collect();
    // This file only keeps the promise of that page.
    assert!(there.remove("integration/promises.rs"));
    let (in_src, named): (BTreeSet<String>, BTreeSet<String>) =
        named.into_iter().partition(|name| name.starts_with("../src/"));
    assert_eq!(named, there);
    assert!(in_src.iter().all(|name| has_tests(&tests.join(name))), "{in_src:?}");
}
