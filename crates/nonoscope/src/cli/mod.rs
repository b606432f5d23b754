//! The command line: the same engine for files and scripts.

mod answers;
mod arguments;
mod book;
mod cnf;
mod console;
mod convert;
mod each;
mod ending;
mod formats;
mod input;
mod lines;
mod make;
mod manual;
mod objects;
mod one;
mod output;
mod paint;
mod photo;
mod picture;
mod printable;
mod progress;
mod prove;
mod qr;
mod queue;
mod rate;
mod read_picture;
mod reasons;
mod solve;
mod status;
mod steps;
mod stream;
mod turn;

use arguments::{Arguments, Command};
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};
use console::Console;
use ending::Ending;
use nonoscope_words::speak;
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

/// Runs the program with the arguments of the process.
pub fn run() -> ExitCode {
    let given: Vec<OsString> = std::env::args_os().collect();
    let Arguments { command, quiet, color, lang } = match parse(&given) {
        Ok(arguments) => arguments,
        Err(error) => return misused(&error, &given),
    };
    if let Some(translation) = lang {
        speak(translation.language());
    }
    let console = Console::new(quiet, color);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let ended = match command {
        Command::Solve(arguments) => solve::run(arguments, &console, &mut out),
        Command::Steps(arguments) => steps::run(&arguments, &console, &mut out),
        Command::Rate(arguments) => rate::run(arguments, &console, &mut out),
        Command::Lines(arguments) => lines::run(&arguments, &console, &mut out),
        Command::Qr(arguments) => qr::run(&arguments, &console, &mut out),
        Command::Cnf(arguments) => cnf::run(&arguments, &console, &mut out),
        Command::Prove(arguments) => prove::run(&arguments, &console, &mut out),
        Command::Convert(arguments) => convert::run(arguments, &console, &mut out),
        Command::Picture(arguments) => picture::run(arguments, &console, &mut out),
        Command::Book(arguments) => book::run(arguments, &console, &mut out),
        Command::ReadPicture(arguments) => read_picture::run(&arguments, &console, &mut out),
        Command::Make(arguments) => make::run(&arguments, &console, &mut out),
        Command::Formats(arguments) => formats::run(&arguments, &mut out),
        Command::Completions(arguments) => manual::completions(&arguments, &mut out),
        Command::Man(arguments) => manual::man(&arguments, &console, &mut out),
    };
    let ended = ended.and_then(|ending| out.flush().map(|()| ending));
    console.clear();
    match ended {
        Ok(ending) => ExitCode::from(ending as u8),
        // The reader of the output has seen enough, as in `nonoscope steps card.txt | head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            console.complain(&format!("The output cannot be written: {error}"));
            ExitCode::from(Ending::Unreadable as u8)
        }
    }
}

/// The arguments. Where a puzzle is missing and one is piped in, that is read.
fn parse(given: &[OsString]) -> Result<Arguments, clap::Error> {
    let parse = |words: &[OsString]| {
        let mut matches = Arguments::command().color(arguments::colour(given)).try_get_matches_from(words)?;
        Arguments::from_arg_matches_mut(&mut matches)
    };
    let missing = match parse(given) {
        Err(error) if error.kind() == ErrorKind::MissingRequiredArgument && !io::stdin().is_terminal() => error,
        parsed => return parsed,
    };
    let with_input: Vec<OsString> = given.iter().cloned().chain(["-".into()]).collect();
    parse(&with_input).map_err(|_| missing)
}

/// Prints the help, or why the arguments are not understood.
fn misused(error: &clap::Error, given: &[OsString]) -> ExitCode {
    // The error repeats arguments, and a shell may have put untrusted file names there.
    let is_harmless = |word: &OsString| !word.to_string_lossy().contains(printable::is_obeyed);
    let printed = if !error.use_stderr() || given.iter().all(is_harmless) {
        error.print()
    } else {
        write!(io::stderr(), "{}", printable::lines(&error.to_string()))
    };
    if printed.is_err_and(|error| error.kind() != io::ErrorKind::BrokenPipe) {
        return ExitCode::from(Ending::Unreadable as u8);
    }
    u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
}
