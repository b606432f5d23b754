//! Clue lines: a line for each row, a blank line, a line for each column.
//!
//! ```text
//! title: A name           optional
//! rows                    a heading; without headings the first block is the rows, the second the columns
//! 7 3 1 1 7               runs with spaces, commas, dots or semicolons between them; 0 or - for a line without runs
//! 1 1 / 2 2               clues may also stand side by side with slashes between them
//! 3: 4 1                  clues may be numbered, as 3: or 3) or Row 3: or, if all are, as 3. and a space, or as R3 and a space
//! - 4 1                    or listed, with one of - * + • and a space
//!
//! columns
//! …
//!
//! givens                  optional, under this heading only: the cells known from the start
//! ..XX.O                  X or # filled, O or 0 empty, . or ? unknown
//! ```
//!
//! In a coloured puzzle, each run has the sign of its colour:
//!
//! ```text
//! colour r #d62728 red     optional, anywhere: see `text/signs.rs`
//! colour b blue
//! 3r 1b 2 red              the letter or the name of a colour; without definitions those of common colours
//! givens
//! ..r-[rb]                 letters; - empty, . unknown; in brackets all colours that are possible
//! ```
//!
//! Headings may be in capitals, in the singular, end with a colon, and stand in front of their first line, and the second one
//! with a colon at the end of a line too. Lines that start with # are comments. Cells copied from a spreadsheet, with tabs or commas between them,
//! are read too. People type this format off a sheet of paper; it has no other source.

pub(super) mod cut;
pub(crate) mod likelier;
mod numbered;
pub(super) mod typed;

