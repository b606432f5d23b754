//! The suites of tests: all are run, even after a failure, and a tally comes at the end.

use crate::count::{self, Tally, check, count, held};
use crate::page::Form;
use crate::project::{OPTIMISED, Project};
use crate::step::{complain, took};
use crate::tools::{self, Tool, WASM};
use crate::{ahead, browser, further_browsers, fuzz, in_browser, npm, page, python, supply, workflows};
use anyhow::{Context, Result};
use std::cmp::Reverse;
use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;
use xshell::{Cmd, cmd};

/// When a check is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    /// By `cargo xtask test`: what is needed to trust a change.
    Quick,
    /// By `cargo xtask test --long`: what else a change can break. `.ci/run` makes the checks of both.
    Long,
    /// By `cargo xtask test --rare`: other browsers, bundlers, many machines and long fuzzing. They are made every week, for a
    /// release, and where a change touches them.
    Rare,
}

impl Part {
    /// The parts that `.ci/run` checks.
    pub(crate) const ALL: [Part; 2] = [Part::Quick, Part::Long];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Suite {
    Format,
    Lint,
    Native,
    Docs,
    Supply,
    Fuzz,
    Wasm,
    Page,
    Npm,
    Python,
}

impl Suite {
    /// In the order in which they run: the sooner those that keep less than all cores busy, the more is [built ahead](ahead) meanwhile.
    pub(crate) const ALL: [Suite; 10] = [
        Suite::Format,
        Suite::Lint,
        Suite::Supply,
        Suite::Python,
        Suite::Native,
        Suite::Docs,
        Suite::Fuzz,
        Suite::Wasm,
        Suite::Page,
        Suite::Npm,
    ];

    pub(crate) fn named(name: &str) -> Option<Suite> {
        Suite::ALL.into_iter().find(|suite| suite.name() == name)
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Suite::Format => "format",
            Suite::Lint => "lint",
            Suite::Native => "native",
            Suite::Docs => "docs",
            Suite::Supply => "supply",
            Suite::Fuzz => "fuzz",
            Suite::Wasm => "wasm",
            Suite::Page => "page",
            Suite::Npm => "npm",
            Suite::Python => "python",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Suite::Format => "the source is formatted",
            Suite::Lint => "the compiler and Clippy have nothing to say",
            Suite::Native => "the tests on this machine",
            Suite::Docs => "the documentation builds without a warning",
            Suite::Supply => "the crates are known, licensed and pinned",
            Suite::Fuzz => "the fuzz targets find nothing, for a minute each",
            Suite::Wasm => "the tests of the WebAssembly build, in a browser",
            Suite::Page => "the tests of the built page, in a browser",
            Suite::Npm => "the tests of the package for JavaScript, in an empty folder",
            Suite::Python => "the tests of the package for Python, in a fresh environment",
        }
    }

    /// Whether any check of the suite belongs to one of the parts.
    pub(crate) fn is_in(self, parts: &[Part]) -> bool {
        CHECKS.iter().any(|check| check.suite == self && check.is_in(parts))
    }

    fn run(self, project: &Project, parts: &[Part]) -> Result<Tally> {
        let mut tally = Tally::default();
        for check in CHECKS.iter().filter(|check| check.suite == self && check.is_in(parts)) {
            tally += match check.run {
                Run::Part(_, run) => run(project)?,
                Run::Either(_, run) => run(project, parts)?,
            };
        }
        Ok(tally)
    }
}

/// Something that a suite checks.
struct Check {
    suite: Suite,
    run: Run,
}

