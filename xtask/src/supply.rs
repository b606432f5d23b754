//! The crates that others wrote: their licences, sources, known vulnerabilities, and how many reach the page.

use crate::count::{Tally, check, held};
use crate::project::Project;
use crate::tools::{self, Tool, WASM};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use xshell::cmd;

/// How long downloading the list of known vulnerabilities, a few megabytes, may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// What follows the number in the README.
const REACH: &str = " crates reach the page";

/// Checks the crates against `deny.toml`, the lock files against the manifests, and the README against the crates.
pub(crate) fn run(project: &Project) -> Result<Tally> {
    tools::install(project, &[Tool::CARGO_DENY], 0)?;
    let mut tally = Tally::default();
    let config = project.root().join("deny.toml");
    // What is published is checked, and what makes a part of it.
    for folder in [project.root().to_path_buf(), project.digits(), project.npm(), project.python()] {
        let _in_the_folder = project.shell.push_dir(folder);
        for subject in ["licenses", "bans", "sources"] {
            // One list of exceptions is for all, so that some are not met here.
            let unmet = ["license-exception-not-encountered", "unmatched-skip", "unnecessary-skip"];
            let unmet = unmet.iter().flat_map(|warning| ["--allow", warning]);
            tally += check(&cmd!(project.shell, "cargo deny --locked --config {config} check {unmet...} {subject}"));
        }
    }
    tally += advisories(project)?;
    for folder in project.beside() {
        let _in_the_folder = project.shell.push_dir(folder);
        tally += held(lock_file_is_whole(project));
    }
    tally += held(readme_is_right(project));
    Ok(tally)
}

/// Whether any of the crates has known vulnerabilities. The list comes from the network; without it, the answer is
/// unknown.
fn advisories(project: &Project) -> Result<Tally> {
    let shell = &project.shell;
    let mut fetch = Command::from(cmd!(shell, "cargo-deny --locked fetch db"));
    // Git does the work. It must not ask for passwords, and must give up by itself when nothing arrives.
    let limits = [("GIT_TERMINAL_PROMPT", "0"), ("GIT_HTTP_LOW_SPEED_LIMIT", "1"), ("GIT_HTTP_LOW_SPEED_TIME", "20")];
    let fetch = fetch.envs(limits).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
    if let Err(why) = ended_well(fetch, PATIENCE) {
        println!(
            "The list of known holes could not be fetched, so it is not known whether the crates have any.\n{why:#}"
        );
        return Ok(Tally::SKIPPED);
    }
    Ok(check(&cmd!(shell, "cargo deny --locked --offline check advisories")))
}

/// Waits for a program, and ends it if it takes longer than that. Returns its errors if it fails.
fn ended_well(mut program: Child, patience: Duration) -> Result<()> {
    let start = Instant::now();
    let status = loop {
        match program.try_wait()? {
            Some(status) => break status,
            None if start.elapsed() < patience => sleep(Duration::from_millis(50)),
            None => {
                program.kill()?;
                program.wait()?;
                bail!("It took longer than {} s.", patience.as_secs());
            }
        }
    };
    if !status.success() {
        let mut errors = String::new();
        program.stderr.take().map(|mut stream| stream.read_to_string(&mut errors)).transpose()?;
        bail!("{}", errors.trim());
    }
    Ok(())
}

/// Whether the lock file in this folder is complete for the manifests. This downloads at most the index, and only if
/// the local copy does not suffice.
fn lock_file_is_whole(project: &Project) -> Result<()> {
    let shell = &project.shell;
    if cmd!(shell, "cargo update --workspace --locked --offline").quiet().ignore_stderr().run().is_err() {
        cmd!(shell, "cargo update --workspace --locked").run().with_context(|| {
            let folder = shell.current_dir();
            format!(
                "{} is out of date. `cargo update --workspace` there mends it.",
                folder.join("Cargo.lock").display()
            )
        })?;
    }
    Ok(())
}

/// Whether the README says how many crates reach the page, so that the number does not grow unnoticed.
fn readme_is_right(project: &Project) -> Result<()> {
    let shell = &project.shell;
    // What only runs during the build, such as procedural macros and their dependencies, reaches nobody.
    let what = ["--features", "page", "--edges", "normal,no-proc-macro", "--prefix", "none", "--no-dedupe"];
    let tree = cmd!(shell, "cargo tree --locked --target {WASM} {what...}").read()?;
    let (real, said) = (reaching(&tree), said(&shell.read_file("README.md")?));
    let said = said.with_context(|| format!("README.md does not say that {real}{REACH}."))?;
    if said != real {
        bail!("README.md says that {said}{REACH}, but there are {real}.");
    }
    Ok(())
}

/// The crates in a list of `cargo tree`, `name v1.2.3` in each line, without Nonoscope itself.
pub(crate) fn reaching(tree: &str) -> usize {
    let crates: BTreeSet<&str> = tree.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    crates.into_iter().filter(|line| !line.starts_with("nonoscope v")).count()
}

/// The number in a text.
fn said(text: &str) -> Option<usize> {
    let (before, _) = text.split_once(REACH)?;
    before.rsplit(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_crate_counts_once_and_each_version_of_it() {
        let tree = "nonoscope v0.1.0 (/here)\nserde v1.0.2\nsyn v2.0.0\nserde v1.0.2\n\nsyn v3.0.0\n";
        assert_eq!(reaching(tree), 3);
    }

    #[test]
    fn the_number_is_found_in_the_text() {
        assert_eq!(said("It is small.\n\n12 crates reach the page, and 3 more the rest."), Some(12));
        assert_eq!(said("Only some crates reach the page."), None);
        assert_eq!(said("12 crates reach nobody."), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_does_not_end_is_ended() -> Result<()> {
        let endless = Command::new("sleep").arg("100000").spawn()?;
        let said = ended_well(endless, Duration::ZERO).unwrap_err().to_string();
        assert_eq!(said, "It took longer than 0 s.");
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_fails_is_asked_why() -> Result<()> {
        let words = ["-c", "echo no network >&2; exit 1"];
        let failing = Command::new("sh").args(words).stderr(Stdio::piped()).spawn()?;
        assert_eq!(ended_well(failing, PATIENCE).unwrap_err().to_string(), "no network");
        assert!(ended_well(Command::new("true").spawn()?, PATIENCE).is_ok());
        Ok(())
    }
}
