//! Nonoscope's own commands: each installs what it needs and then builds, serves or tests the project.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod bench;
mod browser;
mod count;
mod fuzz;
mod page;
mod project;
mod step;
mod suite;
mod tools;

use project::Project;
use std::process::ExitCode;
use suite::Suite;

const USAGE: &str = "\
Nonoscope's own commands. Each installs what it needs first, into target/tools.

  cargo xtask serve [--port N] [--debug]   builds the page and serves it, by default at http://127.0.0.1:8080/;
                                           with --debug faster to build, slower to use
  cargo xtask build                        builds the page into dist/ and lists the sizes of its files
  cargo xtask test [SUITE...]              runs the tests, by default all: format, lint, native, docs, wasm, page
  cargo xtask bench [lines|truth]          measures natively and in a browser: line logic, against other solvers, and
                                           whole verdicts; the first time it takes some ten minutes to build them
  cargo xtask fuzz [TARGET] [--seconds N]  looks for inputs that break a promise, by default for 60 seconds in each of
                                           readers, recognise, link, qr, line, solve, methods; keeps them in fuzz/failed
";

enum Command {
    Serve { port: u16, debug: bool },
    Build,
    Bench(Option<String>),
    Fuzz { target: Option<&'static str>, seconds: u32 },
    Test(Vec<Suite>),
    Help,
}

impl Command {
    /// What the words after `cargo xtask` ask for, or what is wrong with them.
    fn parse(words: &[&str]) -> Result<Command, String> {
        match words {
            [] => Err("Which command?".to_owned()),
            ["serve", options @ ..] => Command::parse_serve(options),
            ["build"] => Ok(Command::Build),
            ["bench"] => Ok(Command::Bench(None)),
            ["bench", part @ ("lines" | "truth")] => Ok(Command::Bench(Some((*part).to_owned()))),
            ["fuzz", options @ ..] => Command::parse_fuzz(options),
            ["test"] => Ok(Command::Test(Suite::ALL.to_vec())),
            ["test", names @ ..] => {
                let suite = |name: &&str| Suite::named(name).ok_or_else(|| format!("There is no suite `{name}`."));
                Ok(Command::Test(names.iter().map(suite).collect::<Result<_, _>>()?))
            }
            ["help" | "--help" | "-h"] => Ok(Command::Help),
            _ => Err(format!("There is no command `{}`.", words.join(" "))),
        }
    }

    fn parse_fuzz(mut options: &[&str]) -> Result<Command, String> {
        let (mut target, mut seconds) = (None, fuzz::SECONDS);
        loop {
            options = match options {
                [] => return Ok(Command::Fuzz { target, seconds }),
                ["--seconds", number, rest @ ..] => {
                    seconds = match number.parse() {
                        Ok(number @ 1..) => number,
                        _ => return Err(format!("`{number}` is no number of seconds; choose one from 1.")),
                    };
                    rest
                }
                [name, rest @ ..] if target.is_none() => {
                    let known = fuzz::TARGETS.into_iter().find(|known| known == name);
                    target = Some(known.ok_or_else(|| format!("There is no fuzz target `{name}`."))?);
                    rest
                }
                [option, ..] => return Err(format!("`fuzz` does not understand `{option}` here.")),
            };
        }
    }

    fn parse_serve(mut options: &[&str]) -> Result<Command, String> {
        let (mut port, mut debug) = (8080, false);
        loop {
            options = match options {
                [] => return Ok(Command::Serve { port, debug }),
                ["--port", number, rest @ ..] => {
                    port = match number.parse() {
                        Ok(number @ 1..) => number,
                        _ => return Err(format!("`{number}` is no port; choose one from 1 to 65535.")),
                    };
                    rest
                }
                ["--debug", rest @ ..] => {
                    debug = true;
                    rest
                }
                [option, ..] => return Err(format!("`serve` does not understand `{option}` here.")),
            };
        }
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let command = match Command::parse(&words) {
        Ok(command) => command,
        Err(wrong) => {
            eprint!("{wrong}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let done = Project::open().and_then(|project| match command {
        Command::Serve { port, debug } => page::serve(&project, port, debug).map(|()| ExitCode::SUCCESS),
        Command::Build => page::build_and_list(&project).map(|()| ExitCode::SUCCESS),
        Command::Bench(part) => bench::run(&project, part.as_deref()).map(|()| ExitCode::SUCCESS),
        Command::Fuzz { target, seconds } => fuzz::run(&project, target, seconds).map(|()| ExitCode::SUCCESS),
        Command::Test(suites) => Ok(suite::run(&project, &suites)),
        Command::Help => {
            print!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
    });
    done.unwrap_or_else(|error| {
        step::complain(&error);
        ExitCode::FAILURE
    })
}
