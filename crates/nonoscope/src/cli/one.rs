//! Commands about a single puzzle.

use super::arguments::OnePuzzle;
use super::console::Console;
use super::queue::{Manner, Queue};
use crate::format::Reading;
use std::slice;

/// The chosen puzzle. Complains and returns `None` if it does not exist or cannot be read.
pub(super) fn puzzle(chosen: &OnePuzzle, console: &Console) -> Option<Reading> {
    let manner = Manner { from: chosen.source.from, lines: false, chosen: Some(chosen.puzzle) };
    let question = Queue::new(slice::from_ref(&chosen.path), manner).next()?;
    match question.entries(manner) {
        Ok(entries) => entries.first()?.reading(console).cloned(),
        Err((_, why)) => {
            console.complain(&why);
            None
        }
    }
}
