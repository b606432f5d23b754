//! Chromium or Chrome, and the driver through which tests control it.

use crate::project::Project;
use anyhow::{Context, Result, bail};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use xshell::cmd;

/// Chromium with nothing around the page. A test takes a little more than half the processor's time in it.
const SHELL: &str = "chromium-headless-shell";
/// Names it for the tests.
pub(crate) const SHELL_VARIABLE: &str = "NONOSCOPE_HEADLESS_SHELL";
const BROWSERS: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC_BROWSERS: [&str; 2] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// No window, and no requests that the browser makes for itself.
const FLAGS: [&str; 7] = [
    "--headless=new",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
];

pub(crate) struct Browser {
    pub(crate) program: PathBuf,
    pub(crate) driver: PathBuf,
}

impl Browser {
    /// The browser's settings for the driver, as JSON.
    fn capabilities(&self, project: &Project) -> String {
        let mut flags = FLAGS.to_vec();
        // Chromium's sandbox does not work for root.
        if is_root(project) {
            flags.push("--no-sandbox");
        }
        // Milliseconds. A page whose test is running does not answer, and by default the driver gives up after 30 seconds.
        let timeouts = r#"{"script": 600000, "pageLoad": 600000}"#;
        // The debug form of these strings is their JSON form.
        format!(
            "{{\"goog:chromeOptions\": {{\"args\": {flags:?}, \"binary\": {:?}}}, \"timeouts\": {timeouts}}}\n",
            self.program
        )
    }
}

/// Writes the browser's settings for the driver to a file that the test runner can be given, and returns its path.
pub(crate) fn write_capabilities(project: &Project) -> Result<PathBuf> {
    let browser = find(project).context("The browser is gone.")?;
    let file = project.tools().join("webdriver.json");
    fs::create_dir_all(project.tools())?;
    fs::write(&file, browser.capabilities(project))?;
    Ok(file)
}

pub(crate) fn find(project: &Project) -> Option<Browser> {
    let program = named_by("NONOSCOPE_BROWSER")
        .or_else(|| BROWSERS.into_iter().find_map(|name| on_the_path(project, name)))
        .or_else(|| MAC_BROWSERS.into_iter().map(PathBuf::from).find(|program| program.is_file()))?;
    let driver = named_by("CHROMEDRIVER").or_else(|| on_the_path(project, "chromedriver"))?;
    Some(Browser { program, driver })
}

pub(crate) fn install(project: &Project) -> Result<()> {
    const BY_HAND: &str = "By hand: install Chromium or Chrome and the chromedriver of the same version (Debian's \
                           packages `chromium` and `chromium-driver`), or name them in NONOSCOPE_BROWSER and CHROMEDRIVER.";
    apt_install(project, &["chromium", "chromium-driver"])
        .with_context(|| format!("No Chromium with its driver was found. {BY_HAND}"))?;
    install_shell(project);
    Ok(())
}

/// Whether somebody has said which browser to test in.
fn is_chosen() -> bool {
    named_by("NONOSCOPE_BROWSER").is_some()
}

/// Chromium's headless shell, which not every system has a package of. Nothing where another browser is asked for.
pub(crate) fn shell(project: &Project) -> Option<PathBuf> {
    named_by(SHELL_VARIABLE).or_else(|| on_the_path(project, SHELL).filter(|_| !is_chosen()))
}

/// Tries to install the headless shell. Where that is not possible, the tests take the whole browser.
pub(crate) fn install_shell(project: &Project) {
    if !is_chosen()
        && shell(project).is_none()
        && let Err(error) = apt_install(project, &[SHELL])
    {
        println!("{SHELL} cannot be installed here, and the tests take the whole browser: {error:#}");
    }
}

/// Installs Debian's packages, if that is possible here.
pub(crate) fn apt_install(project: &Project, packages: &[&str]) -> Result<()> {
    if !is_root(project) || on_the_path(project, "apt-get").is_none() {
        bail!("Only root can install packages, with apt-get.");
    }
    let shell = &project.shell;
    cmd!(shell, "apt-get update").run()?;
    cmd!(shell, "apt-get install -y --no-install-recommends {packages...}")
        .env("DEBIAN_FRONTEND", "noninteractive")
        .run()?;
    Ok(())
}

pub(crate) fn named_by(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|name| !name.is_empty()).map(PathBuf::from)
}

pub(crate) fn on_the_path(project: &Project, program: &str) -> Option<PathBuf> {
    let path = project.shell.var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|program| Path::is_file(program))
}

fn is_root(project: &Project) -> bool {
    cmd!(project.shell, "id -u").quiet().ignore_stderr().read().is_ok_and(|id| id == "0")
}
