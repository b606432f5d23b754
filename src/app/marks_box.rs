//! Solving a puzzle oneself: tools, undo, check, hint, the keyboard's cursor, and watching from here.

use super::controller::{App, Arrival};
use super::elements::{set_attribute, set_enabled, set_text};
use super::worker::solver::Request;
use crate::player::{Marks, Player};
use crate::puzzle::{At, Cell};
use crate::solve::{Hint, Verdict};

impl App {
    /// Watch, or solve oneself.
    pub(super) fn mode_changed(&mut self) {
        self.stop_playing();
        let marking = self.elements.marks_mode.checked();
        if let Some(player) = &mut self.player {
            player.set_marking(marking);
        }
        self.cursor_seen = false;
    }

    /// The other one of both.
    pub(super) fn switch_mode(&mut self) {
        let marking = !self.elements.marks_mode.checked();
        self.elements.marks_mode.set_checked(marking);
        self.elements.watch_mode.set_checked(!marking);
        self.mode_changed();
    }

    /// What a click paints.
    pub(super) fn tool(&self) -> Cell {
        if self.elements.tool_circle.checked() {
            Cell::Empty
        } else if self.elements.tool_wipe.checked() {
            Cell::Unknown
        } else {
            Cell::Filled
        }
    }

    /// Changes the marks; nothing while the trace is shown.
    pub(super) fn change_marks<T>(&mut self, change: impl FnOnce(&mut Marks) -> T) -> Option<T> {
        let player = self.player.as_mut().filter(|player| player.is_marking())?;
        Some(player.marking_mut().change(change))
    }

    pub(super) fn undo(&mut self) {
        self.change_marks(Marks::undo);
        self.say_cursor();
    }

    pub(super) fn redo(&mut self) {
        self.change_marks(Marks::redo);
        self.say_cursor();
    }

    pub(super) fn clear_marks(&mut self) {
        self.change_marks(Marks::clear);
    }

    /// Says which marks cannot be right.
    pub(super) fn check_marks(&mut self) {
        if let Some(player) = self.player.as_mut().filter(|player| player.is_marking()) {
            player.check_marks();
        }
    }

    /// Puts in the hint that is shown, or asks for one.
    pub(super) fn hint(&mut self) {
        let Some(player) = self.player.as_mut().filter(|player| player.is_marking()) else { return };
        if player.marking_mut().take_hint() {
            return;
        }
        if self.search.is_some() {
            self.hint_refused = true;
            player.marking_mut().say("The solver is still busy with this puzzle; ask again in a moment.".to_owned());
            return;
        }
        let (puzzle, known) = (Box::new(player.puzzle().clone()), player.marking().known().clone());
        self.solver.send(Request::Hint { puzzle, known, ticket: self.ticket });
    }

    /// The worker gives a hint for what was known when it was asked.
    pub(super) fn hint_found(&mut self, known: &crate::puzzle::Grid, hint: Hint) {
        let Some(player) = self.player.as_mut().filter(|player| player.marking().known() == known) else { return };
        let verdict = player.outcome().verdict;
        let marking = player.marking_mut();
        let unsolvable = verdict == Verdict::None && !matches!(hint, Hint::Finished);
        let advice = match &hint {
            _ if unsolvable => " This puzzle has no solution; the verdict says why. Perhaps a clue is not right.",
            Hint::Nothing if verdict == Verdict::Multiple => {
                " There are several solutions, and this is where they part."
            }
            Hint::Step(_) | Hint::Finished => "",
            Hint::Mistake(_) => " Press Check to see which marks cannot be right.",
            Hint::Nothing => " Here one has to look further ahead; Watch from here shows how.",
        };
        let said = hint.sentence() + advice;
        match hint {
            Hint::Step(trace) if !unsolvable => marking.give_hint(trace),
            _ => marking.say(said),
        }
    }

