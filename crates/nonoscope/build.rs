//! Finds the commit that the program is built from, for `nonoscope --version`.
//!
//! It reads the files of git and not git itself, which need not be there. Without them, and in debug builds, which would
//! otherwise start over after each commit, the version has no commit.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let is_program = env::var_os("CARGO_FEATURE_CLI").is_some()
        && env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target != "wasm32");
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let folder = env::var_os("CARGO_MANIFEST_DIR").filter(|_| is_program && is_release);
    match folder.and_then(|folder| found(&project(Path::new(&folder)))) {
        Some(Found { commit, watched }) => {
            for path in watched {
                println!("cargo::rerun-if-changed={}", path.display());
            }
            println!("cargo::rustc-env=NONOSCOPE_VERSION={version} ({})", &commit[..SHOWN]);
        }
        None => println!("cargo::rustc-env=NONOSCOPE_VERSION={version}"),
    }
}

/// The folder of the project that the package is a part of, or that of the package where it stands alone.
fn project(package: &Path) -> PathBuf {
    match package.parent().and_then(Path::parent) {
        Some(project) if project.join("crates/nonoscope/build.rs").exists() => project.to_path_buf(),
        _ => package.to_path_buf(),
    }
}

/// How many digits of a commit are shown.
const SHOWN: usize = 12;

/// A commit.
pub(crate) struct Found {
    /// Its hexadecimal digits.
    pub(crate) commit: String,
    /// The files that change if there is another.
    pub(crate) watched: Vec<PathBuf>,
}

/// The commit of the sources in a folder: of a clone, or of a package that cargo has made.
pub(crate) fn found(folder: &Path) -> Option<Found> {
    let packed = folder.join(".cargo_vcs_info.json");
    if let Ok(text) = fs::read_to_string(&packed) {
        let (_, rest) = text.split_once("\"sha1\"")?;
        return Some(Found { commit: digits(rest.split('"').nth(1)?)?, watched: vec![packed] });
    }
    let git = git_folder(folder)?;
    // In a worktree, the branches are those of the clone.
    let shared = fs::read_to_string(git.join("commondir"));
    let shared = shared.map_or_else(|_| git.clone(), |path| git.join(path.trim()));
    let head = fs::read_to_string(git.join("HEAD")).ok()?;
    let branch = head.strip_prefix("ref:").map(str::trim);
    let commit = match branch {
        None => digits(&head)?,
        Some(branch) => match fs::read_to_string(shared.join(branch)) {
            Ok(text) => digits(&text)?,
            Err(_) => {
                let packed = fs::read_to_string(shared.join("packed-refs")).ok()?;
                let mut lines = packed.lines().filter_map(|line| line.split_once(' '));
                lines.find(|&(_, name)| name == branch).and_then(|(commit, _)| digits(commit))?
            }
        },
    };
    // The log grows with each commit, even if the branch was packed before.
    let watched = [git.join("HEAD"), git.join("logs/HEAD"), shared.join("packed-refs")];
    let watched = watched.into_iter().chain(branch.map(|branch| shared.join(branch)));
    // A file that is not there would count as changed each time.
    Some(Found { commit, watched: watched.filter(|path| path.exists()).collect() })
}

/// Where git keeps what it knows about the folder. Not about a folder around it, which may be someone else's.
fn git_folder(folder: &Path) -> Option<PathBuf> {
    let git = folder.join(".git");
    match fs::read_to_string(&git) {
        // A worktree.
        Ok(text) => Some(folder.join(text.strip_prefix("gitdir:")?.trim())),
        Err(_) => git.is_dir().then_some(git),
    }
}

/// A commit, if the text is one.
fn digits(text: &str) -> Option<String> {
    let text = text.trim();
    (text.len() >= 40 && text.bytes().all(|digit| digit.is_ascii_hexdigit())).then(|| text.to_owned())
}
