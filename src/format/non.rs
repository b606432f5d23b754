//! Steve Simpson's `.non`, as many solvers and the survey of nonogram solvers use it.
//!
//! ```text
//! title "A name"           other keys (catalogue, by, copyright, license, goal, …) are passed over
//! width 5
//! height 10
//!
//! rows                     then a line for each row: runs with commas between them, 0 or nothing for a line without runs
//! 2,1
//! …
//! columns                  likewise
//! saved "?01…"             optional: cells known from the start, row by row, 1 filled, 0 empty, ? unknown
//! ====                     four or more: another puzzle begins behind this line
//! ```
//!
//! Colours (`color a #ff0000`, and runs such as `3a`) are recognised, but not read.
//! Source: the description of the format in the documentation of Steve Simpson's nonogram solver; for several puzzles and
//! colours, the description of the extended format in mikix's nonogram-db.

use super::draft::{Draft, PlacedClue};
use super::error::{Fault, ReadError};
use super::parts::Cut;
use super::scan::Scan;
use crate::puzzle::{At, Axis, Cell, Grid, MAX_SIDE};

/// Whether a text has a line with a width or a height, which no other format has.
pub(super) fn looks_like(text: &str) -> bool {
    text.lines().any(|line| {
        let (key, value) = key_and_value(line);
        matches!(key.as_str(), "width" | "height") && value.starts_with(|c: char| c.is_ascii_digit())
    })
}

/// Puzzles stand between lines of `====`.
pub(super) fn cut(line: &str) -> Cut {
    if line.len() >= 4 && line.chars().all(|c| c == '=') { Cut::Around } else { Cut::None }
}

pub(super) fn read(text: &str) -> Result<Draft, ReadError> {
    let mut reader = Reader { text, ..Reader::default() };
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        reader.line(offset, line.trim_end())?;
        offset += line.len();
    }
    reader.finish()
}

#[derive(Default)]
struct Reader<'t> {
    text: &'t str,
    draft: Draft,
    width: Option<usize>,
    height: Option<usize>,
    /// The clues that lines belong to now, and how many are still to come, if that is known.
    part: Option<(Axis, Option<usize>)>,
    /// Where the given cells stand.
    saved: Option<usize>,
}

