//! The command line: the same engine for files and scripts.

mod arguments;
mod cnf;
mod convert;
mod formats;
mod input;
mod lines;
mod objects;
mod output;
mod picture;
mod qr;
mod solve;
mod steps;

use crate::solve::Verdict;
use arguments::{Arguments, Command};
use clap::Parser;
use std::io::{self, Write};
use std::process::ExitCode;

/// How a command ends. Where several puzzles end differently, the highest number is what the program returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ending {
    /// A verdict was reached, or what was asked for was printed.
    Done = 0,
    /// There is no solution.
    NoSolution = 1,
    /// The input cannot be read. clap ends the program with the same code if the usage is wrong.
    Unreadable = 2,
    /// The method can go no further, or a limit was reached.
    Undecided = 3,
}

impl Ending {
    fn of(verdict: Verdict) -> Ending {
        match verdict {
            Verdict::Unique | Verdict::Multiple => Ending::Done,
            Verdict::None => Ending::NoSolution,
            Verdict::Stuck | Verdict::Stopped => Ending::Undecided,
        }
    }
}

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

/// Writes to standard error what is wrong. If this cannot be written, there is nobody to tell.
fn complain(what: &str) {
    let _ = writeln!(io::stderr(), "nonoscope: {what}");
}

/// Writes a value as one line of JSON.
fn write_json(out: &mut impl Write, value: &impl serde::Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)
}
