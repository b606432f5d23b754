//! Puzzles of several colours: what is written is recognised and read back, with its colours; the same puzzle in two formats
//! is the same; and formats without colours refuse them.
//!
//! The project contains a few. More are read if the environment variable `NONOSCOPE_COLOUR_PUZZLES` names a folder.

use crate::makers::chance::Chance;
use nonoscope::format::{Format, Notes, Reading, WriteError, read, read_as, text_of, write};
use nonoscope::puzzle::{Cell, Colour, Colours, Grid, Ink, Palette, Puzzle};
use std::fs;
use std::path::{Path, PathBuf};

/// What the colours of a puzzle look like.
fn shades(puzzle: &Puzzle) -> Vec<[u8; 3]> {
    puzzle.palette().colours().map(|(_, ink)| ink.rgb).collect()
}

fn written() -> impl Iterator<Item = Format> {
    Format::ALL.into_iter().filter(|format| format.is_written())
}

/// Formats that hold colours but no solution.
fn coloured() -> impl Iterator<Item = Format> {
    written().filter(|format| format.holds_colours() && !format.is_picture())
}

/// The same puzzle comes back from every format that holds colours; the others refuse it.
fn survives(reading: &Reading, name: &str) {
    for format in coloured() {
        let text = match write(reading, format) {
            Ok(written) => {
                assert_eq!(written.givens_lost, !format.holds_givens() && !reading.puzzle.givens().is_unknown());
                written.text
            }
            // Large ones do not fit into a link.
            Err(error) => {
                assert!(matches!(error, WriteError::Link(_)), "{name}, {format}: {error}");
                continue;
            }
        };
        let again = read(&text).unwrap_or_else(|error| panic!("{name}, {format}: {error}\n{text}"));
        assert_eq!((again.format, again.doubt), (format, None), "{name}\n{text}");
        let unknown = Grid::unknown(reading.puzzle.width(), reading.puzzle.height());
        let bare = reading.puzzle.clone().with_givens(unknown).unwrap().in_order_of_use();
        let wanted = if format.holds_givens() { &reading.puzzle } else { &bare };
        assert!(again.puzzle.asks_the_same(wanted), "{name}, {format}\n{text}");
        assert_eq!(shades(&again.puzzle), shades(wanted), "{name}, {format}\n{text}");
        if format.holds_picture() {
            assert_eq!(again.notes.goal, reading.notes.goal, "{name}, {format}\n{text}");
        }
    }
    for format in written().filter(|format| !format.holds_colours()) {
        let inks = reading.puzzle.inks();
        assert_eq!(write(reading, format), Err(WriteError::Colours { format, inks }), "{name}");
    }
}

/// The files of a folder, without its remarks.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension != "md"));
    files.sort();
    files
}

