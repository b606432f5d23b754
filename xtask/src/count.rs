//! Counts the tests that passed and failed, from the output of a test runner.

use crate::step::complain;
use anyhow::Result;
use std::io::{BufRead, BufReader, Write, stdout};
use std::ops::AddAssign;
use std::process::{Command, Stdio};
use xshell::Cmd;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    pub(crate) skipped: usize,
}

impl Tally {
    pub(crate) const PASSED: Tally = Tally { passed: 1, failed: 0, skipped: 0 };
    pub(crate) const FAILED: Tally = Tally { passed: 0, failed: 1, skipped: 0 };
    pub(crate) const SKIPPED: Tally = Tally { passed: 0, failed: 0, skipped: 1 };
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

/// A check counts as one test, and prints what is wrong.
pub(crate) fn held(check: Result<()>) -> Tally {
    match check {
        Ok(()) => Tally::PASSED,
        Err(error) => {
            complain(&error);
            Tally::FAILED
        }
    }
}

/// So does a program whose exit code says whether all is well.
pub(crate) fn check(program: &Cmd<'_>) -> Tally {
    held(program.run().map_err(Into::into))
}

/// Runs a test runner, shows its output, and adds up what `read` finds in each line.
pub(crate) fn count(mut runner: Command, read: fn(&str) -> Option<Tally>) -> Result<Tally> {
    let mut child = runner.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let mut tally = Tally::default();
    if let Some(output) = child.stdout.take() {
        let mut output = BufReader::new(output);
        let mut line = Vec::new();
        while output.read_until(b'\n', &mut line)? > 0 {
            stdout().write_all(&line)?;
            tally += read(String::from_utf8_lossy(&line).trim()).unwrap_or_default();
            line.clear();
        }
    }
    // A runner that failed without a failed test did not finish.
    if !child.wait()?.success() && tally.failed == 0 {
        tally += Tally::FAILED;
    }
    Ok(tally)
}

/// `test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; …`, as printed by Rust's own runner and by
/// wasm-bindgen's.
pub(crate) fn rust(line: &str) -> Option<Tally> {
    let (_, counts) = line.strip_prefix("test result:")?.split_once(". ")?;
    let mut tally = Tally::default();
    for part in counts.split("; ") {
        match part.split_once(' ') {
            Some((number, "passed")) => tally.passed = number.parse().ok()?,
            Some((number, "failed")) => tally.failed = number.parse().ok()?,
            Some((number, "ignored")) => tally.skipped = number.parse().ok()?,
            _ => {}
        }
    }
    Some(tally)
}

/// `ℹ pass 3`, one line for each kind, as Node.js prints them at the end.
pub(crate) fn node(line: &str) -> Option<Tally> {
    let (kind, number) = line.strip_prefix("ℹ ")?.split_once(' ')?;
    let number = number.parse().ok()?;
    match kind {
        "pass" => Some(Tally { passed: number, ..Tally::default() }),
        "fail" | "cancelled" => Some(Tally { failed: number, ..Tally::default() }),
        "skipped" | "todo" => Some(Tally { skipped: number, ..Tally::default() }),
        _ => None,
    }
}

/// `==== 3 passed, 1 skipped in 0.12s ====`, as printed by pytest.
pub(crate) fn pytest(line: &str) -> Option<Tally> {
    let (counts, _) = line.strip_prefix('=')?.trim_start_matches('=').rsplit_once(" in ")?;
    let mut tally = Tally::default();
    for part in counts.split(", ") {
        match part.trim().split_once(' ')? {
            (number, "passed") => tally.passed = number.parse().ok()?,
            (number, "failed" | "error" | "errors") => tally.failed += number.parse::<usize>().ok()?,
            (number, "skipped") => tally.skipped = number.parse().ok()?,
            _ => {}
        }
    }
    Some(tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_pytest_counts_is_counted() {
        let tally = |passed, failed, skipped| Some(Tally { passed, failed, skipped });
        assert_eq!(pytest("===== 14 passed in 1.11s ====="), tally(14, 0, 0));
        assert_eq!(pytest("==== 2 failed, 12 passed, 1 skipped, 1 error in 61.0s (0:01:01) ===="), tally(12, 3, 1));
        assert_eq!(pytest("===== FAILURES ====="), None);
        assert_eq!(pytest("tests/test_nonoscope.py .... [100%]"), None);
    }

    #[test]
    fn lines_of_the_rust_runners_are_read() {
        let line = "test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 7 filtered out; finished in 0.10s";
        assert_eq!(rust(line), Some(Tally { passed: 12, failed: 0, skipped: 3 }));
        let line = "test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 filtered out; finished in 0.02s";
        assert_eq!(rust(line), Some(Tally { passed: 1, failed: 2, skipped: 0 }));
        assert_eq!(rust("test lines::all ... ok"), None);
    }

    #[test]
    fn lines_of_the_node_runner_are_read() {
        let mut tally = Tally::default();
        for line in ["ℹ tests 7", "ℹ suites 0", "ℹ pass 4", "ℹ fail 1", "ℹ cancelled 1", "ℹ skipped 1", "ℹ todo 0"]
        {
            tally += node(line).unwrap_or_default();
        }
        assert_eq!(tally, Tally { passed: 4, failed: 2, skipped: 1 });
        assert_eq!(node("✔ the page opens (900 ms)"), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_runner_that_breaks_off_counts_as_failed() -> Result<()> {
        let mut runner = Command::new("sh");
        runner.args(["-c", "echo a runner that breaks off; exit 3"]);
        let read = |line: &str| (line == "a runner that breaks off").then_some(Tally::PASSED);
        assert_eq!(count(runner, read)?, Tally { passed: 1, failed: 1, skipped: 0 });
        Ok(())
    }
}
