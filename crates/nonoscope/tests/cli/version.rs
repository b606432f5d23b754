//! `--version`, and how the commit for it is found.

use super::program::nonoscope;
use std::fs;
use std::path::{Path, PathBuf};

#[path = "../../build.rs"]
#[allow(dead_code, clippy::print_stdout, reason = "only the search for the commit is tested")]
mod build_script;

const COMMIT: &str = "0123456789abcdef0123456789abcdef01234567";

/// A folder of its own with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("version").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// The commit that is found, and the names of the files that are watched.
fn found(folder: &Path) -> Option<(String, Vec<String>)> {
    let name = |path: &PathBuf| fs::canonicalize(path).unwrap().file_name().unwrap().to_string_lossy().into_owned();
    build_script::found(folder).map(|found| (found.commit, found.watched.iter().map(name).collect()))
}

#[test]
fn the_version_is_that_of_the_package() {
    let said = nonoscope(&["--version"], "");
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let version = said.out.strip_prefix(concat!("nonoscope ", env!("CARGO_PKG_VERSION"))).unwrap().trim_end();
    let commit = version.strip_prefix(" (").and_then(|rest| rest.strip_suffix(')'));
    assert!(version.is_empty() || commit.is_some_and(|commit| commit.len() == 12), "{}", said.out);
}

#[test]
fn the_commit_is_found_in_a_clone_a_worktree_and_a_package() {
    let branch = "ref: refs/heads/main\n";
    let line = format!("{COMMIT}\n");
    let clone = [(".git/HEAD", branch), (".git/logs/HEAD", ""), (".git/refs/heads/main", line.as_str())];
    let watched = |names: &[&str]| Some((COMMIT.to_owned(), names.iter().map(|&name| name.to_owned()).collect()));
    assert_eq!(found(&folder("clone", &clone)), watched(&["HEAD", "HEAD", "main"]));

    let packed = format!("# pack-refs\n{} refs/heads/maintenance\n{COMMIT} refs/heads/main\n", "9".repeat(40));
    let packed = folder("packed", &[(".git/HEAD", branch), (".git/packed-refs", &packed)]);
    assert_eq!(found(&packed), watched(&["HEAD", "packed-refs"]));

    assert_eq!(found(&folder("detached", &[(".git/HEAD", &line)])), watched(&["HEAD"]));

    let worktree = [
        ("tree/.git", "gitdir: ../clone/.git/worktrees/tree\n"),
        ("clone/.git/worktrees/tree/HEAD", branch),
        ("clone/.git/worktrees/tree/commondir", "../..\n"),
        ("clone/.git/refs/heads/main", &line),
    ];
    assert_eq!(found(&folder("worktree", &worktree).join("tree")), watched(&["HEAD", "main"]));

    let info = format!("{{\n  \"git\": {{\n    \"sha1\": \"{COMMIT}\"\n  }}\n}}\n");
    let package = folder("package", &[(".cargo_vcs_info.json", &info)]);
    assert_eq!(found(&package), watched(&[".cargo_vcs_info.json"]));
}

#[test]
fn without_git_there_is_no_commit() {
    assert_eq!(found(&folder("tarball", &[])), None);
    // The folder around a tarball is not its own.
    let around = folder("around", &[(".git/HEAD", COMMIT), ("tarball/Cargo.toml", "")]);
    assert_eq!(found(&around.join("tarball")), None);
    for files in [
        &[(".git/HEAD", "ref: refs/heads/main\n")][..],
        &[(".git/HEAD", "nonsense")],
        &[(".git", "nonsense")],
        &[(".cargo_vcs_info.json", "{\"git\": {\"sha1\": \"12\"}}")],
    ] {
        assert_eq!(found(&folder("broken", files)), None, "{files:?}");
    }
}
