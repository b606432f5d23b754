//! Commands about a single puzzle.

use super::arguments::OnePuzzle;
use super::console::Console;
use super::queue::{Manner, Queue};
use crate::format::Reading;
use std::slice;

/// The chosen puzzle, or the first one, with a note if there are others. Complains and returns `None` if it does not exist or cannot be
/// read.
pub(super) fn puzzle(chosen: &OnePuzzle, console: &Console) -> Option<Reading> {
    let manner = Manner { from: chosen.source.from, lines: false, chosen: chosen.puzzle };
    let mut queue = Queue::new(slice::from_ref(&chosen.path), manner);
    match queue.next()?.entries(manner) {
        Ok(entries) => {
            let first = entries.first()?;
            if chosen.puzzle.is_none() && (entries.len() > 1 || queue.next().is_some()) {
                console.note(&match chosen.path.is_dir() {
                    true => format!("{} has several files; this is {}.", chosen.path.display(), first.name()),
                    false => first.others(),
                });
            }
            first.reading(console).cloned()
        }
        Err((_, why)) => {
            console.complain(&why);
            None
        }
    }
}
