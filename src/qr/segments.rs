//! The content of a pattern, segment by segment: digits, letters, bytes and kanji, and what is said between them.

use super::version::Version;

/// A piece of the content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Segment {
    /// Digits, or letters of the small set: ASCII.
    Ascii(String),
    /// Bytes in a character set: that of the last number that declares one, if any has.
    Bytes(Option<u32>, Vec<u8>),
    /// Kanji, as bytes of Shift JIS.
    Kanji(Vec<u8>),
}

/// All that a content says.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Content {
    pub(super) segments: Vec<Segment>,
    /// Which part this is of a message over several patterns, both from 1.
    pub(super) part: Option<(u8, u8)>,
    /// The number of a mode that is not known. What comes after it cannot be read.
    pub(super) unsupported_mode: Option<u8>,
}

/// The signs of the mode of letters, in the order of their numbers.
const LETTERS: &[u8; 45] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/// Takes a content apart; `None` if it ends in the middle of a segment, or is none.
pub(super) fn parse(version: Version, content: &[u8]) -> Option<Content> {
    let mut bits = Bits { content, place: 0 };
    let mut parsed = Content::default();
    let mut declared = None;
    let mut separators = false;
    // The lengths of counts grow with the version.
    let sizes = match version.number() {
        1..=9 => [10, 9, 8, 8],
        10..=26 => [12, 11, 16, 10],
        _ => [14, 13, 16, 12],
    };
    while bits.left() >= 4 {
        let segment = match bits.take(4)? {
            0 => break,
            1 => Segment::Ascii(digits(&mut bits, sizes[0])?),
            2 => Segment::Ascii(letters(&mut bits, sizes[1], separators)?),
            3 => {
                let (index, last) = (bits.take(4)? as u8, bits.take(4)? as u8);
                // A sum over the whole message, by which its parts are told from those of others.
                bits.take(8)?;
                parsed.part = Some((index + 1, last + 1));
                continue;
            }
            4 => {
                let count = bits.take(sizes[2])?;
                Segment::Bytes(declared, (0..count).map(|_| bits.take(8).map(|byte| byte as u8)).collect::<Option<_>>()?)
            }
            5 => {
                separators = true;
                continue;
            }
            7 => {
                declared = Some(assignment(&mut bits)?);
                continue;
            }
            8 => Segment::Kanji(kanji(&mut bits, sizes[3])?),
            9 => {
                separators = true;
                bits.take(8)?;
                continue;
            }
            other => {
                parsed.unsupported_mode = Some(other as u8);
                break;
            }
        };
        push(&mut parsed.segments, segment);
    }
    Some(parsed)
}

/// Adds a segment, to the one before it if both are of a kind: a character may have been cut in two.
fn push(segments: &mut Vec<Segment>, segment: Segment) {
    match (segments.last_mut(), segment) {
        (Some(Segment::Bytes(before, bytes)), Segment::Bytes(declared, more)) if *before == declared => bytes.extend(more),
        (Some(Segment::Ascii(text)), Segment::Ascii(more)) => text.push_str(&more),
        (Some(Segment::Kanji(bytes)), Segment::Kanji(more)) => bytes.extend(more),
        (_, segment) => segments.push(segment),
    }
}

fn digits(bits: &mut Bits<'_>, size: usize) -> Option<String> {
    let mut text = String::new();
    let mut left = bits.take(size)? as usize;
    while left > 0 {
        let together = left.min(3);
        let number = bits.take([4, 7, 10][together - 1])?;
        if number >= 10u32.pow(together as u32) {
            return None;
        }
        text.push_str(&format!("{number:0together$}"));
        left -= together;
    }
    Some(text)
}

/// Letters, two at a time. Where `%` may stand for a separator of fields, a doubled one stands for itself.
fn letters(bits: &mut Bits<'_>, size: usize, separators: bool) -> Option<String> {
    let mut signs = Vec::new();
    let mut left = bits.take(size)? as usize;
    let sign = |number: u32| LETTERS.get(number as usize).map(|&sign| char::from(sign));
    while left > 1 {
        let pair = bits.take(11)?;
        signs.extend([sign(pair / 45)?, sign(pair % 45)?]);
        left -= 2;
    }
    if left == 1 {
        signs.push(sign(bits.take(6)?)?);
    }
    let text: String = signs.into_iter().collect();
    Some(if separators { text.replace("%%", "\0").replace('%', "\u{1d}").replace('\0', "%") } else { text })
}

fn kanji(bits: &mut Bits<'_>, size: usize) -> Option<Vec<u8>> {
    let count = bits.take(size)?;
    let mut bytes = Vec::new();
    for _ in 0..count {
        let packed = bits.take(13)?;
        let code = (packed / 0xC0) << 8 | packed % 0xC0;
        let code = code + if code < 0x1F00 { 0x8140 } else { 0xC140 };
        bytes.extend([(code >> 8) as u8, code as u8]);
    }
    Some(bytes)
}

/// The number of a character set, in 1 to 3 bytes.
fn assignment(bits: &mut Bits<'_>) -> Option<u32> {
    let first = bits.take(8)?;
    match first {
        0..0x80 => Some(first),
        0x80..0xC0 => Some((first & 0x3F) << 8 | bits.take(8)?),
        0xC0..0xE0 => Some((first & 0x1F) << 16 | bits.take(16)?),
        _ => None,
    }
}

/// The bits of a content, from the first.
struct Bits<'c> {
    content: &'c [u8],
    place: usize,
}

impl Bits<'_> {
    fn left(&self) -> usize {
        8 * self.content.len() - self.place
    }

    /// The number that the next bits are, at most 32 of them; `None` if fewer are left.
    fn take(&mut self, count: usize) -> Option<u32> {
        if self.left() < count {
            return None;
        }
        let bits = self.place..self.place + count;
        self.place += count;
        Some(bits.fold(0, |number, bit| number << 1 | u32::from(self.content[bit / 8] >> (7 - bit % 8) & 1)))
    }
}