/// How and when something is checked.
enum Run {
    /// In one part.
    Part(Part, fn(&Project) -> Result<Tally>),
    /// In several parts: in each, its own tests. Those of the parts that are wanted run at once, so that no core waits for the last
    /// test of one part.
    Either(&'static [Part], fn(&Project, &[Part]) -> Result<Tally>),
}

impl Check {
    /// Whether there is something to do for one of the parts.
    fn is_in(&self, parts: &[Part]) -> bool {
        match self.run {
            Run::Part(part, _) => parts.contains(&part),
            Run::Either(own, _) => own.iter().any(|part| parts.contains(part)),
        }
    }
}

const fn quick(suite: Suite, run: fn(&Project) -> Result<Tally>) -> Check {
    Check { suite, run: Run::Part(Part::Quick, run) }
}

const fn long(suite: Suite, run: fn(&Project) -> Result<Tally>) -> Check {
    Check { suite, run: Run::Part(Part::Long, run) }
}

const fn rare(suite: Suite, run: fn(&Project) -> Result<Tally>) -> Check {
    Check { suite, run: Run::Part(Part::Rare, run) }
}

const fn either(suite: Suite, parts: &'static [Part], run: fn(&Project, &[Part]) -> Result<Tally>) -> Check {
    Check { suite, run: Run::Either(parts, run) }
}

/// All checks, in order.
static CHECKS: [Check; 19] = [
    quick(Suite::Format, formatting),
    // It compiles everything once more.
    long(Suite::Lint, |project| {
        Ok(check(&cmd!(project.shell, "cargo clippy --workspace --all-targets -- -D warnings")))
    }),
    long(Suite::Lint, lint_for_wasm),
    quick(Suite::Lint, |project| Ok(held(supply::solving_takes_no_other_crate(project)))),
    quick(Suite::Lint, |project| Ok(held(supply::the_library_takes_little(project)))),
    quick(Suite::Lint, workflows::lint),
    long(Suite::Lint, |project| Ok(check(&fuzz::lint(project)))),
    either(Suite::Native, &Part::ALL, native),
    // Again in the released form: optimised, and without overflow checks. The tests of the package for JavaScript compare the same
    // traces in that form more often.
    rare(Suite::Native, |project| count(digests(project).into(), count::rust)),
    long(Suite::Docs, |project| {
        let docs = cmd!(project.shell, "cargo doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings");
        Ok(check(&docs))
    }),
    long(Suite::Supply, supply::run),
    // With overflow checks. The form that browsers get, without them, is what the tests of the page and of its package for JavaScript use.
    long(Suite::Wasm, wasm),
    either(Suite::Page, &[Part::Quick, Part::Long, Part::Rare], page),
    long(Suite::Npm, npm::test),
    long(Suite::Python, python::test),
    rare(Suite::Supply, |project| Ok(supply::can_be_published(project))),
    rare(Suite::Fuzz, fuzz::long),
    rare(Suite::Npm, npm::test_elsewhere),
    rare(Suite::Python, python::on_many_machines),
];

fn formatting(project: &Project) -> Result<Tally> {
    let shell = &project.shell;
    let mut tally = check(&cmd!(shell, "cargo fmt --all --check"));
    for folder in project.beside() {
        let _in_the_folder = shell.push_dir(folder);
        tally += check(&cmd!(shell, "cargo fmt --check"));
    }
    Ok(tally)
}

fn lint_for_wasm(project: &Project) -> Result<Tally> {
    tools::install(project, &[Tool::WasmTarget], 0)?;
    let what = [
        "--target",
        WASM,
        "--package",
        "nonoscope-page",
        "--package",
        "nonoscope-kit",
        "--package",
        "nonoscope-board",
        "--package",
        "nonoscope-tests",
    ];
    Ok(check(&cmd!(project.shell, "cargo clippy {what...} --lib --bins --test wasm -- -D warnings")))
}

fn native(project: &Project, parts: &[Part]) -> Result<Tally> {
    match env::var_os("NONOSCOPE_PUZZLES") {
        Some(folder) => println!("Further puzzles come from {}.", folder.display()),
        None => println!("NONOSCOPE_PUZZLES is not set, so the project's own puzzles are all there is."),
    }
    // With all cases it pays to optimise what otherwise is built in a hurry.
    let is_long = parts.contains(&Part::Long);
    let config: Vec<String> = match is_long {
        true => UNOPTIMISED
            .iter()
            .flat_map(|name| ["--config".to_owned(), format!("profile.dev.package.{name}.opt-level=2")])
            .collect(),
        false => Vec::new(),
    };
    let filter = native_filter(parts);
    let mut tests =
        Command::from(cmd!(project.shell, "cargo test {config...} --workspace --no-fail-fast -- {filter...}"));
    if is_long {
        // Without it, each test of random cases tries a thirtieth of them.
        tests.env("NONOSCOPE_ALL_CASES", "1");
    }
    count(tests, count::rust)
}

/// What `Cargo.toml` leaves unoptimised, and the long tests keep busy.
const UNOPTIMISED: [&str; 4] = ["nonoscope", "nonoscope-picture", "nonoscope-play", "nonoscope-tests"];

/// A test is long if a module around it is named `long`; the test runner skips those, or all others.
fn native_filter(parts: &[Part]) -> &'static [&'static str] {
    match parts {
        [Part::Quick] => &["--skip", LONG_MODULE],
        [Part::Long] => &[LONG_MODULE],
        _ => &[],
    }
}

