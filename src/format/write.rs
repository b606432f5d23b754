//! Puzzle to text.

use super::error::link::LinkError;
use super::kind::Format;
use super::notes::Notes;
use super::read::{Reading, read_all_as};
use super::rows::plain;
use super::spec::{Noted, Unfit, Writes};
use crate::puzzle::{Line, Palette, Puzzle};
use crate::trace::listed;
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
    /// What of the puzzles the text does not hold, in words: `the title, the given cells and the licence`; nothing if it
    /// holds everything. To find out, the text is read again; of one that is too long for that, nothing is claimed
    /// except the given cells.
    pub fn left_out(&self, readings: &[Reading], format: Format) -> Option<String> {
        let kept = if readings.iter().any(has_more_than_clues) { read_all_as(&self.text, format) } else { Vec::new() };
        let pairs = || readings.iter().zip(&kept).filter_map(|(reading, kept)| Some((reading, kept.as_ref().ok()?)));
        let mut names: Vec<&str> = Vec::new();
        let mut lost = |name, differs: &dyn Fn(&Reading, &Reading) -> bool| {
            if pairs().any(|(reading, kept)| differs(reading, kept)) {
                names.push(name);
            }
        };
        let title = |reading: &Reading| reading.puzzle.title().map(str::to_owned);
        let is_cut = |one: &Reading, kept: &Reading| {
            title(one).zip(title(kept)).is_some_and(|(title, kept)| title != kept && title.starts_with(&kept))
        };
        lost("the title", &|one, kept| title(one).is_some() && title(one) != title(kept) && !is_cut(one, kept));
        lost("the end of the title", &is_cut);
        if self.givens_lost {
            names.push("the given cells");
        }
        let shades = |reading: &Reading| reading.puzzle.palette().colours().map(|(_, ink)| ink.rgb).collect::<Vec<_>>();
        let inks =
            |reading: &Reading| reading.puzzle.palette().colours().map(|(_, ink)| ink.name.clone()).collect::<Vec<_>>();
        let differ = pairs().any(|(one, kept)| shades(one) != shades(kept));
        if differ {
            names.push("the colours");
        } else if pairs().any(|(one, kept)| inks(one) != inks(kept)) {
            names.push("the names of the colours");
        }
        let mut lost = |name, differs: &dyn Fn(&Notes, &Notes) -> bool| {
            if pairs().any(|(reading, kept)| differs(&reading.notes, &kept.notes)) {
                names.push(name);
            }
        };
        lost("the picture", &|one, kept| one.goal.is_some() && one.goal != kept.goal);
        for (key, name) in Notes::KNOWN {
            lost(name, &|one, kept| one.all(key).is_some() && one.all(key) != kept.all(key));
        }
        let others =
            |notes: &Notes| notes.keys().filter(|(key, _)| Notes::KNOWN.iter().all(|(known, _)| known != key)).count();
        lost("other notes", &|one, kept| others(one) > others(kept));
        (!names.is_empty()).then(|| listed(&names))
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
#[non_exhaustive]
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

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::OnlyRead(format) => write!(f, "A {} can be read, but not written.", format.name()),
            WriteError::NotSquare { format, size: (width, height) } => write!(
                f,
                "A {} has only square puzzles, and this one is {width} wide and {height} high.",
                format.name()
            ),
            WriteError::RunTooLong { format, line, most } => {
                write!(f, "A {} has no runs above {most}, and {line} has a longer one.", format.name())
            }
            WriteError::NoRuns { format, line } => {
                write!(f, "A {} has no sign for a line without runs, and {line} has none.", format.name())
            }
            WriteError::Colours { format, inks } => write!(
                f,
                "A {} has no colours, and this puzzle has {inks} besides the background; choose another format, such as {}.",
                format.name(),
                Format::Webpbn.name()
            ),
            WriteError::NoPicture => f.write_str("The solution is not known, so there is no picture to write."),
            WriteError::Several { format, puzzles } => {
                write!(
                    f,
                    "There is room for one puzzle in this format ({}), and here are {puzzles}; choose one.",
                    format.name()
                )
            }
            WriteError::Link(error) => error.fmt(f),
        }
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

impl WriteError {
    fn new(format: Format, unfit: Unfit) -> WriteError {
        match unfit {
            Unfit::NotSquare { size } => WriteError::NotSquare { format, size },
            Unfit::RunTooLong { line, most } => WriteError::RunTooLong { format, line, most },
            Unfit::NoRuns { line } => WriteError::NoRuns { format, line },
            Unfit::NoPicture => WriteError::NoPicture,
            Unfit::Link(error) => WriteError::Link(error),
        }
    }
}

/// Writes a puzzle with its notes, as far as the format can hold them.
///
/// For [`Format::Picture`], the notes must hold the solution as their goal.
///
/// ```
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
    let text = written.map_err(|unfit| WriteError::new(format, unfit))?;
    Ok(Written { text, givens_lost })
}

/// A puzzle as clue lines, which people find easiest to read and to change.
pub fn clue_lines(puzzle: &Puzzle) -> String {
    plain::write(puzzle)
}
