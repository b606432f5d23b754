//! `picture`: puzzles or their solutions as pictures, animations, pages to scan or sheets to print.

use super::arguments::{Moment, PictureArgs, PictureKind};
use super::console::Console;
use super::each::{Desk, Many};
use super::ending::Ending;
use super::input::Entry;
use super::output;
use super::progress::Task;
use crate::format::Reading;
use crate::picture::{self, Caption, Film, Pace, Scene, Sheet, Svg};
use crate::puzzle::{Grid, Puzzle};
use crate::solve::{Outcome, Verdict, solve_watched};
use crate::trace::Replay;
use crate::words::{printed, spoken};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

pub(super) fn run(arguments: PictureArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let Some(kind) = arguments.kind() else {
        console
            .complain("Which kind of picture? Use --to svg, png, gif, html, txt or pdf, or -o with such an extension.");
        return Ok(Ending::Unreadable);
    };
    if output::file(arguments.output.as_deref()).is_none() && kind.is_binary() && io::stdout().is_terminal() {
        console.complain("A terminal cannot show such a picture. Write it to a file with -o.");
        return Ok(Ending::Unreadable);
    }
    let puzzles = arguments.many.clone();
    match arguments.folder() {
        Some(folder) => {
            if let Err(error) = fs::create_dir_all(folder) {
                console.complain(&format!("{} cannot be made: {error}", folder.display()));
                return Ok(Ending::Unreadable);
            }
        }
        None if puzzles.paths.len() > 1 || puzzles.paths.iter().any(|path| path.is_dir()) => {
            console.complain(
                "Several files make several pictures. Choose a folder for them with -o, such as -o pictures/.",
            );
            return Ok(Ending::Unreadable);
        }
        None => {}
    }
    let many = Many { puzzles: &puzzles, chosen: arguments.chosen(), json: false, batch: None };
    many.each(console, out, drop, move |entry, reading, desk| one(&arguments, kind, entry, reading, desk))
}

/// Where a picture goes; `None` for standard output. In a folder, it has the name of the puzzle's file.
fn place(arguments: &PictureArgs, kind: PictureKind, entry: &Entry) -> Option<PathBuf> {
    match arguments.folder() {
        Some(folder) => Some(folder.join(format!("{}.{}", entry.file_stem(), kind.extension()))),
        None => output::file(arguments.output.as_deref()).map(Path::to_owned),
    }
}

fn one(
    arguments: &PictureArgs,
    kind: PictureKind,
    entry: &Entry,
    reading: &Reading,
    desk: &mut Desk,
) -> io::Result<Ending> {
    let name = arguments.folder().map(|_| entry.name());
    let console = &Remarks { console: &desk.console, name };
    if arguments.takes_the_first() && !entry.is_alone {
        console.note(&entry.others());
    }
    let puzzle = &reading.puzzle;
    let (sheet, moment) = (arguments.sheet(kind), arguments.moment(kind));
    // The start is known without solving the puzzle.
    let outcome = match (moment, kind) {
        (Moment::AfterStep(0), kind) if kind != PictureKind::Gif => None,
        _ => {
            let mut task = Task::new(&desk.console, format!("Solving {}", entry.name()));
            Some(solve_watched(puzzle, arguments.solving.options(1), &mut task))
        }
    };
    let Some((scene, steps, ending)) = seen(puzzle, outcome.as_ref(), moment, kind, console) else {
        return Ok(Ending::Unreadable);
    };
    let scene = scene.with_inking(arguments.inking);
    let (caption, cell, language) = (Caption::of(reading), arguments.cell(kind), spoken());
    let drawn = match (kind, sheet) {
        (PictureKind::Svg, Some(paper)) => {
            Ok(Svg::of_sheet(&Sheet::new(puzzle, &scene, caption, paper, &language)).to_string().into_bytes())
        }
        (PictureKind::Svg, None) => {
            Ok(Svg::of_board(puzzle, &scene, &caption, cell, &language).to_string().into_bytes())
        }
        (PictureKind::Png, _) => picture::png(puzzle, &scene, cell),
        (PictureKind::Html, _) => {
            Ok(picture::html(&scene.grid(puzzle), puzzle.palette(), &caption, cell, &language).into_bytes())
        }
        (PictureKind::Txt, _) => {
            Ok(picture::text(&scene.grid(puzzle), puzzle.palette(), arguments.notation).into_bytes())
        }
        (PictureKind::Pdf, paper) => {
            Ok(picture::pdf(&Sheet::new(puzzle, &scene, caption, paper.unwrap_or_default(), &printed())))
        }
        (PictureKind::Gif, _) => {
            let trace = outcome.map(|outcome| outcome.trace).unwrap_or_default();
            let animation = &arguments.animation;
            let film = Film {
                end: steps,
                inking: arguments.inking,
                ..Film::whole(puzzle, puzzle.givens(), &trace, animation.frames())
            };
            let pace = Pace { cell, per_second: animation.per_second(), pause: animation.pause };
            let task = Task::new(&desk.console, format!("Drawing {}", entry.name()));
            picture::gif(&film, pace, &mut |drawn, of| task.has_done(|| format!("{drawn} of {of} frames")))
        }
    };
    let bytes = match drawn {
        Ok(bytes) => bytes,
        Err(error) => {
            console.complain(&error.to_string());
            return Ok(Ending::Unreadable);
        }
    };
    match place(arguments, kind, entry) {
        Some(path) => desk.write_file(path, &bytes)?,
        None => output::to_standard_output(&bytes, &mut desk.out)?,
    }
    Ok(ending)
}

