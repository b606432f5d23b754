//! The package for JavaScript: three WebAssembly programs and a module that loads them, and an element with two more. Its tests
//! install what npm packs.

use crate::count::{self, Tally, check, count};
use crate::in_browser::install_node_modules;
use crate::project::Project;
use crate::tools::{self, Tool, WASM};
use crate::{browser, further_browsers, page};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::PathBuf;
use xshell::{Cmd, cmd};

/// The programs, as `packages/npm/src/bin` has them.
const PROGRAMS: [&str; 3] = ["solver", "rest", "studio"];

/// The programs of the element, as `crates/board/src/bin` has them.
const BOARDS: [&str; 2] = ["board", "board-human"];

/// What is packed beside the programs and what TypeScript writes.
const FILES: [&str; 4] = ["packages/npm/package.json", "packages/npm/README.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// The scripts that nobody imports. Their types are not packed.
const INNER: [&str; 9] =
    ["answers", "expected", "modules", "node-thread", "once", "packs", "programs", "thread", "words"];

/// What `cargo xtask test --long npm` runs.
const TESTS: [&str; 10] = [
    "abort.test.mjs",
    "answers.test.mjs",
    "board.test.mjs",
    "expected.test.mjs",
    "languages.test.mjs",
    "package.test.mjs",
    "plain.test.mjs",
    "reasons.test.mjs",
    "registry.test.mjs",
    "worker.test.mjs",
];

const TOOLS: [Tool; 4] = [Tool::WasmTarget, Tool::Node, Tool::WasmBindgen, Tool::WasmOptAndEsbuild];

/// Packs the package into `target/npm`, and says where it is and how large.
pub(crate) fn build_and_list(project: &Project) -> Result<()> {
    let packed = build(project)?;
    page::list(project, &folder(project), "nonoscope/")?;
    println!("\n  {}\n", packed.display());
    Ok(())
}

/// Tests what is packed: in an empty folder, with Node.js, TypeScript and a browser.
pub(crate) fn test(project: &Project) -> Result<Tally> {
    test_files(project, &[], &TESTS)
}

/// The same with Deno, bundlers and further browsers.
pub(crate) fn test_elsewhere(project: &Project) -> Result<Tally> {
    test_files(project, &further_browsers::prepare(project), &["board.test.mjs", "rare/places.test.mjs"])
}

fn test_files(project: &Project, further: &[(&'static str, PathBuf)], files: &[&str]) -> Result<Tally> {
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
    let tests = cmd!(shell, "node --test --test-concurrency=2 --test-timeout=600000 --test-reporter=spec {files...}")
        .envs(further.iter().map(|(name, program)| (name, program)))
        .env("NONOSCOPE_PACKED", packed)
        .env("NONOSCOPE_FRESH", fresh)
        .env("NONOSCOPE_CLI", cli)
        .env("NONOSCOPE_BROWSER", browser.program)
        .env("CHROMEDRIVER", browser.driver)
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
        programs(project)
            .iter()
            .try_for_each(Cmd::run)
            .context("The programs could not be built; cargo says above why.")
    })?;
    steps.take("The package: what TypeScript needs", || install_node_modules(project, &source))?;
    steps.take("The package: putting it together", || {
        shell.remove_path(&folder)?;
        shell.create_dir(&folder)?;
        for file in FILES {
            shell.copy_file(project.root().join(file), &folder)?;
        }
        PROGRAMS.iter().try_for_each(|program| bind(project, program, program, "release"))?;
        bind_boards(project)?;
        speak(project)?;
        let _in_the_folder = shell.push_dir(&source);
        cmd!(shell, "node node_modules/typescript/bin/tsc -p .").run()?;
        bundle_element(project)?;
        // What is left of the types is what people see.
        INNER.iter().try_for_each(|script| fs::remove_file(folder.join(format!("{script}.d.ts"))))?;
        PROGRAMS.iter().try_for_each(|program| fs::remove_file(folder.join(format!("programs/{program}.d.ts"))))?;
        address(project)?;
        let _in_the_package = shell.push_dir(&folder);
        cmd!(shell, "npm pack --silent --pack-destination ..").quiet().ignore_stdout().run()?;
        Ok(())
    })?;
    let manifest: serde_json::Value = serde_json::from_str(&shell.read_file(folder.join("package.json"))?)?;
    let version = manifest["version"].as_str().context("package.json has no version.")?;
    Ok(target(project).join(format!("nonoscope-{version}.tgz")))
}

/// Puts the address of the repository, which the manifest of the workspace has, into the manifest of the package and into the links
/// of its README.
fn address(project: &Project) -> Result<()> {
    let shell = &project.shell;
    let folder = folder(project);
    let metadata = {
        let _in_the_root = shell.push_dir(project.root());
        cmd!(shell, "cargo metadata --no-deps --format-version 1 --offline").quiet().read()?
    };
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().context("cargo lists no packages.")?;
    let library = packages.iter().find(|package| package["name"] == "nonoscope");
    let address =
        library.and_then(|library| library["repository"].as_str()).context("The library has no repository.")?;
    let readme = shell.read_file(folder.join("README.md"))?;
    shell.write_file(folder.join("README.md"), readme.replace("](../../", &format!("]({address}/blob/main/")))?;
    let _in_the_package = shell.push_dir(&folder);
    let fields = [
        "repository.type=git".to_owned(),
        format!("repository.url=git+{address}.git"),
        format!("homepage={address}#readme"),
        format!("bugs.url={address}/issues"),
    ];
    cmd!(shell, "npm pkg set {fields...}").quiet().run()?;
    // Those who install it have no use for what builds it.
    Ok(cmd!(shell, "npm pkg delete devDependencies").quiet().run()?)
}

/// What builds its programs, and those of the element.
pub(crate) fn programs(project: &Project) -> Vec<Cmd<'_>> {
    let shell = &project.shell;
    let manifest = project.npm().join("Cargo.toml");
    let boards = BOARDS.iter().flat_map(|board| ["--bin", board]);
    let what = ["--package", "nonoscope-board", "--profile", "page", "--features", "small"];
    [
        cmd!(shell, "cargo build --quiet --locked --release --target {WASM} --manifest-path {manifest} --bins"),
        cmd!(shell, "cargo build --quiet --locked --target {WASM} {what...} {boards...}"),
    ]
    .map(|build| build.env("CARGO_TARGET_DIR", target(project)))
    .into()
}

