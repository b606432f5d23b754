//! The commands: what the words after `cargo xtask` ask for.

use crate::page::Form;
use crate::project::Project;
use crate::suite::{self, Part, Suite};
use crate::words::Words;
use crate::{bench, fuzz, in_browser, mutants, npm, page, python, shelf};
use anyhow::Result;
use std::process::ExitCode;

pub(crate) const USAGE: &str = "\
Nonoscope's own commands. Each installs what it needs first, into target/tools.

  cargo xtask serve [--port N] [--release] builds the page and serves it, by default at http://127.0.0.1:8080/; with
                                           --release as visitors get it, which takes twice as long to build
  cargo xtask build                        builds the page into dist/ and lists the sizes of its files
  cargo xtask test [SUITE...]              runs the tests, by default all suites: format, lint, supply, python,
                                           native, docs, fuzz, wasm, page, npm; what takes long is left out
  cargo xtask test --long [SUITE...]       runs what is left out by that; with --all both, as a build server does; with --rare
                                           other browsers, bundlers, many machines, and a minute for each fuzz target
  cargo xtask npm                          packs the package for JavaScript into target/npm and lists the sizes of its files
  cargo xtask python                       builds the wheel of the package for Python into target/wheels
  cargo xtask shelf [--anew]               adds puzzles to the shelf from the icons that stock/wanted names, and draws sheets
                                           to look at in target/shelf; with --anew puzzles get other numbers and days
  cargo xtask bench [lines|truth]          measures natively and in a browser: line logic, against other solvers, and
                                           whole verdicts; the first run takes some ten minutes to build the other solvers
  cargo xtask bench hard [--seconds N]     measures a hundred hard puzzles beside three SAT solvers, by default for up to 60
                                           seconds each: one to two hours
  cargo xtask bench many                   measures the command line on thousands of puzzles, with one job and with more, and
                                           the memory that it takes for 100,000
  cargo xtask bench peers                  measures solvers that are packages of PyPI, npm and crates.io, beside ours
  cargo xtask bench page                   weighs what three visits to the page load
  cargo xtask fuzz [TARGET] [--seconds N]  looks for inputs that break a promise and keeps them in fuzz/failed; by default,
                                           60 seconds for each of readers, recognise, structures, link, qr, scan, line,
                                           solve, methods
  cargo xtask soak [--minutes N]           uses the page at random, by default for an hour; fails if the page reports an
                                           error or its memory grows
  cargo xtask mutants [CRATE...]           breaks the code in many small ways and lists the changes that no test notices: in
                                           core and format, which takes hours, or in one of them
";

