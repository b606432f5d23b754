//! Opening and closing drawers, and bringing a part of the page into view, which may be in one.
//!
//! Everything beside the board is one panel, `#side`, whose sections name their drawer in `data-drawer`. The style
//! sheet decides which windows have drawers.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::page::{Effect, Model, Place};
use nonoscope_kit::model::drawer::{Drawer, DrawerMsg};

/// Handles a message.
pub(crate) fn turn(model: &mut Model, msg: DrawerMsg, out: &mut Vec<Effect>) {
    match msg {
        DrawerMsg::Press(drawer) if model.display.drawers.open == Some(drawer) => close(model, out),
        DrawerMsg::Press(drawer) => {
            open(model, drawer);
            out.push(Effect::EnterDrawer);
        }
        DrawerMsg::Close => close(model, out),
    }
}

/// Brings a part of the page into view.
pub(crate) fn reveal(model: &mut Model, place: Place, out: &mut Vec<Effect>) {
    if !model.display.drawers.exist {
        out.push(Effect::Reveal(place));
        return;
    }
    match place {
        // It is in view whenever no drawer is open.
        Place::Stage | Place::SideTop => close(model, out),
        // It is in a dialogue.
        Place::Marks => out.push(Effect::Reveal(place)),
        Place::Inspector => turn_to(model, Drawer::Line, out),
        Place::Faults => {
            // The focus goes to the mistake.
            open(model, Drawer::Puzzle);
            out.push(Effect::Reveal(place));
        }
    }
}

/// Unfolds the box in which puzzles are typed, and opens its drawer if it is in one.
pub(crate) fn show_box(model: &mut Model, out: &mut Vec<Effect>) {
    open(model, Drawer::Puzzle);
    out.push(Effect::UnfoldBox);
}

fn turn_to(model: &mut Model, drawer: Drawer, out: &mut Vec<Effect>) {
    if model.display.drawers.open != Some(drawer) {
        turn(model, DrawerMsg::Press(drawer), out);
    }
}

fn open(model: &mut Model, drawer: Drawer) {
    let drawers = &mut model.display.drawers;
    drawers.open = drawers.exist.then_some(drawer);
}

fn close(model: &mut Model, out: &mut Vec<Effect>) {
    if let Some(drawer) = model.display.drawers.open.take() {
        out.push(Effect::LeaveDrawer(drawer));
    }
}
