//! From a message: asking for its card, and putting that onto the sheet.

use super::{making, opening};
use crate::easel::effect::Effect;
use crate::easel::model::Model;
use crate::easel::model::history::History;
use crate::easel::model::kept::Work;
use crate::easel::model::message::{MOST_TYPED, MessageMsg, Outcome, Shown, about};
use crate::easel::model::sheet::Sheet;
use crate::easel::worker::maker::Request;
use nonoscope_make::message::{Card, MessageError, Wish};

/// Handles a message of the section.
pub(super) fn turn(model: &mut Model, msg: MessageMsg, out: &mut Vec<Effect>) {
    let message = &mut model.message;
    match msg {
        MessageMsg::Text(text) => message.text = text.chars().take(MOST_TYPED).collect(),
        MessageMsg::Aim(aim) => message.wish.aim = aim,
        MessageMsg::Version(version) => message.wish.versions = version.map_or(1..=40, |version| version..=version),
        MessageMsg::Level(level) => message.wish.level = level,
        MessageMsg::LinesOnly(only) => message.wish.lines_only = only,
        MessageMsg::Spend(spend) => message.wish.spend = spend,
        MessageMsg::Make => {
            message.wish.seed = Wish::default().seed;
            make(model, out);
        }
        MessageMsg::Another => {
            message.wish.seed = message.wish.seed.wrapping_add(1);
            make(model, out);
        }
        MessageMsg::Stop => {
            if message.is_awaited() {
                making::stop(model, "Stopped.", out);
            }
        }
    }
}

/// Asks for a card. What was asked for before is no longer wanted.
fn make(model: &mut Model, out: &mut Vec<Effect>) {
    let message = &mut model.message;
    if message.text.is_empty() {
        message.outcome = Outcome::Failed(MessageError::Empty);
        return;
    }
    if message.is_awaited() {
        making::stop(model, "Stopped.", out);
    }
    let message = &mut model.message;
    let ticket = message.ask();
    let (text, wish) = (message.text.clone(), Box::new(message.wish.clone()));
    out.push(Effect::Make(Request::Card { ticket, text, wish }));
}

/// A card has been made, or there is none.
pub(super) fn made(model: &mut Model, ticket: u32, text: &str, card: Result<Card, MessageError>) {
    if !model.message.awaits(ticket) {
        return;
    }
    let sheet = card.and_then(|card| {
        let puzzle = &card.made.puzzle;
        let sheet = Sheet::of(&card.made.picture, puzzle.givens(), puzzle.palette().clone());
        Ok((sheet.ok_or(MessageError::Misread)?, card))
    });
    let (sheet, card) = match sheet {
        Ok(made) => made,
        Err(error) => {
            model.message.outcome = Outcome::Failed(error);
            return;
        }
    };
    // Replaces an earlier card that has not been drawn on, or an empty sheet. Undo brings back what was there.
    let is_untouched = model.message.drawn == Some(model.drawing.changes());
    if is_untouched || model.drawing.sheet().is_blank() {
        model.drawing.replace(sheet);
    } else {
        let (author, licence) = (model.shelf.author.clone(), model.shelf.licence.clone());
        opening::open(model, None, Work { sheet, author, licence, ..Work::default() }, History::default());
    }
    model.message.drawn = Some(model.drawing.changes());
    let shown = Shown { text: text.to_owned(), about: about(&card), picture: card.made.picture };
    model.message.outcome = Outcome::Made(shown);
}
