//! How long texts and links can be.

use nonoscope_words::{Text, mistake};

/// The longest text that is read, in bytes of UTF-8: 5 MiB. The densest puzzle of 1,024 × 1,024 cells takes 2 MiB as clue
/// lines, and another two for its picture and its given cells.
pub const MAX_TEXT: usize = 5 << 20;

/// The longest file that can hold such a text, in bytes: in UTF-16, two for each character and two for the byte order
/// mark. There is no need to read further.
pub const MAX_FILE: usize = 2 * MAX_TEXT + 2;

/// The most characters of a link.
pub(crate) const MAX_LINK: usize = 8_000;

/// The most characters of a title in a link.
pub(crate) const MAX_TITLE: usize = 60;

/// The most pixels on a side of a picture in which each pixel is a cell.
pub const MAX_PIXELS: usize = 1024;

/// The sentence about a text that is longer than [`MAX_TEXT`]: the page has it without the sentences about other faults.
pub fn too_long() -> Text {
    mistake::too_long(MAX_TEXT >> 20)
}