/// Prefixes messages about a picture with the name of the puzzle if there may be several.
struct Remarks<'c> {
    console: &'c Console,
    name: Option<String>,
}

impl Remarks<'_> {
    fn complain(&self, what: &str) {
        self.console.complain(&self.named(what));
    }

    fn note(&self, what: &str) {
        self.console.note(&self.named(what));
    }

    fn named(&self, what: &str) -> String {
        self.name.as_ref().map_or_else(|| what.to_owned(), |name| format!("{name}: {what}"))
    }
}

/// The scene at a moment, the number of steps until then, and how the program ends. Complains and returns `None` if
/// there is no such moment.
fn seen(
    puzzle: &Puzzle,
    outcome: Option<&Outcome>,
    moment: Moment,
    kind: PictureKind,
    console: &Remarks<'_>,
) -> Option<(Scene, usize, Ending)> {
    let Some(outcome) = outcome else { return Some((Scene::of_grid(puzzle, puzzle.givens()), 0, Ending::Done)) };
    let steps = outcome.trace.len();
    match moment {
        Moment::AfterStep(step) if step > steps => {
            console.complain(&format!("There are only {steps} steps, so there is no step {step}."));
            None
        }
        Moment::AfterStep(step) => {
            let mut replay = Replay::new(puzzle.givens());
            replay.go_to(&outcome.trace, step);
            Some((Scene::after_step(puzzle, &outcome.trace, &replay), step, Ending::Done))
        }
        Moment::End => {
            let scene = Scene::of_grid(puzzle, &last_grid(outcome, kind, console));
            Some((scene, steps, Ending::of(outcome.verdict)))
        }
    }
}

/// The grid to show at the end: a solution if there is one, otherwise what is certain. Complains unless the solution is the only
/// one.
fn last_grid(outcome: &Outcome, kind: PictureKind, console: &Remarks<'_>) -> Grid {
    // A reason for a nonzero exit code is not a mere note.
    let say = |what: &str| match Ending::of(outcome.verdict) {
        Ending::Done => console.note(what),
        _ => console.complain(what),
    };
    match (outcome.verdict, outcome.solutions.first()) {
        (Verdict::Unique, Some(solution)) => solution.clone(),
        (verdict, Some(solution)) if kind != PictureKind::Gif => {
            say(match verdict {
                Verdict::Multiple => "There are several solutions; this is one of them.",
                _ => "This is one solution; there may be others.",
            });
            solution.clone()
        }
        _ => {
            say(&outcome.sentence().to_string());
            outcome.grid.clone()
        }
    }
}