/// Makes a program ready for JavaScript, and small. Its script gets a name of its own.
fn bind(project: &Project, program: &str, script: &str, profile: &str) -> Result<()> {
    let shell = &project.shell;
    let folder = folder(project).join("programs");
    let built = target(project).join(format!("{WASM}/{profile}/{program}.wasm"));
    let what = ["--target", "web", "--omit-default-module-path", "--out-name", script];
    cmd!(shell, "wasm-bindgen {what...} --out-dir {folder} {built}").run()?;
    let (bound, small) = (folder.join(format!("{script}_bg.wasm")), folder.join(format!("{program}.wasm")));
    cmd!(shell, "wasm-opt -Os --reorder-functions-by-name {bound} -o {small}").run()?;
    fs::remove_file(bound)?;
    fs::remove_file(folder.join(format!("{script}_bg.wasm.d.ts")))?;
    let module = format!("./{script}_bg.js");
    let script = folder.join(format!("{script}.js"));
    let short = cmd!(shell, "esbuild --minify --target=es2022 {script}").quiet().read()?;
    fs::write(&script, short)?;
    let names = project.root().join("xtask/short-names.mjs");
    Ok(cmd!(shell, "node {names} {small} {script} {module}").quiet().run()?)
}

/// Makes the element's programs ready. Their scripts are the same: out of it comes one function that starts either program, as often
/// as it is called.
fn bind_boards(project: &Project) -> Result<()> {
    let shell = &project.shell;
    let folder = folder(project);
    let script = folder.join("programs/board.js");
    let mut scripts = Vec::new();
    for board in BOARDS {
        bind(project, board, "board", "page")?;
        scripts.push(shell.read_file(&script)?);
    }
    if scripts.windows(2).any(|pair| pair[0] != pair[1]) {
        bail!("The scripts of the element's programs differ: they do not call the same functions of the browser.");
    }
    let whole = cmd!(shell, "esbuild --format=iife --global-name=glue --target=es2022 {script}").quiet().read()?;
    let inner = whole.split_once("(() => {").and_then(|(_, rest)| rest.rsplit_once("})();"));
    let (inner, _) = inner.context("esbuild writes functions in another way now.")?;
    fs::write(folder.join("glue.js"), format!("export const glue = () => {{{inner}}};\n"))?;
    fs::write(folder.join("glue.d.ts"), "export declare const glue: () => typeof import(\"./programs/board.js\");\n")?;
    Ok(fs::remove_file(script)?)
}

/// Puts the languages into the package.
fn speak(project: &Project) -> Result<()> {
    let folder = folder(project);
    let what =
        ["--quiet", "--locked", "--package", "nonoscope-words", "--features", "english,languages", "--bin", "words"];
    Ok(cmd!(project.shell, "cargo run {what...} -- package {folder}").run()?)
}

/// Puts the element into one script, which is its worker, too, with the tones of the page.
fn bundle_element(project: &Project) -> Result<()> {
    let shell = &project.shell;
    let folder = folder(project);
    let style = shell.read_file(project.root().join("www/style.css"))?;
    let block = style.split(":root {").nth(1).and_then(|rest| Some(rest.split_once('}')?.0));
    let tones: Vec<(&str, &str, &str)> = block.unwrap_or_default().lines().filter_map(tone).collect();
    if tones.is_empty() {
        bail!("The style sheet has no tones for the light and for the dark.");
    }
    let define = |name: &str, tones: serde_json::Map<String, serde_json::Value>| {
        format!("--define:{name}={}", serde_json::Value::Object(tones))
    };
    let light = define("LIGHT", tones.iter().map(|&(name, light, _)| (name.into(), light.into())).collect());
    let dark = define("DARK", tones.iter().map(|&(name, _, dark)| (name.into(), dark.into())).collect());
    let script = folder.join("board.js");
    let what =
        ["--bundle", "--minify", "--format=esm", "--target=es2022", "--external:./load.js", "--external:./index.js"];
    let bundled = cmd!(shell, "esbuild {what...} {light} {dark} {script}").quiet().read()?;
    fs::write(script, bundled)?;
    shell.remove_path(folder.join("board"))?;
    ["glue.js", "glue.d.ts"].iter().try_for_each(|name| fs::remove_file(folder.join(name)))?;
    Ok(fs::remove_file(folder.join("programs/board.d.ts"))?)
}

/// A tone of the style sheet, `--ink: light-dark(#1d1b18, #ece8dc);`: its name, and its value in the light and in the dark.
fn tone(line: &str) -> Option<(&str, &str, &str)> {
    let (name, value) = line.trim().strip_prefix("--")?.strip_suffix(");")?.split_once(": light-dark(")?;
    let (light, dark) = value.split_once(", ")?;
    Some((name, light, dark))
}

/// Where the package is compiled and packed.
fn target(project: &Project) -> PathBuf {
    project.root().join("target/npm")
}

/// What is packed.
fn folder(project: &Project) -> PathBuf {
    target(project).join("package")
}
