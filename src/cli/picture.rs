//! `picture`: a puzzle or its solution as a picture, an animation, a page to scan or a sheet to print.

use super::arguments::{Moment, PictureArgs, PictureKind};
use super::console::Console;
use super::ending::Ending;
use super::progress::Task;
use super::{input, output};
use crate::picture::{self, Caption, Film, Pace, Scene, Sheet, Svg};
use crate::puzzle::{Grid, Puzzle};
use crate::solve::{Outcome, Verdict, solve_watched};
use crate::trace::Replay;
use std::io::{self, IsTerminal, Write};

pub(super) fn run(arguments: &PictureArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let Some(kind) = arguments.kind() else {
        console.complain(
            "Which kind of picture? Say --to svg, png, gif, html, txt or pdf, or name a file with such an extension with -o.",
        );
        return Ok(Ending::Unreadable);
    };
    if arguments.output.is_none() && kind.is_binary() && io::stdout().is_terminal() {
        console.complain("A terminal cannot show such a picture. Name a file to write with -o.");
        return Ok(Ending::Unreadable);
    }
    let Some(reading) = input::puzzle(&arguments.chosen, console) else { return Ok(Ending::Unreadable) };
    let puzzle = &reading.puzzle;
    let (sheet, moment) = (arguments.sheet(kind), arguments.moment(kind));
    // The start is known without solving the puzzle.
    let outcome = match (moment, kind) {
        (Moment::AfterStep(0), kind) if kind != PictureKind::Gif => None,
        _ => {
            let mut task = Task::new(console, "Solving".to_owned());
            Some(solve_watched(puzzle, arguments.solving.options(1), &mut task))
        }
    };
    let Some((scene, steps, ending)) = seen(puzzle, outcome.as_ref(), moment, kind, console) else {
        return Ok(Ending::Unreadable);
    };
    let scene = scene.with_inking(arguments.inking);
    let (caption, cell) = (Caption::of(&reading), arguments.cell(kind));
    let drawn = match (kind, sheet) {
        (PictureKind::Svg, Some(paper)) => {
            Ok(Svg::of_sheet(&Sheet::new(puzzle, &scene, caption, paper)).to_string().into_bytes())
        }
        (PictureKind::Svg, None) => Ok(Svg::of_board(puzzle, &scene, &caption, cell).to_string().into_bytes()),
        (PictureKind::Png, _) => picture::png(puzzle, &scene, cell),
        (PictureKind::Html, _) => Ok(picture::html(&scene.grid(puzzle), puzzle.palette(), &caption, cell).into_bytes()),
        (PictureKind::Txt, _) => {
            Ok(picture::text(&scene.grid(puzzle), puzzle.palette(), arguments.notation).into_bytes())
        }
        (PictureKind::Pdf, paper) => Ok(picture::pdf(&Sheet::new(puzzle, &scene, caption, paper.unwrap_or_default()))),
        (PictureKind::Gif, _) => {
            let trace = outcome.map(|outcome| outcome.trace).unwrap_or_default();
            let animation = &arguments.animation;
            let film = Film {
                end: steps,
                inking: arguments.inking,
                ..Film::whole(puzzle, puzzle.givens(), &trace, animation.frames())
            };
            let pace = Pace { cell, per_second: animation.per_second(), pause: animation.pause };
            let task = Task::new(console, "Drawing".to_owned());
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
    let is_written = output::write(arguments.output.as_deref(), &bytes, console, out)?;
    Ok(if is_written { ending } else { Ending::Unreadable })
}

/// The scene at a moment, the number of steps until then, and how the program ends. Complains and returns `None` if
/// there is no such moment.
fn seen(
    puzzle: &Puzzle,
    outcome: Option<&Outcome>,
    moment: Moment,
    kind: PictureKind,
    console: &Console,
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
fn last_grid(outcome: &Outcome, kind: PictureKind, console: &Console) -> Grid {
    // What makes the program end with another code than 0 is no mere note.
    let say = |what: &str| match Ending::of(outcome.verdict) {
        Ending::Done => console.note(what),
        _ => console.complain(what),
    };
    match (outcome.verdict, outcome.solutions.first()) {
        (Verdict::Unique, Some(solution)) => solution.clone(),
        (verdict, Some(solution)) if kind != PictureKind::Gif => {
            say(match verdict {
                Verdict::Multiple => "There are several solutions; this is one of them.",
                _ => "This is a solution; it is not known whether it is the only one.",
            });
            solution.clone()
        }
        _ => {
            say(&outcome.sentence());
            outcome.grid.clone()
        }
    }
}
