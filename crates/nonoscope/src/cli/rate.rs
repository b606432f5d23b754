//! `rate`: how hard each puzzle is for a person, and which techniques it takes.

use super::arguments::RateArgs;
use super::console::Console;
use super::each::{Desk, Many};
use super::ending::Ending;
use super::input::Entry;
use super::objects::id;
use super::output::write_fields;
use super::progress::Task;
use crate::format::Reading;
use crate::puzzle::Puzzle;
use crate::solve::{MOST_RATED, Method, Outcome, Rating, Verdict, rate, solve_watched};
use crate::trace::Technique;
use serde::{Serialize, Serializer};
use std::io::{self, Write};

pub(super) fn run(arguments: RateArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let (puzzles, batch) = (arguments.many.clone(), arguments.batch.clone());
    let many = Many { puzzles: &puzzles, chosen: None, json: arguments.json, batch: Some(&batch) };
    many.each_verdict(console, out, move |entry, reading, desk| one(&arguments, entry, reading, desk))
}

fn one(arguments: &RateArgs, entry: &Entry, reading: &Reading, desk: &mut Desk) -> io::Result<Verdict> {
    let puzzle = &reading.puzzle;
    let mut task = Task::new(&desk.console, format!("Rating {}", entry.name())).within(arguments.batch.longest());
    let outcome = solve_watched(puzzle, arguments.limit.options(Method::Auto), &mut task);
    let rating = rate(puzzle, &outcome, &mut task);
    drop(task);
    let out = &mut desk.out;
    // A person who comes to the end has seen that there is no other solution.
    let verdict = if rating.is_some() { Verdict::Unique } else { outcome.verdict };
    if arguments.json {
        let rated = RatedObject::new(entry, reading, verdict, rating.as_ref());
        write_fields(out, &rated, arguments.batch.fields.as_deref())?;
    } else {
        writeln!(out, "{}", entry.heading(puzzle))?;
        match &rating {
            Some(rating) => for_people(rating, out)?,
            None => writeln!(out, "  {}", no_rating(&outcome, puzzle))?,
        }
    }
    Ok(verdict)
}

/// The rating, and a table of the techniques.
fn for_people(rating: &Rating, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "  {} of 100: {}", rating.number, rating.tier)?;
    if !rating.finished {
        let so_far = match rating.techniques.len() {
            0 => "No technique applies.",
            _ => "The techniques do not finish the puzzle. They get this far:",
        };
        writeln!(out, "  {so_far}")?;
    }
    let digits = rating.techniques.iter().map(|(_, times)| times.to_string().len()).max().unwrap_or(0);
    for (technique, times) in &rating.techniques {
        writeln!(out, "  {times:>digits$}  {technique}")?;
    }
    Ok(())
}

/// Why there is none.
fn no_rating(outcome: &Outcome, puzzle: &Puzzle) -> &'static str {
    match outcome.verdict {
        _ if puzzle.width() * puzzle.height() > MOST_RATED => "No rating: there are more than 100,000 cells.",
        Verdict::Multiple => "No rating: there are several solutions.",
        Verdict::None => "No rating: there is no solution.",
        Verdict::Unique | Verdict::Stuck | Verdict::Stopped => {
            "No rating: it is not known whether there is exactly one solution."
        }
    }
}

/// What `--json` prints for a puzzle.
#[derive(Serialize)]
pub(super) struct RatedObject<'a> {
    path: String,
    /// Its number in the file, from 1.
    puzzle: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    title: Option<&'a str>,
    verdict: &'static str,
    rating: Option<u8>,
    tier: Option<&'static str>,
    #[serde(serialize_with = "by_name")]
    techniques: &'a [(Technique, u32)],
}

impl<'a> RatedObject<'a> {
    /// The keys that an answer can have, also if the puzzle cannot be read.
    pub(super) const KEYS: &'static str =
        "path puzzle id title verdict rating tier techniques mistakes more_mistakes sentence";

    fn new(entry: &Entry, reading: &'a Reading, verdict: Verdict, rating: Option<&'a Rating>) -> Self {
        RatedObject {
            path: entry.path.to_string_lossy().into_owned(),
            puzzle: entry.number,
            id: id(reading),
            title: reading.puzzle.title(),
            verdict: verdict.name(),
            rating: rating.map(|rating| rating.number),
            tier: rating.map(|rating| rating.tier.name()),
            techniques: rating.map_or(&[], |rating| &rating.techniques),
        }
    }
}

/// As an object: the names, the easiest first, each with how often it is needed.
fn by_name<S: Serializer>(techniques: &&[(Technique, u32)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(techniques.iter().map(|(technique, times)| (technique.name(), times)))
}
