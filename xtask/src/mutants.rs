//! Mutants: the code with one small thing broken, to see whether a test notices.

use crate::project::Project;
use crate::tools::{self, Tool};
use anyhow::{Context, Result};
use xshell::cmd;

/// The crates that are broken.
pub(crate) const CRATES: [&str; 2] = ["core", "format"];

/// Breaks one crate after another in a copy of the project, and lists what no test notices. The results stay in `target/mutants`.
pub(crate) fn run(project: &Project, crates: &[&str]) -> Result<()> {
    tools::install(project, &[Tool::CARGO_MUTANTS], 0)?;
    let shell = &project.shell;
    for name in crates {
        let (package, folder) = (format!("nonoscope-{name}"), project.mutants().join(name));
        shell.create_dir(&folder)?;
        let tests = ["--test-package", &package, "--test-package", "nonoscope-tests"];
        cmd!(shell, "cargo mutants --package {package} {tests...} --no-shuffle --output {folder}")
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_TARGET_DIR", project.mutants().join("build"))
            .run()
            .context("Either a test is missing, or .cargo/mutants.toml should say why none can be.")?;
    }
    Ok(())
}
