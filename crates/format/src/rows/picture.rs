//! A picture in letters: the solution of a puzzle, from which the clues are derived.
//!
//! ```text
//! .##..                    a line for each row: # X 1 █ ■ for filled cells, . O 0 - _ □ · for empty ones; where O or 0
//! #..#.                    stands for empty, . and ? stand for unknown; spaces, commas and bars between are skipped
//! …
//! ```
//!
//! In a coloured picture, a letter stands for each colour:
//!
//! ```text
//! colour r #d62728 red     optional: see `text/signs.rs`; without definitions the usual letters, such as r for red
//! .rr.b                    letters, and . or another sign of empty cells for the background
//! ```
//!
//! All rows have the same number of cells. This is how the write-ups print solutions, and how tournaments take answers.

use crate::error::{Fault, Mistake, Mistakes};
use crate::spec::{Facts, Format, Holds, Likeness, Noted, Reads, Recognised, Spec, Writes};
use crate::text::cells::{self, EMPTY, FILLED, cell, is_between};
use crate::text::{Draft, Scan, Signs, TextLine, is_blank, lines, signs};
use crate::write::WriteError;
use nonoscope_core::puzzle::{Axis, Cell, Grid, Line, MAX_INKS, MAX_SIDE, Palette, PuzzleError};
use nonoscope_words::{expected, format};
use std::collections::BTreeMap;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Picture,
    facts: Facts {
        id: "picture",
        name: format::picture,
        holds: Holds { colours: true, goal: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(likeness),
    reads: Reads::One(read),
    writes: Writes::Fitting(write),
    sample: "#.#\n##.\n",
};

/// Whether a text contains only signs of a picture, and only one sign for each kind of cell.
fn has_only_signs(text: &str) -> bool {
    let (mut filled, mut empty) = (None, None);
    text.chars().filter(|&c| !is_between(c) && !matches!(c, '.' | '?')).all(|c| {
        let first = if FILLED.contains(c) {
            &mut filled
        } else if EMPTY.contains(c) {
            &mut empty
        } else {
            return false;
        };
        *first.get_or_insert(c.to_ascii_lowercase()) == c.to_ascii_lowercase()
    }) && filled.is_some()
}

/// Whether every line consists of signs of a picture, and all lines have the same number of them. A picture with one
/// column, or with numbers separated by spaces, is more likely something else.
pub(crate) fn looks_like(text: &str) -> bool {
    let rows = lines::lines(text).filter(|line| !is_blank(line));
    let mut widths = rows.map(|(_, line)| line.chars().filter(|&c| !is_between(c)).count());
    let width = widths.next().unwrap_or(0);
    width > 1 && widths.all(|other| other == width) && has_only_signs(text)
}

/// Whether only a picture has such signs, even if its rows differ in length.
fn is_drawn(text: &str) -> bool {
    let mut signs = text.chars().filter(|&c| !is_between(c));
    let is_blank = signs.clone().all(|c| c == '.');
    // With a wrong letter or two it is still a picture.
    let (all, wrong) = signs.clone().fold((0, 0), |(all, wrong), c| {
        (all + 1, wrong + usize::from(!FILLED.contains(c) && !EMPTY.contains(c) && !matches!(c, '.' | '?')))
    });
    if wrong > 0 && wrong * 20 <= all {
        return signs.clone().filter(|c| matches!(c, '#' | 'X' | 'x' | '█' | '■' | '⬛')).count() * 10 >= all
            && signs.any(|c| EMPTY.contains(c) || c == '.');
    }
    is_blank || (has_only_signs(text) && signs.any(|c| !matches!(c, '0' | '1' | '.' | '-')))
}

/// The rows of a coloured picture, and the colours that its text defines; nothing if it does not consist of signs of
/// colours, or is black and white.
fn coloured(text: &str) -> Option<(Vec<TextLine<'_>>, Signs)> {
    let rows: Vec<TextLine<'_>> =
        lines::lines(text).filter(|line| !is_blank(line) && !signs::is_definition(line.1)).collect();
    // Most texts are something else, which their first line already says.
    let is_sign = |c: char| c.is_alphabetic() || EMPTY.contains(c) || FILLED.contains(c) || matches!(c, '.' | '?');
    let first = rows.first()?.1;
    if !first.chars().all(|c| is_between(c) || is_sign(c)) {
        return None;
    }
    let signs = Signs::of(text).ok()?;
    let mut known: Vec<char> = Vec::new();
    for c in rows.iter().flat_map(|(_, line)| line.chars()).filter(|&c| !is_between(c) && !matches!(c, '.' | '?')) {
        if !known.contains(&c) {
            let is_filled = FILLED.contains(c) && (!signs.are_defined() || signs.only().is_some());
            if !(signs.know(c.encode_utf8(&mut [0; 4])) || EMPTY.contains(c) || is_filled) {
                return None;
            }
            known.push(c);
        }
    }
    let is_usual = |c: &&char| signs::is_usual(c.encode_utf8(&mut [0; 4]));
    (signs.are_defined() || known.iter().filter(is_usual).count() > 1).then_some((rows, signs))
}

/// Whether a text can only be a coloured picture: it defines the letters in it, or has several usual ones, dots between them, and
/// rows of equal length.
fn is_coloured(text: &str) -> bool {
    let Some((rows, signs)) = coloured(text) else { return false };
    if signs.are_defined() {
        return true;
    }
    let cells = |line: &str| line.chars().filter(|&c| !is_between(c)).count();
    let mut letters: Vec<char> = rows.iter().flat_map(|(_, line)| line.chars()).filter(|c| c.is_alphabetic()).collect();
    letters.sort_unstable();
    letters.dedup();
    letters.len() > 1
        && rows.len() > 1
        && rows.iter().all(|(_, line)| cells(line) > 1 && cells(line) == cells(rows[0].1))
        && rows.iter().any(|(_, line)| line.contains(['.', '-', '_', '·']))
}

fn likeness(text: &str) -> Likeness {
    if is_drawn(text) {
        return Likeness::SureOr(Format::Plain);
    }
    if is_coloured(text) {
        return Likeness::Sure;
    }
    // Two blocks of several lines are always rows and columns.
    Likeness::maybe(looks_like(text) && !has_two_blocks(text))
}

/// Whether a text has exactly one gap of blank lines, and several lines on both sides of it.
fn has_two_blocks(text: &str) -> bool {
    let lines: Vec<bool> = text.trim().lines().map(|line| line.trim().is_empty()).collect();
    let blocks: Vec<usize> =
        lines.chunk_by(|one, other| one == other).filter(|block| !block[0]).map(<[bool]>::len).collect();
    matches!(blocks[..], [above, below] if above > 1 && below > 1)
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let rows: Vec<TextLine<'_>> = lines::lines(text).filter(|line| !is_blank(line)).collect();
    let is_plain = has_only_signs(text) || is_drawn(text);
    let coloured = if is_plain { None } else { coloured(text) };
    let Some((rows, mut signs)) = coloured else {
        let is_dark = rows.iter().any(|(_, line)| line.contains(['O', 'o', '0']));
        let dot = if is_dark { Cell::UNKNOWN } else { Cell::EMPTY };
        let mut cell =
            |scan: &Scan<'_>, letter| cell(letter, dot).ok_or_else(|| scan.expected(expected::cell_of_picture));
        return of_rows(text, rows, 1, &mut cell).map(Draft::of_solution);
    };
    let mut known: BTreeMap<char, Cell> = BTreeMap::from([('.', Cell::EMPTY), ('?', Cell::UNKNOWN)]);
    let grid = of_rows(text, rows, MAX_INKS, &mut |scan, letter| {
        if let Some(&cell) = known.get(&letter) {
            return Ok(cell);
        }
        let colour = cells::colour(letter, &mut signs).map_err(|fault| scan.fault(scan.offset(), fault))?;
        Ok(*known.entry(letter).or_insert(Cell::of(colour)))
    })?;
    let palette = signs.palette();
    let inks = palette.as_ref().map_or(1, Palette::inks);
    Ok(Draft { palette, ..Draft::of_solution(grid.clone().with_inks(inks).unwrap_or(grid)) })
}

/// The picture of some rows, in which `cell` gives the cell for each sign.
fn of_rows(
    text: &str,
    rows: Vec<TextLine<'_>>,
    inks: usize,
    cell: &mut dyn FnMut(&Scan<'_>, char) -> Result<Cell, Mistake>,
) -> Result<Grid, Mistakes> {
    let mut mistakes = Mistakes::default();
    let mut read = Vec::new();
    for line in rows {
        let mut scan = Scan::in_line(text, line);
        let cells = std::iter::from_fn(|| {
            scan.skip(is_between);
            let found = cell(&scan, scan.peek()?);
            scan.eat(scan.peek()?);
            Some(found)
        });
        read.extend(mistakes.keep(cells.collect()).map(|cells: Vec<Cell>| (line.0, cells)));
        if mistakes.are_enough() {
            return Err(mistakes);
        }
    }
    let width = usual_width(&read);
    for (offset, cells) in &read {
        if cells.len() != width && !mistakes.are_enough() {
            let fault = Fault::Ragged { found: cells.len(), expected: width };
            mistakes.0.push(Scan::at(text, 0).fault(*offset, fault));
        }
    }
    if !mistakes.0.is_empty() {
        mistakes.sort();
        return Err(mistakes);
    }
    if read.len().max(width) > MAX_SIDE {
        let (axis, lines) = if width > MAX_SIDE { (Axis::Column, width) } else { (Axis::Row, read.len()) };
        let fault = Fault::Puzzle(PuzzleError::TooManyLines { axis, lines });
        return Err(fault.into());
    }
    if read.iter().any(|(_, cells)| cells.contains(&Cell::UNKNOWN)) {
        return Err(Fault::UnfinishedPicture.into());
    }
    let mut grid = Grid::unknown_of(width, read.len(), inks);
    for (at, cell) in grid.places().zip(read.into_iter().flat_map(|(_, cells)| cells)) {
        grid.set(at, cell);
    }
    Ok(grid)
}

/// The most frequent width of a row; if there are several, the one that comes first.
fn usual_width(rows: &[(usize, Vec<Cell>)]) -> usize {
    let mut counts: Vec<(usize, usize)> = Vec::new();
    for (_, cells) in rows {
        match counts.iter().position(|(width, _)| *width == cells.len()) {
            Some(known) => counts[known].1 += 1,
            None if counts.len() < 16 => counts.push((cells.len(), 1)),
            None => {}
        }
    }
    counts.iter().rev().max_by_key(|(_, count)| *count).map_or(0, |(width, _)| *width)
}

/// The solution of a puzzle, which the notes must contain.
pub(super) fn solution<'p>((puzzle, notes): Noted<'p>) -> Result<&'p Grid, WriteError> {
    let solves = |goal: &&Grid| {
        (goal.width(), goal.height()) == (puzzle.width(), puzzle.height())
            && goal.unknown_cells() == 0
            && puzzle.first_mismatch(goal).is_none()
    };
    notes.goal.as_ref().filter(solves).ok_or(WriteError::NoPicture)
}

