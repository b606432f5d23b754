//! Clues of several inks: each number has its own, whether it stands on a tile or is written in a colour.

use super::{Picture, clues, pictures, truth};
use nonoscope::puzzle::{Axis, Cell};
use nonoscope::scan::Reading;
use nonoscope::solve::{Method, Verdict, solve};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The pictures of several inks, with what is beside them.
fn coloured() -> impl Iterator<Item = (PathBuf, Value)> {
    let value = |path: &Path| serde_json::from_str(&fs::read_to_string(path.with_extension("json")).unwrap()).unwrap();
    pictures()
        .into_iter()
        .map(move |path| (path.clone(), value(&path)))
        .filter(|(_, value): &(_, Value)| value["inks"].is_object())
}

/// Checks that the numbers of each ink have the same ink everywhere.
fn check(reading: &Reading, wanted: &Value) {
    let mut inks = BTreeMap::new();
    for (axis, key) in [(Axis::Row, "rows"), (Axis::Column, "columns")] {
        for (runs, wanted) in reading.lines(axis).iter().zip(wanted["inks"][key].as_array().unwrap()) {
            let own = runs.iter().filter(|run| run.read > 0).map(|run| run.colour);
            let wanted: Vec<u64> = wanted.as_array().unwrap().iter().map(|ink| ink.as_u64().unwrap()).collect();
            assert_eq!(own.clone().count(), wanted.len());
            for (colour, ink) in own.zip(wanted.iter().copied()) {
                assert_eq!(*inks.entry(ink).or_insert(colour), colour, "{key} {wanted:?}");
            }
        }
    }
    assert_eq!(inks.len(), reading.inks.len());
}

#[test]
fn numbers_have_their_inks() {
    let mut count = 0;
    for (path, value) in coloured() {
        let reading = Picture::of(&path).read();
        assert_eq!(clues(&reading), truth(&path), "{}", path.display());
        check(&reading, &value);
        // The puzzle is the one that was drawn, with as many inks.
        let puzzle = reading.puzzle().unwrap();
        assert_eq!((puzzle.inks(), reading.verdict), (reading.inks.len(), Ok(Verdict::Unique)));
        assert_eq!(solve(&puzzle, Method::Auto).verdict, Verdict::Unique);
        assert_eq!(puzzle.clone().in_order_of_use(), puzzle, "{}", path.display());
        count += 1;
    }
    assert_eq!(count, 4);
}

#[test]
fn what_looks_like_an_ink_is_filled() {
    let (path, value) = coloured().find(|(path, _)| path.ends_with("ink-pills-04.png")).unwrap();
    let reading = Picture::of(&path).read();
    let cells = reading.cells.unwrap();
    let mut inks: BTreeMap<u8, Cell> = BTreeMap::new();
    let mut filled = 0;
    for (row, wanted) in value["cells"].as_array().unwrap().iter().enumerate() {
        for (column, letter) in wanted.as_str().unwrap().bytes().enumerate() {
            let cell = cells.cells()[row * cells.width() + column];
            match letter {
                b'O' => assert_eq!(cell, Cell::EMPTY, "{row} {column}"),
                b'.' => assert_eq!(cell, Cell::UNKNOWN, "{row} {column}"),
                ink => {
                    assert!(cell != Cell::EMPTY && *inks.entry(ink).or_insert(cell) == cell, "{row} {column}");
                    filled += 1;
                }
            }
        }
    }
    assert!(filled > 10 && inks.len() > 1);
}

#[test]
fn light_numbers_are_read_like_dark_ones() {
    for (path, value) in coloured() {
        let mut picture = Picture::of(&path);
        picture.pixels.chunks_exact_mut(4).for_each(|pixel| pixel[..3].iter_mut().for_each(|part| *part = 255 - *part));
        check(&picture.read(), &value);
    }
}

mod long {
    use super::*;

    #[test]
    fn one_vivid_ink_is_one_ink() {
        for path in pictures() {
            let mut picture = Picture::of(&path);
            // All that is dark becomes red.
            picture.pixels.chunks_exact_mut(4).for_each(|pixel| pixel[0] = pixel[0].max(170));
            let has_inks = fs::read_to_string(path.with_extension("json")).unwrap().contains("\"inks\"");
            if !has_inks {
                let reading = picture.read();
                assert!(reading.inks.is_empty() && clues(&reading) == truth(&path), "{}", path.display());
            }
        }
    }
}
