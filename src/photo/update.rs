//! Messages change the model: one function handles every message and returns what to do.

use super::model::{CellsAs, Model, Stage};
use super::msg::{Effect, Msg};
use crate::photo::copy::Copy;
use crate::photo::scanner::{Copied, News, Plain, Request};
use nonoscope_format::clue_lines;
use nonoscope_kit::knowing::{Knowing, Turn};
use nonoscope_play::link_with;

impl Knowing for Model {
    type Msg = Msg;
    type Effect = Effect;

    const BEGIN: Msg = Msg::Begin;

    fn handle(&mut self, msg: Msg) -> Vec<Effect> {
        let mut out = Vec::new();
        take(self, msg, &mut out);
        out.push(Effect::Show);
        out
    }

    fn when(effect: &Effect) -> Turn {
        match effect {
            Effect::Show => Turn::Showing,
            effect if effect.waits_for_showing() => Turn::AfterShowing,
            _ => Turn::AtOnce,
        }
    }
}

fn take(model: &mut Model, msg: Msg, out: &mut Vec<Effect>) {
    match msg {
        Msg::Begin => {}
        Msg::Opened => out.extend([Effect::Open, Effect::Prepare]),
        Msg::Choose(source) => out.push(Effect::Pick(source)),
        Msg::Arrived => {
            forget(model, out);
            out.extend([Effect::Open, Effect::Preview]);
            scan(model, false, out);
        }
        Msg::Previewed { worked } => model.has_preview = worked,
        Msg::Dragged { corner, x, y } => {
            model.corners.drag(corner, x, y);
            model.has_moved = true;
        }
        Msg::Pushed { corner, push } => {
            model.corners.push(corner, push);
            model.has_moved = true;
        }
        Msg::ReadInside if model.corners.are_a_board() => scan(model, true, out),
        Msg::ReadInside => {}
        Msg::Scanner(News::Scanned { ticket, scanned }) if ticket == model.ticket => match scanned {
            Ok(copied) => copy(model, &copied, out),
            Err(why) => model.stage = Stage::Unread(why),
        },
        Msg::Scanner(News::Judged { ticket, verdict }) if ticket == model.ticket => model.verdict = Some(verdict),
        Msg::Scanner(_) => {}
        Msg::ScannerDied { details } => {
            if details.is_some() {
                out.push(Effect::Replace);
            }
            if model.stage == Stage::Reading {
                model.stage = Stage::Broken;
            }
        }
        Msg::Typed { place, text } => {
            change(model, |copy| copy.correct(place, text));
            judge(model, out);
        }
        Msg::Add(place) => {
            out.extend(change(model, |copy| copy.add(place)).flatten().map(Effect::Focus));
            judge(model, out);
        }
        Msg::Remove(place) => {
            out.extend(change(model, |copy| copy.remove(place)).flatten().map(Effect::Focus));
            judge(model, out);
        }
        Msg::CellsAs(cells_as) => {
            model.cells_as = cells_as;
            judge(model, out);
        }
        Msg::TakePixels => out.extend([Effect::Close, Effect::GivePixels]),
        Msg::Take => take_over(model, out),
        Msg::Close => out.push(Effect::Close),
        // It is no longer awaited.
        Msg::Closed if model.stage == Stage::Reading => forget(model, out),
        Msg::Closed => {}
        Msg::Slow { ticket } => model.is_slow |= ticket == model.ticket,
    }
}

/// Has the picture read.
fn scan(model: &mut Model, inside: bool, out: &mut Vec<Effect>) {
    stop(model, out);
    model.stage = Stage::Reading;
    (model.copy, model.fault, model.verdict, model.has_moved, model.is_slow) = (None, None, None, false, false);
    let ticket = model.ask();
    out.extend([Effect::Scan { ticket, corners: inside.then_some(model.corners) }, Effect::Remind { ticket }]);
}

/// Ends reading that is no longer wanted: it could take half a minute and hold up the next request.
fn stop(model: &Model, out: &mut Vec<Effect>) {
    out.extend((model.stage == Stage::Reading).then_some(Effect::Stop));
}

/// Forgets the picture.
fn forget(model: &mut Model, out: &mut Vec<Effect>) {
    stop(model, out);
    *model = Model { ticket: model.ask(), scans: model.scans.wrapping_add(1), ..Model::default() };
}

/// The picture has been read.
fn copy(model: &mut Model, copied: &Copied, out: &mut Vec<Effect>) {
    model.stage = Stage::Copied;
    model.copy = Some(Copy::new(copied));
    (model.corners, model.changed, model.left_out) = (copied.corners, copied.changed, copied.left_out);
    model.scans = model.scans.wrapping_add(1);
    judge(model, out);
}

fn change<T>(model: &mut Model, change: impl FnOnce(&mut Copy) -> T) -> Option<T> {
    model.copy.as_mut().map(change)
}

/// Requests the verdict on the current copy.
fn judge(model: &mut Model, out: &mut Vec<Effect>) {
    (model.fault, model.verdict) = (None, None);
    let ticket = model.ask();
    match model.puzzle() {
        Some(Ok(puzzle)) => out.push(Effect::Ask(Request::Judge { ticket, plain: Box::new(Plain::of(&puzzle)) })),
        Some(Err(fault)) => model.fault = Some(fault),
        None => {}
    }
}

/// Gives the puzzle to the page: with marks as a link, which holds them.
fn take_over(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(Ok(puzzle)) = model.puzzle() else { return };
    let marks = model.copy.as_ref().and_then(|copy| copy.cells.clone()).filter(|_| model.cells_as == CellsAs::Marks);
    let link = marks.and_then(|marks| link_with(&puzzle, marks).ok());
    out.extend([
        Effect::Close,
        link.map_or_else(|| Effect::Give(clue_lines(&puzzle)), |link| Effect::Follow(format!("#{link}"))),
    ]);
    forget(model, out);
}
