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
    scan.skip(|c| c == '/' || between(c));
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
