//! The marks of each puzzle that a person has begun, kept in the browser's storage as soon as they change; and what happens
//! when another tab changes those that are on the board.

use super::controller::App;
use crate::player::{Marking, Marks, Player, SHELF, Shelved};
use js_sys::Date;
use web_sys::{Storage, StorageEvent};

/// The marks of so many puzzles are kept; of more, those kept longest ago are forgotten.
const MOST_PUZZLES: usize = 200;
/// To make room where there is none, no more than so many are forgotten: perhaps it is not they that take it.
const TRIES: usize = 20;

/// What is kept by name: in the browser's storage, and what that does not take for as long as the page is open.
pub(super) struct Shelf {
    storage: Option<Storage>,
    unstored: Vec<(String, String)>,
}

impl Shelf {
    /// Without a storage, everything is forgotten with the page.
    pub(super) fn new(storage: Option<Storage>) -> Shelf {
        Shelf { storage, unstored: Vec::new() }
    }

    fn get(&self, name: &str) -> Option<String> {
        let unstored = self.unstored.iter().find(|(other, _)| other == name);
        match unstored {
            Some((_, text)) => Some(text.clone()),
            None => self.storage.as_ref()?.get_item(name).ok()?,
        }
    }

    /// Keeps a text. False if it will be gone when the page is closed.
    fn put(&mut self, name: &str, text: &str) -> bool {
        self.unstored.retain(|(other, _)| other != name);
        let stored = self.storage.as_ref().is_some_and(|storage| store(storage, name, text));
        if !stored {
            self.unstored.push((name.to_owned(), text.to_owned()));
        }
        stored
    }

    fn remove(&mut self, name: &str) {
        self.unstored.retain(|(other, _)| other != name);
        // What is not there need not be removed.
        let _ = self.storage.as_ref().map(|storage| storage.remove_item(name));
    }
}

/// Stores a text under a name, if need be in place of those kept longest ago.
fn store(storage: &Storage, name: &str, text: &str) -> bool {
    let forget_oldest = || oldest(storage, name).is_some_and(|old| storage.remove_item(&old).is_ok());
    if storage.get_item(name).is_ok_and(|there| there.is_none()) {
        for _ in MOST_PUZZLES..=names(storage).count() {
            forget_oldest();
        }
    }
    storage.set_item(name, text).is_ok() || (0..TRIES).any(|_| forget_oldest() && storage.set_item(name, text).is_ok())
}

/// The names of all marks that are kept.
fn names(storage: &Storage) -> impl Iterator<Item = String> {
    let all = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    all.filter(|name| name.starts_with(SHELF))
}

/// The name of the marks that were kept longest ago, or of rubbish, but not of those that are looked at.
fn oldest(storage: &Storage, looked_at: &str) -> Option<String> {
    names(storage).filter(|name| name != looked_at).min_by_key(|name| {
        let text = storage.get_item(name).ok().flatten();
        text.as_deref().and_then(Shelved::from_text).map(|shelved| shelved.when)
    })
}

/// Which marks are on the board, as far as keeping them goes.
#[derive(Default)]
pub(super) struct OnBoard {
    name: String,
    /// What was there under that name when it was last read or written.
    seen: Option<String>,
    /// The number of changes after which that was.
    changes: u64,
}

impl App {
    /// Puts the marks that were kept for a puzzle on it. Says whether there were any.
    pub(super) fn take_up_marks(&mut self, player: &mut Player) -> bool {
        let name = Shelved::name(player.puzzle());
        let seen = self.shelf.get(&name);
        if let Some(text) = &seen {
            match Shelved::read(player.puzzle(), text) {
                Some(marks) => player.marking_mut().change(|own| *own = marks),
                None => {
                    self.notify("The marks that were kept for this puzzle cannot be read, so it starts without them.");
                }
            }
        }
        let there = seen.is_some();
        self.on_board = OnBoard { name, seen, changes: player.marking().changes() };
        there
    }

    /// Keeps the marks on the board, if they have changed and no stroke is under way.
    pub(super) fn keep_marks(&mut self) {
        let Some(player) = &self.player else { return };
        let (marking, puzzle) = (player.marking(), player.puzzle());
        if marking.changes() == self.on_board.changes || marking.marks().stroke_length() > 0 || self.only_looks() {
            return;
        }
        // Another tab that could not tell of itself must not lose what was made there: Undo brings it back.
        let there = self.shelf.get(&self.on_board.name);
        let theirs = there.as_deref().filter(|_| there != self.on_board.seen);
        if let Some(theirs) = theirs.and_then(|text| Shelved::read(puzzle, text))
            && let Some(player) = &mut self.player
        {
            lay_over(player.marking_mut(), theirs);
        }
        let Some(marking) = self.player.as_ref().map(Player::marking) else { return };
        self.on_board.changes = marking.changes();
        let marks = marking.marks();
        if marks.is_empty() && !marks.can_undo() {
            self.shelf.remove(&self.on_board.name);
            self.on_board.seen = None;
            return;
        }
        let text = Shelved { when: Date::now() as u64, marks: marks.to_text() }.to_text();
        let kept = self.shelf.put(&self.on_board.name, &text);
        self.on_board.seen = Some(text);
        if !kept {
            self.tell_of_storage();
        }
    }

    /// Another tab has kept something: if it is the marks on the board, they are the same here from now on.
    pub(super) fn kept_elsewhere(&mut self, event: &StorageEvent) {
        // What a link shows stays as it is, as long as somebody only looks at it.
        if event.key().as_ref() != Some(&self.on_board.name) || self.only_looks() {
            return;
        }
        let seen = event.new_value();
        let Some(player) = &mut self.player else { return };
        let puzzle = player.puzzle();
        let marks = match &seen {
            Some(text) => Shelved::read(puzzle, text),
            None => Some(Marks::new(puzzle.givens())),
        };
        if let Some(marks) = marks {
            player.marking_mut().change(|own| *own = marks);
            self.on_board = OnBoard { seen, changes: player.marking().changes(), ..std::mem::take(&mut self.on_board) };
        }
    }
}

/// Puts the marks on the board over others, as one stroke.
fn lay_over(marking: &mut Marking, others: Marks) {
    marking.change(|own| {
        let grid = own.grid().clone();
        *own = others;
        own.replace(&grid);
    });
}
