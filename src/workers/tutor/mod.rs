//! The messages between the page and the worker that argues like a person.

mod answer;

pub(crate) use self::answer::answer;

use crate::workers::solving::{Solving, Task};
use nonoscope_core::puzzle::{At, Grid, Puzzle};
use nonoscope_core::solve::{Hint, Rating, Verdict};
use nonoscope_core::trace::{Technique, Trace};
use nonoscope_kit::worker::protocol::Protocol;
use nonoscope_play::Explanation;
use nonoscope_play::lesson::Exercise;
use nonoscope_words::Text;
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Tutor {}

impl Protocol for Tutor {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "engine.js";
    const ROLE: &'static str = "tutor";

    /// Only the last puzzle asked for is wanted.
    fn overtakes(later: &Request, earlier: &Request) -> bool {
        matches!((later, earlier), (Request::Open(_), Request::Open(_)))
    }
}

/// The subject of an explanation: the step with this index, as a whole or for one of the cells that it settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct About {
    pub(crate) step: usize,
    pub(crate) cell: Option<At>,
}

/// A request from the page.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Request {
    /// Solve the puzzle of a text with `human`.
    Open(Task),
    /// Say what a step rests on, given what was known before it. The step is the only one of a trace. `session` and `about`
    /// come back with the answer.
    Explain { puzzle: Box<Puzzle>, known: Grid, step: Trace, session: u32, about: About },
    /// Find the easiest inference from what is known. The page has judged the marks in it: nothing is known against them.
    Hint { puzzle: Box<Puzzle>, known: Grid, ticket: u32 },
    /// Make the exercise with this number for a lesson.
    Teach { technique: Technique, number: u32 },
    /// Say how hard a puzzle is for a person, given its verdict. The number of the puzzle comes back with the answer.
    Rate { puzzle: Box<Puzzle>, verdict: Verdict, number: u32 },
}

/// News from the worker.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// About a solve.
    Solving(Solving),
    /// What a step rests on.
    Explained { session: u32, about: About, explanation: Box<Explanation> },
    /// The easiest inference from what was known, and what it rests on.
    Hint { ticket: u32, known: Grid, hint: Hint, explanation: Option<Box<Explanation>> },
    /// An exercise, if there is one, and the text of its lesson.
    Taught { technique: Technique, number: u32, exercise: Option<Box<Exercise>>, words: Text },
    /// How hard a puzzle is for a person; `None` if it has no rating, or if finding it takes too long.
    Rated { number: u32, rating: Option<Box<Rating>> },
}

impl From<Solving> for News {
    fn from(solving: Solving) -> News {
        News::Solving(solving)
    }
}
