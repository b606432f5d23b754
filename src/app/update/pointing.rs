//! Pointers and the wheel on the board, and its zoom.

use super::drawers;
use super::marking::{change, cross_off, finish_lines};
use super::reasoning;
use crate::app::effect::{Effect, Place, Timer};
use crate::app::model::Model;
use crate::app::model::board::BoardMsg;
use crate::app::model::gesture::{Act, BY_KEY, LONG_PRESS, Pointer, Surroundings};
use crate::picture::Under;
use crate::player::Marks;
use crate::puzzle::{Cell, Line};

/// Handles a message. False if nothing can look different now.
pub(super) fn board(model: &mut Model, msg: BoardMsg, out: &mut Vec<Effect>) -> bool {
    let page = model.surroundings();
    let acts = match msg {
        BoardMsg::Down(pointer) => {
            let pointer = over(model, pointer);
            let page = Surroundings { is_given: is_given(model, pointer.under), ..page };
            model.board.gesture.down(pointer, page)
        }
        BoardMsg::Moved(pointer) => {
            let pointer = over(model, pointer);
            model.board.gesture.moved(pointer, page)
        }
        BoardMsg::Up(pointer) => {
            let pointer = over(model, pointer);
            model.board.gesture.up(pointer, page)
        }
        BoardMsg::Cancelled(id) => model.board.gesture.cancelled(id),
        BoardMsg::Left => model.board.gesture.left(),
        BoardMsg::Wheel(wheel) => model.board.gesture.wheel(wheel, page),
        BoardMsg::Larger => return magnify(model, BY_KEY, None),
        BoardMsg::Smaller => return magnify(model, 1.0 / BY_KEY, None),
        BoardMsg::Whole => {
            model.board.lens.show_whole();
            return true;
        }
        BoardMsg::DrawOn => return true,
        BoardMsg::Choose(line) => return choose(model, line),
        BoardMsg::ShadeAnyway => {
            model.shown.shading.insist();
            return true;
        }
        BoardMsg::InWords(open) => {
            model.board.in_words = open;
            return true;
        }
    };
    let mut changed = false;
    for act in acts {
        changed |= perform(model, act, out);
    }
    changed
}

/// A finger has rested long enough for a long press.
pub(super) fn long_press(model: &mut Model, out: &mut Vec<Effect>) {
    let under = model.board.lens.under(model.board.gesture.start());
    for act in model.board.gesture.long_press(under) {
        perform(model, act, out);
    }
}

/// The pointer with what lies under it.
fn over(model: &Model, pointer: Pointer) -> Pointer {
    Pointer { under: model.board.lens.under(pointer.place), ..pointer }
}

fn is_given(model: &Model, under: Under) -> bool {
    let Under::Cell(at) = under else { return false };
    model.player.as_ref().is_some_and(|player| player.puzzle().givens().get(at).is_known())
}

/// Carries out an act of a gesture. False if nothing can look different now.
fn perform(model: &mut Model, act: Act, out: &mut Vec<Effect>) -> bool {
    match act {
        Act::Capture(pointer) => out.push(Effect::Capture(pointer)),
        Act::BeginStroke { at, tool } => {
            change(model, |marks| marks.begin(at, tool));
        }
        Act::ExtendStroke(at) => {
            change(model, |marks| marks.extend(at));
        }
        Act::EndStroke => {
            if change(model, Marks::end) == Some(true) {
                finish_lines(model);
            }
        }
        Act::CancelStroke => {
            change(model, Marks::cancel);
        }
        Act::Circle(at) => {
            change(model, |marks| {
                marks.cancel();
                marks.set(at, Cell::EMPTY)
            });
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
        Act::Ask(at) => reasoning::ask(model, at, false),
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
