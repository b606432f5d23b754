//! Nonoscope's own commands: each installs what it needs and then builds, serves, tests or measures the project.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod ahead;
mod bench;
mod browser;
mod command;
mod count;
mod further_browsers;
mod fuzz;
mod in_browser;
mod mutants;
mod npm;
mod page;
mod project;
mod python;
mod shelf;
mod step;
mod suite;
mod supply;
mod tools;
mod words;
mod workflows;

use command::{Command, USAGE};
use project::Project;
use std::process::ExitCode;

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
    Project::open().and_then(|project| command.run(&project)).unwrap_or_else(|error| {
        step::complain(&error);
        ExitCode::FAILURE
    })
}