const LONG_MODULE: &str = "::long::";

/// The test that compares all traces with those of other builds, in the released form. It builds only what that needs.
pub(crate) fn digests(project: &Project) -> Cmd<'_> {
    cmd!(project.shell, "cargo test --profile {OPTIMISED} --package nonoscope-tests --test digests")
}

fn wasm(project: &Project) -> Result<Tally> {
    tools::install(project, &[Tool::WasmTarget, Tool::WasmBindgen, Tool::Browser], 0)?;
    let browser = browser::find(project).context("The browser is gone.")?;
    let tests = cmd!(project.shell, "cargo test --target {WASM} --package nonoscope-tests --test wasm")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", browser::write_capabilities(project)?)
        // Seconds. The page does not answer while a test runs, and some run long on a slow machine.
        .env("WASM_BINDGEN_TEST_TIMEOUT", "600")
        .env("CHROMEDRIVER", &browser.driver);
    count(tests.into(), count::rust)
}

fn page(project: &Project, parts: &[Part]) -> Result<Tally> {
    let files = page_files(&project.page_tests(), parts)?;
    // A browser waits more than it works. One that has hung fails its file, whose tests take at most five minutes.
    let mut words = vec!["--test", "--test-concurrency=3", "--test-timeout=1200000", "--test-reporter=spec"];
    words.extend(files.iter().map(String::as_str));
    browser::install_shell(project);
    let mut tests = in_browser::on_the_page(project, page_form(parts), &words)?;
    if parts.contains(&Part::Rare) {
        tests.envs(further_browsers::prepare(project));
    }
    count(tests, count::node)
}

/// The quick tests take a draft, which is built in half the time. What a visit loads is weighed with the others.
fn page_form(parts: &[Part]) -> Form {
    if parts == [Part::Quick] { Form::Draft } else { Form::Release }
}

/// The page's quick test files: watching, playing and making.
const QUICK_FILES: [&str; 6] = [
    "first.test.mjs",
    "playback.test.mjs",
    "marks.test.mjs",
    "wrong-marks.test.mjs",
    "tutor.test.mjs",
    "make-draw.test.mjs",
];

/// The test files of the page for these parts, relative to their folder. Those of the folder `rare` are rare, and the long ones begin first.
fn page_files(tests: &Path, parts: &[Part]) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for folder in ["rare/", "long/", ""] {
        for entry in fs::read_dir(tests.join(folder))? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            let part = match folder {
                "rare/" => Part::Rare,
                "" if QUICK_FILES.contains(&name.as_str()) => Part::Quick,
                _ => Part::Long,
            };
            if name.ends_with(".test.mjs") && parts.contains(&part) {
                files.push((Reverse(part), format!("{folder}{name}")));
            }
        }
    }
    files.sort();
    Ok(files.into_iter().map(|(_, name)| name).collect())
}

