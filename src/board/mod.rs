//! The board: which puzzle is on it, how often that has changed, and pointers, the wheel and the zoom.

mod drag_figure;
mod magnifier;
#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::finish::Seen;
use crate::marks::{change, cross_off, finish_lines};
use crate::method::Shading;
use crate::page::{Effect, Model, Place, Timer};
use crate::rating::Rated;
use crate::{drawers, reasons};
use nonoscope_core::puzzle::{Cell, Line};
use nonoscope_format::Format;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::game::CrossingOff;
use nonoscope_kit::model::game_look::dress_clues;
use nonoscope_kit::model::gesture::{Act, BY_KEY, LONG_PRESS, Surroundings};
use nonoscope_kit::model::keymap::Mode;
use nonoscope_picture::Scene;
use nonoscope_play::Explanation;
use nonoscope_words::Text;

/// Why the puzzle on the board is still there, and what of it was seen when that was said.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) said: Text,
    pub(crate) of: Option<Seen>,
}

/// What is on the board, beside the player.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    /// The text, the index of its puzzle, and the format chosen for it.
    pub(crate) text: String,
    pub(crate) index: usize,
    pub(crate) format: Option<Format>,
    /// How many puzzles the text has.
    pub(crate) count: usize,
    /// The example that it is, however its text came here, by its index.
    pub(crate) example: Option<usize>,
    /// Whether its finished picture has been seen, now or on another visit.
    pub(crate) picture_seen: bool,
    /// Whether a person has asked for the titles in this text.
    pub(crate) title_asked: bool,
    /// The question that this answers.
    pub(crate) ticket: u32,
    /// How many times a new puzzle, or one in other colours, has come onto the board.
    pub(crate) puzzles: u32,
    /// How many times something new has been found out; a new puzzle counts too.
    pub(crate) sessions: u32,
    pub(crate) rated: Rated,
    /// What is known in advance of its steps, in their order: for the first puzzle all of it, else nothing.
    pub(crate) explained: Vec<Option<Explanation>>,
    /// The examples whose solution has been seen, as bits in their order, and how much had been seen when they were looked up.
    pub(crate) solved: (u64, usize),
    /// How likely cells are to be filled, if that was asked.
    pub(crate) shading: Shading,
    /// Why it is still there, if something else was to come.
    pub(crate) told: Option<Told>,
    /// The sentence next to the board while there is no puzzle.
    pub(crate) sentence: Text,
    /// The last announcement about the keyboard's cursor.
    pub(crate) announced: Text,
}

impl Shown {
    /// Something new has been found out about the puzzle.
    pub(crate) fn has_learned(&mut self) {
        self.sessions = self.sessions.wrapping_add(1);
    }

    /// Another puzzle is on the board, or the same one in other colours.
    pub(crate) fn has_another_puzzle(&mut self) {
        self.puzzles = self.puzzles.wrapping_add(1);
    }
}

/// Handles a message. False if nothing can look different now.
pub(crate) fn board(model: &mut Model, msg: BoardMsg, out: &mut Vec<Effect>) -> bool {
    let page = model.surroundings();
    let player = &model.player;
    let is_given = |at| player.as_ref().is_some_and(|player| player.puzzle().givens().get(at).is_known());
    if let Some(acts) = model.board.acts(msg, page, is_given) {
        return acts.into_iter().fold(false, |changed, act| {
            let act = model.cycled(act);
            perform(model, act, out) | changed
        });
    }
    match msg {
        BoardMsg::Larger => magnify(model, BY_KEY, None),
        BoardMsg::Smaller => magnify(model, 1.0 / BY_KEY, None),
        BoardMsg::Whole => {
            model.board.lens.show_whole();
            true
        }
        BoardMsg::DrawOn => true,
        BoardMsg::Choose(line) => choose(model, line),
        BoardMsg::ShadeAnyway => {
            model.shown.shading.insist();
            true
        }
        BoardMsg::InWords(open) => {
            model.board.in_words = open;
            true
        }
        // The acts of pointers have been carried out already.
        _ => false,
    }
}

/// A finger has rested long enough for a long press.
pub(crate) fn long_press(model: &mut Model, out: &mut Vec<Effect>) {
    let under = model.board.lens.under(model.board.gesture.start());
    for act in model.board.gesture.long_press(under) {
        perform(model, act, out);
    }
}

