//! The messages between the page and the worker that makes.
//!
//! Each request has a lane with a worker of its own, since a worker answers one request after the other and takes
//! longer to start than a verdict may. The verdict's worker does only bounded work and is never stopped. The study is
//! stopped if it does not let go of an outdated drawing within a quarter of a second.

mod answer;

pub(crate) use self::answer::answer;

use nonoscope_core::puzzle::{At, Cell, Grid, Puzzle};
use nonoscope_kit::worker::protocol::Protocol;
use nonoscope_make::Appraisal;
use nonoscope_make::image::{Settings, Sketch};
use nonoscope_make::message::{self, Card, MessageError};
use nonoscope_make::random::{self, Found};
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Maker {}

impl Protocol for Maker {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "studio.js";
    const ROLE: &'static str = "maker";

    /// Only the last drawing is of interest.
    fn overtakes(later: &Request, earlier: &Request) -> bool {
        later.lane() == earlier.lane() && later.lane() != Lane::Making
    }
}

/// Which of the workers a request is for. Each answers its requests one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// The verdict on what is drawn, which is there after a blink.
    Verdict,
    /// What takes longer to find out about it.
    Study,
    /// Making something.
    Making,
}

impl Lane {
    /// All of them, in the order of their declaration.
    pub(crate) const ALL: [Lane; 3] = [Lane::Verdict, Lane::Study, Lane::Making];
}

/// A request from the page. The ticket comes back with each answer.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Request {
    /// Appraise a puzzle with quick checks only.
    Appraise { ticket: u32, puzzle: Box<Puzzle> },
    /// Find out the rest.
    Study { ticket: u32, puzzle: Box<Puzzle>, known: Box<Appraisal> },
    /// Solve a puzzle whose picture is to be drawn on.
    Solve { ticket: u32, puzzle: Box<Puzzle> },
    /// Find the fewest cells of a puzzle's picture to give, or to change, so that it has one solution, or so that lines solve it.
    Repair { ticket: u32, puzzle: Box<Puzzle>, picture: Grid, way: Way, lines_only: bool },
    /// Make the card of a text.
    Card { ticket: u32, text: String, wish: Box<message::Wish> },
    /// Give a random puzzle.
    Random { ticket: u32, wish: random::Wish },
    /// Make cells of a picture: of the last one, if there are no pixels. `tune` is given if the puzzle should have one solution, and says
    /// whether lines alone should solve it.
    Picture { ticket: u32, pixels: Option<Box<Pixmap>>, settings: Box<Settings>, tune: Option<bool> },
}

/// The pixels of a picture: red, green, blue and opacity of each.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Pixmap {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) bytes: Vec<u8>,
}

/// The result for a picture.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Sketched {
    Cells {
        sketch: Box<Sketch>,
        /// The settings that were found by trying.
        tuned: Option<Box<Settings>>,
    },
    /// No picture like it will do.
    Nothing,
    /// There is no picture: the worker has been started anew.
    Forgotten,
}

impl Request {
    /// Who answers it.
    pub(crate) fn lane(&self) -> Lane {
        match self {
            Request::Appraise { .. } => Lane::Verdict,
            Request::Study { .. } => Lane::Study,
            Request::Solve { .. }
            | Request::Repair { .. }
            | Request::Card { .. }
            | Request::Random { .. }
            | Request::Picture { .. } => Lane::Making,
        }
    }
}

/// What is done to cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Way {
    /// They are given, besides those that are.
    #[default]
    Givens,
    /// They are changed.
    Changes,
}

/// The fewest cells, as far as the work went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Repaired {
    /// The cells in their order, and what they are then.
    pub(crate) cells: Vec<(At, Cell)>,
    /// No fewer will do.
    pub(crate) lower: usize,
    pub(crate) proven: bool,
}

/// News from the worker.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// The appraisal of a puzzle, as far as it is known.
    Appraised { ticket: u32, stage: Stage, appraisal: Box<Appraisal> },
    /// A solution of a puzzle; `None` if it has none, or if finding one takes too long.
    Solved { ticket: u32, puzzle: Box<Puzzle>, picture: Option<Grid> },
    /// What repairs a puzzle; `None` if nothing was found that is enough.
    Repaired { ticket: u32, repaired: Option<Repaired> },
    /// The card of a text, or why there is none.
    Card { ticket: u32, text: String, card: Result<Box<Card>, MessageError> },
    /// A random puzzle; `None` if that size has room for fewer colours.
    Random { ticket: u32, found: Option<Box<Found>> },
    /// The result for a picture.
    Sketched { ticket: u32, sketched: Sketched },
}

/// How far an appraisal has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// The verdict's worker has done what it does. If that leaves nothing open, so has the other.
    Quick,
    /// The number of solutions is known, or the search has been given up.
    Searched,
    /// The rating is known too, if it can be. Nothing more follows.
    Rated,
}
