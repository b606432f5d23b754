//! Opening a puzzle, in the worker: a text is read and solved, and goes to the page as bytes.

use super::kind::Kind;
use nonoscope_core::solve::Outcome;
use nonoscope_format::{Reading, read_plainly};
use nonoscope_play::{Player, Session};

/// The puzzle of a text, solved; `None` if another program has to read the text or explain its mistakes.
pub fn open<K: Kind>(text: &str) -> Option<Vec<u8>> {
    solved::<K>(read_plainly(text)?)
}

/// A puzzle that another program has read, from its bytes, solved; `None` if they are invalid.
pub fn open_reading<K: Kind>(bytes: &[u8]) -> Option<Vec<u8>> {
    solved::<K>(postcard::from_bytes(bytes).ok()?)
}

fn solved<K: Kind>(reading: Reading) -> Option<Vec<u8>> {
    let outcome = K::solve(&reading.puzzle);
    postcard::to_allocvec(&(reading, outcome)).ok()
}

/// A player for an opened puzzle.
pub(super) fn player(opened: &[u8]) -> Option<Player> {
    let (reading, outcome): (Reading, Outcome) = postcard::from_bytes(opened).ok()?;
    Some(Player::new(Session::bare(reading, outcome)?))
}