/// Runs one suite after another. The tally of all, and a line about each.
fn run_each(project: &Project, parts: &[Part], suites: &[Suite]) -> (Tally, Vec<String>) {
    let mut total = Tally::default();
    let mut lines = Vec::new();
    for &suite in suites.iter().filter(|suite| suite.is_in(parts)) {
        println!("\n=== {}: {} ===", suite.name(), suite.about());
        let start = Instant::now();
        let mut tally = suite.run(project, parts).unwrap_or_else(|error| {
            complain(&error);
            Tally::FAILED
        });
        if tally.passed + tally.failed == 0 {
            eprintln!("\nNo test ran.");
            tally += Tally::FAILED;
        }
        let Tally { passed, failed, skipped } = tally;
        let time = took(start.elapsed());
        println!("=== {}: {passed} passed, {failed} failed, {skipped} skipped in {time} ===", suite.name());
        lines.push(format!("{:>8} {passed:>7} {failed:>7} {skipped:>8}   {time}", suite.name()));
        total += tally;
    }
    (total, lines)
}

/// What the suites after the first one build.
fn later(project: &Project, parts: &[Part], suites: &[Suite]) -> Vec<Command> {
    let later = suites.iter().skip(1).filter(|suite| suite.is_in(parts));
    later
        .flat_map(|suite| match suite {
            Suite::Page => page::programs(project, page_form(parts)),
            Suite::Npm => npm::programs(project),
            _ => Vec::new(),
        })
        .map(Command::from)
        .collect()
}

/// Runs the suites, as far as they belong to one of the parts. The last line on standard output is the tally, in a
/// machine-readable form.
pub(crate) fn run(project: &Project, parts: &[Part], suites: &[Suite]) -> ExitCode {
    let (total, lines) = ahead::while_building(&later(project, parts, suites), || run_each(project, parts, suites));
    println!("\n{:>8} {:>7} {:>7} {:>8}   time", "suite", "passed", "failed", "skipped");
    for line in lines {
        println!("{line}");
    }
    let Tally { passed, failed, skipped } = total;
    println!("\n{passed} passed, {failed} failed, {skipped} skipped");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_suite_is_in_a_part() {
        for suite in Suite::ALL {
            assert!(suite.is_in(&[Part::Quick, Part::Long, Part::Rare]), "{}", suite.name());
        }
    }

    #[test]
    fn a_native_test_is_left_out_of_one_part_only_where_the_other_has_it() {
        // One part runs what the other skips, so together they run each test once; and so does a run of both.
        let [quick, long] = [Part::Quick, Part::Long].map(|part| native_filter(&[part]));
        assert_eq!(quick, [&["--skip"], long].concat());
        assert_eq!(native_filter(&Part::ALL), [""; 0]);
    }

    #[test]
    fn every_test_of_the_page_is_in_one_part() -> Result<()> {
        let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/page");
        let mut chosen: Vec<String> = Vec::new();
        let parts = [Part::Quick, Part::Long, Part::Rare];
        for part in parts {
            chosen.extend(page_files(&tests, &[part])?);
        }
        chosen.sort();
        let mut both = page_files(&tests, &parts)?;
        both.sort();
        assert_eq!(chosen, both);
        let (mut there, mut folders) = (Vec::new(), vec![tests.clone()]);
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder)? {
                let path = entry?.path();
                if path.is_dir() && !path.ends_with("node_modules") {
                    folders.push(path);
                } else if path.to_string_lossy().ends_with(".test.mjs") {
                    there.push(path.strip_prefix(&tests)?.to_string_lossy().replace('\\', "/"));
                }
            }
        }
        there.sort();
        assert!(there.len() > 10);
        assert_eq!(chosen, there);
        Ok(())
    }
}