/// Writes the solution.
fn write(noted: Noted<'_>) -> Result<String, WriteError> {
    Ok(picture_in_letters(solution(noted)?, noted.0.palette()))
}

/// A picture in letters: `#` and `.` in black and white, and otherwise the letters of its colours, with lines that define them.
/// A cell that is not known counts as empty.
pub fn picture_in_letters(cells: &Grid, palette: &Palette) -> String {
    let is_plain = *palette == Palette::default();
    let letter = |cell: Cell| match cell.ink() {
        None => '.',
        Some(_) if is_plain => '#',
        Some(ink) => palette.get(ink).letter,
    };
    let row = |row| cells.line(Line::row(row)).map(letter).chain(['\n']).collect::<String>();
    let definitions = if is_plain { String::new() } else { format!("{}\n", signs::definitions(palette)) };
    [definitions].into_iter().chain((0..cells.height()).map(row)).collect()
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};

    #[test]
    fn clues_are_derived() {
        let plus = read_text("3x3:1/3/1/1/3/1").unwrap().puzzle;
        let pictures = [
            ".#.\n###\n.#.\n",
            "OXO\nXXX\nOXO",
            "0 1 0\n1 1 1\n0 1 0\n",
            "0,1,0\r\n1,1,1\r\n0,1,0",
            "|·|█|·|\n|█|█|█|\n|·|█|·|\n",
            "010\n\n111\n\n010",
        ];
        for picture in pictures {
            let reading = read_text(picture).unwrap();
            assert_eq!((reading.format, &reading.puzzle), (Format::Picture, &plus), "{picture}");
            assert_eq!(reading.notes.goal.map(|goal| goal.row_strings()).unwrap(), ["OXO", "XXX", "OXO"]);
        }
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Picture).unwrap_err().to_string();
        assert_eq!(error("#.#\n##\n"), "Line 2, column 1: This row has 2 cells, but the others have 3.");
        assert!(error("X.O\nXXO\n").contains("has unknown cells"));
        assert_eq!(
            error("#.\n.k\n"),
            "Line 2, column 2: Found “k”, expected “#”, “X” or “1” for a filled cell, “.” or “0” for an empty one."
        );
    }

    #[test]
    fn letters_are_colours() {
        let wanted = read_text("2r 1b\n0\n1b\n\n1r\n1r\n1b 1b").unwrap().puzzle;
        let pictures = [
            "rrb\n...\n..b\n",
            "R R B\n- - -\n- - B",
            "colour q red\ncolour z blue\n\nqqz\n...\n..z\n",
            "rose = #ff0000\nr = red\nb: blue\n|r|r|b|\n|.|.|.|\n|.|.|b|\n",
        ];
        for picture in pictures {
            let reading = read_text(picture).unwrap_or_else(|error| panic!("{error}\n{picture}"));
            assert_eq!(reading.format, Format::Picture, "{picture}");
            assert!(reading.puzzle.asks_the_same(&wanted), "{picture}");
            assert_eq!(reading.notes.goal.as_ref().unwrap().row_strings(), ["XXB", "OOO", "OOB"], "{picture}");
            let written = crate::write(&reading, Format::Picture).unwrap().text;
            assert_eq!(read_text(&written).unwrap(), reading, "{written}");
        }
        // Forced, even without a background.
        assert_eq!(read_as("rb\nbr\n", Format::Picture).unwrap().puzzle.inks(), 2);
    }

    #[test]
    fn unclear_letters_are_black_and_white_or_words() {
        for (text, filled) in [("XOX\nOXO", 3), ("xo\nxx", 3), ("#o\n##", 3), ("o.\n.x", 1), ("10\n11", 3)] {
            match read_text(text) {
                Ok(reading) => {
                    assert_eq!(
                        (reading.puzzle.inks(), reading.notes.goal.unwrap().filled_cells()),
                        (1, filled),
                        "{text}"
                    );
                }
                Err(error) => assert!(error.to_string().contains("unknown cells"), "{text}: {error}"),
            }
        }
        for text in ["rob\nbog", "go\nby", "r b\n", "row\ncol"] {
            assert!(read_text(text).is_err(), "{text}");
        }
        let error = |text: &str| read_text(text).unwrap_err().to_string();
        assert_eq!(
            error("r = red\nb = blue\nrrb\nr.\n.b.\n"),
            "Line 4, column 1: This row has 2 cells, but the others have 3."
        );
        assert!(error("r = red\nb = blue\nr?b\nr..\n").contains("has unknown cells"));
    }
}
