//! Everything found out about one text: the puzzle, its outcome, and from which step on its message can be read.
//!
//! This is what the worker computes and the page plays. It is a pure function of the text.

use crate::format::{self, Format, ReadError};
use crate::puzzle::Puzzle;
use crate::qr::{self, Message};
use crate::solve::{Method, Outcome, solve};
use crate::trace::Replay;
use serde::{Deserialize, Serialize};

/// A puzzle with everything found out about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    format: Format,
    puzzle: Puzzle,
    outcome: Outcome,
    /// The message, and after how many steps it can be read.
    message: Option<(usize, Message)>,
}

impl Session {
    /// Reads, solves, and reads the pattern.
    ///
    /// # Errors
    /// Those of [`format::read`].
    pub fn open(text: &str) -> Result<Session, ReadError> {
        let reading = format::read(text)?;
        let outcome = solve(&reading.puzzle, Method::Passes);
        let message = first_readable(&reading.puzzle, &outcome);
        Ok(Session { format: reading.format, puzzle: reading.puzzle, outcome, message })
    }

    /// The format in which the text was read.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// What solving came to.
    pub fn outcome(&self) -> &Outcome {
        &self.outcome
    }

    /// The message, if it can be read after so many steps.
    pub fn message_at(&self, position: usize) -> Option<&Message> {
        let (from, message) = self.message.as_ref()?;
        (position >= *from).then_some(message)
    }
}

/// The message of the last grid, and a step from which on it can be read: found by halving, since what can be read
/// with some cells unknown can, but for rare accidents, be read with fewer.
fn first_readable(puzzle: &Puzzle, outcome: &Outcome) -> Option<(usize, Message)> {
    let message = qr::read(&outcome.grid)?;
    let mut replay = Replay::new(puzzle.givens());
    let (mut too_early, mut readable) = (0, outcome.trace.len());
    while too_early < readable {
        let middle = too_early.midpoint(readable);
        replay.go_to(&outcome.trace, middle);
        if qr::read(replay.grid()).as_ref() == Some(&message) {
            readable = middle;
        } else {
            too_early = middle + 1;
        }
    }
    Some((readable, message))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::examples;

    #[test]
    fn the_message_of_the_card_can_be_read_before_the_end() {
        let session = Session::open(examples::GCHQ_2015.text).unwrap();
        let from = (0..=200).find(|&position| session.message_at(position).is_some());
        assert!(from.is_some_and(|from| (100..200).contains(&from)), "readable from {from:?}");
        assert_eq!(session.message_at(200).map(Message::text), Some("www.gchq.gov.uk/puzz"));
        assert_eq!(session.message_at(0), None);
    }

    #[test]
    fn a_session_survives_the_way_from_the_worker_to_the_page() {
        let session = Session::open(examples::GCHQ_2015.text).unwrap();
        let bytes = postcard::to_allocvec(&session).unwrap();
        assert_eq!(postcard::from_bytes::<Session>(&bytes), Ok(session));
    }

    #[test]
    fn most_puzzles_have_no_message() {
        let session = Session::open("2x2:2/1/1/2").unwrap();
        assert_eq!(session.message_at(99), None);
        assert_eq!(session.format(), Format::Tatham);
        assert_eq!(session.puzzle().width(), 2);
    }
}
