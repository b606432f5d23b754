//! Making puzzles: random ones, and cards with a message. Repairing those with several solutions.

use crate::interrupt::{Size, Stop, interruptible};
use crate::names::named;
use crate::puzzle::Puzzle;
use nonoscope::make::message::{self, card};
use nonoscope::make::random::{Band, LEAST_SIDE, MOST_INKS, MOST_SIDE, Wish, puzzle, seed_of};
use nonoscope::make::repair::{Aim, Effort, pictures_of};
use nonoscope::solve::{Method, Options, Tier, Verdict};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::sync::Arc;

/// How hard a puzzle should be: in a word, or from one number to another.
#[derive(FromPyObject)]
pub(crate) enum Hardness {
    Tier(String),
    Band((u8, u8)),
}

#[pyfunction]
#[pyo3(signature = (width=15, height=None, *, seed, rating=None, inks=1, lines_only=false))]
pub(crate) fn make(
    py: Python<'_>,
    width: usize,
    height: Option<usize>,
    seed: &str,
    rating: Option<Hardness>,
    inks: usize,
    lines_only: bool,
) -> PyResult<Puzzle> {
    let height = height.unwrap_or(width);
    let wrong = |what: String| Err(PyValueError::new_err(what));
    if [width, height].iter().any(|side| !(LEAST_SIDE..=MOST_SIDE).contains(side)) {
        return wrong(format!("expected a width and a height from {LEAST_SIDE} to {MOST_SIDE}"));
    }
    if !(1..=MOST_INKS).contains(&inks) {
        return wrong(format!("expected a number of inks from 1 to {MOST_INKS}"));
    }
    let rating = match rating {
        None => None,
        Some(Hardness::Tier(tier)) => Some(Band::from(named(&tier, &Tier::ALL, Tier::name, "tier")?)),
        Some(Hardness::Band((least, most))) if least <= most && most <= 100 => Some(Band { least, most }),
        Some(Hardness::Band(_)) => return wrong("expected two numbers from 0 to 100, the lower one first".to_owned()),
    };
    let wish = Wish { width, height, rating, inks, lines_only, seed: seed_of(seed) };
    match interruptible(py, Size::Long, &Stop::default(), move |watch| puzzle(&wish, watch))? {
        Some(found) => Ok(Puzzle::made(found.made.puzzle)),
        None => wrong("No puzzle of this size has one solution and that many colours.".to_owned()),
    }
}

#[pyfunction]
#[pyo3(signature = (message, *, seed))]
pub(crate) fn make_card(py: Python<'_>, message: &str, seed: &str) -> PyResult<Puzzle> {
    let wish = message::Wish { seed: seed_of(seed), ..message::Wish::default() };
    let message = message.to_owned();
    let card = interruptible(py, Size::Long, &Stop::default(), move |watch| card(&message, &wish, watch));
    card?.map(|card| Puzzle::made(card.made.puzzle)).map_err(|error| PyValueError::new_err(error.to_string()))
}

#[pyfunction]
#[pyo3(signature = (puzzle, *, lines_only=false, limit=None))]
pub(crate) fn repair(py: Python<'_>, puzzle: &Puzzle, lines_only: bool, limit: Option<u64>) -> PyResult<Puzzle> {
    let aim = if lines_only { Aim::Lines } else { Aim::OneSolution };
    let options = Options::new(Method::Auto).limit(limit);
    let reading = Arc::clone(&puzzle.reading);
    let repaired = interruptible(py, puzzle.size(), &Stop::default(), move |watch| {
        let (before, goal) = (&reading.puzzle, reading.notes.goal.as_ref());
        let pictures = pictures_of(before, goal, options, watch).map_err(|verdict| match verdict {
            Verdict::None => "The puzzle has no solution, so there is no picture to keep.".to_owned(),
            _ => "No solution was found, so there is no picture to keep.".to_owned(),
        })?;
        let fewest = pictures.fewest_givens(before, aim, Effort::default(), watch).map_err(|why| why.to_string())?;
        Ok(fewest.repair.given(before, &fewest.picture))
    });
    repaired?.map(Puzzle::made).map_err(PyValueError::new_err::<String>)
}
