//! What is made of pictures and messages, and at random from seeds, written down: natively and in a browser, it is always the same.

use crate::makers::photos::{face, landscape, noisy, sign, squares};
use nonoscope::make::image::{Background, Crop, Dither, Pixels, Settings, Size, Sketch, Style, sketch, tuned};
use nonoscope::make::message::{self, Aim, card};
use nonoscope::make::random::{Band, Wish, puzzle, seed_of};
use nonoscope::puzzle::Grid;
use nonoscope::solve::Tier;
use std::fmt::Write;

/// What is kept.
pub const PICTURES: &str = include_str!("../data/golden/made/pictures.txt");
pub const CARDS: &str = include_str!("../data/golden/made/cards.txt");
pub const RANDOM: &str = include_str!("../data/golden/made/random.txt");

/// The settings that are tried, each with a name.
fn choices() -> Vec<(&'static str, Settings)> {
    let plain = Settings::default;
    let size = |width, height| Size { width: Some(width), height: Some(height), ..Size::default() };
    vec![
        ("by default", plain()),
        ("surfaces, light ones", Settings { style: Style::Surfaces, invert: true, ..plain() }),
        ("edges at 30 x 30", Settings { style: Style::Edges, size: size(30, 30), ..plain() }),
        ("four inks", Settings { colours: Some(4), ..plain() }),
        ("twelve inks, diffused", Settings { colours: Some(12), dither: Dither::Diffused, ..plain() }),
        ("three inks in a pattern", Settings { colours: Some(3), dither: Dither::Ordered, ..plain() }),
        ("diffused at 25 x 18", Settings { dither: Dither::Diffused, size: size(25, 18), ..plain() }),
        ("a pattern, lighter", Settings { dither: Dither::Ordered, brightness: 25, contrast: 30, ..plain() }),
        ("even light, threshold 120", Settings { even: true, threshold: Some(120), islands: 3, ..plain() }),
        (
            "a part, stretched",
            Settings {
                size: Size {
                    crop: Some(Crop { left: 11, top: 7, width: 60, height: 41 }),
                    trim: false,
                    stretch: true,
                    ..size(17, 23)
                },
                ..plain()
            },
        ),
        ("the darkest as background", Settings { colours: Some(5), background: Background::Darkest, ..plain() }),
        ("the border as background", Settings { colours: Some(2), background: Background::Border, ..plain() }),
    ]
}

fn pictures() -> [(&'static str, Pixels); 5] {
    [
        ("face", face()),
        ("landscape", landscape()),
        ("sign", sign()),
        ("squares", squares()),
        ("noise", noisy(1, 77, 61)),
    ]
}

fn add_rows(text: &mut String, grid: &Grid) {
    for row in grid.row_strings() {
        writeln!(text, "{}", row.replace('O', ".")).unwrap();
    }
}

fn add(text: &mut String, sketch: &Sketch) {
    let colours = sketch.palette.colours();
    let told: Vec<String> = colours.map(|(_, ink)| format!("{} {:?}", ink.name, ink.rgb)).collect();
    writeln!(text, "{}; threshold {:?}", told.join(", "), sketch.threshold).unwrap();
    add_rows(text, &sketch.grid);
}

/// Each picture with each choice, and the nearest one with one solution.
pub fn pictures_now() -> String {
    let mut text = String::new();
    for (picture, pixels) in pictures() {
        for (choice, settings) in choices() {
            writeln!(text, "\n# {picture}, {choice}").unwrap();
            add(&mut text, &sketch(&pixels, &settings));
        }
        for (by_lines, dither) in [(false, Dither::None), (true, Dither::Diffused)] {
            let settings = Settings { dither, ..Settings::default() };
            writeln!(text, "\n# {picture}, tuned").unwrap();
            match tuned(&pixels, &settings, by_lines, &mut ()) {
                Some(found) => {
                    writeln!(text, "tried {}", found.tried).unwrap();
                    add(&mut text, &found.sketch);
                }
                None => writeln!(text, "nothing").unwrap(),
            }
        }
    }
    text
}

/// The wishes whose puzzles are kept.
fn wishes() -> Vec<Wish> {
    let mut wishes = Vec::new();
    for (number, side) in (0..).zip([5, 10, 15, 20]) {
        for tier in [Tier::Gentle, Tier::Moderate, Tier::Tricky, Tier::Hard] {
            let rating = Some(Band::from(tier)).filter(|_| side > 5 || tier < Tier::Hard);
            wishes.push(Wish { width: side, height: side, rating, seed: number, ..Wish::default() });
        }
    }
    for inks in 2..=5 {
        wishes.push(Wish { width: 14, height: 11, inks, seed: seed_of("in colour"), ..Wish::default() });
    }
    wishes.push(Wish { width: 30, height: 20, lines_only: true, seed: u64::MAX, ..Wish::default() });
    wishes.push(Wish { width: 2, height: 3, seed: 1, ..Wish::default() });
    wishes
}

/// The puzzle of each wish.
pub fn random_now() -> String {
    let mut text = String::new();
    for wish in wishes() {
        let Wish { width, height, rating, inks, seed, .. } = wish;
        writeln!(text, "\n# {width} x {height}, {rating:?}, inks {inks}, seed {seed}").unwrap();
        match puzzle(&wish, &mut ()) {
            None => writeln!(text, "nothing").unwrap(),
            Some(found) => {
                let rating = found.made.appraisal.rating.as_ref().map(|rating| rating.number);
                writeln!(text, "{}, {rating:?}, tried {}", found.style.name(), found.tried).unwrap();
                add_rows(&mut text, &found.made.picture);
            }
        }
    }
    text
}

/// The card of each of some messages.
pub fn cards_now() -> String {
    let mut text = String::new();
    let plain = message::Wish::default;
    let wishes = [
        ("HELLO", plain()),
        ("https://example.org/?q=1", message::Wish { seed: 7, ..plain() }),
        ("Grüße, 点と茗荷", message::Wish { spend: true, ..plain() }),
        ("3.14159265358979", message::Wish { aim: Aim::FewestGivens, lines_only: true, ..plain() }),
        ("hard to solve", message::Wish { aim: Aim::Hard, ..plain() }),
    ];
    for (said, wish) in wishes {
        writeln!(text, "\n# {said}, {:?}, seed {}", wish.aim, wish.seed).unwrap();
        match card(said, &wish, &mut ()) {
            Err(error) => writeln!(text, "{error}").unwrap(),
            Ok(card) => {
                let (givens, changed) = (card.made.givens(), card.made.changed.len());
                let message::Card { version, level, mask, tried, .. } = card;
                writeln!(
                    text,
                    "version {version}, {level:?}, mask {mask}, tried {tried}; givens {givens}, changed {changed}"
                )
                .unwrap();
                add_rows(&mut text, &card.made.picture);
            }
        }
    }
    text
}
