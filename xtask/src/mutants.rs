//! Mutants: the code with one small thing broken, to see whether a test notices. Those that no test notices survive.

use crate::project::Project;
use crate::tools::{self, Tool};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;
use xshell::cmd;

/// A room, and the tests that should notice breakage in it: enough of them, but so few that a mutant takes seconds.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Room {
    pub(crate) name: &'static str,
    tests: &'static [&'static str],
}

pub(crate) const ROOMS: [Room; 5] = [
    Room { name: "puzzle", tests: &["format::formats", "format::broken", "solve::verdicts"] },
    Room { name: "line", tests: &["line", "solve::gchq"] },
    Room { name: "solve", tests: &["solve", "checked::passes", "checked::long", "cli::command_line"] },
    Room { name: "sat", tests: &["sat", "solve::digests", "solve::verdicts", "checked::long", "cli::command_line"] },
    Room { name: "format", tests: &["format"] },
];

/// What to break: a whole room, or one file of it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Area {
    room: &'static Room,
    /// The path in the project, with `/` on every system.
    file: Option<String>,
}

impl Area {
    pub(crate) fn all() -> impl Iterator<Item = Area> {
        ROOMS.iter().map(|room| Area { room, file: None })
    }

    pub(crate) fn of_room(name: &str) -> Option<Area> {
        Area::all().find(|area| area.room.name == name)
    }

    /// The file at this path in the project, or what is wrong with that.
    pub(crate) fn of_file(path: &str) -> Result<Area, String> {
        let file = path.trim_start_matches("./").replace('\\', "/");
        let name = file.strip_prefix("src/").and_then(|rest| rest.split_once('/')).map(|(room, _)| room);
        let area = name.and_then(Area::of_room).filter(|_| file.ends_with(".rs"));
        let area = area.ok_or_else(|| {
            let rooms = ROOMS.map(|room| format!("src/{}", room.name)).join(", ");
            format!("`{path}` is no Rust file in one of {rooms}.")
        })?;
        Ok(Area { file: Some(file), ..area })
    }

    fn glob(&self) -> String {
        self.file.clone().unwrap_or_else(|| format!("src/{}/**", self.room.name))
    }
}

/// The fate of the mutants.
#[derive(Debug, Default, PartialEq, Eq)]
struct Outcome {
    killed: usize,
    survivors: Vec<String>,
}

/// Breaks one area after another, and lists what no test noticed.
pub(crate) fn run(project: &Project, areas: &[Area]) -> Result<()> {
    tools::install(project, &[Tool::CARGO_MUTANTS], 0)?;
    let mut outcomes = Vec::new();
    for area in areas {
        println!("\n=== {} ===", area.glob());
        outcomes.push((area.room.name, break_area(project, area)?));
    }
    let survivors: usize = outcomes.iter().map(|(_, outcome)| outcome.survivors.len()).sum();
    println!("\n{}", report(&outcomes));
    if survivors > 0 {
        bail!("Survivors: {survivors}. Either a test is missing, or .cargo/mutants.toml says why none can be.");
    }
    Ok(())
}

/// Breaks one area in a copy of the project. The results are kept in `target/mutants`.
fn break_area(project: &Project, area: &Area) -> Result<Outcome> {
    let shell = &project.shell;
    let folder = project.mutants().join(area.room.name);
    fs::create_dir_all(&folder)?;
    let nextest = cmd!(shell, "cargo nextest --version").quiet().ignore_stdout().ignore_stderr().run().is_ok();
    let runner = if nextest { "nextest" } else { "cargo" };
    let options = ["--package", "nonoscope", "--no-shuffle", "--colors", "never", "--test-tool", runner];
    // All unit tests of any room, and the other tests that the room names.
    let (units, tests) = ("::tests::", area.room.tests);
    let glob = area.glob();
    let program = cmd!(
        shell,
        "cargo mutants {options...} --file {glob} --output {folder} -- --lib --test integration -- {units} {tests...}"
    )
    .env("CARGO_PROFILE_DEV_DEBUG", "0")
    .env("CARGO_TARGET_DIR", project.mutants().join("build"));
    println!("$ {program}");
    let status = Command::from(program).status()?;
    // 2 and 3: some survived, some did not finish.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("cargo-mutants did not get to the end: {status}.");
    }
    read(&folder.join("mutants.out"))
}

/// Reads the results from the lists that cargo-mutants writes. A mutant with which the tests do not finish counts as
/// killed; one that does not compile does not count.
fn read(folder: &Path) -> Result<Outcome> {
    let list = |name: &str| -> Result<Vec<String>> {
        match fs::read_to_string(folder.join(name)) {
            Ok(text) => Ok(text.lines().map(str::to_owned).collect()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error).with_context(|| format!("{name} of cargo-mutants cannot be read.")),
        }
    };
    Ok(Outcome { killed: list("caught.txt")?.len() + list("timeout.txt")?.len(), survivors: list("missed.txt")? })
}

fn report(outcomes: &[(&str, Outcome)]) -> String {
    let mut text = format!("{:<8} {:>8} {:>8}\n", "room", "killed", "of");
    for (room, Outcome { killed, survivors }) in outcomes {
        text += &format!("{room:<8} {killed:>8} {:>8}\n", killed + survivors.len());
    }
    for survivor in outcomes.iter().flat_map(|(_, outcome)| &outcome.survivors) {
        text += &format!("\nsurvived: {survivor}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_its_room() -> Result<(), String> {
        let area = Area::of_file("./src/format/link/cells.rs")?;
        assert_eq!((area.room.name, area.glob()), ("format", "src/format/link/cells.rs".to_owned()));
        assert_eq!(Area::of_room("sat").map(|area| area.glob()), Some("src/sat/**".to_owned()));
        for path in ["src/lib.rs", "src/app/board.rs", "src/line", "src/line/notes.txt", "tests/line/mask.rs"] {
            let said = Area::of_file(path).unwrap_err();
            assert!(said.contains(path) && said.contains("src/puzzle"), "{said}");
        }
        Ok(())
    }

    #[test]
    fn the_tests_of_every_room_exist() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/integration");
        for test in ROOMS.iter().flat_map(|room| room.tests) {
            let path = folder.join(test.replace("::", "/"));
            assert!(path.is_dir() || path.with_extension("rs").is_file(), "{test}");
        }
        for room in ROOMS {
            assert!(folder.join("../../src").join(room.name).is_dir(), "{}", room.name);
        }
    }

    #[test]
    fn mutants_are_counted_and_survivors_named() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("nonoscope-mutants-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        for (name, text) in [("caught.txt", "a\nb\n"), ("timeout.txt", "c\n"), ("missed.txt", "d\n"), ("x.txt", "e\n")]
        {
            fs::write(folder.join(name), text)?;
        }
        let outcome = read(&folder)?;
        fs::remove_dir_all(&folder)?;
        assert_eq!(outcome, Outcome { killed: 3, survivors: vec!["d".to_owned()] });
        let report = report(&[("line", outcome), ("sat", Outcome::default())]);
        let rows: Vec<Vec<&str>> = report.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(rows[1], ["line", "3", "4"]);
        assert_eq!(rows[2], ["sat", "0", "0"]);
        assert_eq!(rows[4], ["survived:", "d"]);
        Ok(())
    }
}
