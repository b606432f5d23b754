//! Why a text has no card.

use nonoscope_qr::Level;
use nonoscope_words::{Text, making};
use std::fmt;

/// Why a text has no card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum MessageError {
    /// There is no text.
    Empty,
    /// The text does not fit.
    TooLong {
        /// How long it is, in bytes of UTF-8.
        bytes: usize,
        /// The largest version that was allowed.
        version: u8,
        /// The lowest level that was allowed.
        level: Level,
    },
    /// The search was stopped before there was anything to show.
    Stopped,
    /// A reader did not read the text from the card. That would be a mistake in this program.
    Misread,
}

impl MessageError {
    /// The error in sentences.
    pub fn text(&self) -> Text {
        match self {
            MessageError::Empty => making::card_needs_text(),
            MessageError::TooLong { bytes, version, level } => {
                let side = 17 + 4 * usize::from(*version);
                making::text_too_long(side, Text::verbatim(level.to_string()), *bytes)
            }
            MessageError::Stopped => making::stopped(),
            MessageError::Misread => making::misread(),
        }
    }
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for MessageError {}
