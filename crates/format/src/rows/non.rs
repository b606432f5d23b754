//! Steve Simpson's `.non`, as many solvers and the survey of nonogram solvers use it; webpbn.com calls it `.ss`.
//!
//! ```text
//! title "A name"           other keys (by, copyright, license, catalogue, …) are kept
//! color a #ff0000          optional: the colour of the runs 3a; `color 0` is that of the background
//! width 5
//! height 10
//!
//! rows                     then a line for each row: runs with commas between them, 0 or nothing for a line without runs
//! 2,1                      of several colours: 2a,1b
//! …
//! columns                  likewise
//! goal "0110…"             optional: the picture, row by row, 1 filled, 0 empty
//! saved "?01…"             optional: cells known from the start, ? unknown; of several colours also their letters, and
//!                          in brackets the letters of all that are possible
//! ====                     four or more: another puzzle begins after this line
//! ```
//!
//! The cells of `goal` and `saved` may also be on the lines below, one row each. Without any `color`, runs may have letters
//! too; their colours are made up. Source: the description of the format in the documentation of Steve
//! Simpson's nonogram solver; for `goal` and `saved`, that of Jan Wolter's pbnsolve; for several puzzles and colours,
//! mikix's nonogram-db.

mod image;
mod signs;
mod write;

use crate::error::{Fault, Mistake, Mistakes};
use crate::spec::{Facts, Format, Holds, Likeness, NoteKeys, Reads, Recognised, Spec, Writes};
use crate::text::{Cut, Draft, PlacedClue, Scan, TextLine, is_blank, lines};
use image::{Image, Images, is_image};
use nonoscope_core::puzzle::{Axis, MAX_SIDE};
use nonoscope_words::{expected, format};
use signs::{Signs, key_and_value, unquoted};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Non,
    facts: Facts {
        id: "non",
        aliases: &["ss", "simpson"],
        name: format::non,
        extension: "non",
        holds: Holds { givens: true, colours: true, several: true, title: true, notes: NoteKeys::All, goal: true },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(likeness),
    reads: Reads::InParts { cut, read },
    writes: Writes::Several(write::write_all),
    sample: "width 3\nheight 2\n\nrows\n1,1\n2\n\ncolumns\n2\n1\n1\n",
};

/// Only this format has headings that stand alone beside lines with a size, or with a key and a quoted value. Programs have
/// such lines too, but no such headings.
fn likeness(text: &str) -> Likeness {
    let (mut has_size, mut has_quoted, mut has_heading) = (false, false, false);
    for line in text.lines() {
        let (key, value) = key_and_value(line);
        match key.as_str() {
            "width" | "height" => has_size |= value.starts_with(|c: char| c.is_ascii_digit()),
            "rows" | "columns" | "cols" => has_heading |= value.is_empty(),
            _ => has_quoted |= !key.is_empty() && value.len() > 1 && value.starts_with('"') && value.ends_with('"'),
        }
    }
    // In YAML, items begin with dashes.
    if lines::any(text, &|line| line.trim_start().starts_with("- ")) {
        return Likeness::No;
    }
    if has_heading { Likeness::sure(has_size || has_quoted) } else { Likeness::maybe(has_size) }
}

/// Lines of `====` separate puzzles.
fn cut(line: &str) -> Cut {
    if line.len() >= 4 && line.chars().all(|c| c == '=') { Cut::Around } else { Cut::None }
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut reader = Reader::new(text)?;
    for line in lines::lines(text) {
        if let Err(mistake) = reader.line(line) {
            return Err(reader.draft.mistakes.and(mistake));
        }
        if reader.draft.mistakes.are_enough() {
            break;
        }
    }
    reader.finish()
}

/// What the current lines belong to.
#[derive(Clone, Copy)]
enum Part {
    /// The clues along an axis, and how many are still missing, if that is known.
    Clues(Axis, Option<usize>),
    /// The rows of `goal` or `saved`.
    Image(Image),
}

