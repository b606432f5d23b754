//! A PNG shows what is known: cell by cell, and to readers of QR codes.

use crate::decoders::{Outstanding, Solved, check_cells, decode_png};
use nonoscope::examples;
use nonoscope::picture::{self, PictureError, Scene};
use nonoscope::puzzle::{Clue, Puzzle};
use nonoscope::solve::Method;

const BELLA: &str = include_str!("../../data/golden/bella.txt");

fn puzzles() -> [Solved; 4] {
    [
        Solved::new("card", examples::GCHQ_2015.text, Method::Passes),
        Solved::new("bella", BELLA, Method::Auto),
        Solved::new("ten by ten", examples::TEN_BY_TEN.text, Method::Simulate),
        Solved::new("heart", examples::HEART.text, Method::Auto),
    ]
}

#[test]
fn every_cell_is_as_it_is_known() {
    for solved in puzzles() {
        let steps = solved.trace.len();
        for (number, position) in (0..=steps).step_by(steps / 25 + 1).chain([steps]).enumerate() {
            let cell = [8, 12, 20, 33][number % 4];
            let replay = solved.replay(position);
            let scene = Scene::after_step(&solved.puzzle, &solved.trace, &replay);
            let image = decode_png(&picture::png(&solved.puzzle, &scene, cell).unwrap());
            let what = format!("{} after {position} steps, cells of {cell}", solved.name);
            check_cells(&image, &solved, cell, &replay, &Outstanding::of_step(&solved.trace, position), &what);
        }
    }
}

#[test]
fn a_puzzle_with_suppositions_is_among_them() {
    let supposed = |solved: &Solved| solved.trace.steps().any(|step| step.reason.supposed().is_some());
    assert!(puzzles().iter().any(supposed));
}

#[test]
fn a_picture_that_would_be_too_large_is_not_drawn() {
    let strip = Puzzle::new(vec![Clue::default()], vec![Clue::default(); 300]).unwrap();
    let scene = Scene::of_grid(&strip, strip.givens());
    let image = decode_png(&picture::png(&strip, &scene, 200).unwrap());
    assert!(image.width > 60_000 && image.height > 200);
    let Err(error) = picture::png(&strip, &scene, 256) else { panic!("it was drawn") };
    let PictureError::TooLarge { width, height } = error else { panic!("{error}") };
    assert_eq!(
        error.to_string(),
        format!(
            "The picture would have {}\u{202f}{} × {height} pixels. The limit is 100 million pixels, and 65\u{202f}535 on each side. \
             Use smaller cells.",
            width / 1000,
            width % 1000
        )
    );
    let square = Puzzle::new(vec![Clue::default(); 300], vec![Clue::default(); 300]).unwrap();
    let scene = Scene::of_grid(&square, square.givens());
    assert!(matches!(picture::png(&square, &scene, 34), Err(PictureError::TooLarge { .. })));
}

mod long {
    use super::*;

    #[test]
    fn a_reader_of_qr_codes_reads_the_finished_card() {
        let card = Solved::new("card", examples::GCHQ_2015.text, Method::Auto);
        for cell in 2..=50 {
            let image = decode_png(&picture::png(&card.puzzle, &card.last_scene(), cell).unwrap());
            assert_eq!(image.message().as_deref(), Some("www.gchq.gov.uk/puzz"), "cells of {cell}");
        }
    }
}
