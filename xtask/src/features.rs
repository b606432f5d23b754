//! The features of the library: each compiles alone and with others, natively and for browsers, and solving alone needs
//! few crates.

use crate::count::{Tally, check, held};
use crate::project::Project;
use crate::tools::{self, Tool, WASM};
use anyhow::{Result, bail};
use std::collections::BTreeSet;
use xshell::cmd;

/// The combinations compiled natively: each feature alone, and some together. The default features are linted anyway, and `page` is nothing by
/// itself there.
const NATIVELY: [&str; 11] =
    ["format", "widths", "small", "qr", "make", "scan", "picture", "serde", "cli", "player", "format,qr,serde"];

/// The combinations compiled for browsers. Those that do not differ from native ones are left out, because their crates
/// take long.
const IN_BROWSERS: [&str; 5] = ["", "format,serde", "cli", "page,widths", "page,small"];

/// The most crates, including macros, that solving alone may need.
const MOST_TO_SOLVE: usize = 12;

/// Compiles the library without any feature, and counts the crates it needs.
pub(crate) fn solving_alone(project: &Project) -> Result<Tally> {
    let mut tally = lint(project, "", &[]);
    tally += held(solving_takes_few_crates(project));
    Ok(tally)
}

/// Compiles the library with each combination.
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

/// The crates in a list of `cargo tree`, `name v1.2.3` in each line, without Nonoscope itself.
fn reaching(tree: &str) -> usize {
    let crates: BTreeSet<&str> = tree.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    crates.into_iter().filter(|line| !line.starts_with("nonoscope v")).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_crate_counts_once_and_each_version_of_it() {
        let tree = "nonoscope v0.1.0 (/here)\nserde v1.0.2\nsyn v2.0.0\nserde v1.0.2\n\nsyn v3.0.0\n";
        assert_eq!(reaching(tree), 3);
    }
}