struct Reader<'t> {
    text: &'t str,
    draft: Draft,
    palette: Signs,
    width: Option<usize>,
    height: Option<usize>,
    /// The byte offset of the width, or else the height.
    size_offset: usize,
    part: Option<Part>,
    /// The first surplus clue, and its axis.
    beyond: Option<(usize, Axis)>,
    /// How many rows and columns are not blank lines.
    written: [usize; 2],
    images: Images,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str) -> Result<Reader<'t>, Mistake> {
        Ok(Reader {
            text,
            palette: Signs::of(text)?,
            draft: Draft::default(),
            width: None,
            height: None,
            size_offset: 0,
            part: None,
            beyond: None,
            written: [0; 2],
            images: Images::default(),
        })
    }

    fn line(&mut self, (offset, line): TextLine<'_>) -> Result<(), Mistake> {
        let (key, value) = key_and_value(line);
        let value_offset = offset + line.len() - value.len();
        if line.trim_start().starts_with('#') {
            return Ok(());
        }
        if key.is_empty() || matches!(self.part, Some(Part::Image(_)) if self.is_image(line)) {
            return self.content((offset, line));
        }
        self.part = None;
        match key.as_str() {
            "width" => {
                self.width = Some(self.side(value_offset)?);
                self.size_offset = offset;
            }
            "height" => self.height = Some(self.side(value_offset)?),
            "rows" | "row" => self.begin(offset, Axis::Row)?,
            "columns" | "column" | "cols" => self.begin(offset, Axis::Column)?,
            "title" => unquoted(value).clone_into(&mut self.draft.title),
            "goal" => self.image(Image::Goal, (value_offset, value)),
            // There may be several, from different moments of a solve; the first is where it began.
            "saved" if !self.images.has_saved() => self.image(Image::Saved, (value_offset, value)),
            // These have been read before everything else.
            "color" if signs::definition(value).is_some() => {}
            _ => self.draft.notes.add(&key, unquoted(value)),
        }
        Ok(())
    }

    fn begin(&mut self, offset: usize, axis: Axis) -> Result<(), Mistake> {
        let lines = if axis == Axis::Row { self.height } else { self.width };
        if !self.draft.clues_mut(axis).is_empty() {
            let heading = axis.plural();
            return Err(Scan::at(self.text, offset).fault(offset, Fault::Again { heading, instead: None }));
        }
        self.part = Some(Part::Clues(axis, lines));
        Ok(())
    }

    /// The cells after `goal` or `saved`, or on a line below.
    fn image(&mut self, image: Image, cells: TextLine<'_>) {
        self.part = Some(Part::Image(image));
        self.images.add(image, cells);
    }

    fn content(&mut self, line: TextLine<'_>) -> Result<(), Mistake> {
        let blank = is_blank(&line);
        let (axis, left) = match self.part {
            Some(Part::Clues(axis, left)) => (axis, left),
            Some(Part::Image(image)) => {
                self.image(image, line);
                return Ok(());
            }
            // Blank lines between the parts mean nothing.
            None if blank => return Ok(()),
            None => return Err(Scan::at(self.text, line.0).expected(expected::rows_or_columns_first)),
        };
        match left {
            // Without a size, a blank line ends the part.
            None | Some(0) if blank => return Ok(()),
            Some(0) if self.beyond.is_none() => self.beyond = Some((line.0, axis)),
            _ => {}
        }
        self.part = Some(Part::Clues(axis, left.map(|left| left.saturating_sub(1))));
        self.written[usize::from(axis == Axis::Column)] += usize::from(!blank);
        let clue = self.clue(line);
        self.draft.keep(axis, clue);
        Ok(())
    }

    fn clue(&mut self, line: TextLine<'_>) -> Result<PlacedClue, Mistake> {
        let mut scan = Scan::in_line(self.text, line);
        let mut runs = Vec::new();
        scan.skip_space();
        while let Some(run) = self.palette.run(&mut scan)? {
            runs.push(run);
            scan.skip_space();
            if !scan.eat(',') && !scan.peek().is_some_and(|c| c.is_ascii_digit()) {
                break;
            }
            scan.skip_space();
        }
        match scan.peek() {
            None => Ok(PlacedClue::coloured(runs, line.0)),
            Some(_) => Err(scan.expected_number(expected::number_or_comma)),
        }
    }

    /// Whether a line below `goal` or `saved` consists of cells. Letters may also be a key, so those must make a whole row.
    fn is_image(&self, line: &str) -> bool {
        is_image(line) || self.width.is_some_and(|width| self.palette.is_row(line, width))
    }

    fn side(&self, offset: usize) -> Result<usize, Mistake> {
        let mut scan = Scan::at(self.text, offset);
        scan.number()?.map(usize::from).ok_or_else(|| scan.expected_number(expected::number))
    }

    fn finish(mut self) -> Result<Draft, Mistakes> {
        if !self.draft.mistakes.0.is_empty() {
            return Err(self.draft.mistakes);
        }
        let end = Scan::at_end(self.text);
        let (width, height) = (self.draft.columns.len(), self.draft.rows.len());
        if let Some(size) = self.width.zip(self.height).filter(|size| size.0 != size.1)
            && self.written == [size.0, size.1]
        {
            let fault = Fault::SidesSwapped { size };
            return Err(end.fault(self.size_offset, fault).into());
        }
        self.blank_at_the_end()?;
        if let Some((offset, axis)) = self.beyond {
            let expected = match axis {
                Axis::Row => expected::columns_now,
                Axis::Column => expected::end_now,
            };
            return Err(Scan::at(self.text, offset).expected(expected).into());
        }
        self.draft = self.draft.with_both(self.text, ["rows", "columns"])?;
        // The last clue's place; a missing clue is missing somewhere near.
        let last = |clues: &[PlacedClue]| clues.last().map_or(0, |placed| placed.offset);
        let (last_row, last_column) = (last(&self.draft.rows), last(&self.draft.columns));
        let size = [self.width.map(|width| (width, last_column)), self.height.map(|height| (height, last_row))];
        self.draft.check_size(&end, size[0], size[1]);
        self.draft.is_sized = self.width.is_some() && self.height.is_some();
        // A puzzle that is too large is refused for that, before its cells are looked at.
        if width.max(height) <= MAX_SIDE && self.draft.mistakes.0.is_empty() {
            if let Some(givens) = self.images.givens(self.text, (width, height), &mut self.palette) {
                self.draft.givens = self.draft.mistakes.keep(givens);
            }
            self.draft.notes.goal = self.images.goal(self.text, (width, height), &mut self.palette);
        }
        self.draft.palette = self.palette.inks.palette();
        Ok(self.draft)
    }

    /// Fails if a line is missing: a blank one was taken for it, so the clues do not fit.
    fn blank_at_the_end(&mut self) -> Result<(), Mistakes> {
        if self.beyond.is_some() || self.draft.is_consistent() {
            return Ok(());
        }
        let end = Scan::at_end(self.text);
        for (axis, expected) in [(Axis::Row, self.height), (Axis::Column, self.width)] {
            let clues = self.draft.clues_mut(axis);
            let written = |placed: &PlacedClue| {
                self.text[placed.offset..].lines().next().is_some_and(|line| !line.trim().is_empty())
            };
            let found = clues.iter().rposition(written).map_or(0, |last| last + 1);
            if let Some(expected) =
                expected.filter(|&expected| clues.len() == expected && 0 < found && found < expected)
            {
                let offset = clues[found - 1].offset;
                return Err(end.fault(offset, Fault::Lines { axis, found, expected }).into());
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::{Format, Notes, read as read_text, read_all, write};
    use nonoscope_core::puzzle::Line;

    const SMALL: &str = "catalogue \"x 1\"\ntitle \"Aka \"Dot\"\"\nwidth 3\nheight 2\n\nrows\n1,1\n\n\ncolumns\n1\n\n1\n\ngoal \"101000\"\n";

    #[test]
    fn sizes_make_blank_lines_clues() {
        let reading = read_text(SMALL).unwrap();
        assert_eq!((reading.format, reading.puzzle.title()), (Format::Non, Some("Aka \"Dot\"")));
        assert_eq!((reading.puzzle.width(), reading.puzzle.height()), (3, 2));
        assert_eq!(reading.puzzle.clue(Line::row(1)).lengths(), [0u16; 0]);
        assert_eq!(reading.puzzle.clue(Line::column(1)).lengths(), [0u16; 0]);
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
        assert_eq!(read_text(&text).unwrap_err().to_string(), "There are 1030 rows. The limit is 1024.");
    }

    #[test]
    fn keys_are_kept() {
        let text = SMALL.replace("width", "shoe \"size \"9\"\"\nby \"A person\"\nwidth");
        let reading = read_text(&text).unwrap();
        assert_eq!((reading.notes.get("shoe"), reading.notes.get(Notes::BY)), (Some("size \"9\""), Some("A person")));
        assert_eq!(reading.notes.goal.as_ref().map(nonoscope_core::puzzle::Grid::row_strings).unwrap(), ["XOX", "OOO"]);
        assert_eq!(read_text(&write(&reading, Format::Non).unwrap().text), Ok(reading));
    }

    #[test]
    fn width_and_height_may_be_swapped() {
        let error = read_text(
            &SMALL
                .replace("width 3", "width 2")
                .replace("height 2", "height 3")
                .replace("1,1\n\n", "1,1\n0\n")
                .replace("1\n\n1\n", "1\n0\n1\n"),
        );
        assert_eq!(
            error.unwrap_err().to_string(),
            "Line 3, column 1: There are 2 rows and 3 columns, but the text says 3 rows and 2 columns. \
             Swap the two sizes, or swap rows and columns if these are the wrong way round."
        );
    }

    #[test]
    fn unknown_keys_may_come_first_and_sizes_be_missing() {
        let text = "shoe \"size 9\"\nrows\n1,1\n2\ncolumns\n2\n1\n1\n";
        let reading = read_text(text).unwrap();
        assert_eq!((reading.format, reading.notes.get("shoe")), (Format::Non, Some("size 9")));
        assert_eq!(reading.puzzle.width(), 3);
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
        assert_eq!(error, "Line 8, column 1: There are 1030 rows. The limit is 1024.");
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_text(text).unwrap_err().to_string();
        assert_eq!(error(&SMALL.replace("1,1", "1;1")), "Line 7, column 2: Found “;”, expected a number or a comma.");
        assert_eq!(
            error(&SMALL.replace("height 2", "height 1").replace("1,1\n\n", "1,1\n0\n")),
            "Line 8, column 1: Found “0”, expected “columns”, because there are already enough rows for the height."
        );
        assert_eq!(
            error(&SMALL.replace("height 2", "height 4")),
            "Line 9, column 1: The height says 4 rows, but there are 3."
        );
        assert_eq!(error(&format!("{SMALL}saved \"1?\"")), "Line 16, column 8: “saved” has 2 cells, expected 6.");
        assert_eq!(error(&format!("5\n{SMALL}")), "Line 1, column 1: Found “5”, expected “rows” or “columns” first.");
    }
}
