//! The puzzles to measure: the GCHQ card, puzzles of the survey that line logic solves, and random ones of any side.

use nonoscope::format;
use nonoscope::puzzle::{Axis, Clue, Puzzle};

pub fn card() -> Puzzle {
    read(nonoscope::examples::GCHQ_2015.text)
}

/// The card without its given cells, which most other solvers cannot take.
pub fn card_without_givens() -> Puzzle {
    let card = card();
    puzzle(card.clues(Axis::Row).to_vec(), card.clues(Axis::Column).to_vec())
}

/// All puzzles of the survey in `tests/data/survey` that line logic solves.
pub fn survey() -> Vec<(&'static str, Puzzle)> {
    let texts = [
        ("dancer", include_str!("../../tests/data/survey/00001-dancer.non")),
        ("cat", include_str!("../../tests/data/survey/00006-cat.non")),
        ("knot", include_str!("../../tests/data/survey/00016-knot.non")),
        ("skid", include_str!("../../tests/data/survey/00021-skid.non")),
        ("swing", include_str!("../../tests/data/survey/00529-swing.non")),
    ];
    texts.into_iter().map(|(name, text)| (name, read(text))).collect()
}

fn read(text: &str) -> Puzzle {
    format::read(text).expect("a puzzle of the project").puzzle
}

fn puzzle(rows: Vec<Clue>, columns: Vec<Clue>) -> Puzzle {
    Puzzle::new(rows, columns).expect("clues of one picture")
}
