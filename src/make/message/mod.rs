//! *From a message*: the text, the wishes for its card, and the result.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::make::kept::Work;
use crate::make::sheet::{History, Sheet};
use crate::make::{self, Effect, Model, opening};
use crate::workers::maker::Request;
use nonoscope_core::puzzle::Grid;
use nonoscope_make::message::{Aim, Card, Level, MessageError, Wish};
use nonoscope_words::{Text, cells, make_message, solver};

/// The longest text that can be typed, in characters. Longer texts than a QR code holds are refused later.
pub(crate) const MOST_TYPED: usize = 5000;

/// A message of the section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MessageMsg {
    Text(String),
    Aim(Aim),
    /// The version of the code; `None` for the smallest that fits.
    Version(Option<u8>),
    Level(Level),
    LinesOnly(bool),
    Spend(bool),
    Make,
    /// Another card for the same text.
    Another,
    Stop,
}

/// The text and its card.
#[derive(Debug, Default)]
pub(crate) struct Message {
    pub(crate) text: String,
    pub(crate) wish: Wish,
    pub(crate) outcome: Outcome,
    /// How many changes the drawing had when its card was put onto the sheet.
    pub(crate) drawn: Option<u64>,
    ticket: u32,
}

/// The result.
#[derive(Debug, Default)]
pub(crate) enum Outcome {
    #[default]
    Nothing,
    Awaited,
    Made(Shown),
    Failed(MessageError),
}

/// A card, as far as it is shown here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    pub(crate) text: String,
    pub(crate) picture: Grid,
    pub(crate) about: Text,
}

impl Message {
    /// A card is asked for: returns its number.
    pub(crate) fn ask(&mut self) -> u32 {
        self.ticket = self.ticket.wrapping_add(1);
        self.outcome = Outcome::Awaited;
        self.ticket
    }

    pub(crate) fn is_awaited(&self) -> bool {
        matches!(self.outcome, Outcome::Awaited)
    }

    /// Whether this is the answer that is awaited.
    pub(crate) fn awaits(&self, ticket: u32) -> bool {
        self.is_awaited() && ticket == self.ticket
    }

    /// The version that was chosen.
    pub(crate) fn version(&self) -> Option<u8> {
        let (start, end) = (self.wish.versions.start(), self.wish.versions.end());
        (start == end).then_some(*start)
    }

    /// The sentence about the card, or why there is none.
    pub(crate) fn said(&self) -> Text {
        match &self.outcome {
            Outcome::Nothing => Text::default(),
            Outcome::Awaited => make_message::looking(),
            Outcome::Made(shown) => shown.about.clone(),
            Outcome::Failed(error) => failed(error),
        }
    }
}

fn failed(error: &MessageError) -> Text {
    match error {
        MessageError::Empty => make_message::empty(),
        MessageError::TooLong { version: 40, level: Level::L, .. } => make_message::too_long(),
        MessageError::TooLong { version: 40, .. } => make_message::too_long_for_level(),
        MessageError::TooLong { .. } => make_message::too_long_for_size(),
        other => other.text(),
    }
}

/// The sentence about a card.
pub(crate) fn about(card: &Card) -> Text {
    let side = card.made.picture.width();
    let size = cells::size(side, side);
    let cells = match (card.made.givens(), card.made.proven) {
        (0, _) => make_message::no_givens(size),
        (count, true) => make_message::fewest_givens(count, size),
        (count, false) => make_message::with_givens(count, size),
    };
    let changed = match card.made.changed.len() {
        0 => Text::default(),
        count => make_message::changed(count),
    };
    Text::sentences([cells, changed, make_message::confirmed()])
}

/// Handles a message of the section.
pub(crate) fn turn(model: &mut Model, msg: MessageMsg, out: &mut Vec<Effect>) {
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
                make::stop(model, solver::stopped(), out);
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
        make::stop(model, solver::stopped(), out);
    }
    let message = &mut model.message;
    let ticket = message.ask();
    let (text, wish) = (message.text.clone(), Box::new(message.wish.clone()));
    out.push(Effect::Make(Request::Card { ticket, text, wish }));
}

/// A card has been made, or there is none.
pub(crate) fn made(model: &mut Model, ticket: u32, text: &str, card: Result<Card, MessageError>) {
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
        let (author, licence) = (model.mine.author.clone(), model.mine.licence.clone());
        opening::open(model, None, Work { sheet, author, licence, ..Work::default() }, History::default());
    }
    model.message.drawn = Some(model.drawing.changes());
    let shown = Shown { text: text.to_owned(), about: about(&card), picture: card.made.picture };
    model.message.outcome = Outcome::Made(shown);
}
