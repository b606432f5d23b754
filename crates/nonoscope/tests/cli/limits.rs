//! Each limit holds: just above it something is refused or stopped, and not below.

use nonoscope::format::{
    Fault, Format, LinkError, MAX_FILE, MAX_TEXT, Notes, ReadError, Reading, Shared, read, read_as, text_of, write,
};
use nonoscope::puzzle::{At, Cell, Clue, Grid, Line, MAX_SIDE, Puzzle, PuzzleError};
use nonoscope_play::{MAX_UNDO, Marks};
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The message for a text that is too long.
const TOO_LONG: &str = "This text is too long: the limit is 5 MiB.";

/// A small puzzle in a text of this many bytes.
fn text(bytes: usize) -> String {
    let puzzle = "1\n\n1\n";
    puzzle.to_owned() + &" ".repeat(bytes - puzzle.len())
}

#[test]
fn texts_are_read_up_to_their_limit() {
    assert!(read(&text(MAX_TEXT - 1)).is_ok() && read(&text(MAX_TEXT)).is_ok());
    let ReadError { mistakes, .. } = read(&text(MAX_TEXT + 1)).unwrap_err();
    assert_eq!((&mistakes[0].fault, mistakes[0].to_string().as_str()), (&Fault::TextTooLong, TOO_LONG));
    // No file longer than the limit can contain such a text, in any encoding.
    let wide: Vec<u8> = [0xfeff].into_iter().chain(text(MAX_TEXT).encode_utf16()).flat_map(u16::to_le_bytes).collect();
    assert_eq!((wide.len(), text_of(&wide).len()), (MAX_FILE, MAX_TEXT));
}

/// Runs the program on standard input.
fn nonoscope(arguments: &[&str], input: Stdio) -> Output {
    Command::new(env!("CARGO_BIN_EXE_nonoscope")).args(arguments).stdin(input).output().unwrap()
}

/// Checks whether a file is read or refused as too long, by its path and on standard input.
fn is_read(path: &Path, expected: bool) {
    for given in [path.to_str().unwrap(), "-"] {
        let said = nonoscope(&["solve", given], File::open(path).unwrap().into());
        let wrong = String::from_utf8(said.stderr).unwrap();
        assert_eq!(said.status.code(), Some(if expected { 0 } else { 2 }), "{given}: {wrong}");
        assert_eq!(wrong.contains(TOO_LONG), !expected, "{given}: {wrong}");
    }
}

#[test]
fn of_a_file_of_gigabytes_little_is_read() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gigabytes.txt");
    fs::write(&path, text(100)).unwrap();
    // A sparse file, which takes no space on disk.
    File::options().write(true).open(&path).unwrap().set_len(1 << 36).unwrap();
    let said = nonoscope(&["solve", path.to_str().unwrap()], Stdio::null());
    fs::remove_file(&path).unwrap();
    assert_eq!(said.status.code(), Some(2));
}

#[test]
fn sides_and_runs_are_limited() {
    let empty = |lines| vec![Clue::default(); lines];
    for side in [MAX_SIDE - 1, MAX_SIDE] {
        assert!(Puzzle::new(empty(side), empty(side)).is_ok());
    }
    let Err(error) = Puzzle::new(empty(MAX_SIDE + 1), empty(1)) else { panic!("it is a puzzle") };
    assert!(matches!(error, PuzzleError::TooManyLines { lines: 1025, .. }));
    assert_eq!(error.to_string(), "There are 1025 rows. The limit is 1024.");
    let lines = |count: usize| "1\n".repeat(count);
    for (side, expected) in [(MAX_SIDE - 1, true), (MAX_SIDE, true), (MAX_SIDE + 1, false)] {
        assert_eq!(read(&format!("{}\n{}", lines(side), lines(side))).is_ok(), expected, "{side}");
    }
    // One row with this many runs of one cell, and columns to match, as far as there are any.
    let runs = |count: usize| {
        let columns = (0..MAX_SIDE).map(|column| Clue::from_iter((column % 2 == 0 && column / 2 < count).then_some(1)));
        Puzzle::new(vec![Clue::from_iter(vec![1; count])], columns.collect())
    };
    assert!(runs(511).is_ok() && runs(512).is_ok());
    assert!(matches!(runs(513), Err(PuzzleError::ClueTooLong { shortest: 1025, length: 1024, .. })));
}

