//! The features of the library: each compiles alone and with others, natively and for browsers, and solving alone takes few
//! crates.

use crate::count::{Tally, check, held};
use crate::project::Project;
use crate::supply::reaching;
use crate::tools::{self, Tool, WASM};
use anyhow::{Result, bail};
use xshell::cmd;

/// What is compiled natively: each feature alone, and some together. What is on by default is linted anyway.
const NATIVELY: [&str; 8] = ["format", "qr", "picture", "serde", "cli", "player", "page", "format,qr,serde"];

/// What is compiled for browsers. What is the same there as natively takes long for its crates, and is left out.
const IN_BROWSERS: [&str; 4] = ["", "format,serde", "cli", "page"];

/// The most crates, those of macros included, that solving alone may take.
const MOST_TO_SOLVE: usize = 12;

/// Compiles what solves without any feature, and counts the crates that it takes.
pub(crate) fn solving_alone(project: &Project) -> Result<Tally> {
    let mut tally = lint(project, "", &[]);
    tally += held(solving_takes_few_crates(project));
    Ok(tally)
}

/// Compiles the library with each of the features.
pub(crate) fn each(project: &Project) -> Result<Tally> {
    tools::install(project, &[Tool::WasmTarget], 0)?;
    let mut tally = Tally::default();
    for (target, together) in [(&[][..], &NATIVELY[..]), (&["--target", WASM], &IN_BROWSERS)] {
        for features in together {
            tally += lint(project, features, target);
        }
    }
    Ok(tally)
}

fn lint(project: &Project, features: &str, target: &[&str]) -> Tally {
    let what = ["--lib", "--quiet", "--no-default-features", "--features", features];
    check(&cmd!(project.shell, "cargo clippy {what...} {target...} -- -D warnings"))
}

fn solving_takes_few_crates(project: &Project) -> Result<()> {
    let what = ["--no-default-features", "--edges", "normal", "--prefix", "none", "--no-dedupe"];
    let tree = cmd!(project.shell, "cargo tree --locked {what...}").read()?;
    let crates = reaching(&tree);
    println!("Solving alone takes {crates} crates.");
    if crates > MOST_TO_SOLVE {
        bail!("Solving alone takes {crates} crates; it should be at most {MOST_TO_SOLVE}.\n{tree}");
    }
    Ok(())
}
