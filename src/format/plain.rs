//! Clue lines: a line for each row, a blank line, a line for each column.
//!
//! ```text
//! title: A name           optional
//! rows                    a heading; without headings the first block is the rows, the second the columns
//! 7 3 1 1 7               runs with spaces, commas, dots or semicolons between them; 0 or - for a line without runs
//! 1 1 / 2 2               clues may also stand side by side with slashes between them
//!
//! columns
//! …
//!
//! givens                  optional, under this heading only: the cells known from the start
//! ..XX.O                  X filled, O empty, . unknown
//! ```
//!
//! Headings may be in capitals, in the singular, end with a colon, and stand in front of their first line. Lines that
//! start with # are comments. The format is what people type off a sheet of paper; it has no source but them.

use super::draft::{Draft, PlacedClue};
use super::error::{Fault, ReadError};
use super::scan::Scan;
use crate::puzzle::{Axis, Cell, Grid};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Rows,
    Columns,
    Givens,
    Title,
}

const HEADINGS: [(&str, Part); 9] = [
    ("rows", Part::Rows),
    ("row", Part::Rows),
    ("columns", Part::Columns),
    ("column", Part::Columns),
    ("cols", Part::Columns),
    ("col", Part::Columns),
    ("givens", Part::Givens),
    ("given", Part::Givens),
    ("title", Part::Title),
];

pub(super) fn read(text: &str) -> Result<Draft, ReadError> {
    let mut reader = Reader::default();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        reader.line(text, offset, line.trim_end())?;
        offset += line.len();
    }
    reader.finish(text)
}

#[derive(Default)]
struct Reader {
    draft: Draft,
    givens: Vec<(usize, Vec<Cell>)>,
    /// The part that the next line belongs to; `None` before anything was read.
    part: Option<Part>,
    /// Whether the parts have headings; without them a blank line ends a part.
    headings: bool,
    /// Whether a blank line came since the last clue.
    blank: bool,
    begun: Vec<Part>,
}

impl Reader {
    fn line(&mut self, text: &str, offset: usize, line: &str) -> Result<(), ReadError> {
        let mut scan = Scan::at(&text[..offset + line.len()], offset);
        scan.skip_space();
        let Some(first) = scan.peek() else {
            self.blank = true;
            return Ok(());
        };
        if first == '#' && self.part != Some(Part::Givens) {
            return Ok(());
        }
        if let Some(part) = self.heading(&mut scan)? {
            if part == Part::Title {
                scan.rest().trim().clone_into(&mut self.draft.title);
                return Ok(());
            }
            self.part = Some(part);
            self.headings = true;
            if scan.peek().is_none() {
                return Ok(());
            }
        } else if !self.headings {
            self.next_block(&scan)?;
        }
        self.blank = false;
        match self.part {
            Some(Part::Givens) => self.given_row(&mut scan),
            Some(Part::Columns) => clues(&mut scan, &mut self.draft.columns),
            _ => clues(&mut scan, &mut self.draft.rows),
        }
    }

    /// Goes past a heading, if one stands here.
    fn heading(&mut self, scan: &mut Scan<'_>) -> Result<Option<Part>, ReadError> {
        let word: String = scan.rest().chars().take_while(char::is_ascii_alphabetic).collect();
        let known = HEADINGS.iter().find(|(name, _)| word.eq_ignore_ascii_case(name));
        let Some(&(heading, part)) = known else { return Ok(None) };
        if self.begun.contains(&part) {
            return Err(scan.fault(scan.offset(), Fault::Again { heading }));
        }
        self.begun.push(part);
        scan.skip(|c| c.is_ascii_alphabetic());
        scan.skip(|c| c.is_whitespace() || c == ':');
        Ok(Some(part))
    }

    /// Without headings: which block a clue line belongs to.
    fn next_block(&mut self, scan: &Scan<'_>) -> Result<(), ReadError> {
        self.part = match self.part {
            None => Some(Part::Rows),
            Some(Part::Rows) if self.blank => Some(Part::Columns),
            Some(Part::Columns) if self.blank => {
                return Err(scan.expected("the end, as rows and columns are complete"));
            }
            part => part,
        };
        Ok(())
    }

    fn given_row(&mut self, scan: &mut Scan<'_>) -> Result<(), ReadError> {
        let offset = scan.offset();
        let mut row = Vec::new();
        while let Some(letter) = scan.peek() {
            row.push(Cell::from_letter(letter).ok_or_else(|| scan.expected("“X”, “O” or “.” for a given cell"))?);
            scan.eat(letter);
        }
        self.givens.push((offset, row));
        Ok(())
    }

