//! The last visit as the first version kept it. It stays readable, and is never written.
//!
//! The text was `1`, a checksum, and postcard bytes in hexadecimal. A format was kept as its index in the list of
//! formats, so the list of that time is repeated here.

use super::visit::LastVisit;
use nonoscope_format::Format;
use nonoscope_kit::model::checksum::is_right;
use serde::Deserialize;

/// What a text of this version begins with.
const VERSION: &str = "1 ";

/// The short names of the formats of that time, by index. This list never changes.
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
    /// An index into [`FORMATS`].
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

/// Reads a text of this version; `None` for another version, or for rubbish.
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
    // An index outside the list is rubbish.
    let name = match format {
        Some(place) => Some(FORMATS.get(place as usize)?),
        None => None,
    };
    let format = name.and_then(|name| Format::named(name));
    let letters = false;
    Some(LastVisit { text, index, format, method, position, marks, marking, speed, skips, likely, follows, letters })
}
