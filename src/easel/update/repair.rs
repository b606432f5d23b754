//! Repairing the drawing: asking for the fewest cells, marking them on the board, and taking them.

use super::making;
use crate::easel::effect::Effect;
use crate::easel::model::Model;
use crate::easel::model::repair::RepairMsg;
use crate::easel::model::sheet::Dot;
use crate::easel::worker::maker::{Repaired, Request, Way};
use nonoscope_core::puzzle::{At, Cell};

/// Handles a message.
pub(super) fn repair(model: &mut Model, msg: RepairMsg, out: &mut Vec<Effect>) {
    match msg {
        RepairMsg::Way(way) => {
            stop(model, out);
            model.repair.way = way;
        }
        RepairMsg::LinesOnly(lines_only) => {
            stop(model, out);
            model.repair.lines_only = lines_only;
        }
        RepairMsg::Find => find(model, out),
        RepairMsg::Stop => stop(model, out),
        RepairMsg::Next => take(model, 1),
        RepairMsg::All => take(model, usize::MAX),
    }
}

fn find(model: &mut Model, out: &mut Vec<Effect>) {
    stop(model, out);
    let Some(puzzle) = model.drawing.puzzle("") else { return };
    let (way, lines_only) = (model.repair.way, model.repair.lines_only);
    let ticket = model.repair.ask(model.drawing.changes());
    let (puzzle, picture) = (Box::new(puzzle), model.drawing.sheet().picture());
    out.push(Effect::Make(Request::Repair { ticket, puzzle, picture, way, lines_only }));
}

fn stop(model: &mut Model, out: &mut Vec<Effect>) {
    if model.repair.is_busy() {
        making::stop(model, "Stopped.", out);
    }
}

/// The worker has answered.
pub(super) fn hear(model: &mut Model, ticket: u32, repaired: Option<Repaired>) {
    model.repair.hear(ticket, repaired);
}

/// Takes the next cells, as one step that can be undone.
fn take(model: &mut Model, number: usize) {
    let Some((way, cells)) = model.repair.take(number) else { return };
    let mut sheet = model.drawing.sheet().clone();
    for (at, cell) in cells {
        let Some((index, colour)) = sheet.index(at).zip(cell.colour()) else { continue };
        let there = sheet.dot(at);
        sheet.set(
            index,
            match way {
                Way::Givens => Dot { given: true, ..there },
                Way::Changes => Dot { colour, ..there },
            },
        );
    }
    model.drawing.replace(sheet);
    model.repair.has_taken(model.drawing.changes());
}

/// What was found belongs to the drawing for which it was asked; its cells are marked.
pub(super) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    if model.repair.outdate(model.drawing.changes()) {
        making::stop(model, "Stopped.", out);
    }
    let proposed: Vec<(At, Cell)> = model.repair.left().to_vec();
    if let Some((look, sheet)) = model.drawing.look_mut() {
        look.propose(sheet, &proposed);
    }
}
