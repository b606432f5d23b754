//! A person's own solving: the mode, strokes made with keys, undo, check, going back to where all was right, bookmarks, and watching from here.

mod hints;
mod kept;
#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

pub(crate) use self::hints::{hint_found, judged, no_hint};
pub(crate) use self::kept::{KeptMarks, name_of};

use self::hints::{Wanted, hint, judge};
use crate::page::{Dialogue, Effect, Model};
use crate::{asking, clock};
use nonoscope_core::puzzle::{At, Cell, Colour, Grid, Line};
use nonoscope_core::solve::Judged;
use nonoscope_kit::model::cursor::Cursor;
use nonoscope_kit::model::game::CrossingOff;
use nonoscope_kit::model::keymap::Direction;
use nonoscope_kit::model::marking::{MarksMsg, Try};
use nonoscope_play::{MOST_BOOKMARKS, Marks, Number, Player, clue_in_words};
use nonoscope_words::marking as words;

pub(crate) fn mark(model: &mut Model, msg: MarksMsg, out: &mut Vec<Effect>) {
    match msg {
        MarksMsg::Mode { marking } => set_mode(model, marking),
        MarksMsg::Tool(tool) => model.marking.choose(tool),
        MarksMsg::Undo => {
            change(model, Marks::undo);
            clock::cleared(model, false);
            announce(model);
        }
        MarksMsg::Redo => {
            change(model, Marks::redo);
            announce(model);
        }
        MarksMsg::Clear if model.settings.game.asks => out.push(Effect::Open(Dialogue::Clearing, true)),
        MarksMsg::Clear => clear(model),
        MarksMsg::Check => {
            if let Some(player) = solved_by_hand(model) {
                player.check_marks();
                let is_counted = !player.marking().marks().is_empty() && player.marking().solution().is_none();
                let wrong = player.marking().wrong().len();
                model.clock.checks += u32::from(is_counted);
                model.clock.mistakes += u32::try_from(wrong).unwrap_or(0);
            }
        }
        MarksMsg::Hint => hint(model, out),
        MarksMsg::Try(wish) => attempt(model, wish, out),
        MarksMsg::WatchFromHere => watch_from_here(model, out),
        MarksMsg::BackToRight => back_to_right(model, out),
    }
}

/// The player, while a person is solving.
fn solved_by_hand(model: &mut Model) -> Option<&mut Player> {
    model.player.as_mut().filter(|player| player.is_marking())
}

/// Changes the marks; does nothing while the trace is shown.
pub(crate) fn change<T>(model: &mut Model, change: impl FnOnce(&mut Marks) -> T) -> Option<T> {
    let result = solved_by_hand(model)?.marking_mut().change(change);
    model.finish.acted = true;
    Some(result)
}

/// Clears all marks.
pub(crate) fn clear(model: &mut Model) {
    // A person who begins anew in the middle has still had help; a puzzle that was solved becomes another solve.
    let is_solved = solved_by_hand(model).is_some_and(|player| player.marking().solution().is_some());
    change(model, Marks::clear);
    clock::cleared(model, is_solved);
}

/// Switches between solving and watching.
pub(crate) fn set_mode(model: &mut Model, marking: bool) {
    model.playing.stop();
    model.marking.is_on = marking;
    if let Some(player) = &mut model.player {
        player.set_marking(marking);
    }
    model.board.cursor.hide();
}

/// Marks the rest of the lines that the last stroke has finished as empty, if that is wished and follows from no wrong mark.
pub(crate) fn finish_lines(model: &mut Model, out: &mut Vec<Effect>) {
    let has_finished = |player: &mut Player| !player.marking().finished_lines().is_empty();
    if model.settings.game.fills_in
        && solved_by_hand(model).is_some_and(has_finished)
        && let Some(judged) = judge(model, Wanted::Lines, out)
    {
        finish_judged(model, &judged);
    }
}

fn finish_judged(model: &mut Model, judged: &Judged) {
    let Some(player) = solved_by_hand(model) else { return };
    match judged {
        Judged::Possible => player.marking_mut().finish_lines(None),
        Judged::Wrong(wrong) => player.marking_mut().finish_lines(Some(wrong)),
        Judged::NoSolution => {}
    }
}

/// Crosses off a number of a clue, or no longer, and says so.
pub(crate) fn cross_off(model: &mut Model, number: Number) {
    change(model, |marks| marks.cross_off(number));
    announce_number(model, number);
}

/// Goes back to the last position in which all marks could be right.
fn back_to_right(model: &mut Model, out: &mut Vec<Effect>) {
    if solved_by_hand(model).is_some_and(|player| player.marking_mut().go_back_to_right()) {
        model.finish.acted = true;
        clock::cleared(model, false);
        // The button that had the focus is gone.
        out.push(Effect::FocusBoard);
    }
}

/// Lets the solver continue from the marks.
fn watch_from_here(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(player) = &mut model.player else { return };
    let known = player.marking().known().clone();
    player.set_marking(false);
    model.marking.is_on = false;
    asking::reopen(model, Some(known), out);
}

