//! From the modules of an ordinary pattern to the bytes of its content: its level, its mask, its blocks, their errors corrected.

use super::correction::correct;
use super::format_word::{ORDINARY, nearest, places};
use super::modules::{Modules, Stance};
use super::placement::Placement;
use super::segments::Payload;
use super::version::{Level, Version};

/// The content of a pattern; `None` if it is not an ordinary pattern, or has too many errors.
pub(super) fn payload(modules: &Modules<'_>) -> Option<Payload> {
    let version = Version::of_side(modules.side)?;
    // An upright pattern may have lost its finders. Other orientations need them.
    if modules.stance != Stance::default() && !has_finders(modules) {
        return None;
    }
    formats(modules).into_iter().find_map(|format| {
        let (level, mask) = format?;
        with_format(modules, version, level, mask)
    })
}

fn has_finders(modules: &Modules<'_>) -> bool {
    let far = modules.side - 7;
    [(0, 0), (0, far), (far, 0)].iter().all(|&(top, left)| modules.is_finder(top, left))
}

fn with_format(modules: &Modules<'_>, version: Version, level: Level, mask: u16) -> Option<Payload> {
    let is_function = |row, column| version.is_function(row, column);
    let placement = Placement { timing: 6, is_function: &is_function, mask, short: None };
    let codewords = placement.codewords(modules);
    let blocks = version.blocks(level);
    let mut payload = Payload { bytes: Vec::new(), bits: 0, widths: version.widths(), wrong: 0 };
    for block in 0..blocks.count {
        let (content, places) = (blocks.content(block), blocks.places(block));
        let mut corrected = Vec::new();
        for &place in &places {
            corrected.push(codewords.get(place)?.0);
        }
        correct(&mut corrected, blocks.correction, blocks.correction / 2)?;
        for (&place, &codeword) in places.iter().zip(&corrected) {
            payload.wrong += placement.wrong(modules, codeword, &codewords[place].1);
        }
        payload.bytes.extend_from_slice(&corrected[..content]);
    }
    payload.bits = 8 * payload.bytes.len();
    Some(payload)
}

/// Level and mask, as the two copies of the format information have them: the copy with fewer wrong bits first. At most 3 of
/// its 15 bits may be wrong.
fn formats(modules: &Modules<'_>) -> [Option<(Level, u16)>; 2] {
    let (mut around, mut apart) = (0, 0);
    for bit in 0..15 {
        let [one, other] = places(modules.side, bit);
        around |= u16::from(modules.is_dark(one.0, one.1)) << bit;
        apart |= u16::from(modules.is_dark(other.0, other.1)) << bit;
    }
    let (around, apart) = (nearest(around, ORDINARY), nearest(apart, ORDINARY));
    let (first, second) = if apart.0 < around.0 { (apart, around) } else { (around, apart) };
    let second = Some(second).filter(|second| second.1 != first.1);
    [Some(first), second].map(|copy| {
        let (errors, data) = copy?;
        (errors <= 3).then(|| (Level::of_bits(data >> 3), data & 7))
    })
}
