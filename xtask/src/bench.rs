//! The benchmarks: a separate package, run on this machine and then in a browser.

use crate::browser::{self, Browser};
use crate::project::Project;
use crate::python;
use crate::tools::{self, Tool, WASM};
use anyhow::{Context, Result};
use xshell::cmd;

/// The part with hard puzzles, and for how long each solver is at each of them.
pub(crate) const HARD: &str = "hard";
pub(crate) const SECONDS: u32 = 60;

/// CaDiCaL, Glucose and MiniSat, compiled.
const SOLVERS: (&str, &str) = ("python-sat", "1.9.dev17");

/// How many solvers run at once. Their time is that of the processor, so this changes it little.
const AT_ONCE: &str = "2";

/// Prints a table for this machine and one for a browser on it. The first run takes about ten minutes, because one of
/// the other solvers depends on a whole user interface.
///
/// `part` is `lines` or `truth`; without it, both are measured.
pub(crate) fn run(project: &Project, part: Option<&str>) -> Result<()> {
    let shell = &project.shell;
    let _in_the_folder = shell.push_dir(project.benches());
    let target = project.tools().join("bench");
    println!("Natively:\n");
    cmd!(shell, "cargo run --release --locked --quiet -- {part...}").env("CARGO_TARGET_DIR", &target).run()?;

    tools::install(project, &[Tool::WasmTarget, Tool::WasmBindgen, Tool::Browser], 0)?;
    let Browser { driver, .. } = browser::find(project).context("The browser is gone.")?;
    println!("\nIn a browser:\n");
    cmd!(shell, "cargo test --profile worker --locked --target {WASM} --test browser -- --nocapture {part...}")
        .env("CARGO_TARGET_DIR", &target)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", browser::write_capabilities(project)?)
        .env("WASM_BINDGEN_TEST_TIMEOUT", "3600")
        .env("CHROMEDRIVER", driver)
        .run()?;
    Ok(())
}

/// Prints how long Nonoscope takes for a set of hard puzzles, and how long three SAT solvers take.
pub(crate) fn hard(project: &Project, seconds: u32) -> Result<()> {
    let shell = &project.shell;
    let python = python::environment(project, "solvers", SOLVERS)?;
    let target = project.tools().join("bench");
    let puzzles = target.join("hard");
    shell.remove_path(&puzzles)?;
    shell.create_dir(&puzzles)?;
    let _in_the_folder = shell.push_dir(project.benches());
    cmd!(shell, "cargo run --release --locked --quiet -- write-hard {puzzles}")
        .env("CARGO_TARGET_DIR", &target)
        .run()?;
    let program = target.join("release/nonoscope-bench");
    let seconds = seconds.to_string();
    cmd!(shell, "{python} hard.py {program} {puzzles} {seconds} {AT_ONCE}").run()?;
    Ok(())
}