/// Carries out an act of a gesture. False if nothing can look different now.
fn perform(model: &mut Model, act: Act, out: &mut Vec<Effect>) -> bool {
    match act {
        Act::Capture(pointer) => out.push(Effect::Capture(pointer)),
        Act::BeginStroke { .. } | Act::ExtendStroke(_) | Act::EndStroke | Act::CancelStroke => {
            if change(model, |marks| act.draw(marks)) == Some(true) {
                finish_lines(model, out);
            }
        }
        Act::CursorTo(at) => model.board.cursor.follow(at),
        Act::Point => {}
        Act::Choose(line) => return choose(model, Some(line)),
        Act::CrossOff(place) => {
            let player = model.player.as_ref();
            if let Some(number) = player.and_then(|player| model.board.lens.number_under(player.puzzle(), place)) {
                cross_off(model, number);
            }
        }
        Act::Ask(at) => reasons::ask(model, at, false),
        Act::RevealInspector => drawers::reveal(model, Place::Inspector, out),
        Act::Scroll(right, down) => model.board.lens.scroll_by(right, down),
        Act::Magnify { factor, fixed } => return magnify(model, factor, Some(fixed)),
        Act::Arm => out.push(Effect::Arm(Timer::LongPress, LONG_PRESS)),
        Act::Disarm => {
            out.push(Effect::Disarm(Timer::LongPress));
            return false;
        }
    }
    true
}

fn magnify(model: &mut Model, factor: f64, fixed: Option<(f64, f64)>) -> bool {
    if let Some(player) = &model.player {
        model.board.lens.magnify(player.puzzle(), factor, fixed);
    }
    true
}

/// Inspects a line, or none. From then on, steps no longer choose the line.
fn choose(model: &mut Model, line: Option<Line>) -> bool {
    model.board.chosen = line;
    model.settings.follows = false;
    true
}

impl Model {
    /// The same act; but if a press is to change a mark, what a stroke with an ink does to a cell that is known already is to make it
    /// empty, and an empty one blank.
    fn cycled(&self, act: Act) -> Act {
        let marks = self.player.as_ref().map(|player| player.marking().marks());
        match act {
            Act::BeginStroke { at, tool } if self.settings.game.cycles && tool.ink().is_some() => {
                let is_known = marks.is_some_and(|marks| marks.grid().get(at).is_known());
                Act::BeginStroke { at, tool: if is_known { Cell::EMPTY } else { tool } }
            }
            act => act,
        }
    }

    /// The page's state for gestures, except for the cell under the pointer.
    pub(crate) fn surroundings(&self) -> Surroundings {
        Surroundings {
            has_puzzle: self.player.is_some(),
            is_marking: self.is_marking(),
            is_given: false,
            tool: self.marking.tool,
            is_magnified: self.board.lens.is_magnified(),
            is_bounded: self.display.is_bounded,
            locks_zoom: self.settings.game.locks_zoom,
            crosses_off: self.is_marking() && self.settings.game.crossing_off == CrossingOff::ByHand,
        }
    }

    /// The inspected line, if the puzzle has it.
    pub(crate) fn inspected_line(&self) -> Option<Line> {
        let puzzle = self.player.as_ref()?.puzzle();
        self.board.chosen.filter(|line| line.index < puzzle.clues(line.axis).len())
    }

    /// How everything on the board should look now.
    pub(crate) fn scene(&self) -> Option<Scene> {
        let player = self.player.as_ref()?;
        let shades = self.shown.shading.shown().filter(|_| self.settings.likely);
        let mut scene = player.scene(shades).with_inking(self.settings.inking());
        if player.is_marking() {
            dress_clues(&mut scene, player, self.settings.game, self.board.cursor.number());
        }
        if let Some(evidence) = self.evidence() {
            scene.show(player.puzzle(), &evidence);
        }
        let draws_cursor = player.is_marking() || self.mode() == Mode::Asking;
        self.board.point_out(&mut scene, player.puzzle(), draws_cursor);
        // The line of each step is lit anyway.
        let chosen = self.board.chosen.filter(|_| !self.settings.follows);
        if let Some(look) = chosen.and_then(|line| scene.line_mut(line)) {
            look.chosen = true;
        }
        Some(scene)
    }
}