    /// Solves on from the marks.
    pub(super) fn watch_from_here(&mut self) {
        let Some(player) = &mut self.player else { return };
        let known = player.marking().known().clone();
        player.set_marking(false);
        self.elements.watch_mode.set_checked(true);
        self.elements.marks_mode.set_checked(false);
        let (text, index, format) = self.shown_text.clone();
        self.elements.format.set_value(format.map_or("", |format| format.id()));
        self.open_from(&text, index, Arrival::Start, Some(known));
    }

    /// A key for the board, while a person solves. Says whether it was one.
    pub(super) fn board_key(&mut self, key: &str, shift: bool) -> bool {
        let Some(player) = self.player.as_ref().filter(|player| player.is_marking()) else { return false };
        let (width, height) = (player.puzzle().width(), player.puzzle().height());
        let known = self.cursor.filter(|at| at.row() < height && at.column() < width);
        let at = known.unwrap_or(At::new(0, 0));
        let (row, column) = (at.row(), at.column());
        let to = match key {
            "ArrowLeft" => At::new(row, column.saturating_sub(1)),
            "ArrowRight" => At::new(row, (column + 1).min(width - 1)),
            "ArrowUp" => At::new(row.saturating_sub(1), column),
            "ArrowDown" => At::new((row + 1).min(height - 1), column),
            "Home" => At::new(row, 0),
            "End" => At::new(row, width - 1),
            _ => {
                let cell = match key {
                    " " | "Enter" => Cell::Filled,
                    "x" | "X" | "o" | "O" => Cell::Empty,
                    "Delete" | "Backspace" => Cell::Unknown,
                    _ => return false,
                };
                self.mark_at(at, cell);
                self.move_cursor(at);
                return true;
            }
        };
        if known.is_none() {
            // The first key only shows where the cursor is.
            self.move_cursor(at);
            return true;
        }
        let paint = player.marking().known().get(at);
        self.move_cursor(to);
        if shift {
            self.change_marks(|marks| marks.set(to, paint));
        }
        true
    }

    /// A cell takes a mark, or loses it if it has it already.
    fn mark_at(&mut self, at: At, cell: Cell) {
        self.change_marks(|marks| {
            let wiped = if marks.grid().get(at) == cell { Cell::Unknown } else { cell };
            marks.set(at, wiped)
        });
    }

    /// Says what is at the cursor.
    pub(super) fn say_cursor(&self) {
        let (Some(at), Some(player)) = (self.cursor, &self.player) else { return };
        let word = player.grid().get(at).name();
        set_text(&self.elements.announce, &format!("Row {}, column {}: {word}", at.row() + 1, at.column() + 1));
    }

    /// The controls of the mode that is on.
    pub(super) fn show_mode(&self, player: &Player) {
        let elements = &self.elements;
        let marking = player.is_marking();
        if elements.marks_mode.checked() != marking {
            elements.marks_mode.set_checked(marking);
            elements.watch_mode.set_checked(!marking);
        }
        elements.marks_tools.set_hidden(!marking);
        for part in [&elements.transport, &elements.track, &elements.settings] {
            part.set_hidden(marking);
        }
        set_attribute(
            &elements.board,
            "data-takes",
            match (marking, self.board.is_magnified()) {
                (true, _) => "marks",
                (_, true) => "moves",
                _ => "nothing",
            },
        );
        if marking {
            let marks = player.marking().marks();
            set_enabled(&elements.undo, marks.can_undo(), &elements.hint);
            set_enabled(&elements.redo, marks.can_redo(), &elements.hint);
            set_enabled(&elements.clear, !marks.is_empty(), &elements.hint);
            set_enabled(&elements.check, !marks.is_empty(), &elements.hint);
        }
        set_enabled(&elements.larger, self.board.can_be_larger(), &elements.whole);
        set_enabled(&elements.smaller, self.board.is_larger_than_fits(), &elements.larger);
        set_enabled(&elements.whole, self.board.is_larger_than_fits(), &elements.larger);
    }
}
