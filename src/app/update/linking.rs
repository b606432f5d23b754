//! The link in the page's address, and the first puzzle.

use super::{asking, entering, welcome};
use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::model::kept::{GAME, SOLVED};
use crate::app::model::question::{Arrival, Arriving};
use nonoscope_play::Visit;

/// The page has loaded: opens the text typed meanwhile, the link, or else the last visit.
pub(super) fn begin(model: &mut Model, out: &mut Vec<Effect>) {
    welcome::begin(out);
    out.push(Effect::Fetch { name: GAME.to_owned() });
    if model.address.take_wish() {
        out.push(Effect::SetHash(String::new()));
    }
    if !entering::take_up_found(model, out) && !follow_address(model, out) {
        out.push(Effect::Recall);
    }
    out.push(Effect::Fetch { name: SOLVED.to_owned() });
}

/// Follows the link in the page's address. Returns whether there was one that could be followed.
pub(super) fn follow_address(model: &mut Model, out: &mut Vec<Effect>) -> bool {
    if !model.address.has_link() {
        model.notice.close();
        return false;
    }
    match Visit::follow(&model.address.hash) {
        Ok(visit) => {
            model.notice.close();
            model.entry.replace_untitled(&visit.text);
            entering::forget_choices(model, out);
            model.settings.method = visit.method;
            model.keeping.when.follows();
            // A person who shares marks before the first step wants them shown.
            let marking = visit.by_hand || (!visit.marks.is_unknown() && visit.step == 0);
            let arriving = Arriving::Shared { marks: visit.marks, marking };
            asking::open_ready(model, &visit.text, visit.reading, Arrival::At(visit.step), arriving, out);
            true
        }
        Err(error) => {
            model.notice.say(&error.to_string());
            model.stays("The link was not followed.");
            false
        }
    }
}

/// The link in the address no longer belongs to the puzzle on the board.
pub(super) fn leave_link(model: &mut Model, out: &mut Vec<Effect>) {
    model.saving.forget();
    let is_of_another = |visit: Visit| visit.text != model.asking.text;
    if model.address.has_link() && Visit::follow(&model.address.hash).is_ok_and(is_of_another) {
        set_hash(model, String::new(), out);
    }
}

/// Changes the link in the address.
pub(super) fn set_hash(model: &mut Model, hash: String, out: &mut Vec<Effect>) {
    model.address.hash.clone_from(&hash);
    out.push(Effect::SetHash(hash));
}
