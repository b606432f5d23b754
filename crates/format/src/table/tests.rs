//! Tests of what every entry of the table promises.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::*;
use crate::notes::Notes;
use crate::read::{Reading, read, read_all, read_all_as, read_as};
use crate::spec::{Holds, Reads, Recognised};
use crate::write::{write, write_all};
use nonoscope_core::puzzle::{At, Cell, Colour, Grid, Ink, Palette, Puzzle};
use std::collections::HashSet;

/// The puzzle of a sample.
fn sample(spec: &Spec) -> Reading {
    read_as(spec.sample, spec.format).unwrap_or_else(|error| panic!("{}: {error}", spec.format))
}

#[test]
fn every_sample_is_recognised_as_its_format() {
    for spec in &FORMATS {
        let reading = read(spec.sample).unwrap();
        let expected = match spec.recognised {
            Recognised::AsClueLines => Format::Plain,
            _ => spec.format,
        };
        assert_eq!(reading.format, expected, "{}", spec.format);
        assert_eq!(reading.puzzle, sample(spec).puzzle, "{}", spec.format);
    }
}

#[test]
fn every_sample_is_written_to_the_letter_and_read_again() {
    for spec in &FORMATS {
        let reading = sample(spec);
        match write(&reading, spec.format) {
            Ok(written) => {
                assert_eq!(written.text, spec.sample, "{}", spec.format);
                assert_eq!(read_as(&written.text, spec.format), Ok(reading), "{}", spec.format);
            }
            Err(error) => assert!(!spec.format.is_written(), "{}: {error}", spec.format),
        }
    }
}

/// A puzzle with everything that formats can hold.
fn rich() -> Reading {
    let puzzle: Puzzle = read_as("2x2:2/1/1/2", Format::Tatham).unwrap().puzzle.with_title("A title");
    let mut givens = Grid::unknown(2, 2);
    givens.set(At::new(1, 0), Cell::FILLED);
    let mut notes = Notes::default();
    notes.goal = Some("XO\nXX".parse().unwrap());
    for (key, _) in Notes::KNOWN {
        notes.add(key, "a note");
    }
    notes.add("shoe", "9");
    Reading { notes, ..Reading::from(puzzle.with_givens(givens).unwrap()) }
}

/// A puzzle of two colours that is its own picture: red and blue, side by side.
fn coloured() -> Reading {
    let picture: Grid = "XB\nXO".parse().unwrap();
    let inks = vec![Ink::new('r', "red", [255, 0, 0]), Ink::new('b', "blue", [0, 0, 255])];
    let palette = Palette::new(Palette::default().get(Colour::BACKGROUND).clone(), inks).unwrap();
    let puzzle = Puzzle::of_picture(&picture).unwrap().with_palette(palette).unwrap();
    let mut notes = Notes::default();
    notes.goal = Some(picture);
    Reading { notes, ..Reading::from(puzzle) }
}

#[test]
fn colours_come_back_where_the_table_says_so() {
    let coloured = coloured();
    for format in Format::ALL.into_iter().filter(|format| format.is_written()) {
        match write(&coloured, format) {
            Ok(written) => {
                let back = read_as(&written.text, format).unwrap();
                assert!(back.puzzle.asks_the_same(&coloured.puzzle), "{format}\n{}", written.text);
                assert_eq!(back.puzzle.palette(), coloured.puzzle.palette(), "{format}\n{}", written.text);
                assert!(
                    !format.holds_picture() || back.notes.goal == coloured.notes.goal,
                    "{format}\n{}",
                    written.text
                );
                assert_eq!(read(&written.text).unwrap().format, format, "{}", written.text);
            }
            Err(error) => {
                let expected = format!(
                    "This format ({}) cannot hold colours, but this puzzle has 2 besides the background. Choose another format, such as \
                     webpbn XML.",
                    format.name()
                );
                assert_eq!(error.to_string(), expected);
            }
        }
    }
}