/// A puzzle of the greatest size with as many runs as there can be, in the formats that people write by hand or programs use.
#[test]
fn the_densest_puzzle_fits_into_a_text() {
    let clues = vec![Clue::from_iter([1; MAX_SIDE / 2]); MAX_SIDE];
    let puzzle = Puzzle::new(clues.clone(), clues).unwrap().with_title("Dense");
    let grid = Grid::unknown(MAX_SIDE, MAX_SIDE);
    let mut goal = grid.clone();
    grid.places()
        .for_each(|at| goal.set(at, if (at.row() + at.column()) % 2 == 0 { Cell::FILLED } else { Cell::EMPTY }));
    let mut givens = grid;
    givens.set(At::new(0, 0), Cell::FILLED);
    let mut notes = Notes::default();
    notes.goal = Some(goal);
    let reading = Reading { format: Format::Non, notes, ..Reading::from(puzzle.with_givens(givens).unwrap()) };
    for format in
        [Format::Plain, Format::Non, Format::Json, Format::Tatham, Format::Nin, Format::Cwd, Format::Mk, Format::Olsak]
    {
        let text = write(&reading, format).unwrap().text;
        let again = read_as(&text, format).unwrap_or_else(|error| panic!("{format}, {} bytes: {error}", text.len()));
        assert_eq!(again.puzzle.clue(Line::row(0)), reading.puzzle.clue(Line::row(0)), "{format}");
    }
}

mod long {
    use super::*;

    #[test]
    fn files_are_read_up_to_their_limit() {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("limits.txt");
        for (bytes, expected) in [(MAX_TEXT - 1, true), (MAX_TEXT, true), (MAX_TEXT + 1, false), (MAX_FILE + 9, false)]
        {
            fs::write(&path, text(bytes)).unwrap();
            is_read(&path, expected);
            // In UTF-16, the same text is twice as long.
            let wide: Vec<u8> =
                [0xfeff].into_iter().chain(text(bytes).encode_utf16()).flat_map(u16::to_le_bytes).collect();
            fs::write(&path, wide).unwrap();
            is_read(&path, expected);
        }
    }

    #[test]
    fn links_are_limited() {
        let fault = |characters: usize| Shared::from_link(&format!("n1{}", "A".repeat(characters - 2))).unwrap_err();
        assert_eq!(
            [fault(7_999), fault(8_000), fault(8_001)],
            [LinkError::Damaged, LinkError::Damaged, LinkError::TextTooLong]
        );
        let shared = |puzzle: Puzzle| {
            let marks = Grid::unknown(puzzle.width(), puzzle.height());
            Shared { puzzle, marks, step: 0, method: 0 }
        };
        let one = Puzzle::new(vec![Clue::from_iter([1])], vec![Clue::from_iter([1])]).unwrap();
        for (characters, kept) in [(59, 59), (60, 60), (61, 60)] {
            let link = shared(one.clone().with_title(&"x".repeat(characters))).to_link().unwrap();
            assert_eq!(Shared::from_link(&link).unwrap().puzzle.title().map(str::len), Some(kept));
        }
        // If every clue says something, a link has at least as many characters as the puzzle has lines.
        let lengths: Vec<Option<usize>> = (40..=MAX_SIDE)
            .step_by(4)
            .map(|side| {
                let clues = vec![Clue::from_iter(vec![1; side / 4]); side];
                shared(Puzzle::new(clues.clone(), clues).unwrap()).to_link().ok().map(|link| link.len())
            })
            .collect();
        assert!(lengths.iter().flatten().all(|&length| length <= 8_000));
        assert!(lengths.first().is_some_and(Option::is_some) && lengths.last().is_some_and(Option::is_none));
    }

    #[test]
    fn the_oldest_strokes_are_forgotten() {
        let side = 1_000;
        let all = |cell| {
            let mut grid = Grid::unknown(side, side);
            grid.places().for_each(|at| grid.set(at, cell));
            grid
        };
        let (filled, empty) = (all(Cell::FILLED), all(Cell::EMPTY));
        let undone = |strokes: usize, further: usize| {
            let mut marks = Marks::new(&Grid::unknown(side, side));
            for stroke in 0..strokes {
                assert!(marks.replace(if stroke % 2 == 0 { &filled } else { &empty }));
            }
            for column in 0..further {
                assert!(marks.set(At::new(0, column), Cell::UNKNOWN));
            }
            let mut undone = 0;
            while marks.undo() {
                undone += 1;
            }
            assert_eq!(marks.is_empty(), undone == strokes + further);
            undone
        };
        let most = MAX_UNDO / (side * side);
        assert_eq!([undone(most - 1, 1), undone(most, 0), undone(most, 1)], [most, most, most]);
    }
}
