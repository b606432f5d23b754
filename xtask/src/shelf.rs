//! Fills the shelf: a separate package draws icons of npm's registry as puzzles and chooses among them.

use crate::project::Project;
use crate::tools::{self, Tool};
use anyhow::{Context, Result};
use std::fs;
use xshell::cmd;

/// Installs the icons in the versions of `stock/package-lock.json`, draws them, writes `crates/shelf/data`, and draws sheets of all puzzles.
pub(crate) fn fill(project: &Project, anew: bool) -> Result<()> {
    let mut steps = tools::install(project, &[Tool::Node], 4)?;
    let shell = &project.shell;
    let work = project.root().join("target/shelf");
    fs::create_dir_all(&work)?;
    steps.take("Installing the icons", || {
        for file in ["package.json", "package-lock.json"] {
            shell.copy_file(project.stock().join(file), work.join(file))?;
        }
        cmd!(shell, "npm ci --prefix {work} --ignore-scripts --no-audit --no-fund")
            .run()
            .context("The icons could not be installed. They take npm's registry.")
    })?;
    let manifest = project.stock().join("Cargo.toml");
    let stock = |words: &[&str]| {
        let target = project.root().join("target/stock");
        cmd!(shell, "cargo run --quiet --locked --release --manifest-path {manifest} -- {words...}")
            .env("CARGO_TARGET_DIR", target)
            .run()
    };
    let packages = work.join("node_modules").display().to_string();
    let candidates = work.join("candidates.txt").display().to_string();
    let data = project.root().join("crates/shelf/data").display().to_string();
    let sheets = work.join("sheets").display().to_string();
    steps.take("Drawing them in many sizes, about ten minutes", || Ok(stock(&["draw", &packages, &candidates])?))?;
    steps.take("Choosing among them", || {
        let anew = anew.then_some("--anew");
        let words: Vec<&str> = ["choose", &candidates, &data].into_iter().chain(anew).collect();
        Ok(stock(&words)?)
    })?;
    steps.take("Drawing sheets of all puzzles", || Ok(stock(&["look", &data, &sheets])?))?;
    println!("\n  {sheets}\n");
    Ok(())
}
