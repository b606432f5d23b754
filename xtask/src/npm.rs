//! The package for JavaScript: three WebAssembly programs and a module that loads them. Its tests install what npm packs.

use crate::count::{self, Tally, check, count};
use crate::in_browser::install_node_modules;
use crate::project::Project;
use crate::tools::{self, Tool, WASM};
use crate::{browser, page};
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;
use xshell::cmd;

/// The programs, as `packages/npm/src/bin` has them.
const PROGRAMS: [&str; 3] = ["solver", "rest", "studio"];

/// What is packed beside the programs and what TypeScript writes.
const FILES: [&str; 4] = ["packages/npm/package.json", "packages/npm/README.md", "LICENSE-APACHE", "LICENSE-MIT"];

const TOOLS: [Tool; 4] = [Tool::WasmTarget, Tool::Node, Tool::WasmBindgen, Tool::WasmOptAndEsbuild];

/// Packs the package into `target/npm`, and says where it is and how large.
pub(crate) fn build_and_list(project: &Project) -> Result<()> {
    let packed = build(project)?;
    page::list(project, &folder(project), "nonoscope/")?;
    println!("\n  {}\n", packed.display());
    Ok(())
}

/// Tests what is packed: in an empty folder, with Node.js, Deno, TypeScript, esbuild, and a browser.
pub(crate) fn test(project: &Project) -> Result<Tally> {
    let shell = &project.shell;
    let packed = build(project)?;
    tools::install(project, &[Tool::Browser], 0)?;
    let browser = browser::find(project).context("The browser is gone.")?;
    for folder in [project.page_tests(), project.npm().join("tests")] {
        install_node_modules(project, &folder)?;
    }
    let mut tally = {
        let _in_the_folder = shell.push_dir(project.npm());
        let what = ["--quiet", "--locked", "--release", "--target", WASM, "--lib", "--bins"];
        check(&cmd!(shell, "cargo clippy {what...} -- -D warnings").env("CARGO_TARGET_DIR", target(project)))
    };
    // The same answers are wanted from the command line.
    let cli = project.command_line("dev")?;
    let fresh = target(project).join("fresh");
    shell.remove_path(&fresh)?;
    shell.create_dir(&fresh)?;
    let _in_the_folder = shell.push_dir(project.npm().join("tests"));
    let tests = cmd!(shell, "node --test --test-concurrency=2 --test-timeout=600000 --test-reporter=spec")
        .env("NONOSCOPE_PACKED", packed)
        .env("NONOSCOPE_FRESH", fresh)
        .env("NONOSCOPE_CLI", cli)
        .env("NONOSCOPE_BROWSER", browser.program)
        .env_remove("FORCE_COLOR");
    tally += count(tests.into(), count::node)?;
    Ok(tally)
}

/// Builds the package and packs it.
fn build(project: &Project) -> Result<PathBuf> {
    let shell = &project.shell;
    let (folder, source) = (folder(project), project.npm());
    let mut steps = tools::install(project, &TOOLS, 3)?;
    steps.take("The package: its programs", || {
        let _in_the_folder = shell.push_dir(&source);
        cmd!(shell, "cargo build --quiet --locked --release --target {WASM} --bins")
            .env("CARGO_TARGET_DIR", target(project))
            .run()
            .context("The programs could not be built; cargo says above why.")
    })?;
    steps.take("The package: what TypeScript needs", || install_node_modules(project, &source))?;
    steps.take("The package: putting it together", || {
        shell.remove_path(&folder)?;
        shell.create_dir(&folder)?;
        for file in FILES {
            shell.copy_file(project.root().join(file), &folder)?;
        }
        PROGRAMS.iter().try_for_each(|program| bind(project, program))?;
        let _in_the_folder = shell.push_dir(&source);
        cmd!(shell, "node node_modules/typescript/bin/tsc -p .").run()?;
        // What is left of the types is what people see; those of the programs are nobody else's business.
        fs::remove_file(folder.join("programs.d.ts"))?;
        PROGRAMS.iter().try_for_each(|program| fs::remove_file(folder.join(format!("programs/{program}.d.ts"))))?;
        let _in_the_package = shell.push_dir(&folder);
        cmd!(shell, "npm pack --silent --pack-destination ..").quiet().ignore_stdout().run()?;
        Ok(())
    })?;
    let manifest: serde_json::Value = serde_json::from_str(&shell.read_file(folder.join("package.json"))?)?;
    let version = manifest["version"].as_str().context("package.json has no version.")?;
    Ok(target(project).join(format!("nonoscope-{version}.tgz")))
}

/// Makes a program ready for JavaScript, and small.
fn bind(project: &Project, program: &str) -> Result<()> {
    let shell = &project.shell;
    let folder = folder(project).join("programs");
    let built = target(project).join(format!("{WASM}/release/{program}.wasm"));
    let what = ["--target", "web", "--omit-default-module-path", "--out-name", program];
    cmd!(shell, "wasm-bindgen {what...} --out-dir {folder} {built}").run()?;
    let (bound, small) = (folder.join(format!("{program}_bg.wasm")), folder.join(format!("{program}.wasm")));
    cmd!(shell, "wasm-opt -Os --reorder-functions-by-name {bound} -o {small}").run()?;
    fs::remove_file(bound)?;
    fs::remove_file(folder.join(format!("{program}_bg.wasm.d.ts")))?;
    let script = folder.join(format!("{program}.js"));
    let short = cmd!(shell, "esbuild --minify --target=es2022 {script}").quiet().read()?;
    Ok(fs::write(script, short)?)
}

/// Where the package is compiled and packed.
fn target(project: &Project) -> PathBuf {
    project.root().join("target/npm")
}

/// What is packed.
fn folder(project: &Project) -> PathBuf {
    target(project).join("package")
}
