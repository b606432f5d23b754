//! Puzzle to text.

use super::error::link::LinkError;
use super::kind::Format;
use super::notes::Notes;
use super::read::{Reading, read_all_as};
use super::rows::plain;
use super::spec::{Noted, Unfit, Writes};
use crate::puzzle::{Line, Puzzle};
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
    /// What the text leaves out, in words: `the given cells, the author and the licence`; `None` if nothing is left
    /// out. If the format can hold notes, the text is read again to find those that did not fit.
    pub fn left_out(&self, readings: &[Reading], format: Format) -> Option<String> {
        let mut names: Vec<&str> = if self.givens_lost { vec!["the given cells"] } else { Vec::new() };
        let is_noted = readings.iter().any(|reading| reading.notes.keys().next().is_some());
        let kept: Vec<Option<Notes>> = if is_noted && format.holds_notes() {
            // Nothing is claimed about a text that is too long to be read again.
            read_all_as(&self.text, format).into_iter().map(|back| Some(back.ok()?.notes)).collect()
        } else {
            vec![Some(Notes::default()); readings.len()]
        };
        let mut lost = |name, count: &dyn Fn(&Notes) -> usize| {
            let loses = |(reading, kept): (&Reading, &Option<Notes>)| {
                kept.as_ref().is_some_and(|kept| count(&reading.notes) > count(kept))
            };
            if readings.iter().zip(&kept).any(loses) {
                names.push(name);
            }
        };
        for (key, name) in Notes::KNOWN {
            lost(name, &|notes| usize::from(notes.get(key).is_some()));
        }
        lost("other notes", &|notes| {
            notes.keys().filter(|(key, _)| Notes::KNOWN.iter().all(|(known, _)| known != key)).count()
        });
        (!names.is_empty()).then(|| listed(&names))
    }
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
    /// The format is a picture, but the solution of the puzzle is not known.
    NoPicture,
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
