//! Remembering from visit to visit, in the browser's storage: nothing of it leaves the page.

use super::controller::{App, Arrival, Arriving};
use super::model::kept::{ANEW, LAST_VISIT, LastVisit};
use crate::player::{Marks, Player};
use crate::solve::Method;
use wasm_bindgen::JsCast;
use web_sys::Storage;

/// After a change it is kept when nothing has changed for so long, in milliseconds.
const PAUSE: i32 = 400;

impl App {
    /// What all tabs share.
    fn storage(&self) -> Option<Storage> {
        self.window.local_storage().ok().flatten()
    }

    /// What a tab has for itself, so that after a reload it shows what it has shown, whatever other tabs do.
    fn storage_of_tab(&self) -> Option<Storage> {
        self.window.session_storage().ok().flatten()
    }

    /// What is to be kept now; nothing before the first puzzle.
    fn memory(&self) -> Option<LastVisit> {
        let player = self.player.as_ref()?;
        let elements = &self.elements;
        Some(LastVisit {
            text: self.shown_text.0.clone(),
            index: u32::try_from(self.shown_text.1).unwrap_or(0),
            format: self.shown_text.2,
            method: player.outcome().method.name().to_owned(),
            position: u32::try_from(player.position()).unwrap_or(0),
            marks: String::new(),
            marking: player.is_marking(),
            speed: elements.speed.value(),
            skips: elements.skip.checked(),
            likely: elements.likely.checked(),
            follows: elements.follow.checked(),
        })
    }

    /// Something may have changed: another puzzle is kept at once, another place in it soon.
    pub(super) fn remember_soon(&mut self) {
        let Some(player) = &self.player else { return };
        let now = (player.position(), player.is_marking(), player.marking().changes(), self.shown_ticket);
        if self.remembered == Some(now) {
            return;
        }
        // Who only looks at what a link shows keeps what was there before.
        let before = self.remembered.replace(now);
        let arrived = before.is_none();
        if self.linked.is_none() && arrived && self.window.location().hash().is_ok_and(|hash| hash.len() > 1) {
            self.linked = self.remembered;
            return;
        }
        self.outdate_link();
        let (_, marking, _, ticket) = now;
        if before.is_none_or(|(_, was_marking, _, earlier)| (was_marking, earlier) != (marking, ticket)) {
            return self.remember();
        }
        if self.remember_timer.is_some() {
            return;
        }
        let on_remember = self.on_remember.as_ref().unchecked_ref();
        let timer = self.window.set_timeout_with_callback_and_timeout_and_arguments_0(on_remember, PAUSE);
        self.remember_timer = timer.ok();
    }

    /// Keeps what there is now.
    pub(super) fn remember(&mut self) {
        if let Some(timer) = self.remember_timer.take() {
            self.window.clear_timeout_with_handle(timer);
        }
        if self.only_looks() {
            return;
        }
        let Some(text) = self.memory().map(|visit| visit.to_text()) else { return };
        let keep =
            |storage: Option<Storage>| storage.is_some_and(|storage| storage.set_item(LAST_VISIT, &text).is_ok());
        let (by_tab, by_browser) = (keep(self.storage_of_tab()), keep(self.storage()));
        // Before that there is nothing to lose.
        let has_begun = self.player.as_ref().is_some_and(|player| player.is_marking() || !player.at_start());
        if !by_tab && !by_browser && has_begun {
            self.tell_of_storage();
        }
    }

    /// Says that nothing is kept, once.
    pub(super) fn tell_of_storage(&mut self) {
        if !self.told_of_storage {
            self.told_of_storage = true;
            self.notify(
                "This browser keeps nothing for this page: after a reload your marks are gone. A link keeps them.",
            );
        }
    }

    /// Whether a person has done nothing yet but look at what the link in the address shows.
    pub(super) fn only_looks(&self) -> bool {
        self.linked.is_some() && self.linked == self.remembered
    }

    /// Takes up what was kept at the last visit. Says whether there was something.
    pub(super) fn recall(&mut self) -> bool {
        if let Some(storage) = self.storage_of_tab()
            && storage.get_item(ANEW).is_ok_and(|there| there.is_some())
        {
            // What cannot be removed is met again at the next visit, which then starts anew too.
            let _ = storage.remove_item(ANEW);
            return false;
        }
        let storages = [self.storage_of_tab(), self.storage()].into_iter().flatten();
        let texts: Vec<String> = storages.filter_map(|storage| storage.get_item(LAST_VISIT).ok().flatten()).collect();
        let Some(memory) = texts.iter().find_map(|text| LastVisit::from_text(text)) else {
            if !texts.is_empty() {
                self.notify("What this browser kept of your last visit cannot be read, so the page starts anew.");
            }
            return false;
        };
        if memory.text.trim().is_empty() {
            return false;
        }
        let elements = &self.elements;
        elements.skip.set_checked(memory.skips);
        elements.likely.set_checked(memory.likely);
        elements.follow.set_checked(memory.follows);
        elements.speed.set_value(&memory.speed);
        if elements.speed.value().is_empty() {
            elements.speed.set_value("steady");
        }
        if let Some(method) = Method::ALL.into_iter().find(|method| method.name() == memory.method) {
            self.choose_method(method);
        }
        if !crate::examples::ALL.iter().any(|example| example.text == memory.text) {
            self.elements.puzzle.set_value(&memory.text);
        }
        self.box_was_replaced();
        self.elements.format.set_value(memory.format.map_or("", |format| format.id()));
        self.open(&memory.text, memory.index as usize, Arrival::At(memory.position as usize));
        self.arriving = Some(Arriving::Kept { marks: memory.marks, marking: memory.marking });
        true
    }

    /// Puts marks on the puzzle that was recalled, if they were kept before each puzzle's had a place of their own.
    pub(super) fn recall_marks(player: &mut Player, marks: &str) {
        if let Some(marks) = Marks::from_text(player.puzzle().givens(), marks) {
            player.marking_mut().change(|own| *own = marks);
        }
    }
}
