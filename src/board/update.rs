//! Pointers and the wheel on the board, and its zoom.

use crate::marks::{change, cross_off, finish_lines};
use crate::page::{Effect, Model, Place, Timer};
use crate::{drawers, reasons};
use nonoscope_core::puzzle::Line;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::gesture::{Act, BY_KEY, LONG_PRESS};

/// Handles a message. False if nothing can look different now.
pub(crate) fn board(model: &mut Model, msg: BoardMsg, out: &mut Vec<Effect>) -> bool {
    let page = model.surroundings();
    let player = &model.player;
    let is_given = |at| player.as_ref().is_some_and(|player| player.puzzle().givens().get(at).is_known());
    if let Some(acts) = model.board.acts(msg, page, is_given) {
        return acts.into_iter().fold(false, |changed, act| perform(model, act, out) | changed);
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
        Act::BeginStroke { .. } | Act::ExtendStroke(_) | Act::EndStroke | Act::CancelStroke | Act::Circle(_) => {
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
