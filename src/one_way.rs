//! The page goes one way: models and updates reach for no browser, not even where it exists.
//!
//! Natively, browsers' crates are missing and parts and effects are left out, so only what is compiled for browsers alone could name them.

use std::fs;
use std::path::{Path, PathBuf};

/// What models and updates do not name.
const BROWSER: [&str; 8] =
    ["target_arch", "web_sys", "js_sys", "wasm_bindgen", "parts::", "::parts", "effects::", "::effects"];

/// The source files in a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let inside = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = inside.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// The first line that names what browsers have, outside comments.
fn reaches_out(file: &PathBuf) -> Option<String> {
    let text = fs::read_to_string(file).unwrap();
    let mut code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.find(|line| BROWSER.iter().any(|name| line.contains(name))).map(|line| format!("{}: {line}", file.display()))
}

#[test]
fn models_and_updates_name_nothing_of_the_browser() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let all = ["src", "crates/kit/src", "crates/board/src"].map(|folder| sources(&root.join(folder))).concat();
    let is_model = |path: &Path| {
        path.iter().any(|name| ["model", "update", "model.rs", "update.rs"].iter().any(|own| name == *own))
    };
    let (models, others): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|path| is_model(path.strip_prefix(root).unwrap()));
    assert!(models.len() > 150, "{} files", models.len());
    assert_eq!(models.iter().filter_map(reaches_out).collect::<Vec<_>>(), [""; 0]);
    assert!(others.iter().filter_map(reaches_out).count() > 80, "what does reach out is found");
}
