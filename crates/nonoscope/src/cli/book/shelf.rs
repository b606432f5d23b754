//! Puzzles for a book from the shelf, by wish.

use super::super::arguments::ShelfArgs;
use super::super::console::Console;
use super::super::make::any_seed;
use crate::make::Chance;
use crate::make::random::seed_of;
use crate::picture::{BookPuzzle, Caption, Leaf};
use crate::solve::Tier;
use nonoscope_shelf::{DataError, Entry, embedded};

/// Puzzles by lot among those that are wished for, the easiest first. Complains if there are none.
///
/// # Errors
/// If the shelf is damaged; a test of the shelf reads all of it.
pub(super) fn taken(wish: &ShelfArgs, console: &Console) -> Result<Vec<BookPuzzle>, DataError> {
    let index = embedded::index()?;
    let mut entries: Vec<Entry> = index.entries().iter().filter(|entry| wish.has(entry)).copied().collect();
    if entries.is_empty() {
        console.complain("The shelf has no such puzzle. Wish for more sizes or difficulties.");
        return Ok(Vec::new());
    }
    let seed = wish.seed.clone().unwrap_or_else(any_seed);
    Chance::new(seed_of(&seed)).shuffle(&mut entries);
    let found = entries.len();
    entries.truncate(wish.count);
    match found < wish.count {
        true => console.note(&format!("The shelf has only {found} such puzzles. Seed {seed}.")),
        false => console.note(&format!("{} of {found} such puzzles. Seed {seed}.", wish.count)),
    }
    entries.sort_by_key(|entry| (entry.rating, entry.id));
    let mut puzzles = Vec::new();
    for entry in entries {
        let Some(pack) = embedded::pack(entry.id).transpose()? else { continue };
        if let (Some((title, puzzle)), Some(picture)) = (pack.puzzle(entry.id), pack.picture(entry.id)) {
            let caption = Caption { title: Some(title.to_owned()), credits: Vec::new(), size: entry.size() };
            let leaf = Leaf { puzzle: puzzle.clone(), solution: Some(picture.clone()), caption };
            puzzles.push(BookPuzzle { leaf, tier: Some(Tier::of(entry.rating)) });
        }
    }
    Ok(puzzles)
}
