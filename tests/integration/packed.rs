//! The published crates as cargo packs them: their sources, and nothing else.

use std::path::Path;
use std::process::Command;

/// The crates that the registry gets.
const PUBLISHED: [&str; 7] = ["core", "format", "qr", "make", "scan", "picture", "nonoscope"];

#[test]
fn each_crate_holds_its_sources_and_nothing_else() {
    for name in PUBLISHED {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../crates")).join(name);
        let words = ["package", "--list", "--allow-dirty", "--offline"];
        let listed = Command::new(env!("CARGO")).args(words).current_dir(folder).output().unwrap();
        assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
        let listed = String::from_utf8(listed.stdout).unwrap().replace('\\', "/");
        let beside = ["Cargo.lock", "Cargo.toml", "Cargo.toml.orig", ".cargo_vcs_info.json", "README.md", "build.rs"];
        let odd: Vec<&str> =
            listed.lines().filter(|file| !file.starts_with("src/") && !beside.contains(file)).collect();
        assert!(odd.is_empty(), "{name}: {odd:?}");
    }
}
