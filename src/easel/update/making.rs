//! The worker that makes is stopped, or has died: its answers will not come.

use super::opening;
use crate::easel::effect::Effect;
use crate::easel::model::Model;
use crate::easel::model::message::Outcome;
use crate::easel::worker::maker::Lane;

/// Stops it.
pub(super) fn stop(model: &mut Model, why: &str, out: &mut Vec<Effect>) {
    out.push(Effect::Stop(Lane::Making));
    lose(model, why);
}

/// It answers nothing any more of what it was asked.
pub(super) fn lose(model: &mut Model, why: &str) {
    opening::lost(model);
    model.random.lose(why);
    model.picture.lose(why);
    model.repair.stop();
    if model.message.is_awaited() {
        model.message.outcome = Outcome::Nothing;
    }
}
