//! Drawing with tools, colours and moves.

use crate::easel::model::Model;
use crate::easel::model::colours::{ColourMsg, recoloured};
use crate::easel::model::moves::Move;
use crate::easel::model::tools::DrawMsg;
use nonoscope_core::puzzle::Colour;

/// Handles a message.
pub(super) fn draw(model: &mut Model, msg: DrawMsg) {
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
pub(super) fn colour(model: &mut Model, msg: ColourMsg) {
    let Some(sheet) = recoloured(model.drawing.sheet(), msg) else { return };
    let inks = sheet.palette().inks();
    model.drawing.replace(sheet);
    if msg == ColourMsg::Add {
        model.tools.ink = Colour::ink(inks);
    }
}
