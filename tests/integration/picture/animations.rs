//! An animation shows, frame by frame and cell by cell, what is known after each step or pass, and ends with the
//! picture of the solution.

use crate::decoders::{Outstanding, Solved, check_cells, decode_gif, decode_png};
use nonoscope::examples;
use nonoscope::picture::{self, Film, Frames, Pace, PictureError};
use nonoscope::puzzle::{Clue, Grid, Puzzle};
use nonoscope::solve::Method;
use nonoscope::trace::Trace;

const ALL: [Frames; 3] = [Frames::Steps, Frames::EveryStep, Frames::Passes];

fn pace(cell: u32) -> Pace {
    Pace { cell, per_second: 10.0, pause: 3.0 }
}

fn whole(solved: &Solved, frames: Frames) -> Film<'_> {
    Film::whole(&solved.puzzle, solved.puzzle.givens(), &solved.trace, frames)
}

/// Checks every frame of a film against the trace and against the picture of the same position.
fn check(solved: &Solved, film: &Film<'_>, cell: u32) {
    let file = picture::gif(film, pace(cell), &mut |_, _| {}).unwrap();
    let (positions, mut scenes) = (film.positions(), film.scenes());
    let last = positions.len() - 1;
    let count = decode_gif(&file, |index, shown| {
        let (position, scene) = (positions[index], scenes.next().unwrap());
        let what = format!("{}, {:?}, cells of {cell}, frame {index}", solved.name, film.frames);
        let png = decode_png(&picture::png(&solved.puzzle, &scene, cell).unwrap());
        shown.image.check_same(&png, &what);
        assert_eq!(shown.delay, if index == last { 300 } else { 10 }, "{what}");
        let is_joined = scene.is_finished();
        if cell >= 8 && !is_joined {
            let standing = match film.frames {
                _ if index == 0 || index == last => Outstanding::default(),
                Frames::Passes => Outstanding::of_steps(&solved.trace, positions[index - 1], position),
                Frames::Steps | Frames::EveryStep => Outstanding::of_step(&solved.trace, position),
            };
            check_cells(&shown.image, solved, cell, &solved.replay(position), &standing, &what);
        }
    });
    assert_eq!(count, positions.len(), "{}, {:?}", solved.name, film.frames);
}

/// A solve that ends at a step, or in a contradiction, or has nothing to do.
#[test]
fn every_end_is_shown() {
    let card = Solved::new("card", examples::GCHQ_2015.text, Method::Passes);
    for end in [0, 1, 60] {
        for frames in ALL {
            check(&card, &Film { end, ..whole(&card, frames) }, 12);
        }
    }
    let cannot_be = Solved::new("cannot be", examples::CANNOT_BE.text, Method::Auto);
    for text in [include_str!("../../data/golden/contradiction.txt"), "1 1\n\n1\n0\n1\n\ngivens\nXOX"] {
        let solved = Solved::new("given", text, Method::Passes);
        for frames in ALL {
            check(&solved, &whole(&solved, frames), 16);
        }
    }
    for frames in ALL {
        check(&cannot_be, &whole(&cannot_be, frames), 16);
    }
}

/// Numbers wider than their column reach into the neighbouring ones.
#[test]
fn crowded_clues_are_redrawn_as_a_whole() {
    let text = format!("{}\n120\n120\n120\n", "3\n".repeat(120));
    let solved = Solved::new("tower", &text, Method::Passes);
    for cell in [7, 8, 10, 12, 16] {
        check(&solved, &whole(&solved, Frames::Passes), cell);
    }
    check(&solved, &whole(&solved, Frames::EveryStep), 8);
}

#[test]
fn frames_are_reported_and_steps_counted() {
    let card = Solved::new("card", examples::GCHQ_2015.text, Method::Passes);
    let changing = card.trace.steps().filter(|step| !step.changes.is_empty()).count();
    for (frames, shown) in ALL.into_iter().zip([changing, card.trace.len(), card.trace.passes()]) {
        let mut told = Vec::new();
        let film = whole(&card, frames);
        picture::gif(&film, pace(2), &mut |done, of| told.push((done, of))).unwrap();
        // One more frame at the start, and one more at rest.
        let expected: Vec<(usize, usize)> = (1..=shown + 2).map(|done| (done, shown + 2)).collect();
        assert_eq!(told, expected, "{frames:?}");
    }
}

#[test]
fn the_last_frame_is_the_picture_of_the_solution() {
    let card = Solved::new("card", examples::GCHQ_2015.text, Method::Passes);
    for frames in ALL {
        let file = picture::gif(&whole(&card, frames), pace(16), &mut |_, _| {}).unwrap();
        let mut last = None;
        decode_gif(&file, |_, shown| last = Some(shown.image.clone()));
        let png = decode_png(&picture::png(&card.puzzle, &card.last_scene(), 16).unwrap());
        let last = last.unwrap();
        last.check_same(&png, "the card");
        assert_eq!(last.message().as_deref(), Some("www.gchq.gov.uk/puzz"));
        assert!(frames == Frames::EveryStep || file.len() <= 300_000, "{frames:?}: {} bytes", file.len());
    }
}

#[test]
fn speed_and_pause_are_those_asked_for() {
    let heart = Solved::new("heart", examples::HEART.text, Method::Auto);
    let film = whole(&heart, Frames::Steps);
    for (per_second, pause, expected) in
        [(1.0, 0.0, (100, 2)), (50.0, 600.0, (2, 60_000)), (1000.0, 1.5, (2, 150)), (0.01, 3.0, (10_000, 300))]
    {
        let file = picture::gif(&film, Pace { cell: 8, per_second, pause }, &mut |_, _| {}).unwrap();
        let mut delays = Vec::new();
        decode_gif(&file, |_, shown| delays.push(shown.delay));
        let (last, before) = delays.split_last().unwrap();
        assert!(before.iter().all(|&delay| delay == expected.0), "{delays:?}");
        assert_eq!(*last, expected.1);
    }
}

#[test]
fn an_animation_that_would_be_too_large_is_not_drawn() {
    let strip = Puzzle::new(vec![Clue::default()], vec![Clue::default(); 300]).unwrap();
    let (start, trace): (&Grid, _) = (strip.givens(), Trace::new());
    let film = Film::whole(&strip, start, &trace, Frames::Steps);
    assert!(matches!(picture::gif(&film, pace(256), &mut |_, _| {}), Err(PictureError::TooLarge { .. })));
}

mod long {
    use super::*;

    #[test]
    fn every_frame_shows_its_moment() {
        let card = Solved::new("card", examples::GCHQ_2015.text, Method::Passes);
        let supposing = Solved::new("ten by ten", examples::TEN_BY_TEN.text, Method::Simulate);
        let lambda = Solved::new("lambda", examples::LAMBDA.text, Method::Auto);
        let bella = Solved::new("bella", include_str!("../../data/golden/bella.txt"), Method::Auto);
        let heart = Solved::new("heart", examples::HEART.text, Method::Auto);
        for (solved, cell) in [(&card, 8), (&supposing, 8), (&bella, 7), (&lambda, 9), (&heart, 33)] {
            for frames in ALL {
                check(solved, &whole(solved, frames), cell);
            }
        }
        for cell in [1, 2, 3, 4, 5, 6, 10, 12, 20] {
            check(&card, &whole(&card, Frames::Passes), cell);
            check(&heart, &whole(&heart, Frames::EveryStep), cell);
        }
    }
}