    fn finish(mut self, text: &str) -> Result<Draft, ReadError> {
        for (clues, axis) in [(&self.draft.rows, Axis::Row), (&self.draft.columns, Axis::Column)] {
            if clues.is_empty() {
                return Err(Scan::at(text, 0).fault(text.trim_end().len(), Fault::NoClues { axis }));
            }
        }
        let Some(&(first, _)) = self.givens.first() else { return Ok(self.draft) };
        let (width, height) = (self.draft.columns.len(), self.draft.rows.len());
        let shape = |offset, found, expected, what| {
            Err(Scan::at(text, 0).fault(offset, Fault::GivensShape { found, expected, what }))
        };
        for (offset, row) in &self.givens {
            if row.len() != width {
                return shape(*offset, row.len(), width, "cells");
            }
        }
        if self.givens.len() != height {
            return shape(first, self.givens.len(), height, "rows");
        }
        let rows: Vec<String> =
            self.givens.iter().map(|(_, row)| row.iter().copied().map(Cell::letter).collect()).collect();
        self.draft.givens = Grid::from_picture(&rows);
        Ok(self.draft)
    }
}

/// The clues of one line of text: one, or several with slashes between them.
fn clues(scan: &mut Scan<'_>, into: &mut Vec<PlacedClue>) -> Result<(), ReadError> {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | '.' | ';');
    // A slash at the start only goes on from the line before.
    scan.skip(between);
    scan.eat('/');
    scan.skip(between);
    loop {
        let offset = scan.offset();
        let mut runs = Vec::new();
        if !scan.eat('-') {
            while let Some(run) = scan.number()? {
                runs.push(run);
                scan.skip(between);
            }
        }
        scan.skip(between);
        into.push(PlacedClue { clue: runs.into_iter().collect(), offset });
        let slash = scan.eat('/');
        scan.skip(between);
        match scan.peek() {
            None => return Ok(()),
            Some(_) if slash => {}
            Some(_) => return Err(scan.expected("a number")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::read as read_text;
    use crate::puzzle::{Axis, Puzzle};

    fn puzzle(text: &str) -> Puzzle {
        read_text(text).unwrap().puzzle
    }

    fn error(text: &str) -> String {
        read_text(text).unwrap_err().to_string()
    }

    #[test]
    fn with_and_without_headings() {
        let plain = puzzle("1 1\n1\n\n1\n1\n1");
        assert_eq!((plain.width(), plain.height()), (3, 2));
        for text in [
            "rows\n1 1\n1\n\ncolumns\n1\n1\n1\n",
            "Columns:\n1\n1\n\n1\nROWS: 1,1\n1",
            "rows 1.1 / 1\ncols 1 / 1 / 1 /\n",
            "# a remark\nrow 1;1\n/ 1\n\ncol 1\n1 / 1",
        ] {
            assert_eq!(puzzle(text), plain, "{text}");
        }
    }

    #[test]
    fn lines_without_runs() {
        let puzzle = puzzle("rows 0 / 1 / - / \ncolumns // 1");
        let runs = |axis| -> Vec<usize> { puzzle.clues(axis).iter().map(|clue| clue.runs().len()).collect() };
        assert_eq!((runs(Axis::Row), runs(Axis::Column)), (vec![0, 1, 0], vec![0, 1]));
    }

    #[test]
    fn titles_and_given_cells() {
        let puzzle = puzzle("title: Two\nrows\n1\n1\ncolumns\n1\n1\ngivens\nX.\n.x");
        assert_eq!(puzzle.title(), Some("Two"));
        assert_eq!(puzzle.givens().row_strings(), ["X.", ".X"]);
    }

    #[test]
    fn errors_say_where() {
        assert_eq!(error("2 1\nx\n"), "Line 2, column 1: Found “x”, expected a number.");
        assert_eq!(error("1 2 + 3"), "Line 1, column 5: Found “+”, expected a number.");
        assert_eq!(
            error("1\n\n1\n\n1"),
            "Line 5, column 1: Found “1”, expected the end, as rows and columns are complete."
        );
        assert!(error("1\n1").starts_with("Line 2, column 2: There are no clues for the columns."));
        assert!(error("columns\n1").contains("There are no clues for the rows."));
        assert_eq!(
            error("rows\n1\nrows\n1"),
            "Line 3, column 1: A second part “rows” begins here; there can be only one."
        );
        assert_eq!(
            error("1\n\n1\ngivens\nX.\n"),
            "Line 5, column 1: The given cells have 2 cells here, the puzzle has 1."
        );
        assert_eq!(
            error("1\n\n1\ngivens\nX\nX\n"),
            "Line 5, column 1: The given cells have 2 rows here, the puzzle has 1."
        );
        assert_eq!(
            error("1\n\n1\ngivens\n#\n"),
            "Line 5, column 1: Found “#”, expected “X”, “O” or “.” for a given cell."
        );
        assert_eq!(error("9999\n\n1"), "Line 1, column 1: This number is too large; at most 1024 is possible.");
        assert_eq!(
            error("1 1\n\n1\n1"),
            "Line 1, column 1: The clue of row 1 needs at least 3 cells, but a row has only 2."
        );
    }
}
