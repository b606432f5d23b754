//! *Random puzzle*.

use super::making;
use crate::easel::effect::Effect;
use crate::easel::model::Model;
use crate::easel::model::random::RandomMsg;
use crate::easel::worker::maker::Request;
use nonoscope_make::random::Found;

/// Handles a message.
pub(super) fn random(model: &mut Model, msg: RandomMsg, out: &mut Vec<Effect>) {
    match msg {
        RandomMsg::Give => out.push(Effect::Dice),
        RandomMsg::Rolled(seed) => {
            model.random.seed = seed.to_string();
            ask(model, out);
        }
        RandomMsg::Again if model.random.seed.trim().is_empty() => out.push(Effect::Dice),
        RandomMsg::Again => ask(model, out),
        RandomMsg::Stop => {
            if model.random.is_busy {
                making::stop(model, "Stopped.", out);
            }
        }
        other => model.random.change(other),
    }
}

fn ask(model: &mut Model, out: &mut Vec<Effect>) {
    if model.random.is_busy {
        // An earlier request is dropped.
        making::stop(model, "", out);
    }
    let ticket = model.random.ask();
    out.push(Effect::Make(Request::Random { ticket, wish: model.random.wish() }));
}

/// A puzzle has come. Undo brings back the sheet before.
pub(super) fn hear(model: &mut Model, ticket: u32, found: Option<&Found>) {
    if let Some(sheet) = model.random.hear(ticket, found) {
        model.drawing.replace(sheet);
    }
}
