//! The dependencies: their licences, sources and known vulnerabilities.

use crate::count::{Tally, check, held};
use crate::project::Project;
use crate::tools::{self, Tool};
use anyhow::{Context, Result, bail};
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use xshell::cmd;

/// How long downloading the list of known vulnerabilities, a few megabytes, may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Checks the crates against `deny.toml`, and the lock files against the manifests.
pub(crate) fn run(project: &Project) -> Result<Tally> {
    tools::install(project, &[Tool::CARGO_DENY], 0)?;
    let mut tally = Tally::default();
    let config = project.root().join("deny.toml");
    // What is published is checked, and what makes a part of it.
    for folder in [project.root().to_path_buf(), project.npm(), project.python()] {
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
    Ok(tally)
}

/// Whether the library without features needs its own crate of the core and no other.
pub(crate) fn solving_takes_no_other_crate(project: &Project) -> Result<()> {
    let others = taken(project, &["--no-default-features"])?;
    if !others.is_empty() {
        bail!("Solving alone should take no other crate, but takes {}.", others.join(", "));
    }
    Ok(())
}

/// Whether somebody who adds the library gets what reads and solves puzzles, and not the command line.
pub(crate) fn the_library_takes_little(project: &Project) -> Result<()> {
    let others = taken(project, &[])?;
    let odd: Vec<&String> =
        others.iter().filter(|other| !OF_THE_LIBRARY.contains(&other.split(' ').next().unwrap_or_default())).collect();
    if !odd.is_empty() {
        bail!("The library as it is added should take only {OF_THE_LIBRARY:?}, but takes {odd:?}.");
    }
    Ok(())
}

/// What the library takes that is added without choosing features.
const OF_THE_LIBRARY: [&str; 2] = ["roxmltree", "memchr"];

/// The crates of others that the library takes.
fn taken(project: &Project, features: &[&str]) -> Result<Vec<String>> {
    let what = ["--package", "nonoscope", "--edges", "normal", "--prefix", "none"];
    let tree = cmd!(project.shell, "cargo tree --locked {what...} {features...}").read()?;
    Ok(tree.lines().filter(|line| !line.starts_with("nonoscope")).map(str::to_owned).collect())
}

/// Whether the registry would take the crates, each built from what is packed of it.
pub(crate) fn can_be_published(project: &Project) -> Tally {
    check(&cmd!(project.shell, "cargo publish --workspace --dry-run --locked --allow-dirty"))
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

#[cfg(test)]
mod tests {
    use super::*;

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
