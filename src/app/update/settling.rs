//! The consequences of every change: the view of the board, the line to inspect, questions to workers, and the storage.

use super::{calendar, finishing, keeping, rating, reasoning, timing, tutoring, welcome};
use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::model::kept::name_of;
use crate::app::model::saving::COPY;
use crate::app::worker::solver::Request;
use nonoscope_play::Player;

/// The longest side of a puzzle for which likelihoods are quick enough to work out at every step.
const LONGEST: usize = 128;

/// Brings everything up to date with what has changed.
pub(super) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    welcome::settle(model);
    want_likely(model, out);
    reasoning::settle(model, out);
    rating::settle(model, out);
    tutoring::settle(model, out);
    calendar::settle(model);
    see_picture(model);
    finishing::settle(model, out);
    timing::settle(model, out);
    let Some(player) = &model.player else { return };
    model.board.lens.repeat_clues(model.settings.game.repeats_clues);
    model.board.lens.fit(player.puzzle(), model.settings.inking(), model.display.room);
    model.marking.fit(player.puzzle().inks());
    if model.playing.look(player.position(), model.display.is_still) {
        model.saving.copy_button = COPY;
    }
    // Layouts that change several times a second cannot be read.
    if model.settings.follows && !model.playing.is_fast() {
        model.board.chosen = player.lit_line();
    }
    model.marking.is_on = player.is_marking();
    // Until its own marks have come, a puzzle is not ready to be kept.
    if !model.keeping.marks.awaited {
        keeping::keep_soon(model, out);
        keeping::keep_marks(model, out);
    }
    see_solutions(model, out);
    if model.playing.wants_frame() {
        out.push(Effect::RequestFrame);
    }
}

/// Notes whether the finished picture of the puzzle on the board has been seen: its title then gives nothing away.
fn see_picture(model: &mut Model) {
    let Some(player) = model.player.as_ref().filter(|_| !model.shown.picture_seen) else { return };
    let is_known = || model.attempt.solved.has_seen(&model.keeping.marks.name);
    model.shown.picture_seen = player.finished().is_some() || is_known();
}

/// Notes which examples' solutions have been seen: the gallery shows them.
fn see_solutions(model: &mut Model, out: &mut Vec<Effect>) {
    if let Some(player) = model.player.as_ref().filter(|player| is_watched(player))
        && model.shown.example.is_some()
        && model.attempt.solved.add_watched(&name_of(player.puzzle()))
    {
        out.push(Effect::KeepSolved(model.attempt.solved.to_text()));
    }
    let count = model.attempt.solved.count();
    if model.shown.solved.1 != count {
        model.shown.solved = (model.attempt.seen_examples(), count);
    }
}

/// Whether the board shows the end of a solve that was watched.
fn is_watched(player: &Player) -> bool {
    !player.is_marking() && player.at_end() && !player.session().is_searching()
}

/// Asks how likely cells are at the current position, if wanted and not asked already.
fn want_likely(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(player) = model.player.as_ref().filter(|_| model.settings.likely) else { return };
    let (position, puzzle) = (player.position(), player.puzzle());
    let is_known = model.shown.shading.are_for(position);
    let is_too_large = puzzle.width().max(puzzle.height()) > LONGEST;
    // A solver that is busy with a search has no time for this.
    if is_known || is_too_large || model.asking.likely || model.asking.is_waiting() {
        return;
    }
    let (puzzle, known) = (Box::new(puzzle.clone()), player.replay().grid().clone());
    out.push(Effect::Solve(Request::Likely { puzzle, known, ticket: model.asking.ticket, position }));
    model.asking.likely = true;
}