const PARTS: [&str; 6] = ["lines", "truth", bench::HARD, bench::MANY, bench::PEERS, bench::PAGE];

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Serve { port: u16, form: Form },
    Build,
    Bench { part: Option<&'static str>, seconds: u32 },
    Fuzz { target: Option<&'static str>, seconds: u32 },
    Test { parts: &'static [Part], suites: Vec<Suite> },
    Soak { minutes: u32 },
    Npm,
    Python,
    Shelf { anew: bool },
    Mutants(Vec<&'static str>),
    Help,
}

impl Command {
    /// Parses the words after `cargo xtask`, or says what is wrong with them.
    pub(crate) fn parse(words: &[&str]) -> Result<Command, String> {
        let [name, words @ ..] = words else { return Err("Which command?".to_owned()) };
        let mut words = Words::new(name, words);
        match *name {
            "serve" => {
                let port = words.number("--port", 1..=u16::MAX)?.unwrap_or(8080);
                let form = if words.flag("--release") { Form::Release } else { Form::Draft };
                words.none().map(|()| Command::Serve { port, form })
            }
            "build" => words.none().map(|()| Command::Build),
            "bench" => {
                let seconds = words.number("--seconds", 1..=u32::MAX)?.unwrap_or(bench::SECONDS);
                Ok(Command::Bench { part: words.name("part", one_of(&PARTS))?, seconds })
            }
            "fuzz" => {
                let seconds = words.number("--seconds", 1..=u32::MAX)?.unwrap_or(fuzz::SECONDS);
                Ok(Command::Fuzz { target: words.name("fuzz target", one_of(&fuzz::TARGETS))?, seconds })
            }
            "test" => {
                let parts: &[Part] = match ["--long", "--all", "--rare"].map(|flag| words.flag(flag)) {
                    [false, false, false] => &[Part::Quick],
                    [true, false, false] => &[Part::Long],
                    [false, true, false] => &Part::ALL,
                    [false, false, true] => &[Part::Rare],
                    _ => return Err("`--long`, `--all` and `--rare` exclude each other.".to_owned()),
                };
                let suites = words.names("suite", Suite::named)?;
                if let Some(suite) = suites.iter().find(|suite| !suite.is_in(parts)) {
                    return Err(format!(
                        "Nothing of the suite `{}` is in that part; `--all` runs all of it.",
                        suite.name()
                    ));
                }
                Ok(Command::Test { parts, suites: or_all(suites, Suite::ALL) })
            }
            "soak" => {
                let minutes = words.number("--minutes", 1..=u32::MAX)?.unwrap_or(in_browser::MINUTES);
                words.none().map(|()| Command::Soak { minutes })
            }
            "npm" => words.none().map(|()| Command::Npm),
            "python" => words.none().map(|()| Command::Python),
            "shelf" => {
                let anew = words.flag("--anew");
                words.none().map(|()| Command::Shelf { anew })
            }
            "mutants" => {
                let named = |name: &str| mutants::CRATES.into_iter().find(|&own| own == name);
                Ok(Command::Mutants(or_all(words.names("crate", named)?, mutants::CRATES)))
            }
            "help" | "--help" | "-h" => Ok(Command::Help),
            _ => Err(format!("There is no command `{name}`.")),
        }
    }

    pub(crate) fn run(self, project: &Project) -> Result<ExitCode> {
        match self {
            Command::Serve { port, form } => page::serve(project, port, form)?,
            Command::Build => page::build_and_list(project)?,
            Command::Bench { part: Some(bench::HARD), seconds } => bench::hard(project, seconds)?,
            Command::Bench { part: Some(bench::MANY), .. } => bench::many(project)?,
            Command::Bench { part: Some(bench::PEERS), .. } => bench::peers(project)?,
            Command::Bench { part: Some(bench::PAGE), .. } => in_browser::visits(project)?,
            Command::Bench { part, .. } => bench::run(project, part)?,
            Command::Fuzz { target, seconds } => fuzz::run(project, target, seconds)?,
            Command::Test { parts, suites } => return Ok(suite::run(project, parts, &suites)),
            Command::Soak { minutes } => in_browser::soak(project, minutes)?,
            Command::Npm => npm::build_and_list(project)?,
            Command::Python => python::build_and_tell(project)?,
            Command::Shelf { anew } => shelf::fill(project, anew)?,
            Command::Mutants(crates) => mutants::run(project, &crates)?,
            Command::Help => print!("{USAGE}"),
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Accepts only these names.
fn one_of(names: &'static [&'static str]) -> impl Fn(&str) -> Option<&'static str> {
    move |word| names.iter().copied().find(|name| *name == word)
}

/// All of them, if none is named.
fn or_all<T>(named: Vec<T>, all: impl IntoIterator<Item = T>) -> Vec<T> {
    if named.is_empty() { all.into_iter().collect() } else { named }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &str) -> Result<Command, String> {
        Command::parse(&words.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn what_is_not_said_has_a_default() {
        assert_eq!(parse("serve"), Ok(Command::Serve { port: 8080, form: Form::Draft }));
        assert_eq!(parse("npm"), Ok(Command::Npm));
        assert_eq!(parse("bench"), Ok(Command::Bench { part: None, seconds: 60 }));
        assert_eq!(parse("python"), Ok(Command::Python));
        assert_eq!(parse("shelf"), Ok(Command::Shelf { anew: false }));
        assert_eq!(parse("fuzz"), Ok(Command::Fuzz { target: None, seconds: fuzz::SECONDS }));
        assert_eq!(parse("test"), Ok(Command::Test { parts: &[Part::Quick], suites: Suite::ALL.to_vec() }));
        assert_eq!(parse("mutants"), Ok(Command::Mutants(mutants::CRATES.to_vec())));
    }

    #[test]
    fn what_is_said_is_heard() {
        assert_eq!(parse("serve --release --port 9000"), Ok(Command::Serve { port: 9000, form: Form::Release }));
        assert_eq!(parse("shelf --anew"), Ok(Command::Shelf { anew: true }));
        assert_eq!(parse("soak --minutes 5"), Ok(Command::Soak { minutes: 5 }));
        assert_eq!(parse("bench truth"), Ok(Command::Bench { part: Some("truth"), seconds: 60 }));
        assert_eq!(parse("bench hard --seconds 5"), Ok(Command::Bench { part: Some("hard"), seconds: 5 }));
        assert_eq!(parse("fuzz --seconds 5 qr"), Ok(Command::Fuzz { target: Some("qr"), seconds: 5 }));
        let suites = vec![Suite::Native, Suite::Lint];
        assert_eq!(parse("test native lint"), Ok(Command::Test { parts: &[Part::Quick], suites: suites.clone() }));
        assert_eq!(parse("test --long native lint"), Ok(Command::Test { parts: &[Part::Long], suites }));
        let suites = vec![Suite::Supply];
        let python = vec![Suite::Python];
        assert_eq!(parse("test --rare python"), Ok(Command::Test { parts: &[Part::Rare], suites: python }));
        assert_eq!(parse("test supply --all"), Ok(Command::Test { parts: &Part::ALL, suites }));
        assert_eq!(parse("mutants core"), Ok(Command::Mutants(vec!["core"])));
        assert_eq!(parse("-h"), Ok(Command::Help));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for (words, wrong) in [
            ("", "Which command?"),
            ("sing", "`sing`"),
            ("build --release", "`--release`"),
            ("serve --port 0", "from 1 to 65535"),
            ("fuzz readers link", "`link`"),
            ("test everything", "suite `everything`"),
            ("test --long format", "`format`"),
            ("test supply", "`--all`"),
            ("mutants app", "crate `app`"),
        ] {
            let said = parse(words).unwrap_err();
            assert!(said.contains(wrong), "{words}: {said}");
        }
    }

    #[test]
    fn the_usage_names_all_that_can_be_chosen() {
        let suites = Suite::ALL.map(Suite::name);
        for name in suites.into_iter().chain(PARTS).chain(fuzz::TARGETS).chain(mutants::CRATES) {
            assert!(USAGE.split([' ', ',', ';', '|', '[', ']', '\n']).any(|word| word == name), "{name}");
        }
    }
}
