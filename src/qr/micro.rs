//! From the modules of a Micro QR code, which has one finder only, to the bits of its content.

use super::correction::correct;
use super::format_word::{MICRO, nearest};
use super::modules::Modules;
use super::placement::Bits;
use super::segments::{Payload, Widths};

/// A kind of Micro QR code: a version and a level.
struct Kind {
    /// 1 to 4.
    version: u8,
    /// Codewords of content. The last one of M1 and M3 has 4 bits, the others have 8.
    content: usize,
    /// Codewords for error correction.
    correction: usize,
    /// How many codewords may be corrected. The others are there to notice that more are wrong.
    most: usize,
}

const fn kind(version: u8, content: usize, correction: usize, most: usize) -> Kind {
    Kind { version, content, correction, most }
}

/// All kinds by their numbers in the format information.
const KINDS: [Kind; 8] = [
    kind(1, 3, 2, 0),
    kind(2, 5, 5, 1),
    kind(2, 4, 6, 2),
    kind(3, 11, 6, 2),
    kind(3, 9, 8, 4),
    kind(4, 16, 8, 3),
    kind(4, 14, 10, 5),
    kind(4, 10, 14, 7),
];

/// The numbers of the masks in ordinary patterns.
const MASKS: [u16; 4] = [1, 4, 6, 7];

/// How many of the modules around the finder and along the two sides may be wrong or unknown.
const FRAME_ERRORS: usize = 4;

/// The content of a Micro QR code, and its version; `None` if it is none or too much of it is wrong.
pub(super) fn payload(modules: &Modules<'_>) -> Option<(Payload, u8)> {
    let side = modules.side;
    if !matches!(side, 11 | 13 | 15 | 17) || !modules.is_finder(0, 0) || !has_frame(modules) {
        return None;
    }
    let (errors, data) = nearest(format(modules), MICRO);
    let kind = &KINDS[usize::from(data >> 2)];
    if errors > if kind.most == 0 { 0 } else { 3 } || side != 9 + 2 * usize::from(kind.version) {
        return None;
    }
    let rights = (2..side).rev().step_by(2);
    let is_function = |row, column| row == 0 || column == 0 || (row <= 8 && column <= 8);
    let bits = Bits::read(modules, rights, is_function, MASKS[usize::from(data & 3)]);
    let short = (kind.version % 2 == 1).then_some(kind.content - 1);
    let read = bits.codewords(short);
    // Programs do not agree which half of the short codeword is 0 when the others for correction are made from it.
    let corrected = [16, 1].into_iter().filter_map(|scale| {
        let mut block = read.clone();
        scale_short(&mut block, short, |codeword| codeword.checked_mul(scale))?;
        correct(&mut block, kind.correction, kind.most)?;
        scale_short(&mut block, short, |codeword| (codeword % scale == 0).then_some(codeword / scale))?;
        scale_short(&mut block, short, |codeword| (codeword < 16).then_some(codeword))?;
        Some((bits.wrong(modules, short, &block), block))
    });
    let (wrong, mut bytes) = corrected.min_by_key(|&(wrong, _)| wrong)?;
    bytes.truncate(kind.content);
    scale_short(&mut bytes, short, |codeword| codeword.checked_mul(16))?;
    let length = 8 * kind.content - if short.is_some() { 4 } else { 0 };
    Some((Payload { bytes, bits: length, widths: widths(kind.version), wrong }, kind.version))
}

/// Changes the short codeword, if there is one; `None` if it cannot be changed in this way.
fn scale_short(block: &mut [u8], short: Option<usize>, scale: impl Fn(u8) -> Option<u8>) -> Option<()> {
    if let Some(codeword) = short.and_then(|short| block.get_mut(short)) {
        *codeword = scale(*codeword)?;
    }
    Some(())
}

/// How many bits fields have: everything in a Micro QR code grows with its version.
fn widths(version: u8) -> Widths {
    let version = usize::from(version);
    Widths { mode: version - 1, digits: version + 2, letters: version + 1, bytes: version + 1, kanji: version }
}

/// Whether there is a light edge around the finder, and a dotted line along two sides.
fn has_frame(modules: &Modules<'_>) -> bool {
    let edge = (0..8).filter(|&along| modules.is_dark(7, along)).count()
        + (0..7).filter(|&along| modules.is_dark(along, 7)).count();
    let wrong = |row, column, along: usize| modules.is_dark(row, column) != along.is_multiple_of(2);
    let dots = (8..modules.side).map(|along| usize::from(wrong(0, along, along)) + usize::from(wrong(along, 0, along)));
    edge + dots.sum::<usize>() <= FRAME_ERRORS
}

/// The format information, around the finder.
fn format(modules: &Modules<'_>) -> u16 {
    let across = (1..=8).map(|column| modules.is_dark(8, column));
    let up = (1..8).rev().map(|row| modules.is_dark(row, 8));
    across.chain(up).fold(0, |word, dark| word << 1 | u16::from(dark))
}
