//! Pointers and the wheel on the board, and its zoom.

use crate::easel::effect::Effect;
use crate::easel::model::Model;
use crate::easel::model::drawing::Brush;
use crate::easel::model::tool::Tool;
use nonoscope_core::puzzle::Cell;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::gesture::{Act, BY_KEY};

/// Handles a message. False if nothing can look different now.
pub(super) fn board(model: &mut Model, msg: BoardMsg, out: &mut Vec<Effect>) -> bool {
    let page = model.surroundings();
    // Every cell takes marks here.
    if let Some(acts) = model.board.acts(msg, page, |_| false) {
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
        // There are no layouts, likely cells and rows in words here, and what pointers do is done already.
        _ => false,
    }
}

/// Carries out an act of a gesture. False if nothing can look different now.
fn perform(model: &mut Model, act: Act, out: &mut Vec<Effect>) -> bool {
    match act {
        Act::Capture(pointer) => out.push(Effect::Capture(pointer)),
        Act::BeginStroke { at, tool } => {
            let brush = model.tools.brush();
            // The right button and Shift erase.
            let erases = tool == Cell::EMPTY;
            model.drawing.begin(at, if erases { Brush { tool: Tool::Eraser, ..brush } } else { brush });
        }
        Act::ExtendStroke(at) => model.drawing.extend(at),
        Act::EndStroke => {
            model.drawing.end();
        }
        Act::CancelStroke => model.drawing.cancel(),
        Act::CursorTo(at) => model.board.cursor.follow(at),
        Act::Point => {}
        Act::Scroll(right, down) => model.board.lens.scroll_by(right, down),
        Act::Magnify { factor, fixed } => return magnify(model, factor, Some(fixed)),
        // A long press does nothing special here, clues cannot be chosen, and cells have no reasons.
        Act::Arm
        | Act::Disarm
        | Act::Circle(_)
        | Act::Choose(_)
        | Act::CrossOff(_)
        | Act::Ask(_)
        | Act::RevealInspector => return false,
    }
    true
}

fn magnify(model: &mut Model, factor: f64, fixed: Option<(f64, f64)>) -> bool {
    if let Some(frame) = model.drawing.clues().frame() {
        model.board.lens.magnify(frame, factor, fixed);
    }
    true
}
