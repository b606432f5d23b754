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

    /// The sources are checked in the folder where the tests of this build are, because the crates they need have been checked there.
    #[test]
    fn the_crate_is_built_from_what_it_holds() {
        let tests = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let folder = tests.join("packed");
        let words = ["package", "--no-verify", "--allow-dirty", "--offline", "--target-dir", folder.to_str().unwrap()];
        let packed = cargo(&words).output().unwrap();
        assert!(packed.status.success(), "{}", String::from_utf8_lossy(&packed.stderr));
        let name = concat!("nonoscope-", env!("CARGO_PKG_VERSION"));
        let packages = folder.join("package");
        let tar = Command::new("tar").args(["-xzf", &format!("{name}.crate")]).current_dir(&packages).output().unwrap();
        assert!(tar.status.success(), "{}", String::from_utf8_lossy(&tar.stderr));
        let unpacked = packages.join(name);
        // What lies in the folder of the project is otherwise taken for a part of its workspace.
        let manifest = fs::read_to_string(unpacked.join("Cargo.toml")).unwrap();
        fs::write(unpacked.join("Cargo.toml"), manifest + "\n[workspace]\n").unwrap();
        let checked = cargo(&["check", "--offline", "--target-dir", tests.parent().unwrap().to_str().unwrap()])
            .current_dir(unpacked)
            .output()
            .unwrap();
        assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
        fs::remove_dir_all(folder).unwrap();
    }
}
