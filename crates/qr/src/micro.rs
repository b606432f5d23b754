//! From the modules of a Micro QR code, which has one finder only, to the bits of its content.

use super::correction::correct;
use super::format_word::{MICRO, nearest};
use super::modules::Modules;
use super::placement::Placement;
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

/// The content of a Micro QR code, and its version; `None` if it is not one, or has too many errors.
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
    let is_function = |row, column| row == 0 || column == 0 || (row <= 8 && column <= 8);
    let short = (kind.version % 2 == 1).then_some(kind.content - 1);
    let placement = Placement { timing: 0, is_function: &is_function, mask: MASKS[usize::from(data & 3)], short };
    let codewords = placement.codewords(modules);
    // Programs disagree on which half of the short codeword is 0 when they compute the correction from it.
    let halves = if short.is_some() { &[16, 1][..] } else { &[1] };
    let mut best: Option<Payload> = None;
    for &half in halves {
        let mut bytes: Vec<u8> = codewords.iter().map(|&(codeword, _)| codeword).collect();
        if let Some(short) = short {
            bytes[short] *= half;
        }
        if correct(&mut bytes, kind.correction, kind.most).is_none() {
            continue;
        }
        if let Some(short) = short {
            // What has other bits cannot stand in the pattern.
            if !bytes[short].is_multiple_of(half) || bytes[short] / half > 15 {
                continue;
            }
            bytes[short] /= half;
        }
        let mut wrong = 0;
        for (&codeword, (_, places)) in bytes.iter().zip(&codewords) {
            wrong += placement.wrong(modules, codeword, places);
        }
        if best.as_ref().is_none_or(|best| wrong < best.wrong) {
            bytes.truncate(kind.content);
            let mut bits = 8 * kind.content;
            if let Some(short) = short {
                bytes[short] *= 16;
                bits -= 4;
            }
            best = Some(Payload { bytes, bits, widths: widths(kind.version), wrong });
        }
    }
    best.map(|payload| (payload, kind.version))
}

/// How many bits fields have: everything in a Micro QR code grows with its version.
fn widths(version: u8) -> Widths {
    let version = usize::from(version);
    Widths { mode: version - 1, digits: version + 2, letters: version + 1, bytes: version + 1, kanji: version }
}

/// Whether there is a light edge around the finder, and a dotted line along two sides.
fn has_frame(modules: &Modules<'_>) -> bool {
    let mut wrong = 0;
    for along in 0..modules.side {
        let (edge, dark) = if along < 8 { (7, false) } else { (0, along.is_multiple_of(2)) };
        wrong += usize::from(modules.is_dark(edge, along) != dark) + usize::from(modules.is_dark(along, edge) != dark);
    }
    wrong <= FRAME_ERRORS
}

/// The format information, around the finder.
fn format(modules: &Modules<'_>) -> u16 {
    let mut word = 0;
    for bit in 0..15 {
        let (row, column) = if bit < 8 { (8, bit + 1) } else { (15 - bit, 8) };
        word = word << 1 | u16::from(modules.is_dark(row, column));
    }
    word
}
