//! Which puzzle is on the board, and how often that has changed.

mod drag_figure;
#[cfg(target_arch = "wasm32")]
pub(crate) mod lens;
mod magnifier;
#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;
mod update;

pub(crate) use self::update::{board, long_press};

use crate::finish::Seen;
use crate::rating::Rated;
use crate::shading::Shading;
use nonoscope_format::Format;
use nonoscope_play::Explanation;

/// Why the puzzle on the board is still there, and what of it was seen when that was said.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) said: String,
    pub(crate) of: Option<Seen>,
}

/// What is on the board, beside the player.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    /// The text, the index of its puzzle, and the format chosen for it.
    pub(crate) text: String,
    pub(crate) index: usize,
    pub(crate) format: Option<Format>,
    /// How many puzzles the text has.
    pub(crate) count: usize,
    /// The example that it is, however its text came here, by its index.
    pub(crate) example: Option<usize>,
    /// Whether its finished picture has been seen, now or on another visit.
    pub(crate) picture_seen: bool,
    /// Whether a person has asked for the titles in this text.
    pub(crate) title_asked: bool,
    /// The question that this answers.
    pub(crate) ticket: u32,
    /// How many times a new puzzle, or one in other colours, has come onto the board.
    pub(crate) puzzles: u32,
    /// How many times something new has been found out; a new puzzle counts too.
    pub(crate) sessions: u32,
    pub(crate) rated: Rated,
    /// What is known in advance of its steps, in their order: for the first puzzle all of it, else nothing.
    pub(crate) explained: Vec<Option<Explanation>>,
    /// The examples whose solution has been seen, as bits in their order, and how much had been seen when they were looked up.
    pub(crate) solved: (u64, usize),
    /// How likely cells are to be filled, if that was asked.
    pub(crate) shading: Shading,
    /// Why it is still there, if something else was to come.
    pub(crate) told: Option<Told>,
    /// The sentence next to the board while there is no puzzle.
    pub(crate) sentence: String,
    /// The last announcement about the keyboard's cursor.
    pub(crate) announced: String,
}

impl Shown {
    /// Something new has been found out about the puzzle.
    pub(crate) fn has_learned(&mut self) {
        self.sessions = self.sessions.wrapping_add(1);
    }

    /// Another puzzle is on the board, or the same one in other colours.
    pub(crate) fn has_another_puzzle(&mut self) {
        self.puzzles = self.puzzles.wrapping_add(1);
    }
}
