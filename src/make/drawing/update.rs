//! Drawing with tools, colours and moves, with pointers and the wheel.

use super::Brush;
use super::tools::{DrawMsg, Tool};
use crate::make::colours::{ColourMsg, recoloured};
use crate::make::sheet::Move;
use crate::make::{Effect, Model};
use nonoscope_core::puzzle::{Cell, Colour};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::gesture::{Act, BY_KEY};

/// Handles a message.
pub(crate) fn draw(model: &mut Model, msg: DrawMsg) {
    match msg {
        DrawMsg::Tool(tool) => {
            model.drawing.cancel();
            model.tools.tool = tool;
        }
        DrawMsg::Ink(ink) => {
            if ink.number() <= model.drawing.sheet().palette().inks() {
                model.tools.ink = ink;
            }
        }
        DrawMsg::Symmetry(symmetry) => model.tools.symmetry = symmetry,
        DrawMsg::Move(by) => {
            model.drawing.do_to_all(by);
        }
        DrawMsg::Invert => {
            model.drawing.do_to_all(Move::Invert(model.tools.ink));
        }
        DrawMsg::Anchor(anchor) => model.tools.anchor = anchor,
        DrawMsg::Resize { width, height } => {
            model.drawing.do_to_all(Move::Resize { width, height, anchor: model.tools.anchor });
        }
        DrawMsg::Undo => {
            model.drawing.undo();
        }
        DrawMsg::Redo => {
            model.drawing.redo();
        }
        DrawMsg::MarksOpen(marks) => model.tools.marks_open = marks,
    }
}

/// Changes the colours.
pub(crate) fn colour(model: &mut Model, msg: ColourMsg) {
    let Some(sheet) = recoloured(model.drawing.sheet(), msg) else { return };
    let inks = sheet.palette().inks();
    model.drawing.replace(sheet);
    if msg == ColourMsg::Add {
        model.tools.ink = Colour::ink(inks);
    }
}

/// Handles a message. False if nothing can look different now.
pub(crate) fn board(model: &mut Model, msg: BoardMsg, out: &mut Vec<Effect>) -> bool {
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
        Act::Arm | Act::Disarm | Act::Choose(_) | Act::CrossOff(_) | Act::Ask(_) | Act::RevealInspector => {
            return false;
        }
    }
    true
}

fn magnify(model: &mut Model, factor: f64, fixed: Option<(f64, f64)>) -> bool {
    if let Some(frame) = model.drawing.clues().frame() {
        model.board.lens.magnify(frame, factor, fixed);
    }
    true
}
