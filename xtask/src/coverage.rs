//! Which lines of code the native tests run: a table by room, and the files with the lowest coverage.

use crate::project::Project;
use crate::tools::{self, Tool};
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::fs;
use std::ops::AddAssign;
use std::path::Path;
use xshell::cmd;

/// Files with a lower percentage of covered lines are listed.
const ENOUGH: f64 = 90.0;

/// The number of lines in a file or a room, and how many of them are run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lines {
    all: u64,
    covered: u64,
}

impl Lines {
    fn percent(self) -> f64 {
        if self.all == 0 { 100.0 } else { 100.0 * self.covered as f64 / self.all as f64 }
    }
}

impl AddAssign for Lines {
    fn add_assign(&mut self, other: Lines) {
        self.all += other.all;
        self.covered += other.covered;
    }
}

impl Display for Lines {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:>7} {:>8} {:>8.1}", self.all, self.covered, self.percent())
    }
}

/// Runs the native tests with counters in the code, and prints the coverage.
pub(crate) fn run(project: &Project) -> Result<()> {
    let mut steps = tools::install(project, &[Tool::LlvmTools, Tool::CARGO_LLVM_COV], 1)?;
    let export = project.tools().join("coverage.json");
    steps.take("The native tests, with counters in the code", || {
        // What a test runs counts, even if it fails.
        let what = ["--locked", "--package", "nonoscope", "--json", "--summary-only", "--ignore-run-fail"];
        cmd!(project.shell, "cargo llvm-cov {what...} --output-path {export}")
            .run()
            .context("The tests could not be built or counted; cargo says above why.")
    })?;
    let files = read(&fs::read_to_string(&export)?, &project.shell.current_dir())?;
    print!("\n{}", table(&files));
    println!("\n`src/app` and the programs of the page only exist for WebAssembly, and their tests run in a browser.");
    Ok(())
}

/// The lines of each file, by its path in the project, from the JSON export of llvm-cov. Code outside the project, and
/// tests in separate files, do not count.
fn read(export: &str, root: &Path) -> Result<BTreeMap<String, Lines>> {
    const WRONG: &str = "llvm-cov exported something else than was expected.";
    let export: Value = serde_json::from_str(export).context(WRONG)?;
    let mut files = BTreeMap::new();
    for file in export["data"][0]["files"].as_array().context(WRONG)? {
        let path = Path::new(file["filename"].as_str().context(WRONG)?);
        let lines = &file["summary"]["lines"];
        let all = lines["count"].as_u64().context(WRONG)?;
        let covered = lines["covered"].as_u64().context(WRONG)?;
        let Ok(path) = path.strip_prefix(root) else { continue };
        if path.starts_with("src") && !path.ends_with("tests.rs") {
            files.insert(path.to_string_lossy().replace('\\', "/"), Lines { all, covered });
        }
    }
    Ok(files)
}

/// A table of the rooms and their total, and the files with too low coverage.
fn table(files: &BTreeMap<String, Lines>) -> String {
    let mut rooms: BTreeMap<&str, Lines> = BTreeMap::new();
    let mut total = Lines::default();
    for (file, &lines) in files {
        *rooms.entry(room(file)).or_default() += lines;
        total += lines;
    }
    let mut text = format!("{:<16} {:>7} {:>8} {:>8}\n", "room", "lines", "covered", "per cent");
    for (room, lines) in rooms {
        text += &format!("{room:<16} {lines}\n");
    }
    text += &format!("{:<16} {total}\n\n", "all");
    let mut few: Vec<_> = files.iter().filter(|(_, lines)| lines.percent() < ENOUGH).collect();
    few.sort_by(|(_, one), (_, other)| one.percent().total_cmp(&other.percent()));
    if few.is_empty() {
        text += &format!("No file has less than {ENOUGH} per cent.\n");
    } else {
        text += &format!("{:<32} {:>7} {:>8} {:>8}\n", format!("less than {ENOUGH} per cent"), "lines", "covered", "");
    }
    for (file, lines) in few {
        text += &format!("{file:<32} {lines}\n");
    }
    text
}

/// `src/line` for `src/line/mask.rs`, and `src` for `src/lib.rs`.
fn room(file: &str) -> &str {
    let end = file.match_indices('/').nth(1).or_else(|| file.match_indices('/').next());
    end.map_or(file, |(end, _)| &file[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, all: u64, covered: u64) -> String {
        let lines = format!(r#"{{"count":{all},"covered":{covered},"percent":1.5}}"#);
        format!(r#"{{"filename":"{path}","summary":{{"functions":{{"count":3,"covered":1}},"lines":{lines}}}}}"#)
    }

    #[test]
    fn rooms_are_added_up_and_poor_files_are_named() -> Result<()> {
        let files = [
            file("/here/src/lib.rs", 4, 4),
            file("/here/src/line/mask.rs", 10, 10),
            file("/here/src/format/link/parts.rs", 20, 10),
            file("/here/src/format/link.rs", 30, 30),
            file("/here/src/format/link/tests.rs", 100, 100),
            file("/here/xtask/src/main.rs", 100, 0),
            file("/elsewhere/src/lib.rs", 100, 0),
        ];
        let export = format!(r#"{{"data":[{{"files":[{}],"totals":{{}}}}],"version":"3"}}"#, files.join(","));
        let table = table(&read(&export, Path::new("/here"))?);
        let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(rows[1], ["src", "4", "4", "100.0"]);
        assert_eq!(rows[2], ["src/format", "50", "40", "80.0"]);
        assert_eq!(rows[3], ["src/line", "10", "10", "100.0"]);
        assert_eq!(rows[4], ["all", "64", "54", "84.4"]);
        assert_eq!(rows[6][..2], ["less", "than"]);
        assert_eq!(rows[7], ["src/format/link/parts.rs", "20", "10", "50.0"]);
        assert_eq!(rows.len(), 8);
        Ok(())
    }

    #[test]
    fn something_else_is_refused() {
        for export in ["", "{}", r#"{"data":[{"files":[{"filename":"src/lib.rs"}]}]}"#] {
            assert!(read(export, Path::new("/here")).is_err(), "{export}");
        }
    }
}
