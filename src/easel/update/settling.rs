//! The consequences of every change: the layout of the board, the verdict, and the storage.

use super::{appraising, keeping, repair};
use crate::easel::effect::Effect;
use crate::easel::model::Model;
use nonoscope_picture::Inking;

/// Brings everything up to date with what has changed.
pub(super) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    lay_out(model);
    let (cursor, pointed) = model.pointed();
    if let Some((look, sheet)) = model.drawing.look_mut() {
        look.point(sheet, cursor, &pointed);
    }
    model.tools.fit(model.drawing.sheet().palette().inks());
    appraising::settle(model, out);
    repair::settle(model, out);
    keeping::settle(model, out);
}

/// Fits the board into its place. Another one is seen as a whole; longer clues leave the zoom as it is.
fn lay_out(model: &mut Model) {
    let clues = model.drawing.clues();
    let now = (model.drawing.boards(), clues.room());
    match model.laid_out.replace(now) {
        Some(before) if before == now => {}
        Some((boards, _)) if boards == now.0 => model.board.lens.outdate(),
        _ => model.board.forget_puzzle(),
    }
    if let Some(frame) = clues.frame() {
        model.board.lens.fit(frame, Inking::Colours, model.display.room);
    }
}
