//! Puzzle to text.

use super::error::LinkError;
use super::notes::Notes;
use super::read::{Reading, read_all_as};
use super::rows::plain;
use super::spec::{Format, Noted, Writes};
use nonoscope_core::puzzle::{Line, Palette, Puzzle};
use nonoscope_words::Said;
use nonoscope_words::{Text, writing};
use std::fmt;

/// A puzzle as a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text; it ends with a line end.
    pub text: String,
    /// Whether the puzzle has given cells that the format cannot hold, so that the text is a different puzzle.
    pub givens_lost: bool,
}

impl Written {
    /// What the text leaves out: `the title, the given cells and the licence`; `None` if it holds everything. This reads the text again;
    /// for one too long for that, it only mentions given cells.
    pub fn left_out(&self, readings: &[Reading], format: Format) -> Option<Text> {
        let kept = if readings.iter().any(has_more_than_clues) { read_all_as(&self.text, format) } else { Vec::new() };
        let pairs: Vec<(&Reading, &Reading)> =
            readings.iter().zip(&kept).filter_map(|(one, kept)| Some((one, kept.as_ref().ok()?))).collect();
        let any = |differs: &dyn Fn(&Reading, &Reading) -> bool| pairs.iter().any(|(one, kept)| differs(one, kept));
        let is_cut = |one: &Reading, kept: &Reading| {
            let titles = one.puzzle.title().zip(kept.puzzle.title());
            titles.is_some_and(|(title, kept)| title != kept && title.starts_with(kept))
        };
        let has_lost_title = |one: &Reading, kept: &Reading| {
            one.puzzle.title().is_some() && one.puzzle.title() != kept.puzzle.title() && !is_cut(one, kept)
        };
        let others = |reading: &Reading| {
            let is_other = |key: &str| Notes::KNOWN.iter().all(|(known, _)| *known != key);
            reading.notes.keys().filter(|(key, _)| is_other(key)).count()
        };
        let shades = |one: &Reading| one.puzzle.palette().colours().map(|(_, ink)| ink.rgb).collect::<Vec<_>>();
        let inks = |one: &Reading| one.puzzle.palette().colours().map(|(_, ink)| ink.name.clone()).collect::<Vec<_>>();
        let shades_differ = any(&|one, kept| shades(one) != shades(kept));
        let mut parts: Vec<(Said, bool)> = vec![
            (writing::title, any(&has_lost_title)),
            (writing::end_of_title, any(&is_cut)),
            (writing::givens, self.givens_lost),
            (writing::colours, shades_differ),
            (writing::names_of_colours, !shades_differ && any(&|one, kept| inks(one) != inks(kept))),
            (writing::picture, any(&|one, kept| one.notes.goal.is_some() && one.notes.goal != kept.notes.goal)),
        ];
        parts.extend(Notes::KNOWN.map(|(key, name)| {
            (name, any(&|one, kept| one.notes.all(key).is_some() && one.notes.all(key) != kept.notes.all(key)))
        }));
        parts.push((writing::other_notes, any(&|one, kept| others(one) > others(kept))));
        let names: Vec<Text> = parts.into_iter().filter(|(_, is_lost)| *is_lost).map(|(name, _)| name()).collect();
        (!names.is_empty()).then(|| Text::all(names))
    }
}

/// Whether a reading has something that a format may have no place for, beside given cells.
fn has_more_than_clues(reading: &Reading) -> bool {
    let notes = &reading.notes;
    *reading.puzzle.palette() != Palette::default()
        || reading.puzzle.title().is_some()
        || notes.goal.is_some()
        || notes.keys().next().is_some()
}

