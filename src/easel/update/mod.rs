//! Messages change the model: one function handles every message and returns what to do, with a file for each kind of message.
//!
//! `opening` is at the bottom, `settling` at the top, which holds what follows from every change.

mod appraising;
mod drawing;
mod keeping;
mod keys;
mod making;
mod message;
mod opening;
mod picture;
mod pointing;
mod random;
mod repair;
mod sections;
mod settling;
mod shelving;
mod taking;

#[cfg(test)]
mod tests;

use super::effect::{Effect, Timer};
use super::model::Model;
use super::msg::Msg;
use crate::app::worker::reader;
use nonoscope_kit::knowing::{Knowing, Turn};
use nonoscope_kit::model::notice::NoticeMsg;

impl Knowing for Model {
    type Msg = Msg;
    type Effect = Effect;

    const BEGIN: Msg = Msg::Begin;

    fn handle(&mut self, msg: Msg) -> Vec<Effect> {
        self.update(msg)
    }

    fn when(effect: &Effect) -> Turn {
        match effect {
            Effect::Show => Turn::Showing,
            effect if effect.waits_for_showing() => Turn::AfterShowing,
            _ => Turn::AtOnce,
        }
    }
}

impl Model {
    /// Handles a message: changes the model, and returns what to do.
    pub(crate) fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let mut out = Vec::new();
        if take(self, msg, &mut out) {
            settling::settle(self, &mut out);
            out.push(Effect::Show);
        }
        out
    }
}

/// Handles a message. False if nothing can look different now.
fn take(model: &mut Model, msg: Msg, out: &mut Vec<Effect>) -> bool {
    match msg {
        Msg::Begin => opening::begin(out),
        Msg::Board(msg) => return pointing::board(model, msg, out),
        Msg::Draw(msg) => drawing::draw(model, msg),
        Msg::Colour(msg) => drawing::colour(model, msg),
        Msg::Key(action) => return keys::key(model, action, out),
        Msg::Repair(msg) => repair::repair(model, msg, out),
        Msg::Section(msg) => sections::turn(model, msg, out),
        Msg::Picture(msg) => picture::picture(model, msg, out),
        Msg::Random(msg) => random::random(model, msg, out),
        Msg::Shelf(msg) => shelving::shelve(model, msg, out),
        Msg::Message(msg) => message::turn(model, msg, out),
        Msg::Keep(msg) => keeping::keep(model, msg, out),
        Msg::Notice(NoticeMsg::Close) => model.notice.close(),
        Msg::Notice(NoticeMsg::CopyDetails) => {
            out.push(Effect::Copy(model.notice.details.clone().unwrap_or_default()));
        }
        Msg::Keys { open } => {
            out.push(Effect::ShowKeys(open));
            return false;
        }
        Msg::Maker(news) => appraising::hear(model, news, out),
        Msg::MakerDied { lane, details } => appraising::died(model, lane, details.as_deref(), out),
        Msg::Take(msg) => taking::take(model, msg, out),
        Msg::Artist(news) => taking::hear(model, news, out),
        Msg::ArtistDied { details } => taking::died(model, details.as_deref(), out),
        Msg::Reader(news @ reader::News::Read { .. }) => opening::hear(model, news, out),
        Msg::Reader(news) => taking::written(model, news, out),
        Msg::ReaderDied { details } => opening::died(model, details.as_deref(), out),
        Msg::Copied { worked } => {
            model.notice.copy_button = if worked { "Copied" } else { "Could not be copied" };
        }
        Msg::Hash(hash) => {
            model.address.hash = hash;
            opening::follow_address(model, out);
        }
        Msg::Timer(Timer::Patience) => appraising::lose_patience(model, out),
        Msg::Timer(Timer::Keeping) => keeping::is_due(model, out),
        Msg::Display(msg) => model.display.update(msg),
    }
    true
}
