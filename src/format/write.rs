//! Puzzle to text.

use super::error::link::LinkError;
use super::ids::{puzzlink, tatham};
use super::kind::Format;
use super::link::Shared;
use super::lists::{haskell, json};
use super::notes::Notes;
use super::read::{Reading, read_all_as};
use super::rows::{cwd, faase, ish, keen, makhorin, mk, nin, non, olsak, picture, plain, syro, tournament};
use super::xml::webpbn;
use crate::puzzle::{Grid, Line, Puzzle};
use crate::trace::listed;
use std::fmt;

/// A puzzle as a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text; it ends with a line end.
    pub text: String,
    /// Whether the puzzle has given cells which the format has no place for, so that the text is another puzzle.
    pub givens_lost: bool,
}

impl Written {
    /// What of the puzzles the text does not hold, in words: `the given cells, the author and the licence`; nothing if it
    /// holds the given cells and all that is noted. Found by reading the text, so that it is true of every format.
    pub fn left_out(&self, readings: &[Reading], format: Format) -> Option<String> {
        let mut names: Vec<&str> = if self.givens_lost { vec!["the given cells"] } else { Vec::new() };
        // Of a text that is too long to be read again, nothing is claimed.
        let is_noted = readings.iter().any(|reading| reading.notes.keys().next().is_some());
        let back = if is_noted { read_all_as(&self.text, format) } else { Vec::new() };
        let mut lost = |name, count: &dyn Fn(&Notes) -> usize| {
            let loses = |(reading, back): (&Reading, &Result<Reading, _>)| {
                back.as_ref().is_ok_and(|back| count(&reading.notes) > count(&back.notes))
            };
            if readings.iter().zip(&back).any(loses) {
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
pub enum WriteError {
    /// Texts in this format are only read.
    OnlyRead(Format),
    /// The format is only for puzzles that are as wide as they are high.
    NotSquare {
        /// The format.
        format: Format,
        /// Width and height of the puzzle.
        size: (usize, usize),
    },
    /// A run is longer than the format can say.
    RunTooLong {
        /// The format.
        format: Format,
        /// The line of the run.
        line: Line,
        /// The longest run that it can say.
        most: u16,
    },
    /// A picture is to be written, but the solution of the puzzle is not known.
    NoPicture,
    /// The format holds a single puzzle.
    Several {
        /// The format.
        format: Format,
        /// How many puzzles there are.
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

impl std::error::Error for WriteError {}

/// Writes a puzzle with what is noted beside it, as far as the format has a place for it.
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
/// A [`WriteError`] if the format cannot hold the puzzle. Given cells that get lost are no error, but are told of.
pub fn write(reading: &Reading, format: Format) -> Result<Written, WriteError> {
    write_all(std::slice::from_ref(reading), format)
}

/// Writes several puzzles as one text, where the format can hold several.
///
/// # Errors
/// A [`WriteError`] if the format cannot hold one of the puzzles, or several.
pub fn write_all(readings: &[Reading], format: Format) -> Result<Written, WriteError> {
    if readings.len() > 1 && !format.holds_several() {
        return Err(WriteError::Several { format, puzzles: readings.len() });
    }
    let has_givens = |reading: &Reading| !reading.puzzle.givens().is_unknown();
    let givens_lost = !format.holds_givens() && readings.iter().any(has_givens);
    let text = match format {
        Format::Webpbn => webpbn::write_all(readings.iter().map(|reading| (&reading.puzzle, &reading.notes))),
        Format::Json if readings.len() > 1 => {
            let each = readings.iter().map(|reading| json::write(&reading.puzzle, &reading.notes));
            format!("[{}]\n", each.map(|text| text.trim_end().to_owned()).collect::<Vec<_>>().join(",\n"))
        }
        _ => {
            let mut text = String::new();
            for (index, Reading { puzzle, notes, .. }) in readings.iter().enumerate() {
                if index > 0 && format == Format::Non {
                    text.push_str("\n====\n\n");
                }
                text.push_str(&one(puzzle, notes, format, index + 1)?);
            }
            text
        }
    };
    Ok(Written { text, givens_lost })
}

/// A puzzle as clue lines: the format that people find easiest to read and to change.
pub fn clue_lines(puzzle: &Puzzle) -> String {
    plain::write(puzzle)
}

fn one(puzzle: &Puzzle, notes: &Notes, format: Format, number: usize) -> Result<String, WriteError> {
    Ok(match format {
        Format::Plain => plain::write(puzzle),
        Format::Tatham => tatham::write(puzzle),
        Format::Non => non::write(puzzle, notes),
        Format::Webpbn => webpbn::write_all([(puzzle, notes)]),
        Format::Json => json::write(puzzle, notes),
        Format::Haskell => haskell::write(puzzle),
        Format::Olsak => olsak::write(puzzle),
        Format::Mk => mk::write(puzzle),
        Format::Nin => nin::write(puzzle),
        Format::Cwd => cwd::write(puzzle),
        Format::Syro => syro::write(puzzle),
        Format::Makhorin => makhorin::write(puzzle),
        Format::Keen => keen::write(puzzle),
        Format::Faase => faase::write(puzzle),
        Format::Ish => ish::write(puzzle),
        Format::Tournament => {
            let size = (puzzle.width(), puzzle.height());
            if size.0 != size.1 {
                return Err(WriteError::NotSquare { format, size });
            }
            tournament::write(puzzle, number)
        }
        Format::PuzzLink => {
            let most = puzzlink::LONGEST_RUN;
            let too_long = |line: &Line| puzzle.clue(*line).runs().iter().any(|&run| run > most);
            match puzzle.lines().find(too_long) {
                Some(line) => return Err(WriteError::RunTooLong { format, line, most }),
                None => puzzlink::write(puzzle),
            }
        }
        Format::NonogramsOrg => return Err(WriteError::OnlyRead(format)),
        Format::Picture => {
            let solves = |goal: &&Grid| {
                (goal.width(), goal.height()) == (puzzle.width(), puzzle.height())
                    && goal.unknown_cells() == 0
                    && puzzle.first_mismatch(goal).is_none()
            };
            picture::write(notes.goal.as_ref().filter(solves).ok_or(WriteError::NoPicture)?)
        }
        Format::Link => {
            let marks = Grid::unknown(puzzle.width(), puzzle.height());
            let shared = Shared { puzzle: puzzle.clone(), marks, step: 0, method: 0 };
            format!("#{}\n", shared.to_link().map_err(WriteError::Link)?)
        }
    })
}
