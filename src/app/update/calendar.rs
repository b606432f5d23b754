//! The puzzle of the day: opening the calendar, solving the puzzle of a day, and noting that it is solved.

use super::{entering, keeping, marking, timing};
use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::model::calendar::{CalendarMsg, Date, example_of, puzzle_of};
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_play::{Marks, Player};

/// Handles a message.
pub(super) fn turn(model: &mut Model, msg: CalendarMsg, out: &mut Vec<Effect>) {
    match msg {
        CalendarMsg::Open { today } => {
            model.attempt.calendar.open(today);
            model.playing.stop();
            out.push(Effect::ShowCalendar(true));
        }
        CalendarMsg::Close => {
            model.attempt.calendar.is_open = false;
            out.push(Effect::ShowCalendar(false));
        }
        CalendarMsg::PreviousMonth => model.attempt.calendar.go_back(),
        CalendarMsg::NextMonth => model.attempt.calendar.go_on(),
        CalendarMsg::Solve(day) => solve(model, day, out),
        CalendarMsg::Solved { today } => solved_on(model, today, out),
    }
}

/// Puts the puzzle of a day onto the board, to be solved. One that is still to come stays unknown.
fn solve(model: &mut Model, day: Date, out: &mut Vec<Effect>) {
    if model.attempt.calendar.today.is_none_or(|today| day > today) {
        return;
    }
    turn(model, CalendarMsg::Close, out);
    marking::mark(model, MarksMsg::Mode { marking: true }, out);
    entering::example(model, puzzle_of(day), out);
    (model.attempt.calendar.of_board, model.attempt.calendar.arrives) = (Some(day), true);
    out.push(Effect::FocusBoard);
}

/// The puzzle of a day begins anew if it was solved on another day: the same ones come again.
pub(super) fn settle(model: &mut Model) {
    let Some(day) = model.attempt.calendar.of_board.filter(|_| model.attempt.calendar.arrives) else { return };
    let is_there = example_of(day).text == model.shown.text && !model.asking.is_waiting();
    if !is_there || model.keeping.marks.awaited {
        return;
    }
    model.attempt.calendar.arrives = false;
    let is_new = !model.attempt.solved.has_day(&day.to_text());
    if let Some(player) = model.player.as_mut().filter(|player| is_new && player.marking().solution().is_some()) {
        player.marking_mut().change(Marks::clear);
        model.attempt.clock.begin_again();
    }
}

/// The puzzle on the board has been solved.
pub(super) fn has_solved(model: &mut Model, out: &mut Vec<Effect>) {
    if let Some(day) = model.attempt.calendar.of_board {
        keeping::has_solved_day(model, day, out);
    }
    out.push(Effect::AskDay);
}

/// The puzzle on the board was solved today. It may be that of the day, from any source: the gallery, a link, a text.
fn solved_on(model: &mut Model, today: Date, out: &mut Vec<Effect>) {
    let puzzle = model.player.as_ref().filter(|player| player.marking().solution().is_some()).map(Player::puzzle);
    if !puzzle.is_some_and(|puzzle| model.attempt.is_of(today, puzzle)) {
        return;
    }
    if model.attempt.calendar.of_board.is_none() {
        model.attempt.calendar.of_board = Some(today);
        model.announce_win();
        timing::keep(model, out);
    }
    keeping::has_solved_day(model, today, out);
}
