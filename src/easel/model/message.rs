//! *From a message*: the text, the wishes for its card, and the result.

use nonoscope_core::puzzle::Grid;
use nonoscope_make::message::{Aim, Card, Level, MessageError, Wish};

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
    pub(crate) about: String,
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
    pub(crate) fn said(&self) -> String {
        match &self.outcome {
            Outcome::Nothing => String::new(),
            Outcome::Awaited => "Looking for a card …".to_owned(),
            Outcome::Made(shown) => shown.about.clone(),
            Outcome::Failed(error) => failed(error),
        }
    }
}

fn failed(error: &MessageError) -> String {
    match error {
        MessageError::Empty => "Type a message first.".to_owned(),
        MessageError::TooLong { version: 40, level: Level::L, .. } => {
            "No QR code holds that much. Please shorten the message.".to_owned()
        }
        MessageError::TooLong { version: 40, .. } => {
            "The message is too long. Shorten it, or choose less error correction.".to_owned()
        }
        MessageError::TooLong { .. } => {
            "The message is too long for this size. Shorten it, or choose a larger size.".to_owned()
        }
        other => other.to_string(),
    }
}

/// The sentence about a card.
pub(crate) fn about(card: &Card) -> String {
    let side = card.made.picture.width();
    let cells = |count: usize| if count == 1 { "1 cell is".to_owned() } else { format!("{count} cells are") };
    let givens = match (card.made.givens(), card.made.proven) {
        (0, _) => "no cell is given".to_owned(),
        (count, true) => format!("{} given, the fewest possible", cells(count)),
        (count, false) => format!("{} given", cells(count)),
    };
    let changed = match card.made.changed.len() {
        0 => String::new(),
        count => format!(" {} changed, which the error correction repairs.", cells(count)),
    };
    format!("{side} × {side} cells; {givens}.{changed} Two QR readers confirmed the message.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_make::message::card;

    #[test]
    fn a_card_is_described() {
        let made = |versions, spend| {
            let wish = Wish { versions, spend, ..Wish::default() };
            about(&card("described", &wish, &mut ()).unwrap())
        };
        assert_eq!(made(3..=3, false), "29 × 29 cells; no cell is given. Two QR readers confirmed the message.");
        assert!(made(8..=8, false).starts_with("49 × 49 cells; 2 cells are given, the fewest possible."));
    }

    #[test]
    fn a_version_is_chosen_or_found() {
        let chosen = |versions| Message { wish: Wish { versions, ..Wish::default() }, ..Message::default() }.version();
        assert_eq!((chosen(1..=40), chosen(4..=4)), (None, Some(4)));
    }
}
