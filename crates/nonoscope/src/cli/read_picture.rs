//! `read-picture`: the puzzle in a screenshot or photo.

use super::arguments::ReadPictureArgs;
use super::console::Console;
use super::ending::Ending;
use super::input;
use super::objects::{ColourObject, colours};
use super::output::write_json;
use super::photo::{MOST_BYTES, photo};
use crate::format::clue_lines;
use crate::puzzle::{Axis, Clue, Line, Palette};
use crate::scan::{Reading, read_any_way};
use crate::solve::Verdict;
use serde::Serialize;
use std::io::{self, Write};

pub(super) fn run(arguments: &ReadPictureArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let bytes = match input::bytes(&arguments.path, MOST_BYTES + 1) {
        Ok(bytes) => bytes,
        Err(error) => {
            console.complain(&format!("{} cannot be read: {error}", input::shown(&arguments.path)));
            return Ok(Ending::Unreadable);
        }
    };
    let read = match photo(&bytes) {
        Some(_) if bytes.len() > MOST_BYTES => Err("The file is larger than 64 MiB, the limit.".to_owned()),
        Some(Ok(pixels)) => {
            read_any_way(pixels.width(), pixels.height(), pixels.bytes()).map_err(|error| error.to_string())
        }
        Some(Err(error)) => Err(error.to_string()),
        None => Err("This is not a picture. The command line reads PNG, GIF and JPEG.".to_owned()),
    };
    let reading = match read {
        Ok(reading) => reading,
        Err(why) => {
            console.complain(&format!("{}: {why}", input::shown(&arguments.path)));
            return Ok(Ending::Unreadable);
        }
    };
    if arguments.json {
        write_json(out, &ReadObject::new(&reading, &reading.palette()))?;
    } else {
        for_people(&reading, console, out)?;
    }
    Ok(reading.verdict.as_ref().map_or(Ending::Undecided, |&verdict| Ending::of(verdict)))
}

/// The clues as clue lines, and messages about them.
fn for_people(reading: &Reading, console: &Console, out: &mut impl Write) -> io::Result<()> {
    if let (Ok(puzzle), false) = (reading.puzzle(), reading.inks.is_empty()) {
        write!(out, "{}", clue_lines(&puzzle))?;
    } else {
        let palette = reading.palette();
        for axis in [Axis::Row, Axis::Column] {
            for clue in reading.clues(axis) {
                writeln!(out, "{}", palette.clue(&clue))?;
            }
            if axis == Axis::Row {
                writeln!(out)?;
            }
        }
    }
    let (rows, columns) = (reading.rows.len(), reading.columns.len());
    let verdict = match &reading.verdict {
        Ok(Verdict::Unique) => "Exactly one solution.".to_owned(),
        Ok(Verdict::Multiple) => "More than one solution.".to_owned(),
        Ok(Verdict::None) => "No solution: some numbers must be wrong.".to_owned(),
        Ok(Verdict::Stuck | Verdict::Stopped) => "It is not known whether there is one solution.".to_owned(),
        Err(error) => format!("Some numbers must be wrong: {error}"),
    };
    let size = if reading.is_size_doubtful() { "; please count them" } else { "" };
    console.note(&format!("{rows} rows and {columns} columns{size}. {verdict}"));
    for change in &reading.changed {
        let line = Line { axis: change.axis, index: change.line };
        let (number, to) = (change.run + 1, change.to);
        let looks = if change.from == 0 { "was not seen".to_owned() } else { format!("looks like {}", change.from) };
        console.note(&format!(
            "In {line}, number {number} {looks}; it was read as {to}, so that the clues make a puzzle."
        ));
    }
    for (axis, line, run, read) in reading.doubtful() {
        let line = Line { axis, index: line };
        let others: Vec<String> = read.others.iter().map(u16::to_string).collect();
        let perhaps =
            if others.is_empty() { String::new() } else { format!("; perhaps it is {}", others.join(" or ")) };
        console.note(&format!("In {line}, number {} was read as {}{perhaps}.", run + 1, read.read));
    }
    Ok(())
}

/// What `--json` prints.
#[derive(Serialize)]
struct ReadObject<'a> {
    rows: Vec<Vec<u16>>,
    columns: Vec<Vec<u16>>,
    /// The letter of each run's ink, if there are several inks.
    #[serde(skip_serializing_if = "Option::is_none")]
    row_inks: Option<Vec<Vec<char>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column_inks: Option<Vec<Vec<char>>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    colours: Vec<ColourObject<'a>>,
    size_is_doubtful: bool,
    doubtful: Vec<DoubtObject>,
    changed: Vec<ChangeObject>,
    /// `null` if the clues make no puzzle.
    verdict: Option<&'static str>,
}

/// A number that is not sure. Lines and runs count from 1.
#[derive(Serialize)]
struct DoubtObject {
    axis: &'static str,
    line: usize,
    run: usize,
    read: u16,
    others: Vec<u16>,
}

/// A number that was changed from its likeliest reading.
#[derive(Serialize)]
struct ChangeObject {
    axis: &'static str,
    line: usize,
    run: usize,
    from: u16,
    to: u16,
}

impl ReadObject<'_> {
    fn new<'a>(reading: &Reading, palette: &'a Palette) -> ReadObject<'a> {
        let clues = |axis| reading.clues(axis).iter().map(|clue| clue.lengths().to_vec()).collect();
        let letters = |clue: &Clue| clue.runs().map(|run| palette.get(run.colour).letter).collect();
        let inks = |axis| (palette.inks() > 1).then(|| reading.clues(axis).iter().map(letters).collect());
        let doubtful = reading.doubtful().map(|(axis, line, run, read)| DoubtObject {
            axis: axis.name(),
            line: line + 1,
            run: run + 1,
            read: read.read,
            others: read.others.clone(),
        });
        let changed = reading.changed.iter().map(|change| ChangeObject {
            axis: change.axis.name(),
            line: change.line + 1,
            run: change.run + 1,
            from: change.from,
            to: change.to,
        });
        ReadObject {
            rows: clues(Axis::Row),
            columns: clues(Axis::Column),
            row_inks: inks(Axis::Row),
            column_inks: inks(Axis::Column),
            colours: colours(palette),
            size_is_doubtful: reading.is_size_doubtful(),
            doubtful: doubtful.collect(),
            changed: changed.collect(),
            verdict: reading.verdict.as_ref().ok().map(|verdict| verdict.name()),
        }
    }
}
