//! The suites of tests: each is run whatever came of the others, and at the end stands one tally.

use crate::count::{self, Tally, check, count};
use crate::project::Project;
use crate::step::{complain, took};
use crate::tools::{self, Tool};
use crate::{browser, features, fuzz, in_browser, supply};
use anyhow::{Context, Result};
use std::env;
use std::process::ExitCode;
use std::time::Instant;
use xshell::cmd;

const FOR_WASM: [&str; 4] = ["--target", tools::WASM, "--features", "page"];

/// The profile of what is tested as it is released.
const OPTIMISED: &str = "optimised";

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
}

impl Suite {
    pub(crate) const ALL: [Suite; 8] =
        [Suite::Format, Suite::Lint, Suite::Native, Suite::Docs, Suite::Supply, Suite::Fuzz, Suite::Wasm, Suite::Page];

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
        }
    }

    fn about(self) -> &'static str {
        match self {
            Suite::Format => "the source is formatted",
            Suite::Lint => "the compiler and Clippy have nothing to say",
            Suite::Native => "the tests on this machine",
            Suite::Docs => "the documentation builds without a warning",
            Suite::Supply => "the crates are known, licensed and pinned",
            Suite::Fuzz => "the fuzz targets find nothing, for a few seconds each",
            Suite::Wasm => "the tests of the WebAssembly build, in a browser",
            Suite::Page => "the tests of the built page, in a browser",
        }
    }

    fn run(self, project: &Project) -> Result<Tally> {
        let shell = &project.shell;
        let mut tally = Tally::default();
        match self {
            Suite::Format => {
                tally += check(&cmd!(shell, "cargo fmt --all --check"));
                for folder in [project.fuzz(), project.benches()] {
                    let _in_the_folder = shell.push_dir(folder);
                    tally += check(&cmd!(shell, "cargo fmt --check"));
                }
            }
            Suite::Lint => {
                tally += check(&cmd!(shell, "cargo clippy --workspace --all-targets -- -D warnings"));
                tools::install(project, &[Tool::WasmTarget], 0)?;
                let parts = ["--lib", "--bin", "app", "--bin", "worker", "--bin", "artist", "--test", "wasm"];
                tally += check(&cmd!(shell, "cargo clippy {FOR_WASM...} {parts...} -- -D warnings"));
                tally += features::run(project)?;
                tally += check(&fuzz::lint(project));
            }
            Suite::Native => {
                match env::var_os("NONOSCOPE_PUZZLES") {
                    Some(folder) => println!("Further puzzles come from {}.", folder.display()),
                    None => println!("NONOSCOPE_PUZZLES is not set, so the project's own puzzles are all there is."),
                }
                let all = cmd!(shell, "cargo test --workspace --all-targets --no-fail-fast");
                tally += count(all.into(), count::rust)?;
                // Once more as it is when it is used: optimised, and without checks for overflow.
                let optimised = cmd!(shell, "cargo test --profile {OPTIMISED} --test digests");
                tally += count(optimised.into(), count::rust)?;
                tally += count(cmd!(shell, "cargo test --workspace --doc --no-fail-fast").into(), count::rust)?;
            }
            Suite::Docs => {
                let docs = cmd!(shell, "cargo doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings");
                tally += check(&docs);
            }
            Suite::Supply => tally += supply::run(project)?,
            Suite::Fuzz => tally += fuzz::short(project)?,
            Suite::Wasm => {
                tools::install(project, &[Tool::WasmTarget, Tool::WasmBindgen, Tool::Browser], 0)?;
                let browser = browser::find(project).context("The browser is gone.")?;
                let capabilities = browser::write_capabilities(project)?;
                // The second time as browsers get it: optimised, and without checks for overflow.
                for profile in ["dev", OPTIMISED] {
                    let tests = cmd!(shell, "cargo test --profile {profile} {FOR_WASM...} --test wasm")
                        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
                        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", &capabilities)
                        .env("CHROMEDRIVER", &browser.driver);
                    tally += count(tests.into(), count::rust)?;
                }
            }
            Suite::Page => {
                // A browser waits more than it works.
                let tests =
                    in_browser::on_the_page(project, &["--test", "--test-concurrency=2", "--test-reporter=spec"])?;
                tally += count(tests, count::node)?;
            }
        }
        Ok(tally)
    }
}

/// Runs the suites. The last line on standard output is the tally, in a form that machines know.
pub(crate) fn run(project: &Project, suites: &[Suite]) -> ExitCode {
    let mut total = Tally::default();
    let mut lines = Vec::new();
    for &suite in suites {
        println!("\n=== {}: {} ===", suite.name(), suite.about());
        let start = Instant::now();
        let mut tally = suite.run(project).unwrap_or_else(|error| {
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
    println!("\n{:>8} {:>7} {:>7} {:>8}   time", "suite", "passed", "failed", "skipped");
    for line in lines {
        println!("{line}");
    }
    let Tally { passed, failed, skipped } = total;
    println!("\n{passed} passed, {failed} failed, {skipped} skipped");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
