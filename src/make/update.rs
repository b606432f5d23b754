//! Messages change the model: one function handles every message, has its feature change the model, and returns what to do. What follows from every
//! change comes after it.

use super::keys;
use super::model::Model;
use super::msg::{Effect, Msg, Timer};
use crate::make::message::{self, Outcome};
use crate::make::{drawing, export, mine, opening, picture, random, repair, sections, verdict};
use crate::workers::maker::Lane;
use crate::workers::reader;
use nonoscope_kit::knowing::{Knowing, Turn};
use nonoscope_kit::model::notice::NoticeMsg;
use nonoscope_picture::Inking;
use nonoscope_words::{Text, sharing};

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
            settle(self, &mut out);
            out.push(Effect::Show);
        }
        out
    }
}

/// Handles a message. False if nothing can look different now.
fn take(model: &mut Model, msg: Msg, out: &mut Vec<Effect>) -> bool {
    match msg {
        Msg::Begin => opening::begin(out),
        Msg::Board(msg) => return drawing::board(model, msg, out),
        Msg::Draw(msg) => drawing::draw(model, msg),
        Msg::Colour(msg) => drawing::colour(model, msg),
        Msg::Key(action) => return keys::key(model, action, out),
        Msg::Repair(msg) => repair::repair(model, msg, out),
        Msg::Section(msg) => sections::turn(model, msg, out),
        Msg::Picture(msg) => picture::picture(model, msg, out),
        Msg::Random(msg) => random::random(model, msg, out),
        Msg::Mine(msg) => mine::turn(model, msg, out),
        Msg::Message(msg) => message::turn(model, msg, out),
        Msg::Keep(msg) => mine::keep(model, msg, out),
        Msg::Notice(NoticeMsg::Close) => model.notice.close(),
        Msg::Notice(NoticeMsg::CopyDetails) => {
            out.push(Effect::Copy(model.notice.details.clone().unwrap_or_default()));
        }
        Msg::Keys { open } => {
            out.push(Effect::ShowKeys(open));
            return false;
        }
        Msg::Maker(news) => verdict::hear(model, news, out),
        Msg::MakerDied { lane, details } => verdict::died(model, lane, details.as_deref(), out),
        Msg::Take(msg) => export::take(model, msg, out),
        Msg::Artist(news) => export::hear(model, news, out),
        Msg::ArtistDied { details } => export::died(model, details.as_deref(), out),
        Msg::Reader(news @ reader::News::Read { .. }) => opening::hear(model, news, out),
        Msg::Reader(news) => export::written(model, news, out),
        Msg::ReaderDied { details } => opening::died(model, details.as_deref(), out),
        Msg::Copied { worked } => {
            model.notice.copy_button = if worked { sharing::copied() } else { sharing::not_copied() };
        }
        Msg::Hash(hash) => {
            model.address.hash = hash;
            opening::follow_address(model, out);
        }
        Msg::Timer(Timer::Patience) => verdict::lose_patience(model, out),
        Msg::Timer(Timer::Keeping) => mine::is_due(model, out),
        Msg::Display(msg) => model.display.update(msg),
    }
    true
}

/// Brings everything up to date with what has changed.
fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    lay_out(model);
    let (cursor, pointed) = model.pointed();
    if let Some((look, sheet)) = model.drawing.look_mut() {
        look.point(sheet, cursor, &pointed);
    }
    model.tools.fit(model.drawing.sheet().palette().inks());
    verdict::settle(model, out);
    repair::settle(model, out);
    mine::settle(model, out);
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

/// Stops the worker that makes.
pub(crate) fn stop(model: &mut Model, why: Text, out: &mut Vec<Effect>) {
    out.push(Effect::Stop(Lane::Making));
    lose(model, why);
}

/// The worker that makes was stopped, or has died: it answers nothing any more of what it was asked.
pub(crate) fn lose(model: &mut Model, why: Text) {
    opening::lost(model);
    model.random.lose(&why);
    model.picture.lose(why);
    model.repair.stop();
    if model.message.is_awaited() {
        model.message.outcome = Outcome::Nothing;
    }
}
