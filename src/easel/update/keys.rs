//! Keys: what they draw, and what else they do.

use super::{drawing, pointing};
use crate::easel::effect::Effect;
use crate::easel::model::Model;
use crate::easel::model::drawing::Brush;
use crate::easel::model::keymap::KeyAction;
use crate::easel::model::tool::Tool;
use crate::easel::model::tools::DrawMsg;
use nonoscope_core::puzzle::{At, Cell, Colour};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::cursor::Cursor;
use nonoscope_kit::model::keymap::Direction;

/// A key was pressed. False if nothing can look different now.
pub(super) fn key(model: &mut Model, action: KeyAction, out: &mut Vec<Effect>) -> bool {
    match action {
        KeyAction::Walk { direction, paints } => walk(model, direction, paints),
        KeyAction::Use => {
            let at = model.board.cursor.show(model.drawing.sheet().size());
            if model.drawing.is_drawing() {
                model.drawing.end();
            } else {
                model.drawing.begin(at, model.tools.brush());
                if !model.tools.tool.spans() {
                    model.drawing.end();
                }
            }
            reveal(model, at);
        }
        KeyAction::Erase => {
            let at = model.board.cursor.show(model.drawing.sheet().size());
            dab(model, at, Brush { tool: Tool::Eraser, ..model.tools.brush() });
            reveal(model, at);
        }
        KeyAction::Cancel => model.drawing.cancel(),
        KeyAction::Tool(tool) => drawing::draw(model, DrawMsg::Tool(tool)),
        KeyAction::Ink(number) => drawing::draw(model, DrawMsg::Ink(Colour::ink(number))),
        KeyAction::Move(by) => drawing::draw(model, DrawMsg::Move(by)),
        KeyAction::Invert => drawing::draw(model, DrawMsg::Invert),
        KeyAction::Undo => drawing::draw(model, DrawMsg::Undo),
        KeyAction::Redo => drawing::draw(model, DrawMsg::Redo),
        KeyAction::Larger => return pointing::board(model, BoardMsg::Larger, out),
        KeyAction::Smaller => return pointing::board(model, BoardMsg::Smaller, out),
        KeyAction::Whole => return pointing::board(model, BoardMsg::Whole, out),
        KeyAction::ListKeys => {
            out.push(Effect::ShowKeys(true));
            return false;
        }
    }
    true
}

/// Moves the cursor. A tool that has begun follows; otherwise, with `paints`, the cell becomes what the one was that is left.
fn walk(model: &mut Model, direction: Direction, paints: bool) {
    let moved = model.board.cursor.move_to(direction, model.drawing.sheet().size());
    let Some(to) = model.board.cursor.at() else { return };
    if model.drawing.is_drawing() {
        model.drawing.extend(to);
    } else if let Some((from, to)) = moved.filter(|_| paints) {
        let there = model.drawing.sheet().dot(from);
        let brush = model.tools.brush();
        let is_same = if brush.tool == Tool::Give {
            there.given == model.drawing.sheet().dot(to).given
        } else {
            there.colour == model.drawing.sheet().dot(to).colour
        };
        let tool = match brush.tool {
            Tool::Give => Tool::Give,
            _ if there.colour.is_background() => Tool::Eraser,
            _ => Tool::Pen,
        };
        if !is_same {
            let ink = if there.colour.is_background() { brush.ink } else { there.colour };
            dab(model, to, Brush { tool, ink, ..brush });
        }
    }
    reveal(model, to);
}

/// Paints a single cell.
fn dab(model: &mut Model, at: At, brush: Brush) {
    model.drawing.begin(at, brush);
    model.drawing.end();
}

/// Brings the cell at the cursor into view, and says what it is.
fn reveal(model: &mut Model, at: At) {
    model.board.lens.reveal(at);
    let sheet = model.drawing.sheet();
    let dot = sheet.dot(at);
    let given = if dot.given { ", given" } else { "" };
    model.said = Cursor::words(at, Cell::of(dot.colour), sheet.palette()) + given;
}
