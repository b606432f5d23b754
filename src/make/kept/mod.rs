//! The texts kept in the browser from visit to visit: each drawing with its history, and which of them was on the board.
//!
//! All released versions stay readable: `tests/data/kept` has samples.

mod cells;
mod desk;
mod past;
mod work;

pub(crate) use self::desk::Desk;
pub(crate) use self::past::{past_of, past_to_text};
pub(crate) use self::work::Work;

/// The name of which drawing is on the board, and how the page was used last.
pub(crate) const DESK: &str = "nonoscope.make";

/// If this name is present, the tab starts with an empty sheet; `www/trouble.js` sets it.
pub(crate) const ANEW: &str = "nonoscope.make.anew";

/// The prefix of the names of all drawings; their numbers follow.
pub(crate) const WORK: &str = "nonoscope.make.work.";

/// The prefix of the names of histories; the drawing's number follows.
pub(crate) const PAST: &str = "nonoscope.make.past.";

/// The number of the drawing that is kept under a name.
pub(crate) fn number_of(name: &str) -> Option<u32> {
    name.strip_prefix(WORK)?.parse().ok()
}

/// The name under which a drawing is kept.
pub(crate) fn name_of(number: u32) -> String {
    format!("{WORK}{number}")
}

/// The name under which its history is kept.
pub(crate) fn past_name_of(number: u32) -> String {
    format!("{PAST}{number}")
}

/// A text with its version and a checksum.
fn sealed(version: &str, body: &str) -> String {
    format!("{version} {:08x}\n{body}", nonoscope_kit::model::checksum::checksum(body.as_bytes()))
}

/// The body of a text of that version; `None` if invalid.
fn opened<'t>(version: &str, text: &'t str) -> Option<&'t str> {
    let (sum, body) = text.strip_prefix(version)?.strip_prefix(' ')?.split_once('\n')?;
    nonoscope_kit::model::checksum::is_right(sum, body.as_bytes()).then_some(body)
}
