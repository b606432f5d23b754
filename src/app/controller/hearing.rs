//! What the worker answers, and bringing a puzzle that it has opened onto the page.

use super::super::elements::set_text;
use super::super::worker::channel::Heard;
use super::super::worker::solver::News;
use super::{App, Arrival, Arriving};
use crate::examples;
use crate::player::{Player, Session};

impl App {
    /// Something came from the worker.
    pub(super) fn hear(&mut self, heard: Heard<News>) {
        match heard {
            Heard::News(News::Contents { ticket, titles, count }) if ticket == self.ticket => {
                self.list_puzzles(&titles, count);
            }
            Heard::News(News::Opened { ticket, session }) if ticket == self.ticket => {
                if !session.is_searching() {
                    self.search_ends();
                }
                self.opened(*session);
            }
            Heard::News(News::Working { ticket, work, millis }) if ticket == self.ticket => {
                self.search_goes_on(work, millis);
            }
            Heard::News(News::Refused { ticket, refusal }) if ticket == self.ticket => {
                self.search_ends();
                self.arriving = None;
                self.refused(&refusal, self.arrival == Arrival::End);
                self.open_first_puzzle(true);
            }
            Heard::News(News::File { name, text, note }) => {
                self.save(&name, text.as_bytes(), "text/plain;charset=utf-8");
                self.say_of_saving(&note);
            }
            Heard::News(News::NoFile { sentence }) => self.say_of_saving(&sentence),
            Heard::News(News::Hint { ticket, known, hint }) if ticket == self.ticket => {
                self.hint_found(&known, hint);
            }
            Heard::News(News::Likely { ticket, position, shades }) => self.likely_found(ticket, position, shades),
            Heard::News(_) => {}
            Heard::Died(details) => {
                if let Some(player) = self.player.as_mut().filter(|player| player.session().is_searching()) {
                    player.stop(self.search.as_ref().map(|search| search.work).unwrap_or_default());
                    self.show_new_puzzle();
                }
                self.search_ends();
                self.likely_asked = false;
                let replaced = self.solver.replace().is_ok();
                let sentence = match replaced {
                    true => "The solver broke down and was started again. Its work is lost; Solve tries anew.",
                    false => "The solver could not be started. Please reload the page.",
                };
                self.notify_of_trouble(sentence, &details);
                if self.player.is_some() {
                    self.say_nothing();
                    set_text(&self.elements.read_as, "The last puzzle is still on the board.");
                } else {
                    set_text(&self.elements.sentence, sentence);
                    self.open_first_puzzle(replaced);
                }
            }
        }
    }

    /// What was kept may be of no use any more, but the page is never without a puzzle, as long as there is a solver.
    fn open_first_puzzle(&mut self, there_is_a_solver: bool) {
        let first = examples::GCHQ_2015.text;
        if there_is_a_solver && self.player.is_none() && self.opened_text != first {
            self.box_was_replaced();
            self.open(first, 0, Arrival::Start);
        }
    }

    fn opened(&mut self, session: Session) {
        self.accepted(&session);
        let arriving = self.arriving.take();
        let mut kept = false;
        self.shown_text = (self.opened_text.clone(), self.opened_index, self.format());
        match &mut self.player {
            Some(player) if *player.session() == session => self.arrive(),
            // The answer to the same question, with more in it.
            Some(player) if player.session().is_searching() && self.shown_ticket == self.ticket => {
                let (old_end, at_end) = (player.len(), player.at_end());
                player.learn(session);
                let end = player.len();
                if let Some(playback) = self.playback.as_mut().filter(|playback| playback.until == old_end) {
                    playback.until = end;
                }
                self.show_new_puzzle();
                if at_end {
                    self.arrive();
                }
            }
            _ => {
                let mut player = Player::new(session);
                player.set_skips_idle(self.elements.skip.checked());
                let marking = self.elements.marks_mode.checked();
                let same = self.player.as_ref().is_some_and(|old| old.puzzle().asks_the_same(player.puzzle()));
                match self.player.take().filter(|_| same) {
                    Some(old) => player.take_marking(old),
                    None => kept = self.take_up_marks(&mut player),
                }
                player.set_marking(marking);
                self.player = Some(player);
                if !same {
                    self.board.forget();
                    (self.chosen, self.cursor, self.cursor_seen) = (None, None, false);
                }
                self.playback = None;
                self.shades = None;
                self.leave_link();
                self.show_new_puzzle();
                self.arrive();
            }
        }
        match (&mut self.player, arriving) {
            (Some(player), Some(Arriving::Shared { marks, marking })) => {
                player.marking_mut().change(|own| own.replace(&marks));
                player.set_marking(marking);
            }
            (Some(player), Some(Arriving::Kept { marks, marking })) => {
                if !kept {
                    App::recall_marks(player, &marks);
                }
                player.set_marking(marking);
            }
            _ => {}
        }
        if std::mem::take(&mut self.bring_into_view) {
            self.show_board();
        }
        self.shown_ticket = self.ticket;
    }

    /// Goes to where one wanted to be, if that is not the start.
    fn arrive(&mut self) {
        match self.arrival {
            Arrival::Start => {}
            Arrival::End => self.go(Player::len),
            Arrival::At(position) => self.go(|_| position),
        }
    }
}
