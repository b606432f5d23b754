//! The sentence about several solutions, and when a person can page through them.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;

use crate::page::Model;

impl Model {
    /// The sentence about several solutions, and whether a person can page through them: not while solving, because one press would give the puzzle
    /// away. `None` unless several have been found.
    pub(crate) fn solutions(&self) -> Option<(String, bool)> {
        let player = self.player.as_ref()?;
        let count = player.outcome().solutions.len();
        if count < 2 {
            return None;
        }
        if player.is_marking() {
            return Some(("This puzzle has more than one solution.".to_owned(), false));
        }
        let is_all = player.outcome().complete;
        let said = match player.solution().map(|index| index + 1) {
            Some(number) if is_all => format!("Solution {number} of {count}"),
            Some(number) => format!("Solution {number} of at least {count}"),
            None if player.session().is_searching() => format!("{count} solutions found so far"),
            None if is_all => format!("Exactly {count} solutions"),
            None => format!("At least {count} solutions"),
        };
        Some((said, true))
    }
}
