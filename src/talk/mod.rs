//! What is said when something that was to come onto the board did not: why, and which puzzle is still there.

mod naming;
#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

pub(crate) use self::naming::gallery;

use crate::board::Told;
use crate::page::Model;

impl Model {
    /// Nothing new came onto the board, for this reason: says so in place of what was last said of the board.
    pub(crate) fn stays(&mut self, reason: &str) {
        if self.player.is_none() {
            return;
        }
        self.playing.stop();
        self.reasons.why = None;
        let still = format!("The last good puzzle is still on the board: {}.", self.heading());
        self.shown.told = Some(Told { said: format!("{reason} {still}"), of: self.seen() });
        self.entry.read_as = still;
    }

    /// Why the puzzle on the board is still there, as long as nothing else has been done.
    pub(crate) fn told(&self) -> Option<&str> {
        let told = self.shown.told.as_ref().filter(|told| told.of == self.seen() && self.reasons.why.is_none())?;
        Some(&told.said)
    }
}