impl Reader<'_> {
    fn line(&mut self, offset: usize, line: &str) -> Result<(), ReadError> {
        let (key, value) = key_and_value(line);
        let value_offset = offset + line.len() - value.len();
        if line.trim_start().starts_with('#') {
            return Ok(());
        }
        if key.is_empty() {
            return self.clue_line(offset, line);
        }
        self.part = None;
        match key.as_str() {
            "width" => self.width = Some(self.side(value_offset)?),
            "height" => self.height = Some(self.side(value_offset)?),
            "rows" => self.begin(offset, Axis::Row)?,
            "columns" => self.begin(offset, Axis::Column)?,
            "title" => unquoted(value).clone_into(&mut self.draft.title),
            "saved" => self.saved = Some(value_offset),
            "color" if value.contains('#') && !value.starts_with('"') => {
                return Err(Scan::at(self.text, offset).fault(offset, Fault::Colours));
            }
            _ => {}
        }
        Ok(())
    }

    fn begin(&mut self, offset: usize, axis: Axis) -> Result<(), ReadError> {
        let (begun, lines) = match axis {
            Axis::Row => (!self.draft.rows.is_empty(), self.height),
            Axis::Column => (!self.draft.columns.is_empty(), self.width),
        };
        if begun {
            let heading = if axis == Axis::Row { "rows" } else { "columns" };
            return Err(Scan::at(self.text, offset).fault(offset, Fault::Again { heading }));
        }
        self.part = Some((axis, lines));
        Ok(())
    }

    fn clue_line(&mut self, offset: usize, line: &str) -> Result<(), ReadError> {
        let blank = line.trim().is_empty();
        let Some((axis, left)) = self.part else {
            // Blank lines between the parts mean nothing.
            return if blank {
                Ok(())
            } else {
                Err(Scan::at(self.text, offset).expected("“rows” or “columns” first"))
            };
        };
        match left {
            // Without a size, a blank line is taken for the end of the part.
            None if blank => return Ok(()),
            Some(0) if blank => return Ok(()),
            Some(0) => {
                return Err(Scan::at(self.text, offset).expected(match axis {
                    Axis::Row => "“columns”, as there are as many rows as the height says",
                    Axis::Column => "the end, as there are as many columns as the width says",
                }));
            }
            _ => {}
        }
        self.part = Some((axis, left.map(|left| left - 1)));
        let mut scan = Scan::at(&self.text[..offset + line.len()], offset);
        let mut runs = Vec::new();
        scan.skip_space();
        while let Some(run) = scan.number()? {
            runs.push(run);
            if scan.peek().is_some_and(|letter| letter.is_ascii_alphabetic()) {
                return Err(scan.fault(scan.offset(), Fault::Colours));
            }
            scan.skip_space();
            if !scan.eat(',') {
                break;
            }
            scan.skip_space();
        }
        if scan.peek().is_some() {
            return Err(scan.expected("a number or a comma"));
        }
        let clues = if axis == Axis::Row { &mut self.draft.rows } else { &mut self.draft.columns };
        clues.push(PlacedClue { clue: runs.into_iter().collect(), offset });
        Ok(())
    }

    fn side(&self, offset: usize) -> Result<usize, ReadError> {
        let mut scan = Scan::at(self.text, offset);
        scan.number()?.map(usize::from).ok_or_else(|| scan.expected("a number"))
    }

    fn finish(mut self) -> Result<Draft, ReadError> {
        let end = Scan::at(self.text, self.text.trim_end().len());
        for (clues, axis, expected) in
            [(&self.draft.rows, Axis::Row, self.height), (&self.draft.columns, Axis::Column, self.width)]
        {
            if clues.is_empty() {
                return Err(end.fault(end.offset(), Fault::NoClues { axis }));
            }
            if let Some(expected) = expected.filter(|&expected| expected != clues.len()) {
                return Err(end.fault(end.offset(), Fault::Lines { axis, found: clues.len(), expected }));
            }
        }
        // Too large a puzzle is refused for that, before its cells are looked at.
        let fits = self.draft.rows.len().max(self.draft.columns.len()) <= MAX_SIDE;
        if let Some(saved) = self.saved.filter(|_| fits) {
            self.draft.givens = Some(self.givens(saved)?);
        }
        Ok(self.draft)
    }

    fn givens(&self, offset: usize) -> Result<Grid, ReadError> {
        let (width, height) = (self.draft.columns.len(), self.draft.rows.len());
        let mut grid = Grid::unknown(width, height);
        let mut scan = Scan::at(self.text, offset);
        scan.eat('"');
        let start = scan.offset();
        let mut next = 0;
        while let Some(letter) = scan.peek().filter(|&letter| letter != '"' && !letter.is_whitespace()) {
            let cell = match letter {
                '1' => Cell::Filled,
                '0' => Cell::Empty,
                '?' => Cell::Unknown,
                _ => return Err(scan.expected("“0”, “1” or “?” for a given cell")),
            };
            if next < width * height {
                grid.set(At::new(next / width, next % width), cell);
            }
            next += 1;
            scan.eat(letter);
        }
        if next == width * height {
            Ok(grid)
        } else {
            Err(scan.fault(start, Fault::GivensShape { found: next, expected: width * height, what: "cells" }))
        }
    }
}

/// The word at the start of a line, in small letters, and what stands behind it; no word if the line starts otherwise.
fn key_and_value(line: &str) -> (String, &str) {
    let line = line.trim();
    let rest = line.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let key = line[..line.len() - rest.len()].to_ascii_lowercase();
    (key, rest.trim_start_matches(|c: char| c.is_whitespace() || c == ':'))
}

/// A value without the quotes around it; quotes inside it stay.
fn unquoted(value: &str) -> &str {
    value.strip_prefix('"').map_or(value, |rest| rest.strip_suffix('"').unwrap_or(rest))
}

#[cfg(test)]
mod tests {
    use super::super::{Format, read as read_text, read_all};
    use crate::puzzle::Line;

    const SMALL: &str = "catalogue \"x 1\"\ntitle \"Aka \"Dot\"\"\nwidth 3\nheight 2\n\nrows\n1,1\n\n\ncolumns\n1\n\n1\n\ngoal \"101000\"\n";

