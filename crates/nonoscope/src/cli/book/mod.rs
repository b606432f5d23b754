//! `book`: puzzles as a book to print, with a title page and the solutions at the end.

mod shelf;

use super::arguments::{BookArgs, ManyPuzzles, WorkLimit};
use super::console::Console;
use super::each::{Desk, Many};
use super::ending::Ending;
use super::input::Entry;
use super::output;
use super::progress::Task;
use crate::format::Reading;
use crate::picture::{Book, BookPuzzle, Caption, Leaf, MOST_IN_BOOK, pdf_book};
use crate::solve::{Method, Options, Tier, Verdict, rate, solve_watched};
use crate::words::{Text, printed};
use nonoscope_shelf::credits_in_words;
use std::io::{self, IsTerminal, Write};

pub(super) fn run(arguments: BookArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    if output::file(arguments.output.as_deref()).is_none() && io::stdout().is_terminal() {
        console.complain("A terminal cannot show a book. Write it to a file with -o.");
        return Ok(Ending::Unreadable);
    }
    let BookArgs { title, print, sheet, titles, no_solutions, sorted, output, limit, wish, many } = arguments;
    let (mut puzzles, credits, worst) = if wish.shelf {
        let puzzles = shelf::taken(&wish, console).map_err(io::Error::other)?;
        let ending = if puzzles.is_empty() { Ending::Unreadable } else { Ending::Done };
        (puzzles, credits_in_words().iter().map(ToString::to_string).collect(), ending)
    } else {
        let (puzzles, worst) = read(&many, &limit, sorted, console, out)?;
        (puzzles, Vec::new(), worst)
    };
    if puzzles.is_empty() {
        return Ok(worst);
    }
    if no_solutions {
        puzzles.iter_mut().for_each(|puzzle| puzzle.leaf.solution = None);
    }
    let credits = credits.into_iter().map(Text::verbatim).collect();
    let book = Book { title, puzzles, paper: sheet, print, shows_titles: titles, credits };
    let is_written = output::write(output.as_deref(), &pdf_book(&book, &printed()), console, out)?;
    Ok(if is_written { worst } else { Ending::Unreadable })
}

/// Puzzles from files, with their solutions, and how badly that ended.
fn read(
    puzzles: &ManyPuzzles,
    limit: &WorkLimit,
    sorted: bool,
    console: &Console,
    out: &mut impl Write,
) -> io::Result<(Vec<BookPuzzle>, Ending)> {
    let many = Many { puzzles, chosen: None, json: false, batch: None };
    let mut rated: Vec<(Reading, Option<u8>)> = Vec::new();
    let options = limit.options(Method::default());
    let keep = |kept| rated.push(kept);
    let worst = many.each(console, out, keep, move |entry, reading, desk| one(options, entry, reading, desk))?;
    if rated.len() > MOST_IN_BOOK {
        console.note(&format!("A book has at most {MOST_IN_BOOK} puzzles; this one has the first of {}.", rated.len()));
        rated.truncate(MOST_IN_BOOK);
    }
    if sorted {
        // Those without a rating come last.
        rated.sort_by_key(|(_, rating)| rating.unwrap_or(u8::MAX));
    }
    let puzzles = rated.into_iter().map(|(reading, rating)| {
        let (caption, solution) = (Caption::of(&reading), reading.notes.goal);
        BookPuzzle { leaf: Leaf { puzzle: reading.puzzle, solution, caption }, tier: rating.map(Tier::of) }
    });
    Ok((puzzles.collect(), worst))
}

/// Solves and rates a puzzle, and keeps it with its solution. One that has none is left out.
fn one(options: Options, entry: &Entry, reading: &Reading, desk: &mut Desk) -> io::Result<Ending> {
    let mut task = Task::new(&desk.console, format!("Solving {}", entry.name()));
    let outcome = solve_watched(&reading.puzzle, options, &mut task);
    let rating = rate(&reading.puzzle, &outcome, &mut task);
    drop(task);
    let say = |what: &str| format!("{}: {what}", entry.name());
    let mut reading = reading.clone();
    reading.notes.goal = outcome.solutions.first().cloned();
    match outcome.verdict {
        Verdict::Unique => {}
        Verdict::None => {
            desk.console.complain(&say(&format!("{} So it is left out.", outcome.sentence())));
            return Ok(Ending::NoSolution);
        }
        Verdict::Multiple => desk.console.note(&say("There are several solutions; the book shows one of them.")),
        Verdict::Stuck | Verdict::Stopped if reading.notes.goal.is_some() => {
            desk.console.complain(&say("The book shows one solution; there may be others."));
        }
        Verdict::Stuck | Verdict::Stopped => {
            desk.console.complain(&say("No solution was found, so the book has the puzzle without one."));
        }
    }
    desk.keep(reading, rating.map(|rating| rating.number))?;
    Ok(Ending::of(outcome.verdict))
}
