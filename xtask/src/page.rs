//! The page: Trunk builds and serves it.

use crate::project::Project;
use crate::step::Steps;
use crate::tools::{self, Tool, WASM};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, SystemTime};
use xshell::{Cmd, cmd};

/// The kinds of files that a visitor loads.
const KINDS: [&str; 7] = ["html", "js", "css", "wasm", "svg", "png", "webmanifest"];

/// How the page is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// In half the time, with programs of twice the size: for looking and testing after a change.
    Draft,
    /// As visitors get it.
    Release,
}

impl Form {
    /// Where the built page is. Drafts are not in `dist/`, so that nobody publishes one by mistake, and not in `target/draft/`, where cargo
    /// keeps what it builds with that profile.
    pub(crate) fn folder(self, project: &Project) -> PathBuf {
        project.root().join(match self {
            Form::Draft => "target/page-draft",
            Form::Release => "dist",
        })
    }

    /// What `index.html` calls the profile of cargo.
    fn profile(self) -> &'static str {
        match self {
            Form::Draft => "data-cargo-profile-dev",
            Form::Release => "data-cargo-profile-release",
        }
    }
}

/// Builds the page into its folder.
pub(crate) fn build(project: &Project, form: Form) -> Result<()> {
    let mut steps = prepare(project)?;
    steps.take("The page: building it", || {
        trunk(project, "build", form, &[]).run().context("The page could not be built; Trunk says above why.")
    })
}

pub(crate) fn build_and_list(project: &Project) -> Result<()> {
    build(project, Form::Release)?;
    list(project, &Form::Release.folder(project), "dist/")
}

/// Builds the page and serves it until Trunk is stopped.
pub(crate) fn serve(project: &Project, port: u16, form: Form) -> Result<()> {
    check_free(port)?;
    let mut steps = prepare(project)?;
    let words = ["--disable-address-lookup", "true", "--port", &port.to_string()];
    let start = SystemTime::now();
    let mut server = steps.take("The page: building it", || {
        // This program does not handle Ctrl+C, so it ends together with Trunk.
        let mut server = Command::from(trunk(project, "serve", form, &words)).stdin(Stdio::null()).spawn()?;
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            if let Some(status) = server.try_wait()? {
                bail!("Trunk ended with {status}.");
            }
            sleep(Duration::from_millis(100));
        }
        Ok(server)
    })?;
    // Trunk serves even if the build failed, and then shows the result of an earlier one.
    let page = form.folder(project).join("index.html");
    if fs::metadata(page).and_then(|file| file.modified()).is_ok_and(|time| time >= start) {
        println!("\n  The page is at http://127.0.0.1:{port}/ (Ctrl+C ends it)\n");
    } else {
        println!("\n  The page could not be built; Trunk says above why. After a change it tries again.\n");
    }
    let status = server.wait()?;
    if !status.success() {
        bail!("Trunk ended with {status}.");
    }
    Ok(())
}

/// Prepares everything that Trunk needs for a build. Trunk works offline, so that it does not look for tools itself;
/// then cargo does not download crates either.
fn prepare(project: &Project) -> Result<Steps> {
    let mut steps = tools::install(project, &Tool::FOR_THE_PAGE, 2)?;
    steps.take("The page: fetching its crates", || {
        cmd!(project.shell, "cargo fetch --locked --target {WASM}").run().context("It takes crates.io.")
    })?;
    Ok(steps)
}

/// What builds its programs, as Trunk does: those of each profile together, since linking one keeps only one core busy.
pub(crate) fn programs(project: &Project, form: Form) -> Vec<Cmd<'_>> {
    let page = fs::read_to_string(project.root().join("index.html")).unwrap_or_default();
    let mut programs: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in page.lines() {
        let said = |name: &str| line.split_once(&format!("{name}=\""))?.1.split_once('"').map(|(said, _)| said);
        let (Some(profile), Some(program)) = (said(form.profile()), said("data-bin")) else { continue };
        match programs.iter_mut().find(|own| own.0 == profile) {
            Some((_, programs)) => programs.extend(["--bin", program]),
            None => programs.push((profile, vec!["--bin", program])),
        }
    }
    let build = |(profile, programs): (&str, Vec<&str>)| {
        let what = ["--locked", "--target", WASM, "--profile", profile];
        cmd!(project.shell, "cargo build {what...} {programs...}")
    };
    programs.into_iter().map(build).collect()
}

fn check_free(port: u16) -> Result<()> {
    let other = if port == u16::MAX { port - 1 } else { port + 1 };
    match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Ok(_) => Ok(()),
        Err(error) => {
            let what = if error.kind() == ErrorKind::AddrInUse { "is taken" } else { "cannot be used" };
            Err(error).with_context(|| {
                format!("Port {port} {what}. Choose another one, for example: `cargo xtask serve --port {other}`")
            })
        }
    }
}

fn trunk<'p>(project: &'p Project, command: &str, form: Form, words: &[&str]) -> Cmd<'p> {
    // Trunk takes this variable for an option of its own and only accepts `true` and `false`.
    let plain = project.shell.var_os("NO_COLOR").is_some_and(|word| !word.is_empty());
    let (folder, release) = (form.folder(project), (form == Form::Release).then_some("--release"));
    cmd!(project.shell, "trunk {command} {release...} --dist {folder} {words...}").env("NO_COLOR", plain.to_string())
}

/// Prints what a visitor has to load, of the files in a folder with this name.
pub(crate) fn list(project: &Project, folder: &Path, name: &str) -> Result<()> {
    let mut files = Vec::new();
    find_files(folder, &mut files)?;
    files.sort();
    // Node.js is needed anyway, so its zlib does this without another crate.
    let script = "const { readFileSync } = require('node:fs'), { gzipSync } = require('node:zlib');
        for (const file of process.argv.slice(1)) {
            const bytes = readFileSync(file);
            console.log(bytes.length, gzipSync(bytes, { level: 9 }).length);
        }";
    let sizes = cmd!(project.shell, "node -e {script}").args(&files).quiet().read()?;
    let (mut total, mut total_gzip) = (0, 0);
    println!("\n{:>12} {:>12}  {name}", "bytes", "gzip");
    for (file, line) in files.iter().zip(sizes.lines()) {
        let (size, gzip) = line.split_once(' ').context("node did not say the sizes")?;
        let (size, gzip): (u64, u64) = (size.parse()?, gzip.parse()?);
        println!("{size:>12} {gzip:>12}  {}", file.strip_prefix(folder)?.display());
        total += size;
        total_gzip += gzip;
    }
    println!("{total:>12} {total_gzip:>12}  total");
    Ok(())
}

fn find_files(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find_files(&path, found)?;
        } else if path.extension().is_some_and(|kind| KINDS.iter().any(|k| kind == *k)) {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_of_the_page_is_built() -> Result<()> {
        let project = Project::open()?;
        let page = fs::read_to_string(project.root().join("index.html"))?;
        for (form, profile) in [(Form::Draft, "--profile draft"), (Form::Release, "--profile page")] {
            let words: Vec<String> = programs(&project, form).iter().map(Cmd::to_string).collect();
            assert!(!words.is_empty() && words.iter().all(|words| words.contains(profile)), "{words:?}");
            let built = words.iter().map(|words| words.matches("--bin").count()).sum::<usize>();
            assert_eq!(built, page.matches("rel=\"rust\"").count());
        }
        Ok(())
    }
}