    #[test]
    fn sizes_make_blank_lines_clues() {
        let reading = read_text(SMALL).unwrap();
        assert_eq!((reading.format, reading.puzzle.title()), (Format::Non, Some("Aka \"Dot\"")));
        assert_eq!((reading.puzzle.width(), reading.puzzle.height()), (3, 2));
        assert_eq!(reading.puzzle.clue(Line::row(1)).runs(), [0u16; 0]);
        assert_eq!(reading.puzzle.clue(Line::column(1)).runs(), [0u16; 0]);
        assert_eq!(reading.puzzle.givens().unknown_cells(), 6);
    }

    #[test]
    fn keys_may_be_written_as_people_do() {
        let people =
            SMALL.replace("width 3", "Width: 3").replace("rows", "ROWS:").replace("height", "# a remark\nheight");
        assert_eq!(read_text(&people), read_text(SMALL));
    }

    #[test]
    fn too_large_puzzles_are_refused_before_their_cells_are_read() {
        let text = format!("width 1\nrows\n{}columns\n0\nsaved \"?\"", "0\n".repeat(1030));
        assert_eq!(read_text(&text).unwrap_err().to_string(), "There are 1030 rows; at most 1024 can be solved here.");
    }

    #[test]
    fn saved_cells_are_given() {
        let puzzle = read_text(&format!("{SMALL}saved \"1?00?0\"")).unwrap().puzzle;
        assert_eq!(puzzle.givens().row_strings(), ["X.O", "O.O"]);
    }

    #[test]
    fn lines_of_equals_signs_stand_between_puzzles() {
        let dot = "width 1\nheight 1\nrows\n1\ncolumns\n1\n";
        for text in [format!("{SMALL}====\n{dot}"), format!("=====\n{SMALL}\n ====== \r\n\n{dot}====\n")] {
            let readings = read_all(&text);
            assert_eq!(readings, [read_text(SMALL), read_text(dot)], "{text}");
            assert_eq!(read_text(&text), read_text(SMALL), "{text}");
        }
        let text = format!("{dot}====\n{}====\n{dot}", SMALL.replace("1,1", "1;1"));
        let readings = read_all(&text);
        assert_eq!((&readings[0], &readings[2]), (&read_text(dot), &read_text(dot)));
        let error = readings[1].as_ref().unwrap_err().to_string();
        assert_eq!(error, "Line 14, column 2: Found “;”, expected a number or a comma.");
        let large = format!("{dot}====\nrows\n{}columns\n0\n", "0\n".repeat(1030));
        let error = read_all(&large)[1].as_ref().unwrap_err().to_string();
        assert_eq!(error, "Line 8, column 1: There are 1030 rows; at most 1024 can be solved here.");
    }

    #[test]
    fn colours_are_refused() {
        let error = |text: &str| read_text(text).unwrap_err().to_string();
        let refused = "This is for a coloured puzzle; only black and white ones are read, without colours.";
        assert_eq!(error(&format!("color a #ff0000\n{SMALL}")), format!("Line 1, column 1: {refused}"));
        assert_eq!(error(&SMALL.replace("1,1", "1,1a")), format!("Line 7, column 4: {refused}"));
        assert!(read_text(&format!("color \"none; #1\"\n{SMALL}")).is_ok());
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_text(text).unwrap_err().to_string();
        assert_eq!(error(&SMALL.replace("1,1", "1;1")), "Line 7, column 2: Found “;”, expected a number or a comma.");
        assert_eq!(
            error(&SMALL.replace("height 2", "height 1").replace("1,1\n\n", "1,1\n0\n")),
            "Line 8, column 1: Found “0”, expected “columns”, as there are as many rows as the height says."
        );
        assert_eq!(
            error(&SMALL.replace("height 2", "height 4")),
            "Line 15, column 14: The height says 4 rows, but there are 3."
        );
        assert_eq!(
            error(&format!("{SMALL}saved \"1?\"")),
            "Line 16, column 8: The given cells have 2 cells here, the puzzle has 6."
        );
        assert_eq!(error(&format!("5\n{SMALL}")), "Line 1, column 1: Found “5”, expected “rows” or “columns” first.");
    }
}
