//! The crate as cargo packs it: what it is built from, and nothing else.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn cargo(words: &[&str]) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(words).current_dir(root());
    cargo
}

/// The files in a folder of the project and in those inside it, as paths from the root.
fn files(folder: &Path, found: &mut BTreeSet<String>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        match path.is_dir() {
            true => files(&path, found),
            false => {
                found.insert(path.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/"));
            }
        }
    }
}

#[test]
fn the_crate_holds_its_sources_and_nothing_else() {
    let listed = cargo(&["package", "--list", "--allow-dirty", "--offline"]).output().unwrap();
    assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    let listed = String::from_utf8(listed.stdout).unwrap().replace('\\', "/");
    let listed: BTreeSet<String> = listed.lines().map(str::to_owned).collect();
    let beside = ["CHANGELOG.md", "Cargo.lock", "Cargo.toml", "LICENSE-APACHE", "LICENSE-MIT", "README.md", "build.rs"];
    // The first is the manifest before cargo has simplified it; the second is written in a clone, and names the commit.
    let by_cargo = ["Cargo.toml.orig", ".cargo_vcs_info.json"];
    let mut expected: BTreeSet<String> = beside.into_iter().chain(by_cargo).map(str::to_owned).collect();
    files(&root().join("src"), &mut expected);
    expected.retain(|file| file != ".cargo_vcs_info.json" || listed.contains(file));
    assert_eq!(listed, expected);
}

mod long {
    use super::*;

    /// Nobody runs what is built, so it is not optimised: that would take three times as long.
    const QUICKLY: [&str; 4] = [
        "profile.dev.opt-level=0",
        "profile.dev.debug=false",
        "profile.dev.package.splr.opt-level=0",
        "profile.dev.package.batsat.opt-level=0",
    ];

    #[test]
    fn the_crate_is_built_from_what_it_holds() {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packed");
        let mut words = vec!["package", "--allow-dirty", "--offline", "--target-dir", folder.to_str().unwrap()];
        words.extend(QUICKLY.iter().flat_map(|setting| ["--config", setting]));
        let packed = cargo(&words).output().unwrap();
        assert!(packed.status.success(), "{}", String::from_utf8_lossy(&packed.stderr));
        fs::remove_dir_all(folder).unwrap();
    }
}
