//! What later suites build, built ahead while earlier ones leave a core idle: linking a program keeps one core busy, and a browser waits.
//!
//! It gives way to all other processes. Cargo keeps what it has built, so a suite finds it; if this is late or fails, the suite builds it.

use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Does some work, and meanwhile runs these builds of cargo, one after the other. Each has a target folder of its own, so that none
/// waits for the work.
pub(crate) fn while_building<T>(builds: &[Command], work: impl FnOnce() -> T) -> T {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            for build in builds {
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