/// Moves the keyboard's cursor. If it paints, the new cell gets the mark of the one it leaves.
pub(crate) fn move_cursor(model: &mut Model, direction: Direction, paints: bool, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    if player.is_marking() && model.settings.game.crossing_off == CrossingOff::ByHand {
        let among = !paints && model.board.cursor.move_among_numbers(direction, player.puzzle());
        if among {
            return show_cursor(model);
        }
    }
    let size = (player.puzzle().width(), player.puzzle().height());
    let moved = model.board.cursor.move_to(direction, size);
    show_cursor(model);
    announce_clues(model);
    if let Some((from, to)) = moved.filter(|_| paints)
        && change(model, |marks| marks.carry(from, to)) == Some(true)
    {
        finish_lines(model, out);
    }
}

/// Chooses the ink with this number, if the puzzle has it.
pub(crate) fn choose_ink(model: &mut Model, number: usize) {
    if model.player.as_ref().is_some_and(|player| number <= player.puzzle().inks()) {
        model.marking.choose(Cell::of(Colour::ink(number)));
    }
    announce_tool(model);
}

/// Chooses again what was chosen before.
pub(crate) fn swap_tools(model: &mut Model) {
    model.marking.swap();
    announce_tool(model);
}

/// Announces the paint of a click.
fn announce_tool(model: &mut Model) {
    if let Some(player) = &model.player {
        model.shown.announced = model.marking.tool_in_words(player.puzzle().palette());
    }
}

/// Marks the cell at the cursor, or removes the mark if it is already there.
pub(crate) fn mark_at_cursor(model: &mut Model, cell: Cell, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    if let Some(number) = model.board.cursor.number() {
        return cross_off(model, number);
    }
    let at = model.board.cursor.show((player.puzzle().width(), player.puzzle().height()));
    let cell = model.marking.mark(cell);
    if change(model, |marks| marks.mark_or_erase(at, cell)) == Some(true) {
        finish_lines(model, out);
    }
    show_cursor(model);
}

/// Brings the cursor's cell into view, and announces it.
fn show_cursor(model: &mut Model) {
    if let Some(at) = model.board.cursor.at() {
        model.board.lens.reveal(at);
    }
    announce(model);
}

/// Announces a number of a clue.
fn announce_number(model: &mut Model, number: Number) {
    let Some(player) = &model.player else { return };
    let is_crossed_off = player.marking().marks().crossed_off().contains(&number);
    model.shown.announced = Cursor::number_words(number, player.puzzle(), is_crossed_off);
}

/// Announces the cell or the number at the cursor.
fn announce(model: &mut Model) {
    if let Some(number) = model.board.cursor.number() {
        return announce_number(model, number);
    }
    let holds = |grid: &Grid, at: At| at.row() < grid.height() && at.column() < grid.width();
    let (Some(at), Some(player)) = (model.board.cursor.at(), &model.player) else { return };
    let grid = player.grid();
    if holds(grid, at) {
        let mut said = Cursor::words(at, grid.get(at), player.puzzle().palette());
        if player.is_marking() && model.settings.game.warns {
            for line in [Line::row(at.row()), Line::column(at.column())] {
                if player.marking().clues().of(line).is_impossible {
                    said = words::said_then(said, words::line_cannot_be_right(line));
                }
            }
        }
        model.shown.announced = said;
    }
}

/// Announces the clues of the cursor's row and column too: somebody who does not see them solves by them.
fn announce_clues(model: &mut Model) {
    let (Some(at), Some(player)) = (model.board.cursor.at(), &model.player) else { return };
    let puzzle = player.puzzle();
    for line in [Line::row(at.row()), Line::column(at.column())] {
        if let Some(clue) = puzzle.clues(line.axis).get(line.index) {
            let clue = clue_in_words(clue, puzzle.palette());
            let said = if line.axis == nonoscope_core::puzzle::Axis::Row {
                words::row_clue(clue)
            } else {
                words::column_clue(clue)
            };
            model.shown.announced = words::said_then(&model.shown.announced, said);
        }
    }
}

/// Marks a position, goes back to it, or keeps what was tried since.
pub(crate) fn attempt(model: &mut Model, wish: Try, out: &mut Vec<Effect>) {
    let act = match wish {
        Try::Bookmark => Marks::bookmark,
        Try::GoBack => Marks::go_back,
        Try::Keep => Marks::keep_tried,
    };
    let Some(player) = model.player.as_mut().filter(|player| player.is_marking()) else { return };
    let marking = player.marking_mut();
    let has_worked = marking.change(act);
    let left = marking.marks().bookmarks();
    let said = match (wish, has_worked, left) {
        (Try::Bookmark, true, 1) => words::position_marked(),
        (Try::Bookmark, true, _) => words::another_marked(left),
        (Try::Bookmark, false, _) => words::too_many_marked(MOST_BOOKMARKS),
        (Try::GoBack, true, 0) => words::back_at_marked(),
        (Try::GoBack, true, _) => words::back_at(left + 1),
        (Try::Keep, true, 0) => words::kept(),
        (Try::Keep, true, _) => words::kept_since(left),
        (Try::GoBack | Try::Keep, false, _) => return,
    };
    marking.say(said);
    // It takes the bookmarks with it.
    clock::keep(model, out);
}
