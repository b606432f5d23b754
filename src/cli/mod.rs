//! The command line: the same engine for files and scripts.

mod arguments;
mod cnf;
mod convert;
mod ending;
mod formats;
mod input;
mod lines;
mod objects;
mod output;
mod picture;
mod qr;
mod solve;
mod steps;

use arguments::{Arguments, Command};
use clap::Parser;
use ending::{Ending, complain};
use std::io::{self, Write};
use std::process::ExitCode;

/// Runs the program with the arguments of the process.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let ended = match arguments.command {
        Command::Solve(arguments) => solve::run(&arguments, &mut out),
        Command::Steps(arguments) => steps::run(&arguments, &mut out),
        Command::Lines(arguments) => lines::run(&arguments, &mut out),
        Command::Qr(arguments) => qr::run(&arguments, &mut out),
        Command::Cnf(arguments) => cnf::run(&arguments, &mut out),
        Command::Convert(arguments) => convert::run(&arguments, &mut out),
        Command::Picture(arguments) => picture::run(&arguments, &mut out),
        Command::Formats(arguments) => formats::run(&arguments, &mut out),
    };
    match ended.and_then(|ending| out.flush().map(|()| ending)) {
        Ok(ending) => ExitCode::from(ending as u8),
        // The reader of the output has seen enough, as in `nonoscope steps card.txt | head`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("The output cannot be written: {error}"));
            ExitCode::from(Ending::Unreadable as u8)
        }
    }
}
