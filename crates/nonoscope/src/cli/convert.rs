//! `convert`: puzzles in another format.

use super::arguments::ConvertArgs;
use super::console::Console;
use super::each::{Desk, Many};
use super::ending::Ending;
use super::input::Entry;
use super::output;
use super::progress::Task;
use crate::format::{Format, Reading, write, write_all};
use crate::solve::{Method, Verdict, solve_watched};
use std::io::{self, Write};
use std::path::Path;
use std::slice;

pub(super) fn run(arguments: ConvertArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let to = match arguments.to.map_or_else(|| by_extension(arguments.output.as_deref()), Ok) {
        Ok(to) => to,
        Err(why) => {
            console.complain(&why);
            return Ok(Ending::Unreadable);
        }
    };
    let (puzzles, chosen) = (arguments.many.clone(), arguments.puzzle);
    let output = arguments.output.clone();
    let many = Many { puzzles: &puzzles, chosen, json: false, batch: None };
    let mut readings = Vec::new();
    let keep = |(reading, _)| readings.push(reading);
    let worst = many.each(console, out, keep, move |entry, reading, desk| one(&arguments, to, entry, reading, desk))?;
    if readings.is_empty() {
        return Ok(worst);
    }
    match write_all(&readings, to) {
        Ok(written) => {
            if let Some(left_out) = written.left_out(&readings, to) {
                console.note(&format!("This format ({}) leaves out: {left_out}.", to.name()));
            }
            let is_written = output::write(output.as_deref(), written.text.as_bytes(), console, out)?;
            Ok(if is_written { worst } else { Ending::Unreadable })
        }
        Err(error) => {
            console.complain(&error.to_string());
            Ok(Ending::Unreadable)
        }
    }
}

/// The only format that is written into files with the extension of this one.
fn by_extension(output: Option<&Path>) -> Result<Format, String> {
    let extension = output.and_then(|path| path.extension()).unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let fitting = || Format::ALL.into_iter().filter(|format| format.is_written() && format.extension() == extension);
    let names: Vec<&str> = fitting().map(Format::id).collect();
    match (fitting().next(), &names[..]) {
        (Some(only), [_]) => Ok(only),
        (_, []) => Err("Which format? Name it with --to; `nonoscope formats` lists them all.".to_owned()),
        _ => Err(format!("Which format? Files in .{extension} hold several; choose with --to: {}.", names.join(", "))),
    }
}

/// Converts line by line, if the format allows that. Other puzzles are kept and written together at the end.
fn one(arguments: &ConvertArgs, to: Format, entry: &Entry, reading: &Reading, desk: &mut Desk) -> io::Result<Ending> {
    let console = &desk.console;
    let reading = match with_picture(reading, &entry.name(), to, arguments, console) {
        Ok(reading) => reading,
        Err((ending, sentence)) => {
            console.complain(&format!("{}: {sentence}", entry.name()));
            return Ok(ending);
        }
    };
    if output::file(arguments.output.as_deref()).is_some() || !(entry.is_on_line && fits_a_line(to)) {
        return desk.keep(reading, None).map(|()| Ending::Done);
    }
    match write(&reading, to) {
        Ok(written) => {
            if let Some(left_out) = written.left_out(slice::from_ref(&reading), to) {
                console.note(&format!("{}: This format ({}) leaves out: {left_out}.", entry.name(), to.name()));
            }
            // JSON may have spaces and line ends anywhere, and none of the others has several lines.
            let line: String = written.text.lines().map(str::trim).collect();
            writeln!(desk.out, "{line}")?;
            Ok(Ending::Done)
        }
        Err(error) => {
            console.complain(&format!("{}: {error}", entry.name()));
            Ok(Ending::Unreadable)
        }
    }
}

/// Whether a puzzle can be a line of this format.
fn fits_a_line(format: Format) -> bool {
    matches!(format, Format::Json | Format::Tatham | Format::Haskell | Format::PuzzLink | Format::Link)
}

/// The puzzle with everything that the format needs. A picture shows a solution, which must be found first.
fn with_picture(
    reading: &Reading,
    name: &str,
    to: Format,
    arguments: &ConvertArgs,
    console: &Console,
) -> Result<Reading, (Ending, String)> {
    let mut reading = reading.clone();
    if to.is_picture() {
        let mut task = Task::new(console, format!("Solving {name}"));
        let outcome = solve_watched(&reading.puzzle, arguments.limit.options(Method::default()), &mut task);
        let Some(solution) = outcome.solutions.first() else {
            let why = format!("{} So there is no picture of it.", outcome.sentence());
            return Err((Ending::of(outcome.verdict), why));
        };
        if outcome.verdict == Verdict::Multiple {
            console.note("There are several solutions; the picture shows one of them.");
        }
        reading.notes.goal = Some(solution.clone());
    }
    Ok(reading)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::read;

    #[test]
    fn what_fits_a_line_is_read_back_from_one() {
        let reading = read("4x4:2/3/2.1/1/1.1/4/2/1").unwrap();
        let fitting = Format::ALL.into_iter().filter(|&format| fits_a_line(format));
        for format in fitting {
            let text = write(&reading, format).unwrap().text;
            let line: String = text.lines().map(str::trim).collect();
            assert_eq!(read(&line).unwrap().puzzle, reading.puzzle, "{line}");
            assert!(format == Format::Json || text.lines().count() == 1, "{text}");
        }
    }
}
