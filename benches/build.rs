//! Embeds the puzzles used for measuring verdicts in the program, because a browser cannot read files: those in
//! `tests/data/survey` and, if the environment variable `NONOSCOPE_PUZZLES` names a folder, those in its `survey` and
//! `tournament`.

use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rerun-if-env-changed=NONOSCOPE_PUZZLES");
    let mut files = Vec::new();
    match std::env::var_os("NONOSCOPE_PUZZLES").map(PathBuf::from) {
        Some(folder) => ["survey", "tournament"].iter().for_each(|part| find(&folder.join(part), &mut files)),
        None => find(Path::new("../tests/data/survey"), &mut files),
    }
    files.sort();
    let texts = files.iter().map(|path| {
        println!("cargo::rerun-if-changed={}", path.display());
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        // Old files are in Latin-1.
        let text: String = fs::read(path).expect("a file just found").into_iter().map(char::from).collect();
        format!("({name:?}, {text:?}),\n")
    });
    let list = format!("&[\n{}]", texts.collect::<String>());
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("puzzles.rs"), list).expect("the folder is there");
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "non" || extension == "txt") {
            files.push(path);
        }
    }
}
