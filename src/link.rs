//! The link in the page's address, and the first puzzle.

use crate::asking::{self, Arrival, Arriving};
use crate::kept_names::{GAME, SOLVED};
use crate::page::{Effect, Model};
use crate::workers::reader::Request;
use crate::{entry, welcome};
use nonoscope_play::Visit;
use nonoscope_words::{Text, page};

/// The page has loaded: opens the text typed meanwhile, the link, or else the last visit.
pub(crate) fn begin(model: &mut Model, out: &mut Vec<Effect>) {
    welcome::begin(out);
    out.push(Effect::Fetch { name: GAME.to_owned() });
    if model.address.take_wish() {
        out.push(Effect::SetHash(String::new()));
    }
    model.keeping.linked = model.address.has_link().then(String::new);
    if !entry::take_up_found(model, out) && !follow_address(model, out) {
        out.push(Effect::Recall);
    }
    out.push(Effect::Fetch { name: SOLVED.to_owned() });
}

/// Has the link in the page's address followed. Returns whether there is one.
pub(crate) fn follow_address(model: &mut Model, out: &mut Vec<Effect>) -> bool {
    if !model.address.has_link() {
        model.notice.close();
        return false;
    }
    model.keeping.linked = Some(String::new());
    out.push(Effect::Read(Request::Follow { ticket: model.asking.ticket, link: model.address.hash.clone() }));
    true
}

/// A link has been followed, or cannot be. It is ignored if another one is in the address, or if a text has been opened meanwhile.
pub(crate) fn followed(
    model: &mut Model,
    ticket: u32,
    link: &str,
    visit: Result<Box<Visit>, Text>,
    out: &mut Vec<Effect>,
) {
    if ticket != model.asking.ticket || *link != model.address.hash {
        return;
    }
    match visit {
        Ok(visit) => {
            model.notice.close();
            model.entry.replace_untitled(&visit.text);
            entry::forget_choices(model, out);
            model.settings.method = visit.method;
            model.keeping.when.follows();
            model.keeping.linked = Some(visit.text.clone());
            model.origin.is_of_link(link, &visit.text);
            // A person who shares marks before the first step wants them shown.
            let marking = visit.by_hand || (!visit.marks.is_unknown() && visit.step == 0);
            let arriving = Arriving::Shared { marks: visit.marks, marking };
            asking::open_ready(model, &visit.text, visit.reading, Arrival::At(visit.step), arriving, out);
        }
        Err(sentence) => {
            model.keeping.linked = None;
            model.notice.say(sentence);
            model.stays(page::link_not_followed());
            if model.player.is_none() {
                out.push(Effect::Recall);
            }
        }
    }
}

/// The link in the address no longer belongs to the puzzle on the board.
pub(crate) fn leave_link(model: &mut Model, out: &mut Vec<Effect>) {
    model.saving.forget();
    let is_of_another = model.keeping.linked.as_ref().is_some_and(|text| *text != model.asking.text);
    if model.address.has_link() && is_of_another {
        set_hash(model, String::new(), out);
    }
}

/// Changes the link in the address.
pub(crate) fn set_hash(model: &mut Model, hash: String, out: &mut Vec<Effect>) {
    model.address.hash.clone_from(&hash);
    out.push(Effect::SetHash(hash));
}