/// Why a puzzle cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// The format is only read.
    OnlyRead(Format),
    /// The format is only for square puzzles.
    NotSquare {
        /// The format.
        format: Format,
        /// Width and height of the puzzle.
        size: (usize, usize),
    },
    /// A run is longer than the format can express.
    RunTooLong {
        /// The format.
        format: Format,
        /// The line of the run.
        line: Line,
        /// The longest run that it can express.
        most: u16,
    },
    /// A line has no runs, for which the format has no sign.
    NoRuns {
        /// The format.
        format: Format,
        /// The line.
        line: Line,
    },
    /// The format is a picture, but the solution of the puzzle is not known.
    NoPicture,
    /// The puzzle has several colours besides the background, and the format has no place for them.
    Colours {
        /// The format.
        format: Format,
        /// How many colours the puzzle has besides the background.
        inks: usize,
    },
    /// The format can only hold a single puzzle.
    Several {
        /// The format.
        format: Format,
        /// The number of puzzles.
        puzzles: usize,
    },
    /// The puzzle does not fit into a link.
    Link(LinkError),
}

impl WriteError {
    /// The error in a sentence.
    pub fn text(&self) -> Text {
        match self {
            WriteError::OnlyRead(format) => writing::only_read(format.name()),
            WriteError::NotSquare { format, size: (width, height) } => {
                writing::not_square(format.name(), *width, *height)
            }
            WriteError::RunTooLong { format, line, most } => {
                writing::run_too_long(format.name(), *most, Text::from(*line))
            }
            WriteError::NoRuns { format, line } => writing::no_runs(format.name(), Text::from(*line)),
            WriteError::Colours { format, inks } => writing::no_colours(format.name(), *inks, Format::Webpbn.name()),
            WriteError::NoPicture => writing::no_picture(),
            WriteError::Several { format, puzzles } => writing::several(format.name(), *puzzles),
            WriteError::Link(error) => error.text(),
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for WriteError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            WriteError::Link(error) => Some(error),
            _ => None,
        }
    }
}

/// Writes a puzzle with its notes, as far as the format can hold them.
///
/// For [`Format::Picture`], the notes must hold the solution as their goal.
///
/// ```
/// # mod nonoscope { pub use nonoscope_core::*; pub mod format { pub use nonoscope_format::*; } pub use nonoscope_format::examples; }
/// use nonoscope::format::{Format, read, write};
///
/// let reading = read("2x2:2/1/1/2").unwrap();
/// assert_eq!(write(&reading, Format::Nin).unwrap().text, "2 2\n1\n2\n2\n1\n");
/// ```
///
/// # Errors
/// A [`WriteError`] if the format cannot hold the puzzle. Lost given cells are not an error; see
/// [`Written::givens_lost`].
pub fn write(reading: &Reading, format: Format) -> Result<Written, WriteError> {
    write_all(std::slice::from_ref(reading), format)
}

/// Writes several puzzles as one text, if the format can hold several.
///
/// # Errors
/// A [`WriteError`] if the format cannot hold one of the puzzles, or several of them.
pub fn write_all(readings: &[Reading], format: Format) -> Result<Written, WriteError> {
    if readings.len() > 1 && !format.holds_several() {
        return Err(WriteError::Several { format, puzzles: readings.len() });
    }
    if let Some(coloured) = readings.iter().find(|reading| reading.puzzle.inks() > 1)
        && format.is_written()
        && !format.holds_colours()
    {
        return Err(WriteError::Colours { format, inks: coloured.puzzle.inks() });
    }
    let has_givens = |reading: &Reading| !reading.puzzle.givens().is_unknown();
    let givens_lost = !format.holds_givens() && readings.iter().any(has_givens);
    let puzzles: Vec<Noted<'_>> = readings.iter().map(|reading| (&reading.puzzle, &reading.notes)).collect();
    let written = match format.spec().writes {
        Writes::Never => return Err(WriteError::OnlyRead(format)),
        Writes::One(write) => Ok(puzzles.into_iter().map(|(puzzle, _)| write(puzzle)).collect()),
        Writes::Fitting(write) => puzzles.into_iter().map(write).collect(),
        Writes::Several(write_all) => write_all(&puzzles),
    };
    Ok(Written { text: written?, givens_lost })
}

/// A puzzle as clue lines, which people find easiest to read and to change.
pub fn clue_lines(puzzle: &Puzzle) -> String {
    plain::write(puzzle)
}
