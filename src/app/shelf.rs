//! The marks of each puzzle that a person has begun, kept in the browser's storage as soon as they change; and what happens
//! when another tab changes those that are on the board.

use super::controller::App;
use super::model::kept::{KeptMarks, Store, name_of};
use crate::player::{Marking, Marks, Player};
use js_sys::Date;
use web_sys::{Storage, StorageEvent};

impl Store for Storage {
    fn get(&self, name: &str) -> Option<String> {
        self.get_item(name).ok().flatten()
    }

    fn set(&self, name: &str, text: &str) -> bool {
        self.set_item(name, text).is_ok()
    }

    fn remove(&self, name: &str) -> bool {
        self.remove_item(name).is_ok()
    }

    fn names(&self) -> Vec<String> {
        (0..self.length().unwrap_or(0)).filter_map(|index| self.key(index).ok().flatten()).collect()
    }
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
        let name = name_of(player.puzzle());
        let seen = self.shelf.get(&name);
        if let Some(text) = &seen {
            match KeptMarks::read(player.puzzle(), text) {
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
        if let Some(theirs) = theirs.and_then(|text| KeptMarks::read(puzzle, text))
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
        let text = KeptMarks { when: Date::now() as u64, marks: marks.to_text() }.to_text();
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
            Some(text) => KeptMarks::read(puzzle, text),
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
