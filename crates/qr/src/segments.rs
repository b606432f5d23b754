//! The content of a pattern: segments of digits, letters, bytes and kanji, and the declarations between them.

/// The bits of a pattern's content, their errors corrected.
pub(super) struct Payload {
    pub(super) bytes: Vec<u8>,
    /// How many bits there are: all those of the bytes, or 4 fewer.
    pub(super) bits: usize,
    pub(super) widths: Widths,
    /// How many known cells were wrong.
    pub(super) wrong: usize,
}

/// How many bits each field has: the mode, and the count of characters in each mode.
#[derive(Clone, Copy)]
pub struct Widths {
    /// 4; fewer in a Micro QR code.
    pub(crate) mode: usize,
    pub digits: usize,
    pub letters: usize,
    pub bytes: usize,
    pub(crate) kanji: usize,
}

/// A piece of the content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Segment {
    /// Digits, or letters of the small set: ASCII.
    Ascii(String),
    /// Bytes in a character set, by its number in the register (ECI), if one was declared.
    Bytes(Option<u32>, Vec<u8>),
}

/// What a content says.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Content {
    pub(super) segments: Vec<Segment>,
    /// Which part this is of a message over several patterns, and how many there are.
    pub(super) part: Option<(u8, u8)>,
    /// Whether it is in the format of GS1 (FNC1 in first position).
    pub(super) gs1: bool,
    /// The indicator of the industry whose format it is in, if any (FNC1 in second position).
    pub(super) industry: Option<u8>,
    /// The number of a mode that is not supported. What comes after it cannot be read.
    pub(super) unsupported_mode: Option<u8>,
}

/// The characters that the mode of letters can hold, in the order of their numbers.
const LETTERS: &[u8; 45] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

/// What separates fields in the formats of GS1 and of industries.
const SEPARATOR: char = '\u{1d}';

/// The numbers of Shift JIS and GB 2312 in the register.
const SHIFT_JIS: u32 = 20;
const GB_2312: u32 = 29;

/// The modes of Micro QR codes, as other QR codes number them.
const MICRO_MODES: [u32; 4] = [1, 2, 4, 8];

/// Takes a content apart; `None` if it ends in the middle of a segment.
pub(super) fn parse(payload: &Payload) -> Option<Content> {
    let mut bits = Bits { payload, place: 0 };
    let mut content = Content::default();
    let mut declared = None;
    let widths = payload.widths;
    let is_micro = widths.mode < 4;
    loop {
        // The end is mode 0, in 4 bits; in a Micro QR code, a segment of no digits. Where bits run out, it is cut off.
        if bits.are_zero(if is_micro { widths.mode + widths.digits } else { 4 }) || bits.left() < widths.mode {
            return Some(content);
        }
        let mode = bits.take(widths.mode)?;
        let separators = content.gs1 || content.industry.is_some();
        let segment = match if is_micro { *MICRO_MODES.get(mode as usize)? } else { mode } {
            1 => Segment::Ascii(digits(&mut bits, widths.digits)?),
            2 => Segment::Ascii(letters(&mut bits, widths.letters, separators)?),
            3 => {
                let (index, last) = (bits.take(4)? as u8, bits.take(4)? as u8);
                // A checksum of the whole message, which tells its parts from those of other messages.
                bits.take(8)?;
                content.part = Some((index + 1, last + 1));
                continue;
            }
            4 => {
                let count = bits.take(widths.bytes)?;
                let mut bytes = Vec::new();
                for _ in 0..count {
                    bytes.push(bits.take(8)? as u8);
                }
                Segment::Bytes(declared, bytes)
            }
            5 => {
                content.gs1 = true;
                continue;
            }
            7 => {
                declared = Some(assignment(&mut bits)?);
                continue;
            }
            8 => Segment::Bytes(Some(SHIFT_JIS), kanji(&mut bits, widths.kanji)?),
            9 => {
                content.industry = Some(bits.take(8)? as u8);
                continue;
            }
            // The Chinese standard's mode for hanzi. It has a single character set, number 1.
            13 if bits.take(4)? == 1 => Segment::Bytes(Some(GB_2312), hanzi(&mut bits, widths.kanji)?),
            other => {
                content.unsupported_mode = Some(other as u8);
                return Some(content);
            }
        };
        push(&mut content.segments, segment);
    }
}

