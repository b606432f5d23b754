//! Why a picture cannot be drawn, or why a name is not understood.

use nonoscope_words::{Text, picture as words};
use std::error::Error;
use std::fmt;

/// The most pixels that a picture may have.
pub(super) const MOST_PIXELS: u64 = 100_000_000;
/// The longest side that a picture may have, in pixels: the most that a GIF can hold.
pub(super) const LONGEST_SIDE: u32 = u16::MAX as u32;

/// Why a picture cannot be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// It would have too many pixels.
    TooLarge {
        /// Its width in pixels.
        width: u32,
        /// Its height in pixels.
        height: u32,
    },
    /// There is not enough memory for it.
    NoMemory,
}

impl PictureError {
    /// Checks that a picture of this size, in pixels, can be drawn.
    ///
    /// # Errors
    /// [`PictureError::TooLarge`] if not.
    pub(super) fn check(width: u32, height: u32) -> Result<(), PictureError> {
        let fits = width.max(height) <= LONGEST_SIDE && u64::from(width) * u64::from(height) <= MOST_PIXELS;
        if fits { Ok(()) } else { Err(PictureError::TooLarge { width, height }) }
    }
}

impl PictureError {
    /// The error in words.
    pub fn text(&self) -> Text {
        match self {
            PictureError::TooLarge { width, height } => words::too_large(*width, *height, LONGEST_SIDE),
            PictureError::NoMemory => words::no_memory(),
        }
    }
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl Error for PictureError {}

/// The error for a name that is not in a list of choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName(pub(super) String);

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a choice here.", self.0)
    }
}

impl Error for UnknownName {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limits_are_the_documented_ones() {
        assert_eq!(PictureError::check(10_000, 10_000), Ok(()));
        assert!(PictureError::check(10_000, 10_001).is_err());
        assert_eq!(PictureError::check(LONGEST_SIDE, 1), Ok(()));
        let error = PictureError::check(1, LONGEST_SIDE + 1).unwrap_err();
        assert!(
            error.to_string().starts_with("The picture would have 1 × 65\u{202f}536 pixels. The limit is 100 million")
        );
    }
}
