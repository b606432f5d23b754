//! The fuzz targets: a package of their own, run one after the other, each for a while.

use crate::project::Project;
use crate::step::took;
use crate::tools::{self, Tool};
use anyhow::{Result, bail};
use std::fs;
use std::time::Duration;
use xshell::cmd;

/// The targets, as in `tests/targets`.
pub(crate) const TARGETS: [&str; 7] = ["readers", "recognise", "link", "qr", "line", "solve", "methods"];

/// How long a target runs, if nothing is said.
pub(crate) const SECONDS: u32 = 60;

/// The longest input, in bytes. The small puzzles of the last three take no more than some fifty.
const LONGEST: usize = 2048;

/// Runs one target, or all, for so many seconds each. What the fuzzer finds worth keeping goes to `target/fuzz`, where
/// the next run finds it; an input that fails goes to `fuzz/failed`, where `tests/fuzzed.rs` finds it.
///
/// Without a sanitizer, since the project has no unsafe code, so that it takes no other compiler than the rest.
pub(crate) fn run(project: &Project, target: Option<&'static str>, seconds: u32) -> Result<()> {
    tools::install(project, &[Tool::CARGO_FUZZ], 0)?;
    let shell = &project.shell;
    let _in_the_folder = shell.push_dir(project.fuzz());
    let found = project.found();
    let build = found.join("build");
    let chosen = target.map_or_else(|| TARGETS.to_vec(), |target| vec![target]);
    let mut failed = Vec::new();
    for target in chosen {
        println!("\n=== {target}, for {} ===", took(Duration::from_secs(seconds.into())));
        let mut folders = vec![found.join(target)];
        for kind in ["corpus", "failed"] {
            folders.push(project.fuzz().join(kind).join(target));
        }
        // Whatever a reader may be given, it may be given without being told the format.
        if target == "recognise" {
            folders.push(project.fuzz().join("corpus/readers"));
        }
        for folder in &folders {
            fs::create_dir_all(folder)?;
        }
        let artifacts = format!("-artifact_prefix={}/", project.fuzz().join("failed").join(target).display());
        let limits = [format!("-max_total_time={seconds}"), format!("-max_len={LONGEST}")];
        let how = ["-timeout=10", "-print_final_stats=1"];
        let words = ["--sanitizer", "none", "--target-dir"];
        let run =
            cmd!(shell, "cargo fuzz run {words...} {build} {target} {folders...} -- {artifacts} {limits...} {how...}");
        // An input that fails does not keep the other targets from running.
        if run.run().is_err() {
            failed.push(target);
        }
    }
    if !failed.is_empty() {
        bail!("Failed: {}. What they failed on is in fuzz/failed.", failed.join(", "));
    }
    Ok(())
}
