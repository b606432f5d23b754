//! Reads the simplest texts: clue lines of numbers alone, game IDs without givens, and links. Most puzzles in web pages are one of these, and a
//! program that reads no others is a third smaller.

use super::kind::Format;
use super::link::{self, Shared};
use super::read::Reading;
use super::remark::Remark;
use nonoscope_core::puzzle::{Axis, Clue, Puzzle};

/// Reads a text exactly like [`read`](super::read) if it is written plainly; `None` otherwise. It may be a puzzle all the same.
pub fn read_plainly(text: &str) -> Option<Reading> {
    let text = text.trim();
    let (format, puzzle) = if link::looks_like(text) {
        (Format::Link, Shared::from_link(text).ok()?.puzzle)
    } else if let Some(id) = text.split_once(':').filter(|_| text.starts_with(|c: char| c.is_ascii_digit())) {
        (Format::Tatham, game_id(id)?)
    } else {
        (Format::Plain, clue_lines(text)?)
    };
    let is_open = format == Format::Plain && puzzle.width() == puzzle.height();
    let is_other = is_open && puzzle.clues(Axis::Row) != puzzle.clues(Axis::Column);
    let remarks = is_other.then_some(Remark::Order { first: Axis::Row }).into_iter().collect();
    Some(Reading { format, remarks, ..Reading::from(puzzle) })
}

/// The puzzle with a game ID, `WxH:` and runs.
fn game_id((size, runs): (&str, &str)) -> Option<Puzzle> {
    let (width, height) = size.split_once('x')?;
    let (width, height): (usize, usize) = (number(width)?.into(), number(height)?.into());
    let clue = |runs: &str| if runs.is_empty() { Some(Clue::default()) } else { line(runs) };
    let clues: Vec<Clue> = runs.split('/').map(clue).collect::<Option<_>>()?;
    if runs.contains([' ', ',', '\n']) || clues.len() != width + height {
        return None;
    }
    let (columns, rows) = clues.split_at(width);
    Puzzle::new(rows.to_vec(), columns.to_vec()).ok()
}

/// The puzzle with these clue lines: perhaps a title, then two blocks of numbers.
fn clue_lines(text: &str) -> Option<Puzzle> {
    let (title, text) = match text.strip_prefix("title: ") {
        Some(titled) => titled.split_once('\n')?,
        None => ("", text),
    };
    let mut blocks: Vec<Vec<Clue>> = vec![Vec::new()];
    for words in text.trim().lines().map(str::trim) {
        match (words.is_empty(), blocks.last_mut()?) {
            (true, block) if block.is_empty() => {}
            (true, _) => blocks.push(Vec::new()),
            (false, block) => block.push(line(words)?),
        }
    }
    let [rows, columns] = <[Vec<Clue>; 2]>::try_from(blocks).ok()?;
    // Two blocks may also be a file with its height and width on top, or a picture of 0 and 1.
    let is_side = |clue: Option<&Clue>, lines: usize| {
        clue.is_none_or(|clue| clue.lengths().iter().map(|&run| usize::from(run)).eq([lines]))
    };
    let is_file = is_side(rows.first(), rows.len().saturating_sub(2)) && is_side(rows.get(1), columns.len());
    let is_picture = rows.iter().chain(&columns).all(|clue| clue.lengths().iter().all(|&run| run <= 1));
    let has_width = rows.iter().chain(&columns).any(|clue| clue.lengths().len() > 1);
    if is_file || (is_picture && has_width) {
        return None;
    }
    Some(Puzzle::new(rows, columns).ok()?.with_title(title))
}

/// A clue of digits, with spaces, commas or dots between them. A 0 stands alone.
fn line(words: &str) -> Option<Clue> {
    let is_plain = |c: char| c.is_ascii_digit() || [' ', ',', '.'].contains(&c);
    let runs: Vec<u16> =
        words.split([' ', ',', '.']).filter(|run| !run.is_empty()).map(number).collect::<Option<_>>()?;
    match runs[..] {
        _ if !words.chars().all(is_plain) => None,
        [] => None,
        [0] => Some(Clue::default()),
        _ if runs.contains(&0) => None,
        _ => Some(runs.into_iter().collect()),
    }
}

/// A number as people write it.
fn number(digits: &str) -> Option<u16> {
    digits.parse().ok().filter(|number: &u16| number.to_string() == digits)
}

#[cfg(test)]
mod tests {
    use super::super::read::read;
    use super::super::write::write;
    use super::*;
    use crate::chance::Chance;
    use crate::examples;
    use nonoscope_core::puzzle::{Cell, Grid};

    /// Whether a text is written plainly. If it is, it is the same puzzle for all readers.
    fn is_plain(text: &str) -> bool {
        let plainly = read_plainly(text);
        if let Some(plainly) = &plainly {
            let read = read(text).unwrap();
            let found = (plainly.format, &plainly.puzzle, &plainly.notes);
            assert_eq!(found, (read.format, &read.puzzle, &read.notes), "{text}");
        }
        plainly.is_some()
    }

    #[test]
    fn plain_texts_are_the_same_puzzle_for_all_readers() {
        let plain = [
            "5x5:2/4/4/4/2/1.1/5/5/3/1",
            " 2x2:/2/1/1 ",
            "2\n1 1\n2\n\n3\n1 1\n1\n",
            "title: A ring\n\n3\n1,1\n3\n\n\n3\n1 1\n3",
            "0\n2\n\n1\n1",
        ];
        for text in plain {
            assert!(is_plain(text), "{text}");
        }
        let others = [
            "",
            "2 1\nx\n",
            "2x2:1/1/1/1,a",
            "2x2:1/1/1",
            "2x2:1/2/1/1",
            "1 0 1\n0 1 0\n\n1 0 1\n0 1 0",
            "2\n2\n1\n1\n\n1\n1",
            "rows\n1\n\ncolumns\n1",
            "1\n1\n\n1\n1\n\n1\n",
            "1r\n\n1r",
            "70000\n\n1",
            "2x2:1 /1/1/1",
            "title: x",
            "#n1AAAA",
        ];
        for text in others {
            assert!(!is_plain(text), "{text}");
        }
    }

    #[test]
    fn whatever_is_written_is_the_same_puzzle_for_all_readers() {
        let mut chance = Chance::new(1);
        let mut plain = 0;
        for round in 0..300 {
            let (width, height) = (1 + chance.below(7), 1 + chance.below(7));
            let mut grid = Grid::unknown(width, height);
            for at in grid.places().collect::<Vec<_>>() {
                grid.set(at, if chance.below(10) < round % 11 { Cell::FILLED } else { Cell::EMPTY });
            }
            let puzzle = Puzzle::of_picture(&grid).unwrap();
            let reading = Reading::from(puzzle);
            for format in Format::ALL {
                let Ok(written) = write(&reading, format) else { continue };
                plain += usize::from(is_plain(&written.text));
            }
        }
        assert!(plain > 600, "{plain}");
    }

    #[test]
    fn samples_and_examples_are_the_same_puzzles_for_all_readers() {
        let texts = Format::ALL.into_iter().map(Format::sample).chain(examples::ALL.iter().map(|example| example.text));
        assert!(texts.filter(|text| is_plain(text)).count() > 2);
    }
}
