//! The last visit as the first version kept it. It is read for ever, and never written.
//!
//! It was `1`, a checksum, and bytes of postcard in hexadecimal digits. A format was kept by its place in the list of formats,
//! so the list as it was then stands here.

use super::checksum::is_right;
use super::visit::LastVisit;
use crate::format::Format;
use serde::Deserialize;

/// What a text of this version begins with.
const VERSION: &str = "1 ";

/// The formats of that time by their places, by their short names. Nothing of this ever changes.
const FORMATS: [&str; 20] = [
    "plain",
    "tatham",
    "non",
    "webpbn",
    "json",
    "haskell",
    "g",
    "mk",
    "nin",
    "cwd",
    "syro",
    "makhorin",
    "keen",
    "faase",
    "ish",
    "tournament",
    "puzzlink",
    "nonograms-org",
    "picture",
    "link",
];

/// What was kept, in this order.
#[derive(Deserialize)]
struct Bytes {
    text: String,
    index: u32,
    /// A place in [`FORMATS`].
    format: Option<u32>,
    method: String,
    position: u32,
    marks: String,
    marking: bool,
    speed: String,
    skips: bool,
    likely: bool,
    follows: bool,
}

/// What a text of this version keeps; nothing if it is of another version, or rubbish.
pub(super) fn read(text: &str) -> Option<LastVisit> {
    let (sum, digits) = text.strip_prefix(VERSION)?.split_once(' ')?;
    let pair = |pair: &[u8]| {
        let digit = |byte: u8| char::from(byte).to_digit(16);
        Some((digit(*pair.first()?)? * 16 + digit(*pair.get(1)?)?) as u8)
    };
    let bytes = digits.as_bytes().chunks(2).map(pair).collect::<Option<Vec<u8>>>()?;
    if !is_right(sum, &bytes) {
        return None;
    }
    let Bytes { text, index, format, method, position, marks, marking, speed, skips, likely, follows } =
        postcard::from_bytes(&bytes).ok()?;
    // A place that was never in the list is rubbish.
    let name = match format {
        Some(place) => Some(FORMATS.get(place as usize)?),
        None => None,
    };
    let format = name.and_then(|name| Format::named(name));
    Some(LastVisit { text, index, format, method, position, marks, marking, speed, skips, likely, follows })
}
