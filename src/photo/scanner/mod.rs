//! The messages between the dialogue and the worker that reads pictures.

mod answer;
#[cfg(target_arch = "wasm32")]
pub(crate) mod program;

use crate::photo::corners::Corners;
use nonoscope_core::puzzle::{Axis, Colour, Grid, Puzzle, PuzzleError, Run};
use nonoscope_core::solve::Verdict;
use nonoscope_kit::worker::protocol::Protocol;
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Scanner {}

impl Protocol for Scanner {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "scanner.js";
    const ROLE: &'static str = "scanner";

    /// Only the last picture and the last correction are of interest.
    fn overtakes(later: &Request, earlier: &Request) -> bool {
        std::mem::discriminant(later) == std::mem::discriminant(earlier)
    }
}

/// A request from the dialogue. The ticket comes back with the answer.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Request {
    /// Read the puzzle on the picture in the bytes of a file, inside these corners if they are given.
    Scan { ticket: u32, file: Vec<u8>, corners: Option<Corners> },
    /// Say how many solutions a puzzle has.
    Judge { ticket: u32, plain: Box<Plain> },
}

/// A puzzle without the names of its inks: the program that reads pictures is smaller without names of colours.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Plain {
    /// The length and the ink of each run.
    rows: Vec<Vec<(u16, Colour)>>,
    columns: Vec<Vec<(u16, Colour)>>,
    givens: Option<Grid>,
}

impl Plain {
    pub(crate) fn of(puzzle: &Puzzle) -> Plain {
        let run = |run: Run| (run.length, run.colour);
        let clues = |axis| puzzle.clues(axis).iter().map(|clue| clue.runs().map(run).collect()).collect();
        let givens = Some(puzzle.givens()).filter(|givens| !givens.is_unknown()).cloned();
        Plain { rows: clues(Axis::Row), columns: clues(Axis::Column), givens }
    }

    /// # Errors
    /// If these clues make no puzzle.
    pub(crate) fn puzzle(self) -> Result<Puzzle, PuzzleError> {
        let run = |(length, colour)| Run { length, colour };
        let clues = |lines: Vec<Vec<(u16, Colour)>>| {
            lines.into_iter().map(|runs| runs.into_iter().map(run).collect()).collect()
        };
        let puzzle = Puzzle::unnamed(clues(self.rows), clues(self.columns))?;
        match self.givens {
            Some(givens) => puzzle.with_givens(givens),
            None => Ok(puzzle),
        }
    }
}

/// News from the worker.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// What was read, or why nothing was.
    Scanned { ticket: u32, scanned: Result<Box<Copied>, Unread> },
    /// The verdict on a puzzle.
    Judged { ticket: u32, verdict: Verdict },
}

/// Why nothing was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Unread {
    /// The browser cannot decode it.
    Undecoded,
    /// No board was found.
    NoBoard,
    /// There is a board, but no clues could be read beside it.
    NoClues,
    /// Its numbers are too small to read.
    TooSmall,
    /// It has numbers in its cells.
    NumbersInside,
    /// There are lines and numbers that do not confirm each other.
    Unclear,
}

/// What was read.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Copied {
    pub(crate) rows: Vec<CopiedLine>,
    pub(crate) columns: Vec<CopiedLine>,
    /// What the inks look like; nothing if there is only one.
    pub(crate) inks: Vec<[u8; 3]>,
    /// The cells marked on the picture.
    pub(crate) cells: Option<Grid>,
    /// How many numbers were read as something less likely, because otherwise it would be no puzzle.
    pub(crate) changed: usize,
    /// How many lines without a number were left out at its ends.
    pub(crate) left_out: usize,
    /// Where the board is.
    pub(crate) corners: Corners,
}

/// A line of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct CopiedLine {
    /// The length and the ink of each run.
    pub(crate) runs: Vec<(u16, Colour)>,
    /// Where its clue stands.
    pub(crate) crop: Option<Crop>,
    pub(crate) doubts: Vec<Doubt>,
}

/// A number that is not certain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Doubt {
    /// As what it was read.
    pub(crate) read: u16,
    /// What else it may be, the likeliest first.
    pub(crate) others: Vec<u16>,
    /// Where it stands.
    pub(crate) crop: Crop,
}

/// A rectangle of the picture, in parts of its sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Crop {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) right: f64,
    pub(crate) bottom: f64,
}

impl Crop {
    /// What holds both.
    pub(crate) fn and(self, other: Crop) -> Crop {
        Crop {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}