#[test]
fn a_single_ink_is_written_anyway() {
    let red = Ink::new('r', "red", [255, 0, 0]);
    let palette = Palette::new(Palette::default().get(Colour::BACKGROUND).clone(), vec![red]).unwrap();
    let mut reading = Reading { puzzle: rich().puzzle.with_palette(palette).unwrap(), ..rich() };
    reading.puzzle = reading.puzzle.with_givens(Grid::unknown(2, 2)).unwrap().with_title("");
    let goal = std::mem::take(&mut reading.notes).goal;
    reading.notes.goal = goal;
    for format in Format::ALL.into_iter().filter(|format| format.is_written()) {
        let written = write(&reading, format).unwrap();
        let back = read_as(&written.text, format).unwrap();
        assert!(back.puzzle.asks_the_same(&reading.puzzle), "{format}\n{}", written.text);
        let left_out = written.left_out(std::slice::from_ref(&reading), format).unwrap_or_default();
        assert_eq!(left_out.to_string().contains("the colours"), !format.holds_colours(), "{format}: {left_out}");
    }
}

#[test]
fn formats_hold_what_the_table_says() {
    let rich = rich();
    for format in Format::ALL.into_iter().filter(|format| format.is_written()) {
        let written = write(&rich, format).unwrap();
        let back = read_as(&written.text, format).unwrap();
        let known = Notes::KNOWN.iter().filter(|(key, _)| back.notes.get(key) == Some("a note")).count();
        let notes = match (known, back.notes.get("shoe")) {
            (0, None) => NoteKeys::None,
            (5, None) => NoteKeys::Known,
            (5, Some("9")) => NoteKeys::All,
            other => panic!("{format}: {other:?}"),
        };
        let found = Holds {
            givens: back.puzzle.givens() == rich.puzzle.givens(),
            colours: write(&coloured(), format).is_ok(),
            several: write_all(&[rich.clone(), rich.clone()], format).is_ok(),
            title: back.puzzle.title() == rich.puzzle.title(),
            notes,
            goal: back.notes.goal == rich.notes.goal,
        };
        assert_eq!(found, format.spec().facts.holds, "{format}");
        assert_eq!(written.givens_lost, !format.holds_givens(), "{format}");
    }
}

#[test]
fn what_is_left_out_is_what_the_table_says() {
    let readings = [rich()];
    for format in Format::ALL.into_iter().filter(|format| format.is_written()) {
        let left_out = write(&readings[0], format).unwrap().left_out(&readings, format);
        let holds = format.spec().facts.holds;
        let known = holds.notes != NoteKeys::None;
        let parts = [
            ("the title", holds.title),
            ("the given cells", holds.givens),
            ("the picture", holds.goal),
            ("the author", known),
            ("the copyright", known),
            ("the licence", known),
            ("the source", known),
            ("the description", known),
            ("other notes", holds.notes == NoteKeys::All),
        ];
        let lost: Vec<&str> = parts.into_iter().filter(|part| !part.1).map(|part| part.0).collect();
        let left_out = left_out.map(|parts| parts.to_string());
        assert_eq!(
            left_out,
            (!lost.is_empty()).then(|| Text::all(lost.iter().map(|what| Text::verbatim(*what))).to_string()),
            "{format}"
        );
    }
}

#[test]
fn several_puzzles_come_back_where_the_table_says_so() {
    for format in Format::ALL {
        let spec = format.spec();
        let reads_several = matches!(spec.reads, Reads::InParts { .. } | Reads::Several(_));
        let writes_several = matches!(spec.writes, Writes::Several(_));
        assert_eq!((reads_several, writes_several), (format.holds_several(), format.holds_several()), "{format}");
        if format.holds_several() {
            let one = sample(spec);
            let text = write_all(&[one.clone(), one.clone(), one], format).unwrap().text;
            assert_eq!(read_all(&text).len(), 3, "{format}");
            assert!(read_all_as(&text, format).iter().all(Result::is_ok), "{format}");
        }
    }
}

#[test]
fn names_are_distinct_and_found() {
    let names = Format::ALL.into_iter().flat_map(|format| format.aliases().iter().copied().chain([format.id()]));
    let names: Vec<&str> = names.collect();
    assert_eq!(names.iter().collect::<HashSet<_>>().len(), names.len());
    let titles: HashSet<Text> = Format::ALL.into_iter().map(Format::name).collect();
    assert_eq!(titles.len(), Format::ALL.len());
    for format in Format::ALL {
        assert_eq!(format.spec().format, format);
        assert_eq!(format.to_string().parse(), Ok(format));
        assert!(format.aliases().iter().all(|alias| alias.parse() == Ok(format)), "{format}");
    }
    assert_eq!((Format::named(".SS"), Format::named("dat")), (Some(Format::Non), None));
    let error = "dat".parse::<Format>().unwrap_err();
    assert_eq!(error.to_string(), "There is no format called “dat”.");
}
