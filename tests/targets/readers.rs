//! Every reader answers any text. What it reads is a puzzle that can be written and read back unchanged.

use nonoscope::format::{Format, Notes, ReadError, Reading, WriteError, read_all_as, read_as, text_of, write};
use nonoscope::puzzle::{Grid, Palette, Puzzle};

pub(super) fn hold(bytes: &[u8]) {
    let text = text_of(bytes);
    for format in Format::ALL {
        let found = read_all_as(&text, format);
        assert!(!found.is_empty(), "{format:?} says nothing");
        for found in found {
            match found {
                Ok(reading) => {
                    assert_eq!(reading.format, format);
                    survives(&reading);
                }
                Err(error) => points_into(&error, &text),
            }
        }
    }
}

/// A reading is read back as the same puzzle from every format in which it can be written.
pub(super) fn survives(reading: &Reading) {
    for format in Format::ALL {
        let written = match write(reading, format) {
            Ok(written) => written,
            Err(error) => {
                assert!(is_allowed(&error, reading, format), "{format:?}: {error}");
                continue;
            }
        };
        let again = read_as(&written.text, format);
        let again = again.unwrap_or_else(|error| panic!("{format:?}: {error}\n{}", written.text));
        let wanted = if written.givens_lost { bare(&reading.puzzle) } else { reading.puzzle.clone() };
        assert!(again.puzzle.asks_the_same(&wanted), "{format:?}: another puzzle\n{}", written.text);
        match written.left_out(std::slice::from_ref(reading), format) {
            Some(left_out) => {
                let has_more = reading.notes != Notes::default()
                    || reading.puzzle.title().is_some()
                    || *reading.puzzle.palette() != Palette::default();
                assert!(written.givens_lost || has_more, "{left_out}");
            }
            None => {
                assert!(!written.givens_lost);
                for key in [Notes::BY, Notes::COPYRIGHT, Notes::LICENSE, Notes::CATALOGUE, Notes::DESCRIPTION] {
                    let is_noted = |reading: &Reading| reading.notes.get(key).is_some();
                    assert!(!is_noted(reading) || is_noted(&again), "{format:?}: {key} is lost, which is not said");
                }
            }
        }
        if format == reading.format && matches!(format, Format::Plain | Format::Non | Format::Webpbn | Format::Json) {
            assert_eq!(again.puzzle.title(), reading.puzzle.title(), "{}", written.text);
        }
    }
}

fn bare(puzzle: &Puzzle) -> Puzzle {
    let unknown = Grid::unknown(puzzle.width(), puzzle.height());
    puzzle.clone().with_givens(unknown).expect("a grid of the puzzle's size")
}

/// Whether a format cannot hold a puzzle for a good reason.
fn is_allowed(error: &WriteError, reading: &Reading, format: Format) -> bool {
    match error {
        WriteError::OnlyRead(_) => !format.is_written(),
        WriteError::NotSquare { .. } => reading.puzzle.width() != reading.puzzle.height(),
        WriteError::NoPicture => !reading.format.is_picture(),
        WriteError::NoRuns { line, .. } => reading.puzzle.clue(*line).lengths().is_empty(),
        WriteError::Colours { .. } => reading.puzzle.inks() > 1 && !format.holds_colours(),
        // A puzzle from a link fits into a link.
        WriteError::Link(_) => reading.format != Format::Link,
        WriteError::RunTooLong { .. } => reading.format != format,
        _ => false,
    }
}

/// Every spot is inside the text, and can be shown.
pub(super) fn points_into(error: &ReadError, text: &str) {
    assert!((1..=ReadError::MOST).contains(&error.mistakes.len()));
    assert!(!error.to_string().is_empty());
    let mut ends = text.to_owned();
    while ends.contains("\r\n") {
        ends = ends.replace("\r\n", "\n");
    }
    let lines = 1 + ends.matches(['\r', '\n']).count();
    for spot in error.mistakes.iter().filter_map(|mistake| mistake.spot) {
        assert!((1..=lines).contains(&spot.line) && spot.column > 0, "{error}");
        spot.excerpt(text);
    }
}
