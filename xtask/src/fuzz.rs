//! The fuzz targets: a separate package, run one after another for a while each.

use crate::count::Tally;
use crate::project::Project;
use crate::step::took;
use crate::tools::{self, Tool};
use anyhow::{Result, bail};
use std::fs;
use std::path::Path;
use std::time::Duration;
use xshell::{Cmd, cmd};

/// The targets, as in `tests/targets`.
pub(crate) const TARGETS: [&str; 9] =
    ["readers", "recognise", "structures", "link", "qr", "scan", "line", "solve", "methods"];

/// How long a target runs by default, in seconds.
pub(crate) const SECONDS: u32 = 60;

/// The longest input, in bytes. The small puzzles of the last three targets need at most about fifty.
const LONGEST: usize = 2048;

/// The folders of texts with which the targets that read texts start.
const TEXTS: [&str; 3] = ["tests/data/formats", "tests/data/broken", "crates/format/src/examples"];

/// Runs one target, or all, for `seconds` each. Inputs that the fuzzer finds useful go to `target/fuzz` for the next
/// run; a failing input goes to `fuzz/failed`, where `tests/integration/fuzzed.rs` finds it.
///
/// It uses no sanitizer: the project has no unsafe code, and a sanitizer would need another compiler.
pub(crate) fn run(project: &Project, target: Option<&'static str>, seconds: u32) -> Result<()> {
    tools::install(project, &[Tool::CARGO_FUZZ], 0)?;
    let chosen = target.map_or_else(|| TARGETS.to_vec(), |target| vec![target]);
    let mut failed = Vec::new();
    for target in chosen {
        println!("\n=== {target}, for {} ===", took(Duration::from_secs(seconds.into())));
        let keep = project.found().join(target);
        // A failing input does not prevent the other targets from running.
        if target_run(project, target, seconds, &keep)?.arg("-print_final_stats=1").run().is_err() {
            failed.push(target);
        }
    }
    if !failed.is_empty() {
        bail!("Failed: {}. What they failed on is in fuzz/failed.", failed.join(", "));
    }
    Ok(())
}

/// Runs each target for a minute, with new inputs.
pub(crate) fn long(project: &Project) -> Result<Tally> {
    run(project, None, SECONDS)?;
    Ok(Tally::PASSED)
}

/// Runs a target for `seconds`. `keep` is the folder for inputs that reach something new.
fn target_run<'p>(project: &'p Project, target: &str, seconds: u32, keep: &Path) -> Result<Cmd<'p>> {
    let mut folders = vec![keep.to_owned()];
    for kind in ["corpus", "failed"] {
        folders.push(project.fuzz().join(kind).join(target));
    }
    for folder in &folders {
        fs::create_dir_all(folder)?;
    }
    if let "readers" | "recognise" = target {
        folders.extend(TEXTS.map(|texts| project.fuzz().join("..").join(texts)));
    }
    let artifacts = format!("-artifact_prefix={}/", project.fuzz().join("failed").join(target).display());
    let limits = [format!("-max_total_time={seconds}"), format!("-max_len={LONGEST}"), "-timeout=10".to_owned()];
    Ok(cargo_fuzz(project, "run").arg(target).args(folders).arg("--").arg(artifacts).args(limits))
}

fn cargo_fuzz<'p>(project: &'p Project, command: &str) -> Cmd<'p> {
    let build = project.found().join("build");
    let fuzz = project.fuzz();
    cmd!(project.shell, "cargo fuzz {command} --fuzz-dir {fuzz} --sanitizer none --target-dir {build}")
}

/// Clippy for the targets, which does not need the fuzzer: its crate need not build it if it is said to be somewhere.
pub(crate) fn lint(project: &Project) -> Cmd<'_> {
    let (manifest, build) = (project.fuzz().join("Cargo.toml"), project.found().join("lint"));
    let what = ["--locked", "--all-targets", "--manifest-path"];
    cmd!(project.shell, "cargo clippy {what...} {manifest} --target-dir {build} -- -D warnings")
        .env("CUSTOM_LIBFUZZER_PATH", "/none/libfuzzer.a")
}
