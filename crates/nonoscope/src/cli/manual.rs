//! `completions` and `man`: shell completion and manual pages.

use super::arguments::{Arguments, CompletionsArgs, ManArgs};
use super::console::Console;
use super::ending::Ending;
use clap::CommandFactory;
use clap_mangen::Man;
use std::io::{self, Write};

/// Prints the script that completes arguments in a shell.
pub(super) fn completions(arguments: &CompletionsArgs, out: &mut impl Write) -> io::Result<Ending> {
    // In between, because the generator panics if it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), "nonoscope", &mut script);
    out.write_all(&script)?;
    Ok(Ending::Done)
}

/// Prints the page of the manual about the program or about one command.
pub(super) fn man(arguments: &ManArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let mut program = Arguments::command().disable_help_subcommand(true);
    // Gives the commands their full names, and the options that all of them have.
    program.build();
    // A command of a command has a page with both names: `make random`, or `make-random`, as `man` has it.
    let chosen = match &arguments.command.join("-")[..] {
        "" => Some(&program),
        name => program.find_subcommand(name).or_else(|| {
            let (outer, inner) = name.split_once('-')?;
            program.find_subcommand(outer)?.find_subcommand(inner)
        }),
    };
    let Some(chosen) = chosen else {
        console.complain("There is no such command. `nonoscope --help` lists them all.");
        return Ok(Ending::Unreadable);
    };
    let version = program.get_version().unwrap_or_default();
    Man::new(chosen.clone()).source(format!("nonoscope {version}")).render(out)?;
    Ok(Ending::Done)
}
