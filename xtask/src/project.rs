//! Where things are, and a shell that finds the project's own tools first.

use anyhow::{Context, Result};
use std::env;
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// The profile for tests of the released form.
pub(crate) const OPTIMISED: &str = "optimised";

pub(crate) struct Project {
    /// Runs programs in the project's folder.
    pub(crate) shell: Shell,
    root: PathBuf,
}

impl Project {
    pub(crate) fn open() -> Result<Project> {
        let package = env::var_os("CARGO_MANIFEST_DIR").context("Start this program as `cargo xtask`.")?;
        let root = PathBuf::from(package).parent().context("the package has no folder around it")?.to_owned();
        let shell = Shell::new()?;
        shell.change_dir(&root);
        let project = Project { shell, root };
        let path = env::var_os("PATH").unwrap_or_default();
        let programs = [project.tools().join("bin"), project.node_tools().join("node_modules/.bin")];
        project.shell.set_var("PATH", env::join_paths(programs.into_iter().chain(env::split_paths(&path)))?);
        Ok(project)
    }

    /// What the commands install; they install nothing anywhere else.
    pub(crate) fn tools(&self) -> PathBuf {
        self.root.join("target/tools")
    }

    /// Where npm installs tools.
    pub(crate) fn node_tools(&self) -> PathBuf {
        self.tools().join("node")
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Builds the command line, as tests use it (`dev`) or as people do (`release`).
    pub(crate) fn command_line(&self, profile: &str) -> Result<PathBuf> {
        let _in_the_root = self.shell.push_dir(&self.root);
        cmd!(self.shell, "cargo build --quiet --locked --package nonoscope --features cli --profile {profile}")
            .run()?;
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.root.join("target"), PathBuf::from);
        let folder = if profile == "dev" { "debug" } else { profile };
        Ok(target.join(folder).join(format!("nonoscope{}", env::consts::EXE_SUFFIX)))
    }

    /// The package for JavaScript.
    pub(crate) fn npm(&self) -> PathBuf {
        self.root.join("packages/npm")
    }

    /// The package for Python.
    pub(crate) fn python(&self) -> PathBuf {
        self.root.join("packages/python")
    }

    /// The package that fills the shelf.
    pub(crate) fn stock(&self) -> PathBuf {
        self.root.join("stock")
    }

    /// The packages that are workspaces of their own.
    pub(crate) fn beside(&self) -> [PathBuf; 5] {
        [self.fuzz(), self.benches(), self.npm(), self.python(), self.stock()]
    }

    /// The package of the benchmarks.
    pub(crate) fn benches(&self) -> PathBuf {
        self.root.join("benches")
    }

    /// The package of the fuzz targets.
    pub(crate) fn fuzz(&self) -> PathBuf {
        self.root.join("fuzz")
    }

    /// What fuzzing builds and keeps between runs.
    pub(crate) fn found(&self) -> PathBuf {
        self.root.join("target/fuzz")
    }

    /// What breaking the code on purpose builds and finds.
    pub(crate) fn mutants(&self) -> PathBuf {
        self.root.join("target/mutants")
    }

    /// The page's tests.
    pub(crate) fn page_tests(&self) -> PathBuf {
        self.root.join("tests/page")
    }
}
