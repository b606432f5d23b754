//! Which puzzle is on the board, and how often that has changed.

use crate::format::Format;

/// What is on the board, beside the player.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    /// The text, which of its puzzles, and the format that was chosen for it.
    pub(crate) text: String,
    pub(crate) index: usize,
    pub(crate) format: Option<Format>,
    /// The question to which it is the answer.
    pub(crate) ticket: u32,
    /// How often another puzzle has come onto the board.
    pub(crate) puzzles: u32,
    /// How often something else has been found out about the puzzle; also when another one has come.
    pub(crate) sessions: u32,
    /// The sentence beside the board as long as there is no puzzle.
    pub(crate) sentence: String,
    /// What was announced last about the keyboard's cursor.
    pub(crate) announced: String,
}

impl Shown {
    /// Something else has been found out about the puzzle.
    pub(crate) fn has_learned(&mut self) {
        self.sessions = self.sessions.wrapping_add(1);
    }

    /// Another puzzle is on the board.
    pub(crate) fn has_another_puzzle(&mut self) {
        self.puzzles = self.puzzles.wrapping_add(1);
    }
}
