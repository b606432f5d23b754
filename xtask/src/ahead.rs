//! What later suites build, built ahead while earlier ones leave a core idle: linking a program keeps one core busy, and a browser waits.
//!
//! It gives way to all other processes. Cargo keeps what it has built, so a suite finds it; if this is late or fails, the suite builds it.

use crate::project::Project;
use crate::suite::{Part, Suite};
use crate::{npm, page};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Does some work, and meanwhile builds what these suites need.
pub(crate) fn while_building<T>(project: &Project, parts: &[Part], suites: &[Suite], work: impl FnOnce() -> T) -> T {
    let builds = builds(project, parts, suites);
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            for build in &builds {
                if is_over.load(Ordering::Relaxed) || give_way(build).is_none() {
                    break;
                }
            }
        });
        let made = work();
        is_over.store(true, Ordering::Relaxed);
        made
    })
}

/// The builds that cargo does for these suites into folders of their own, in the order of the suites. Where only one suite runs, nothing is earlier.
fn builds(project: &Project, parts: &[Part], suites: &[Suite]) -> Vec<Command> {
    let later = suites.iter().skip(1).filter(|suite| suite.is_in(parts));
    later
        .flat_map(|suite| match suite {
            Suite::Page => page::programs(project),
            Suite::Npm => npm::programs(project),
            _ => Vec::new(),
        })
        .map(Command::from)
        .collect()
}

/// Runs a program when nothing else wants to. Nothing if that is not possible.
fn give_way(program: &Command) -> Option<()> {
    let mut polite = Command::new("nice");
    polite.args(["-n", "19"]).arg(program.get_program()).args(program.get_args());
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => polite.env(name, value),
            None => polite.env_remove(name),
        };
    }
    polite.current_dir(program.get_current_dir()?);
    polite.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    polite.status().ok().map(|_| ())
}
