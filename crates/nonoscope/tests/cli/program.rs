//! Runs the command line with a text on standard input, and captures its output.

use serde_json::Value;
use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};

/// The program's output and its exit code.
pub(crate) struct Said {
    pub(crate) code: i32,
    /// Standard output as bytes, for pictures, and as text.
    pub(crate) bytes: Vec<u8>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Said {
    /// Standard output as JSON, line by line.
    pub(crate) fn json(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// Runs the program with a text on standard input.
pub(crate) fn nonoscope<A: AsRef<OsStr>>(arguments: &[A], input: &str) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_nonoscope"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input closes the pipe early.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Said {
        code: output.status.code().unwrap(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        bytes: output.stdout,
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// What a shell command shows on a terminal, for which the tool `script` stands; `None` where that is not installed. The
/// program is `"$NONOSCOPE"`.
#[cfg(target_os = "linux")]
pub(crate) fn on_a_terminal(environment: &[(&str, &str)], command: &str) -> Option<String> {
    if !Command::new("script").arg("--version").output().is_ok_and(|ran| ran.status.success()) {
        return None;
    }
    let mut script = Command::new("script");
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        script.env_remove(variable);
    }
    script.args(["-qec", command, "/dev/null"]).env("NONOSCOPE", env!("CARGO_BIN_EXE_nonoscope")).env("TERM", "xterm");
    let ran = script.envs(environment.iter().copied()).stdin(Stdio::null()).output().unwrap();
    Some(String::from_utf8(ran.stdout).unwrap())
}
