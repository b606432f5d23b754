//! The package for Python: maturin builds a wheel of it, and its tests use this wheel in an environment of their own.

use crate::count::{self, Tally, check, count};
use crate::project::{OPTIMISED, Project};
use crate::step::complain;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use xshell::cmd;

const MATURIN: (&str, &str) = ("maturin", "1.16.0");
/// What the tests need; the notebook runs as Jupyter runs it. NumPy is not pinned, because each of its versions is for a few
/// versions of Python only.
const FOR_TESTS: [&str; 7] = [
    "pytest==8.4.2",
    "mypy==1.18.2",
    "pyright[nodejs]==1.1.414",
    "nbclient==0.10.2",
    "ipykernel==6.31.0",
    "twine==6.2.0",
    "numpy",
];

/// What a wheel carries; it is packed from the folder of the package alone.
const LICENCES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

/// What hands out work to many machines, with what its tests need.
const RAY: (&str, &str) = ("ray", "2.60.0");
const FOR_MACHINES: [&str; 5] = ["pyarrow==26.0.1", "duckdb==2.0.1", "pyspark==4.3.0", "pandas<3", "pytest==8.4.2"];

/// Builds the wheel into `target/wheels`, and says where it is.
pub(crate) fn build_and_tell(project: &Project) -> Result<()> {
    let wheel = build(project, "release")?;
    println!("\n  {}\n", wheel.display());
    Ok(())
}

/// Tests the wheel, and what its types say.
pub(crate) fn test(project: &Project) -> Result<Tally> {
    let shell = &project.shell;
    let python = match python(project) {
        Ok(python) => python,
        Err(error) => {
            complain(&error);
            return Ok(Tally::SKIPPED);
        }
    };
    let manifest = project.python().join("Cargo.toml");
    let lint = cmd!(shell, "cargo clippy --quiet --locked --manifest-path {manifest} -- -D warnings");
    let mut tally = check(&lint.env("CARGO_TARGET_DIR", target(project)));
    let wheel = build(project, OPTIMISED)?;
    let fresh = target(project).join("fresh");
    shell.remove_path(&fresh)?;
    cmd!(shell, "{python} -m venv {fresh}").run()?;
    let fresh = program(&fresh, "python");
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    // By its name, as its README says.
    let wheels = wheel.parent().context("The wheel lies nowhere.")?;
    cmd!(shell, "{fresh} {pip...} --no-index --find-links {wheels} nonoscope").run()?;
    cmd!(shell, "{fresh} {pip...} {FOR_TESTS...}").run()?;
    {
        // It leaves a cache where it runs.
        let _in_the_target = shell.push_dir(target(project));
        tally += check(&cmd!(shell, "{fresh} -m mypy.stubtest nonoscope"));
    }
    tally += check(&cmd!(shell, "{fresh} -m twine check --strict {wheel}"));
    let _in_the_folder = shell.push_dir(project.python());
    tally += count(cmd!(shell, "{fresh} -m pytest -p no:cacheprovider tests").into(), count::pytest)?;
    Ok(tally)
}

/// Tests what is said about many machines, with the wheel and the command line.
pub(crate) fn on_many_machines(project: &Project) -> Result<Tally> {
    let shell = &project.shell;
    let inner = match build(project, OPTIMISED)
        .and_then(|wheel| with_the_wheel(project, &wheel, "machines", RAY, &FOR_MACHINES))
    {
        Ok(inner) => inner,
        Err(error) => {
            complain(&error);
            return Ok(Tally::SKIPPED);
        }
    };
    let cli = project.command_line("dev")?;
    let tests = project.root().join("tests/machines");
    let tests = cmd!(shell, "{inner} -B -m pytest -p no:cacheprovider {tests}").env("NONOSCOPE_CLI", cli);
    count(tests.into(), count::pytest)
}

/// Python in an environment of its own with a package of PyPI, further ones, and the wheel.
pub(crate) fn with_the_wheel(
    project: &Project,
    wheel: &Path,
    name: &str,
    package: (&str, &str),
    further: &[&str],
) -> Result<PathBuf> {
    let shell = &project.shell;
    let inner = environment(project, name, package)?;
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    cmd!(shell, "{inner} {pip...} {further...}")
        .run()
        .with_context(|| format!("{} could not be installed. It takes PyPI.", further.join(", ")))?;
    cmd!(shell, "{inner} {pip...} --force-reinstall --no-deps {wheel}").run()?;
    Ok(inner)
}

/// Python in an environment of its own, `name`, with a package of this version from PyPI.
pub(crate) fn environment(project: &Project, name: &str, (package, version): (&str, &str)) -> Result<PathBuf> {
    let shell = &project.shell;
    let environment = project.tools().join(name);
    let inner = program(&environment, "python");
    let quiet = ["--quiet", "--disable-pip-version-check"];
    let found = cmd!(shell, "{inner} -m pip {quiet...} show {package}").quiet().ignore_stderr().read();
    if !found.is_ok_and(|found| found.lines().any(|line| line.strip_prefix("Version: ") == Some(version))) {
        let python = python(project)?;
        cmd!(shell, "{python} -m venv {environment}").run().context(
            "No environment for Python could be made. It takes Python's module `venv` (Debian's package `python3-venv`).",
        )?;
        cmd!(shell, "{inner} -m pip install {quiet...} {package}=={version}")
            .run()
            .with_context(|| format!("{package} could not be installed. It takes PyPI."))?;
    }
    Ok(inner)
}

/// Builds the wheel in a profile.
pub(crate) fn build(project: &Project, profile: &str) -> Result<PathBuf> {
    let shell = &project.shell;
    let python = environment(project, "python", MATURIN)?;
    let (manifest, wheels) = (project.python().join("Cargo.toml"), project.root().join("target/wheels"));
    shell.remove_path(&wheels)?;
    for licence in LICENCES {
        shell.copy_file(project.root().join(licence), project.python())?;
    }
    let what = ["--quiet", "--locked", "--profile", profile];
    cmd!(shell, "{python} -m maturin build {what...} --manifest-path {manifest} --out {wheels}")
        .env("CARGO_TARGET_DIR", target(project))
        .run()
        .context("The wheel could not be built; maturin says above why.")?;
    let mut files = fs::read_dir(&wheels)?;
    Ok(files.next().context("maturin built no wheel.")??.path())
}

/// Where the package is compiled.
fn target(project: &Project) -> PathBuf {
    project.root().join("target/python")
}

/// A program in an environment.
fn program(environment: &Path, name: &str) -> PathBuf {
    environment.join(if cfg!(windows) { "Scripts" } else { "bin" }).join(name)
}

/// How Python is called here.
pub(crate) fn python(project: &Project) -> Result<String> {
    let is_new = "import sys; sys.exit(sys.version_info < (3, 9))";
    for name in ["python3", "python"] {
        if cmd!(project.shell, "{name} -c {is_new}").quiet().ignore_stderr().run().is_ok() {
            return Ok(name.to_owned());
        }
    }
    bail!(
        "Python 3.9 or newer is needed. By hand: your system's packages `python3` and \
         `python3-venv`, or https://www.python.org/."
    )
}
