//! Commands for the built page in a browser: testing it, and using it at random.

use crate::page::Form;
use crate::project::Project;
use crate::tools::{self, Tool};
use crate::{browser, page};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;
use xshell::cmd;

/// How long the page is used at random by default, in minutes.
pub(crate) const MINUTES: u32 = 60;

/// Uses the page at random for `minutes`. Fails if the page reports an error or its memory grows.
pub(crate) fn soak(project: &Project, minutes: u32) -> Result<()> {
    run(project, &["soak.mjs", &minutes.to_string()])
}

/// Prints what three visits to the page load.
pub(crate) fn visits(project: &Project) -> Result<()> {
    run(project, &["visits.mjs"])
}

/// Runs a script of the page's tests.
fn run(project: &Project, words: &[&str]) -> Result<()> {
    if !on_the_page(project, Form::Release, words)?.status()?.success() {
        bail!("See above for what went wrong.");
    }
    Ok(())
}

/// Node.js in the folder of the page's tests, with the page built and all tools installed.
pub(crate) fn on_the_page(project: &Project, form: Form, words: &[&str]) -> Result<Command> {
    page::build(project, form)?;
    tools::install(project, &[Tool::Node, Tool::Browser], 0)?;
    let browser = browser::find(project).context("The browser is gone.")?;
    let shell = &project.shell;
    install_node_modules(project, &project.page_tests())?;
    let _in_the_folder = shell.push_dir(project.page_tests());
    let node = cmd!(shell, "node {words...}")
        .env("NONOSCOPE_DIST", form.folder(project))
        .env("NONOSCOPE_BROWSER", browser.program)
        .env("CHROMEDRIVER", browser.driver)
        .envs(browser::shell(project).map(|shell| (browser::SHELL_VARIABLE, shell)))
        .env_remove("FORCE_COLOR");
    Ok(node.into())
}

/// Installs what the lock file in a folder names, if that has not been done.
pub(crate) fn install_node_modules(project: &Project, folder: &Path) -> Result<()> {
    // npm writes a list of what it installed; if that is older than the lock file, it may be out of date.
    let written =
        |file: &str| -> Option<SystemTime> { fs::metadata(folder.join(file)).and_then(|file| file.modified()).ok() };
    if written("node_modules/.package-lock.json") < written("package-lock.json") {
        let _in_the_folder = project.shell.push_dir(folder);
        cmd!(project.shell, "npm ci --no-audit --no-fund").run().context("It takes npm's registry.")?;
    }
    Ok(())
}
