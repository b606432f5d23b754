//! `picture`: a puzzle or its solution as a picture, an animation, a page or a sheet to print.

use super::arguments::{At, Kind, Picture};
use super::{Ending, complain, input, output};
use crate::picture::{self, Caption, Film, Frames, Pace, Scene, Sheet, Svg};
use crate::puzzle::{Grid, Puzzle};
use crate::solve::{Outcome, Verdict, solve};
use crate::trace::Replay;
use std::io::{self, IsTerminal, Write};

pub(super) fn run(options: &Picture, out: &mut impl Write) -> io::Result<Ending> {
    let Some(kind) = options.kind() else {
        complain(
            "Which kind of picture? Say --to svg, png, gif, html, txt or pdf, or give a file with such an ending to -o.",
        );
        return Ok(Ending::Unreadable);
    };
    if options.output.is_none() && kind.is_binary() && io::stdout().is_terminal() {
        complain("A terminal shows no such file. Give one to write with -o.");
        return Ok(Ending::Unreadable);
    }
    let Some(reading) = input::puzzle(&options.chosen) else { return Ok(Ending::Unreadable) };
    let puzzle = &reading.puzzle;
    let (sheet, at) = (options.sheet(kind), options.at(kind));
    // The start is known without solving.
    let outcome = match (at, kind) {
        (At::Step(0), Kind::Svg | Kind::Png | Kind::Html | Kind::Txt | Kind::Pdf) => None,
        _ => Some(solve(puzzle, options.how.options(1))),
    };
    let Some((scene, steps, ending)) = moment(puzzle, outcome.as_ref(), at, kind) else {
        return Ok(Ending::Unreadable);
    };
    let (caption, cell) = (Caption::of(&reading), options.cell(kind));
    let drawn = match (kind, sheet) {
        (Kind::Svg, Some(paper)) => {
            Ok(Svg::of_sheet(&Sheet::new(puzzle, &scene, caption, paper)).to_string().into_bytes())
        }
        (Kind::Svg, None) => Ok(Svg::of_board(puzzle, &scene, &caption, cell).to_string().into_bytes()),
        (Kind::Png, _) => picture::png(puzzle, &scene, cell),
        (Kind::Html, _) => Ok(picture::html(&scene.grid(puzzle), &caption, cell).into_bytes()),
        (Kind::Txt, _) => Ok(picture::text(&scene.grid(puzzle), options.notation.0).into_bytes()),
        (Kind::Pdf, paper) => Ok(picture::pdf(&Sheet::new(puzzle, &scene, caption, paper.unwrap_or_default()))),
        (Kind::Gif, _) => {
            let trace = outcome.map(|outcome| outcome.trace).unwrap_or_default();
            let frames = options.frames();
            let film = Film { end: steps, ..Film::whole(puzzle, puzzle.givens(), &trace, frames) };
            let per_second = options.speed.unwrap_or(if frames == Frames::Passes { 1.0 } else { 10.0 });
            picture::gif(&film, Pace { cell, per_second, pause: options.pause }, &mut |_, _| {})
        }
    };
    let bytes = match drawn {
        Ok(bytes) => bytes,
        Err(error) => {
            complain(&error.to_string());
            return Ok(Ending::Unreadable);
        }
    };
    let is_written = output::write(options.output.as_deref(), &bytes, out)?;
    Ok(if is_written { ending } else { Ending::Unreadable })
}

/// What is to be seen, after how many steps that is, and how the program ends. `None` if there is no such moment, which is said.
fn moment(puzzle: &Puzzle, outcome: Option<&Outcome>, at: At, kind: Kind) -> Option<(Scene, usize, Ending)> {
    let Some(outcome) = outcome else { return Some((Scene::of_grid(puzzle, puzzle.givens()), 0, Ending::Done)) };
    let steps = outcome.trace.len();
    match at {
        At::Step(step) if step > steps => {
            complain(&format!("There are only {steps} steps, so there is no step {step}."));
            None
        }
        At::Step(step) => {
            let mut replay = Replay::new(puzzle.givens());
            replay.go_to(&outcome.trace, step);
            Some((Scene::after_step(puzzle, &outcome.trace, &replay), step, Ending::Done))
        }
        At::End => {
            let scene = Scene::of_grid(puzzle, &last_grid(outcome, kind));
            Some((scene, steps, Ending::of(outcome.verdict)))
        }
    }
}

/// The grid to show at the end: a solution, if there is one, or else what is certain. Whatever is not as one would expect is said.
fn last_grid(outcome: &Outcome, kind: Kind) -> Grid {
    match (outcome.verdict, outcome.solutions.first()) {
        (Verdict::Unique, Some(solution)) => solution.clone(),
        (verdict, Some(solution)) if kind != Kind::Gif => {
            complain(match verdict {
                Verdict::Multiple => "There are several solutions; this is one of them.",
                _ => "This is a solution; whether it is the only one was not decided.",
            });
            solution.clone()
        }
        _ => {
            complain(&outcome.sentence());
            outcome.grid.clone()
        }
    }
}
