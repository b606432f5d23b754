//! Every format: real files can be read, what is written is recognised and read back as the same puzzle, and the same
//! puzzle in all formats is the same.
//!
//! The project contains a few files. More are read if the environment variable `NONOSCOPE_PUZZLES` names a folder.

use crate::cases::cases;
use crate::makers::seeded::seeded_puzzle;
use nonoscope::format::{Format, Notes, Reading, WriteError, read, read_all, read_as, text_of, write, write_all};
use nonoscope::puzzle::{Cell, Grid, Puzzle};
use nonoscope::solve::{Method, solve};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// How many puzzles each format is tried with.
fn puzzles() -> u64 {
    u64::from(cases(10_000))
}

/// A puzzle as a reading, to be written.
fn reading_of(puzzle: Puzzle) -> Reading {
    Reading::from(puzzle)
}

/// Whether two puzzles are the same except for their titles, and for the givens unless `givens` is set.
fn same(one: &Puzzle, other: &Puzzle, givens: bool) -> bool {
    let bare = |puzzle: &Puzzle| {
        let puzzle = puzzle.clone().with_title("");
        let unknown = Grid::unknown(puzzle.width(), puzzle.height());
        if givens { puzzle } else { puzzle.with_givens(unknown).unwrap() }
    };
    bare(one) == bare(other)
}

/// Formats whose texts are also clue lines, and are recognised as such.
fn is_plain(format: Format) -> bool {
    matches!(format, Format::Plain | Format::Keen | Format::Faase | Format::Ish)
}

/// Random puzzles with their texts in a format.
fn written(format: Format) -> impl Iterator<Item = (Puzzle, String)> {
    (0..puzzles()).filter_map(move |seed| {
        let puzzle = seeded_puzzle(seed);
        let mut reading = reading_of(puzzle);
        if format.is_picture() {
            reading.notes.goal = Some(solve(&reading.puzzle, Method::default()).solutions.first()?.clone());
        }
        match write(&reading, format) {
            Ok(written) => {
                let given = reading.puzzle.givens().cells().iter().any(|&cell| cell != Cell::UNKNOWN);
                assert_eq!(written.givens_lost, given && !format.holds_givens());
                Some((reading.puzzle, written.text))
            }
            Err(WriteError::NotSquare { .. }) => {
                assert_ne!(reading.puzzle.width(), reading.puzzle.height());
                None
            }
            Err(WriteError::NoRuns { line, .. }) => {
                assert!(reading.puzzle.clue(line).lengths().is_empty());
                None
            }
            Err(error) => panic!("{format:?}: {error}"),
        }
    })
}

#[test]
fn what_is_written_is_read_again() {
    for format in Format::ALL.into_iter().filter(|format| format.is_written()) {
        let mut count = 0;
        for (puzzle, text) in written(format) {
            let again = read_as(&text, format).unwrap_or_else(|error| panic!("{format:?}: {error}\n{text}"));
            assert!(same(&again.puzzle, &puzzle, format.holds_givens()), "{format:?}\n{text}");
            count += 1;
        }
        // Not all are square, not all have a solution, and not all have runs in every line.
        let is_choosy = format.is_picture() || matches!(format, Format::Tournament | Format::Rosetta);
        let least = if is_choosy { puzzles() / 10 } else { puzzles() };
        assert!(count >= least, "{format:?}: {count}");
    }
}

/// If a text has two meanings, the reading says so.
#[test]
fn what_is_written_is_recognised() {
    println!("format: texts with two meanings, under another name, as another puzzle");
    for format in Format::ALL.into_iter().filter(|format| format.is_written()) {
        let (mut doubtful, mut renamed, mut other) = (0, 0, 0);
        for (puzzle, text) in written(format) {
            let reading = read(&text).unwrap_or_else(|error| panic!("{format:?}: {error}\n{text}"));
            let right = same(&reading.puzzle, &puzzle, format.holds_givens());
            doubtful += u64::from(reading.doubt.is_some());
            if !right {
                let meant = reading.doubt.map(|doubt| read_as(&text, doubt).unwrap().puzzle);
                assert!(meant.is_some_and(|meant| same(&meant, &puzzle, true)), "{format:?}\n{text}");
                other += 1;
            } else if reading.format != format && !(is_plain(format) && is_plain(reading.format)) {
                renamed += 1;
            }
        }
        println!("{}: {doubtful}, {renamed}, {other}", format.id());
        // The text of a puzzle without filled cells is the same in most formats.
        assert!(renamed <= puzzles() / 20, "{format:?}");
        assert_eq!(other, 0, "{format:?}");
    }
}

#[test]
fn the_same_puzzle_in_all_formats_is_the_same() {
    for seed in 0..500 {
        let puzzle = seeded_puzzle(seed);
        let mut reading = reading_of(puzzle.clone());
        // From format to format, and not always starting with the first one.
        for format in Format::ALL.into_iter().filter(|format| format.is_written() && format.holds_givens()) {
            let text = write(&reading, format).unwrap().text;
            reading = read_as(&text, format).unwrap();
            assert!(same(&reading.puzzle, &puzzle, true), "{format:?}\n{text}");
        }
    }
}

