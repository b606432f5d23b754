//! The page goes one way: models and updates reach for no browser, not even where it exists.
//!
//! Natively, browsers' crates are missing and parts and effects are left out, so only what is compiled for browsers alone could name them. Whole
//! modules are, and nothing else.

use std::fs;
use std::path::{Path, PathBuf};

/// What models and updates do not name.
const BROWSER: [&str; 8] =
    ["target_arch", "web_sys", "js_sys", "wasm_bindgen", "parts::", "::parts", "effects::", "::effects"];

/// What stands before a module that is compiled for browsers alone, and before what is taken from it.
const FOR_BROWSERS: &str = "#[cfg(target_arch = \"wasm32\")]";

/// The source files in a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let inside = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = inside.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// The lines of a file outside comments, without the declarations for browsers; and the modules that these declare.
fn code(file: &Path) -> (Vec<String>, Vec<PathBuf>) {
    let (mut code, mut modules) = (Vec::new(), Vec::new());
    let text = fs::read_to_string(file).unwrap();
    let mut lines =
        text.lines().map(str::trim).filter(|line| !line.starts_with("//") && !line.starts_with("#![")).peekable();
    let is_folder = ["mod.rs", "lib.rs", "main.rs"].iter().any(|name| file.ends_with(name));
    let folder = if is_folder { file.parent().unwrap().to_owned() } else { file.with_extension("") };
    while let Some(line) = lines.next() {
        let next = lines.peek().map_or("", |next| next.trim_start_matches("pub(crate) ").trim_start_matches("pub "));
        match next.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';')) {
            Some(name) if line == FOR_BROWSERS => modules.push(folder.join(name)),
            None if line == FOR_BROWSERS && next.starts_with("use ") => {}
            _ => {
                code.push(line.to_owned());
                continue;
            }
        }
        lines.next();
    }
    (code, modules)
}

/// The first line that names what browsers have, outside comments.
fn reaches_out(file: &Path) -> Option<String> {
    let lines = code(file).0;
    let line = lines.iter().find(|line| BROWSER.iter().any(|name| line.contains(name)))?;
    Some(format!("{}: {line}", file.display()))
}

#[test]
fn models_and_updates_name_nothing_of_the_browser() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let all = ["src", "crates/kit/src", "crates/board/src"].map(|folder| sources(&root.join(folder))).concat();
    let for_browsers: Vec<PathBuf> = all.iter().flat_map(|file| code(file).1).collect();
    let is_model = |path: &Path| !for_browsers.iter().any(|module| path.with_extension("").starts_with(module));
    // The programs name what they start, and this file what it looks for.
    let is_meant = |path: &PathBuf| !path.iter().any(|name| name == "bin") && !path.ends_with("one_way.rs");
    let (models, others): (Vec<_>, Vec<_>) = all.into_iter().filter(is_meant).partition(|path| is_model(path));
    assert!(models.len() > 150, "{} files", models.len());
    assert_eq!(models.iter().filter_map(|file| reaches_out(file)).collect::<Vec<_>>(), [""; 0]);
    assert!(others.iter().filter_map(|file| reaches_out(file)).count() > 50, "what does reach out is found");
}
