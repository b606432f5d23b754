//! A search that takes a while: what it has done so far, and a button that stops it at once.

use super::controller::App;
use super::elements::set_text;
use crate::line::Count;
use crate::solve::Work;
use js_sys::Date;
use wasm_bindgen::JsCast;

/// After so many milliseconds without an answer the page says that the solver is at work.
const PATIENCE: i32 = 150;

/// A question that the worker has not answered yet.
pub(super) struct Search {
    /// When it was asked, in milliseconds.
    pub(super) asked: f64,
    /// How much work has been done, as far as the worker has told.
    pub(super) work: Work,
}

impl App {
    /// A question has been asked.
    pub(super) fn search_begins(&mut self) {
        self.search = Some(Search { asked: Date::now(), work: Work::default() });
        self.elements.search.set_hidden(true);
        let on_patience = self.on_patience.as_ref().unchecked_ref();
        // Without the timer, the first news of the worker show the same.
        let _ = self.window.set_timeout_with_callback_and_timeout_and_arguments_0(on_patience, PATIENCE);
    }

    /// There is an answer, or nobody waits for one any more.
    pub(super) fn search_ends(&mut self) {
        if let Some(player) = self.player.as_mut().filter(|_| self.hint_refused) {
            player.marking_mut().say_nothing();
        }
        self.hint_refused = false;
        self.search = None;
        self.elements.search.set_hidden(true);
    }

    /// Some time has gone by since a question was asked, perhaps one that was answered long ago.
    pub(super) fn patience_ends(&mut self) {
        let waits = |search: &Search| Date::now() - search.asked >= f64::from(PATIENCE) - 1.0;
        if self.search.as_ref().is_some_and(waits) && self.elements.search.hidden() {
            set_text(&self.elements.work, "Solving …");
            self.elements.search.set_hidden(false);
        }
    }

    /// The worker tells how much work it has done.
    pub(super) fn search_goes_on(&mut self, work: Work, millis: f64) {
        let Some(search) = &mut self.search else { return };
        search.work = work;
        let mut parts = Vec::new();
        for (count, what) in [(work.suppositions, "cells supposed"), (work.conflicts, "conflicts")] {
            if count > 0 {
                parts.push(format!("{} {what}", Count::from(u128::from(count))));
            }
        }
        parts.push(format!("{:.1} s", millis / 1000.0));
        set_text(&self.elements.work, &parts.join(" · "));
        self.elements.search.set_hidden(false);
    }

    /// Ends the search. What is certain stays on the board.
    pub(super) fn stop(&mut self) {
        if self.search.is_none() {
            return;
        }
        let shown = self.shown_ticket == self.ticket;
        self.abandon();
        if self.player.is_none() {
            set_text(&self.elements.sentence, "Stopped. Choose an example, or paste a puzzle.");
        } else if !shown {
            set_text(&self.elements.read_as, "Stopped. The last puzzle is still on the board.");
        }
    }

    /// Nobody waits for an answer any more. If what is certain so far is on the board, it says that the search has ended.
    pub(super) fn abandon(&mut self) {
        let Some(search) = self.search.take() else { return };
        let shown = self.shown_ticket == self.ticket;
        // Answers that are under way already come too late.
        self.ticket = self.ticket.wrapping_add(1);
        self.search_ends();
        self.interrupt();
        if let Some(player) = self.player.as_mut().filter(|player| shown && player.session().is_searching()) {
            player.stop(search.work);
            self.show_new_puzzle();
        }
    }
}