#[test]
fn real_files_survive_in_every_format_with_colours() {
    let mut paths = files(&Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/colour"));
    match std::env::var_os("NONOSCOPE_COLOUR_PUZZLES") {
        Some(more) => paths.extend(files(Path::new(&more))),
        None => println!("NONOSCOPE_COLOUR_PUZZLES names no folder, so no further puzzles are read"),
    }
    assert!(paths.len() >= 4);
    for path in paths {
        let name = path.display().to_string();
        let reading = read(&text_of(&fs::read(&path).unwrap())).unwrap_or_else(|error| panic!("{name}: {error}"));
        let extension = path.extension().unwrap().to_string_lossy().into_owned();
        assert_eq!((reading.format.extension(), reading.doubt), (&*extension, None), "{name}");
        assert!(reading.puzzle.inks() > 1, "{name}");
        survives(&reading, &name);
    }
}

#[test]
fn colours_of_real_files_are_those_of_their_authors() {
    let reading = read(include_str!("../../data/colour/not_invented_yet_1.xml")).unwrap();
    let inks: Vec<_> = reading.puzzle.palette().colours().map(|(_, ink)| (&*ink.name, ink.rgb)).collect();
    assert_eq!(inks, [("white", [255; 3]), ("black", [0; 3]), ("red", [0xf4, 0x20, 0x20])]);
    assert_eq!((reading.puzzle.width(), reading.puzzle.height()), (40, 15));
    assert_eq!(reading.puzzle.clue(nonoscope::puzzle::Line::column(9)).to_string(), "2a 10b 1b");
}

/// Each file writes it differently, and one holds only its solution.
#[test]
fn the_boat_is_the_same_in_every_file() {
    let [first, others @ ..] = [
        include_str!("../../data/formats/boat.xml"),
        include_str!("../../data/formats/boat.non"),
        include_str!("../../data/formats/boat.g"),
        include_str!("../../data/formats/boat.toml"),
        include_str!("../../data/formats/boat.html"),
    ]
    .map(|text| read(text).unwrap());
    let goal = first.notes.goal.clone().unwrap();
    assert_eq!(first.puzzle.first_mismatch(&goal), None);
    for other in others {
        assert!(other.puzzle.asks_the_same(&first.puzzle), "{}", other.format);
        assert_eq!(other.puzzle.palette(), first.puzzle.palette(), "{}", other.format);
        assert!(other.notes.goal.is_none_or(|other| other == goal), "{}", other.format);
    }
    survives(&first, "boat");
}

/// A random picture with up to 31 inks of random colours, some cells of which are given, in whole or in part.
fn random(chance: &mut Chance) -> Reading {
    let (width, height, inks) = (1 + chance.below(9), 1 + chance.below(9), 1 + chance.below(31));
    let mut picture = Grid::unknown(width, height).with_inks(inks).unwrap();
    let mut givens = picture.clone();
    for at in picture.places() {
        let colour = Colour::all(inks).nth(chance.below(inks + 1).saturating_sub(chance.below(2))).unwrap();
        picture.set(at, Cell::of(colour));
        let mut possible = Colours::of(colour);
        for other in Colour::all(inks).filter(|_| chance.below(3) == 0) {
            possible.insert(other);
        }
        givens.set(at, if chance.below(2) == 0 { Cell::UNKNOWN } else { Cell::among(possible, inks) });
    }
    let mut ink = |number: usize| {
        let rgb = [0; 3].map(|_: u8| chance.below(256) as u8);
        let name = ["", "red", "dark \"ocean\"", "<b>", "W", "B", "é", "0", "#d"][chance.below(9)];
        Ink::new(['a', 'W', 'B', 'o', 'é', '3', ' '][chance.below(7)], name, [rgb[0], rgb[1], number as u8])
    };
    let palette = Palette::new(ink(0), (1..=inks).map(&mut ink).collect()).unwrap();
    let puzzle = Puzzle::of_picture(&picture).unwrap().with_palette(palette).unwrap().with_givens(givens).unwrap();
    let mut notes = Notes::default();
    notes.goal = Some(picture);
    Reading { format: Format::Webpbn, notes, ..Reading::from(puzzle) }
}

#[test]
fn random_puzzles_survive_in_every_format_with_colours() {
    let mut chance = Chance::new(18);
    let mut coloured = 0;
    for number in 0..1000 {
        // Reading puts the inks in the order of use.
        let text = write(&random(&mut chance), Format::Webpbn).unwrap().text;
        let reading = read_as(&text, Format::Webpbn).unwrap_or_else(|error| panic!("{number}: {error}\n{text}"));
        if reading.puzzle.inks() > 1 {
            survives(&reading, &number.to_string());
            coloured += 1;
        }
    }
    assert!(coloured > 800, "{coloured}");
}

/// From format to format, nothing changes that all of them hold.
#[test]
fn a_puzzle_goes_through_all_formats() {
    let mut chance = Chance::new(19);
    for _ in 0..200 {
        let text = write(&random(&mut chance), Format::Webpbn).unwrap().text;
        let first = read(&text).unwrap();
        let mut reading = first.clone();
        for format in coloured().filter(|format| format.holds_givens() && first.puzzle.inks() > 1) {
            let Ok(written) = write(&reading, format) else { continue };
            reading = read_as(&written.text, format).unwrap();
            assert!(reading.puzzle.asks_the_same(&first.puzzle), "{format}\n{}", written.text);
        }
        assert_eq!(shades(&reading.puzzle), shades(&first.puzzle));
    }
}

#[test]
fn what_of_the_colours_is_left_out_is_said() {
    let boat = read(include_str!("../../data/formats/boat.xml")).unwrap();
    let left_out = |reading: &Reading, format| {
        let written = write(reading, format).unwrap();
        written.left_out(std::slice::from_ref(reading), format).unwrap_or_default()
    };
    assert_eq!(left_out(&boat, Format::Non), "");
    assert_eq!(left_out(&boat, Format::Olsak), "the picture and the author");
    let named = include_str!("../../data/formats/boat.xml").replace("\"brown\"", "\"hull\"");
    assert_eq!(left_out(&read(&named).unwrap(), Format::Non), "the names of the colours");
    let red = "<puzzleset><puzzle defaultcolor=\"red\"><clues type=\"rows\"><line><count>1</count></line></clues>\
        <clues type=\"columns\"><line><count>1</count></line></clues></puzzle></puzzleset>";
    assert_eq!(left_out(&read(red).unwrap(), Format::Tatham), "the colours");
    assert_eq!(left_out(&read(red).unwrap(), Format::Webpbn), "");
}