#[test]
fn notes_and_titles_are_kept_where_there_is_a_place_for_them() {
    let text = "title \"Caf\u{e9} & <b> \"x\" \\ ]]>\"\nby \"A \\ 'person' & co\"\ncopyright \"(c) 2026\"\nshoe \"9\"\nwidth 2\nheight 1\nrows\n1\ncolumns\n1\n0\ngoal \"10\"\n";
    let reading = read_as(text, Format::Non).unwrap();
    assert_eq!(reading.puzzle.title(), Some("Caf\u{e9} & <b> \"x\" \\ ]]>"));
    for format in [Format::Non, Format::Webpbn, Format::Json] {
        let again = read(&write(&reading, format).unwrap().text).unwrap();
        assert_eq!((again.format, again.puzzle.title()), (format, reading.puzzle.title()));
        assert_eq!(again.notes.goal, reading.notes.goal);
        for key in [Notes::BY, Notes::COPYRIGHT] {
            assert_eq!(again.notes.get(key), reading.notes.get(key), "{format:?}");
        }
    }
    assert_eq!(read(&write(&reading, Format::Non).unwrap().text).unwrap().notes.get("shoe"), Some("9"));
}

#[test]
fn several_puzzles_are_written_as_one_text() {
    let readings: Vec<Reading> = (0..20).map(|seed| reading_of(seeded_puzzle(seed))).collect();
    for format in [Format::Non, Format::Webpbn, Format::Json, Format::Prolog, Format::Picross] {
        let text = write_all(&readings, format).unwrap().text;
        let again = read_all(&text);
        assert_eq!(again.len(), readings.len(), "{format:?}");
        for (again, reading) in again.iter().zip(&readings) {
            assert!(same(&again.as_ref().unwrap().puzzle, &reading.puzzle, format.holds_givens()));
        }
    }
    let square: Vec<Reading> =
        readings.iter().filter(|reading| reading.puzzle.width() == reading.puzzle.height()).cloned().collect();
    let again = read_all(&write_all(&square, Format::Tournament).unwrap().text);
    assert_eq!(again.len(), square.len());
    let error = write_all(&readings, Format::Nin).unwrap_err();
    assert_eq!(error.to_string(), "This format (.nin file) holds one puzzle, but there are 20. Choose one of them.");
}

/// The format that a file name stands for.
fn format_of(path: &Path) -> Option<Format> {
    match path.file_name()?.to_str()? {
        "tatham-game-id.txt" | "gchq2015-tatham.txt" => Some(Format::Tatham),
        "solution.txt" => Some(Format::Picture),
        "taai2016.txt" => Some(Format::Tournament),
        _ => {
            let extension = path.extension()?.to_str()?;
            Format::ALL.into_iter().find(|format| format.extension() == extension && extension != "txt")
        }
    }
}

fn files_below(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files_below(&path, into);
        } else if format_of(&path).is_some() {
            into.push(path);
        }
    }
}

#[test]
fn real_files_are_recognised_and_those_of_one_puzzle_are_the_same() {
    let mut files = Vec::new();
    files_below(&Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/formats"), &mut files);
    files_below(&Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/survey"), &mut files);
    if let Some(more) = std::env::var_os("NONOSCOPE_PUZZLES") {
        files_below(Path::new(&more), &mut files);
    }
    files.sort();
    let mut first: BTreeMap<String, Reading> = BTreeMap::new();
    for path in &files {
        let text = text_of(&fs::read(path).unwrap());
        let format = format_of(path);
        for reading in read_all(&text) {
            let reading = reading.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert_eq!(Some(reading.format), format, "{}", path.display());
            assert_eq!(reading.doubt, None, "{}", path.display());
            // Files of the same puzzle have the same name before the dot.
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            if format != Some(Format::Tournament) {
                let other = first.entry(name).or_insert_with(|| reading.clone());
                let givens = reading.format.holds_givens() && other.format.holds_givens();
                // The XML files were made without the givens.
                let givens = givens && ![reading.format, other.format].contains(&Format::Webpbn);
                assert!(same(&reading.puzzle, &other.puzzle, givens), "{}", path.display());
            }
        }
    }
    println!("{} files were read", files.len());
    assert!(files.len() >= 28);
}

#[test]
fn notes_of_real_files_survive() {
    let text = include_str!("../../data/formats/00023-edge.non");
    let reading = read(text).unwrap();
    assert_eq!(reading.notes.get(Notes::BY), Some("Jan Wolter"));
    let again = read(&write(&reading, Format::Non).unwrap().text).unwrap();
    assert_eq!(again, reading);
    let goal = reading.notes.goal.unwrap();
    assert_eq!(reading.puzzle.first_mismatch(&goal), None);
    assert_eq!(read(include_str!("../../data/formats/00023-edge.json")).unwrap().notes.goal, Some(goal));
}
