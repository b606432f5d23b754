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

/// The parts about the command line and many puzzles, about other people's packages, and about what the page loads.
pub(crate) const MANY: &str = "many";
pub(crate) const PEERS: &str = "peers";
pub(crate) const PAGE: &str = "page";

/// Other solvers, as PyPI, npm and crates.io have them; the first one needs NumPy.
const OF_PYPI: (&str, &str) = ("nonogram-solver", "0.1");
const OF_NPM: &str = "nonogram-solver@2.0.0";
const OF_CRATES: &str = "nonogrid@0.7.3";

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
    cmd!(shell, "cargo test --profile page --locked --target {WASM} --test browser -- --nocapture {part...}")
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

/// Prints how long the command line takes for many puzzles with one job and with more, and how much memory.
pub(crate) fn many(project: &Project) -> Result<()> {
    let shell = &project.shell;
    let (python, cli) = (python::python(project)?, project.command_line("release")?);
    let (script, folder) = (project.benches().join("many.py"), project.tools().join("bench/many"));
    shell.create_dir(&folder)?;
    cmd!(shell, "{python} -B {script} {cli} {folder}").run()?;
    Ok(())
}

/// Prints how long solvers take that others have published as packages, and how long ours takes.
pub(crate) fn peers(project: &Project) -> Result<()> {
    let shell = &project.shell;
    tools::install(project, &[Tool::Node], 0)?;
    let cli = project.command_line("release")?;
    let wheel = python::build(project, "release")?;
    let python = python::with_the_wheel(project, &wheel, "peers", OF_PYPI, &["numpy"])?;
    let (installed, folder) = (project.tools().join("peers"), project.tools().join("bench/many"));
    shell.create_dir(&folder)?;
    cmd!(shell, "npm install --silent --no-audit --prefix {installed} {OF_NPM}").run()?;
    cmd!(shell, "cargo install --quiet --locked --root {installed} {OF_CRATES}")
        .env("CARGO_TARGET_DIR", installed.join("target"))
        .run()?;
    let (nonogrid, modules) = (installed.join("bin/nonogrid"), installed.join("node_modules"));
    let (script, survey) = (project.benches().join("peers.py"), project.root().join("tests/data/survey"));
    cmd!(shell, "{python} -B {script} {cli} {nonogrid} {folder} {survey}").env("NODE_PATH", modules).run()?;
    Ok(())
}
