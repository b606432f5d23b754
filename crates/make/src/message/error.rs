//! Why a text has no card.

use nonoscope_qr::Level;
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

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MessageError::Empty => f.write_str("The card needs a text."),
            MessageError::TooLong { bytes, version, level } => {
                let side = 17 + 4 * usize::from(*version);
                let room = "Use a larger card, a lower level of error correction, or a shorter text.";
                write!(
                    f,
                    "The text is too long for {side} x {side} cells at level {level}: it has {bytes} bytes. {room}"
                )
            }
            MessageError::Stopped => f.write_str("The search was stopped before a card was found."),
            MessageError::Misread => {
                f.write_str("The card could not be read back. This is a bug; another seed may help.")
            }
        }
    }
}

impl std::error::Error for MessageError {}