/// Adds a segment. It joins the one before it if both are of the same kind, because a character may be cut in two.
fn push(segments: &mut Vec<Segment>, segment: Segment) {
    match (segments.last_mut(), segment) {
        (Some(Segment::Bytes(before, bytes)), Segment::Bytes(set, more)) if *before == set => bytes.extend(more),
        (Some(Segment::Ascii(text)), Segment::Ascii(more)) => text.push_str(&more),
        (_, segment) => segments.push(segment),
    }
}

fn digits(bits: &mut Bits<'_>, size: usize) -> Option<String> {
    let mut text = String::new();
    let mut left = bits.take(size)?;
    while left > 0 {
        let (count, width, mut unit) = match left {
            1 => (1, 4, 1),
            2 => (2, 7, 10),
            _ => (3, 10, 100),
        };
        let number = bits.take(width)?;
        if number >= 10 * unit {
            return None;
        }
        while unit > 0 {
            text.push(char::from(b'0' + (number / unit % 10) as u8));
            unit /= 10;
        }
        left -= count;
    }
    Some(text)
}

/// Letters, two at a time. Where `%` may stand for a separator of fields, a doubled one stands for itself.
fn letters(bits: &mut Bits<'_>, size: usize, separators: bool) -> Option<String> {
    let mut text = String::new();
    let mut left = bits.take(size)?;
    let mut after_percent = false;
    while left > 0 {
        let (numbers, count) = match left {
            1 => ([bits.take(6)?, 0], 1),
            _ => {
                let pair = bits.take(11)?;
                ([pair / 45, pair % 45], 2)
            }
        };
        for &number in &numbers[..count] {
            let sign = char::from(*LETTERS.get(number as usize)?);
            let is_percent = separators && sign == '%';
            if is_percent && after_percent {
                text.pop();
            }
            text.push(if is_percent && !after_percent { SEPARATOR } else { sign });
            after_percent = is_percent && !after_percent;
        }
        left -= count as u32;
    }
    Some(text)
}

/// Kanji as bytes of Shift JIS, of which two ranges are packed into 13 bits.
fn kanji(bits: &mut Bits<'_>, size: usize) -> Option<Vec<u8>> {
    packed(bits, size, 0xC0, 0x1F00, [0x8140, 0xC140])
}

/// Hanzi as bytes of GB 2312, packed in the same way.
fn hanzi(bits: &mut Bits<'_>, size: usize) -> Option<Vec<u8>> {
    packed(bits, size, 0x60, 0x0A00, [0xA1A1, 0xA6A1])
}

/// Codes of two bytes, each packed into 13 bits as the upper byte times `base` plus the lower byte. Codes below `second`
/// count from the first of `starts`, the others from the second.
fn packed(bits: &mut Bits<'_>, size: usize, base: u32, second: u32, starts: [u32; 2]) -> Option<Vec<u8>> {
    let count = bits.take(size)?;
    let mut bytes = Vec::new();
    for _ in 0..count {
        let packed = bits.take(13)?;
        let code = ((packed / base) << 8) | (packed % base);
        let code = code + starts[usize::from(code >= second)];
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
struct Bits<'p> {
    payload: &'p Payload,
    place: usize,
}

impl Bits<'_> {
    fn left(&self) -> usize {
        self.payload.bits - self.place
    }

    fn bit(&self, place: usize) -> u32 {
        self.payload.bytes.get(place / 8).map_or(0, |byte| u32::from(byte >> (7 - place % 8) & 1))
    }

    /// Takes the next `count` bits, at most 32, as a number; `None` if fewer are left.
    fn take(&mut self, count: usize) -> Option<u32> {
        let bits = self.place..self.place + count;
        if bits.end > self.payload.bits {
            return None;
        }
        self.place += count;
        Some(bits.fold(0, |number, place| number << 1 | self.bit(place)))
    }

    /// Whether the next `count` bits are 0, or all that are left if they are fewer.
    fn are_zero(&self, count: usize) -> bool {
        (self.place..self.payload.bits.min(self.place + count)).all(|place| self.bit(place) == 0)
    }
}