use super::{one_line, picture, sheet};
use crate::error::{Cells, Fault, Mistake, Mistakes};
use crate::lists::json;
use crate::remark::Remark;
use crate::spec::{Facts, Format, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::headings::{self, Part};
use crate::text::{Draft, PlacedClue, Scan, Signs, TextLine, cells, clues, colouring, lines, signs};
use nonoscope_core::puzzle::{Axis, MAX_INKS, Palette, Puzzle};
use nonoscope_words::format;
use numbered::Numbering;
use std::fmt::Write;
use typed::{clues, words};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Plain,
    facts: Facts {
        id: "plain",
        aliases: &["txt"],
        name: format::clue_lines,
        holds: Holds { givens: true, colours: true, title: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::Guessed { likeness: |_| Likeness::Maybe, is_meant },
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "rows\n1 1\n2\n\ncolumns\n2\n1\n1\n",
};

/// Whether a text that cannot be read is more likely clue lines than something else without signs of its own.
fn is_meant(text: &str) -> bool {
    !picture::looks_like(text) && !json::looks_like(text) && one_line::slashed(text).is_none() && !sheet::is_meant(text)
}

pub(crate) fn read(text: &str) -> Result<Draft, Mistakes> {
    read_parts(text, false)
}

/// Reads clue lines; each of two lines without headings may be a part.
pub(crate) fn read_parts(text: &str, may_be_lines: bool) -> Result<Draft, Mistakes> {
    let are_lines = may_be_lines && one_line::are_two_lines(text);
    let plain = read_with(text, are_lines, None);
    let is_right = plain.as_ref().is_ok_and(|draft| draft.mistakes.0.is_empty());
    if is_right || !typed::is_coloured(text) { plain } else { read_with(text, are_lines, Some(Signs::of(text)?)) }
}

/// Reads a text as a puzzle in black and white, or as one with these colours.
fn read_with(text: &str, are_lines: bool, signs: Option<Signs>) -> Result<Draft, Mistakes> {
    let mut reader = Reader { text, are_lines, signs, labelled: cut::are_labelled(text), ..Reader::default() };
    for line in cut::lines(text) {
        if let Err(mistake) = reader.line(line) {
            // A surplus part may result from a mistake above it, and everything in it would be wrong again.
            if !reader.over || reader.draft.mistakes.0.is_empty() {
                reader.draft.mistakes.0.push(mistake);
            }
            if reader.draft.mistakes.are_enough() {
                break;
            }
        }
        if reader.over {
            break;
        }
    }
    reader.finish()
}

#[derive(Default)]
struct Reader<'t> {
    text: &'t str,
    /// The colours, if the puzzle is read as a coloured one.
    signs: Option<Signs>,
    /// Whether each line without a heading is a part.
    are_lines: bool,
    /// Whether clues have labels without a colon.
    labelled: bool,
    draft: Draft,
    givens: Vec<(usize, String)>,
    /// The part to which the next line belongs; `None` before anything was read.
    part: Option<Part>,
    /// Whether the parts have headings; without them a blank line ends a part.
    headings: bool,
    /// Whether there was a blank line since the last clue.
    blank: bool,
    begun: Vec<Part>,
    /// Whether the rows, and the columns, begin with their numbers and a dot.
    numbered: [Numbering; 2],
    /// The byte offsets of the headings of rows and columns.
    at: [Option<usize>; 2],
    /// How many lines have content other than a heading.
    lines: usize,
    /// Whether there are too many parts.
    over: bool,
}

impl Reader<'_> {
    fn line(&mut self, line: TextLine<'_>) -> Result<(), Mistake> {
        let mut scan = Scan::in_line(self.text, line);
        scan.skip_space();
        let Some(first) = scan.peek() else {
            self.blank = true;
            return Ok(());
        };
        if first == '#' && self.part != Some(Part::Givens) {
            return Ok(());
        }
        if self.signs.is_some() && signs::is_definition(line.1) {
            return Ok(());
        }
        if self.part != Some(Part::Givens) {
            scan.eat_text(typed::bullet(scan.rest()));
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
            // An empty line from a spreadsheet.
            if scan.rest().chars().all(|c| c.is_whitespace() || matches!(c, ',' | ';' | '"')) {
                self.blank = true;
                return Ok(());
            }
            words(&scan)?;
            self.next_block(&scan)?;
            if self.over {
                return Ok(());
            }
        } else if self.part != Some(Part::Givens) {
            words(&scan)?;
        }
        self.blank = false;
        self.lines += 1;
        let axis = match self.part {
            Some(Part::Givens) => {
                self.givens.push((scan.offset(), scan.rest().to_owned()));
                return Ok(());
            }
            Some(Part::Clues(axis)) => axis,
            _ => Axis::Row,
        };
        self.label(&mut scan, axis);
        clues(&mut scan, self.signs.as_mut(), self.draft.clues_mut(axis)).map_err(typed::explained)
    }

    /// Skips a heading, if there is one here, and the number of its line, if any.
    fn heading(&mut self, scan: &mut Scan<'_>) -> Result<Option<Part>, Mistake> {
        if let Some(label) = cut::label(scan.rest()).filter(|_| self.labelled) {
            scan.eat_text(&scan.rest()[..label.length]);
            return Ok(Some(Part::Clues(label.axis)));
        }
        let word: String = scan.rest().chars().take_while(|c| c.is_alphabetic()).collect();
        let Some((heading, part)) = headings::known(&word) else { return Ok(None) };
        let after = scan.rest()[word.len()..].trim_start();
        // The number may also be a word.
        let after_number = after.trim_start_matches(|c: char| c.is_alphanumeric() || c == '-');
        let is_number = after_number.len() < after.len() && after_number.trim_start().starts_with([':', ')', '=']);
        if is_number && matches!(part, Part::Clues(_)) {
            scan.eat_text(&word);
            scan.skip_space();
            scan.skip(|c| c.is_alphanumeric() || c == '-');
            scan.skip_space();
            scan.skip(|c| c.is_whitespace() || matches!(c, ':' | ')' | '='));
            if scan.peek().is_none() {
                // A numbered line with nothing after the number has no runs.
                self.part = Some(part);
                if let Part::Clues(axis) = part {
                    self.draft.clues_mut(axis).push(PlacedClue::new(Vec::new(), scan.offset()));
                }
            }
            return Ok(Some(part));
        }
        if word.len() == 1 && !after.starts_with(':') {
            return Ok(None);
        }
        if self.begun.contains(&part) {
            self.over = true;
            let other = match part {
                Part::Clues(Axis::Row) => Some(("columns", Part::Clues(Axis::Column))),
                Part::Clues(Axis::Column) => Some(("rows", Part::Clues(Axis::Row))),
                _ => None,
            };
            let instead = other.filter(|other| !self.begun.contains(&other.1)).map(|other| other.0);
            return Err(scan.fault(scan.offset(), Fault::Again { heading, instead }));
        }
        self.begun.push(part);
        if let Part::Clues(axis) = part {
            self.at[usize::from(axis == Axis::Column)] = Some(scan.offset());
        }
        scan.eat_text(&word);
        if part == Part::Title {
            // A title may begin with signs that mean something elsewhere.
            scan.skip_space();
            let _ = [':', '=', ',', ';'].into_iter().any(|sign| scan.eat(sign));
            return Ok(Some(part));
        }
        scan.skip(|c| c.is_whitespace() || matches!(c, ':' | '=' | ',' | ';' | '"'));
        Ok(Some(part))
    }

    /// Without headings: decides which block a clue line belongs to.
    fn next_block(&mut self, scan: &Scan<'_>) -> Result<(), Mistake> {
        let ends = self.blank || self.are_lines;
        self.part = match self.part {
            None => Some(Part::Clues(Axis::Row)),
            Some(Part::Clues(Axis::Row)) if ends => Some(Part::Clues(Axis::Column)),
            Some(Part::Clues(Axis::Column)) if ends => {
                self.over = true;
                if self.position(scan.offset()) {
                    return Ok(());
                }
                let complete = self.draft.mistakes.0.is_empty() && self.draft.is_consistent();
                return Err(scan.fault(scan.offset(), Fault::ThirdBlock { complete }));
            }
            part => part,
        };
        Ok(())
    }

    /// Takes a board of the clues' size below them as the reader's own marks.
    fn position(&mut self, offset: usize) -> bool {
        let rows = lines::lines(&self.text[offset..]).filter(|line| !lines::is_blank(line));
        let rows: Vec<_> = rows.map(|(at, row)| (offset + at, row.to_owned())).collect();
        let size = (self.draft.columns.len(), self.draft.rows.len());
        let is_drawn = rows
            .iter()
            .any(|(_, row)| row.contains(|c: char| !c.is_ascii_digit() && !cells::is_between(c) && c != '-'));
        if is_drawn && self.draft.mistakes.0.is_empty() && self.draft.is_consistent() {
            self.draft.marks = cells::sized(&Scan::at(self.text, 0), &rows, size, Cells::Givens).ok();
        }
        self.draft.remarks.extend(self.draft.marks.is_some().then_some(Remark::Marks));
        self.draft.marks.is_some()
    }

    /// Skips the number of a line if it cannot be anything else, and records whether it could be one.
    fn label(&mut self, scan: &mut Scan<'_>, axis: Axis) {
        let rest = scan.rest();
        let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let number = &rest[..rest.len() - after.len()];
        if !number.is_empty() && after.starts_with([':', ')']) {
            scan.eat_text(number);
            scan.skip(|c| matches!(c, ':' | ')'));
            return;
        }
        let is_dotted = after.strip_prefix('.').is_some_and(|after| !after.starts_with(|c: char| c.is_ascii_digit()));
        let number = if is_dotted { number.parse().ok() } else { None };
        let (lines, others) = (self.draft.clues_mut(axis).len(), self.draft.clues_mut(axis.crossing()).len());
        self.numbered[usize::from(axis == Axis::Column)].next_line(number, lines, others);
    }

    /// Why there are no clues for an axis.
    fn no_clues(&self, axis: Axis) -> Mistake {
        if self.headings {
            likelier::part(self.text, axis, self.at[usize::from(axis == Axis::Column)])
        } else {
            likelier::block(self.text, axis, &self.draft.rows, self.lines)
        }
    }

    fn finish(mut self) -> Result<Draft, Mistakes> {
        for axis in [Axis::Row, Axis::Column] {
            if self.draft.clues_mut(axis).is_empty() && self.draft.mistakes.0.is_empty() {
                return Err(self.no_clues(axis).into());
            }
        }
        numbered::take_off(&mut self.draft, self.numbered);
        if !self.headings && self.draft.rows.len() == self.draft.columns.len() {
            self.draft.order = Some(Axis::Row);
        }
        if !self.givens.is_empty() && self.draft.mistakes.0.is_empty() {
            let size = (self.draft.columns.len(), self.draft.rows.len());
            let (at, cells) = (Scan::at(self.text, 0), Cells::Givens);
            let givens = match &mut self.signs {
                None => cells::sized(&at, &self.givens, size, cells),
                Some(signs) => {
                    cells::grid(&at, &self.givens, (size, MAX_INKS), cells, &mut |letter| cells::colour(letter, signs))
                }
            };
            self.draft.givens = self.draft.mistakes.keep(givens);
        }
        self.draft.palette = self.signs.as_mut().and_then(Signs::palette);
        Ok(self.draft)
    }
}

pub(crate) fn write(puzzle: &Puzzle) -> String {
    let palette = puzzle.palette();
    let is_coloured = *palette != Palette::default();
    let mut out = String::new();
    if let Some(title) = puzzle.title() {
        let _ = writeln!(out, "title: {title}\n");
    }
    if is_coloured {
        let _ = writeln!(out, "{}", signs::definitions(palette));
    }
    for (heading, axis) in [("rows", Axis::Row), ("\ncolumns", Axis::Column)] {
        let _ = writeln!(out, "{heading}");
        let clues = puzzle.clues(axis);
        if is_coloured {
            clues.iter().for_each(|clue| out.extend([colouring::written(clue, palette).as_str(), "\n"]));
        } else {
            clues::write_clues(&mut out, clues, " ");
        }
    }
    if !puzzle.givens().is_unknown() {
        out.push_str("\ngivens\n");
        if is_coloured {
            let rows = puzzle.givens().cells().chunks(puzzle.width());
            rows.for_each(|row| out.extend([cells::written(row, palette).as_str(), "\n"]));
        } else {
            let _ = write!(out, "{}", puzzle.givens());
        }
    }
    out
}

#[cfg(test)]
mod tests;
