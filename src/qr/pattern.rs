//! From the modules of an ordinary pattern to the bytes of its content: its level, its mask, its blocks, their errors corrected.

use super::correction::correct;
use super::format_word::{ORDINARY, nearest};
use super::modules::{Modules, Stance};
use super::placement::Bits;
use super::segments::Payload;
use super::version::{Level, Version};

/// The content of a pattern; `None` if it is no ordinary pattern or too much of it is wrong.
pub(super) fn payload(modules: &Modules<'_>) -> Option<Payload> {
    let version = Version::of_side(modules.side)?;
    // A pattern that stands as it should may have lost its finders. Of fifteen other ways to stand, it must show that it does.
    if modules.stance != Stance::default() && !has_finders(modules) {
        return None;
    }
    formats(modules).into_iter().find_map(|(level, mask)| with_format(modules, version, level, mask))
}

fn has_finders(modules: &Modules<'_>) -> bool {
    let far = modules.side - 7;
    [(0, 0), (0, far), (far, 0)].iter().all(|&(top, left)| modules.is_finder(top, left))
}

fn with_format(modules: &Modules<'_>, version: Version, level: Level, mask: u16) -> Option<Payload> {
    let blocks = version.blocks(level);
    let rights = (7..modules.side).rev().step_by(2).chain([5, 3, 1]);
    let bits = Bits::read(modules, rights, |row, column| version.is_function(row, column), mask);
    let mut codewords = bits.codewords(None);
    let short_content = blocks.shorter - blocks.correction;
    let first_longer = blocks.count - blocks.longer;
    // The first codeword of every block, then the second, and so on; shorter ones are left out where they end.
    let content = (0..=short_content)
        .flat_map(|place| (0..blocks.count).filter(move |&block| place < short_content || block >= first_longer));
    let correction = (0..blocks.correction).flat_map(|_| 0..blocks.count);
    let mut places = vec![Vec::with_capacity(blocks.shorter + 1); blocks.count];
    for (place, block) in content.chain(correction).enumerate() {
        places[block].push(place);
    }
    let mut bytes = Vec::new();
    for places in places {
        let mut block: Vec<u8> = places.iter().map(|&place| codewords.get(place).copied()).collect::<Option<_>>()?;
        correct(&mut block, blocks.correction, blocks.correction / 2)?;
        bytes.extend_from_slice(&block[..block.len() - blocks.correction]);
        for (place, codeword) in places.into_iter().zip(block) {
            codewords[place] = codeword;
        }
    }
    let wrong = bits.wrong(modules, None, &codewords);
    Some(Payload { bits: 8 * bytes.len(), bytes, widths: version.widths(), wrong })
}

/// Level and mask, as the two copies of the format information have them: the copy with fewer wrong bits first. At most 3 of
/// its 15 bits may be wrong.
fn formats(modules: &Modules<'_>) -> Vec<(Level, u16)> {
    let far = modules.side - 1;
    let word = |at: &dyn Fn(usize) -> (usize, usize)| {
        (0..15).fold(0, |word, bit| {
            let (row, column) = at(bit);
            word | u16::from(modules.is_dark(row, column)) << bit
        })
    };
    let around = word(&|bit| match bit {
        0..=5 => (bit, 8),
        6 => (7, 8),
        7 => (8, 8),
        8 => (8, 7),
        _ => (8, 14 - bit),
    });
    let apart = word(&|bit| if bit < 8 { (8, far - bit) } else { (far - 14 + bit, 8) });
    let mut copies = [nearest(around, ORDINARY), nearest(apart, ORDINARY)];
    copies.sort_unstable();
    let readable = copies.into_iter().filter(|&(errors, _)| errors <= 3);
    let mut formats: Vec<(Level, u16)> = readable.map(|(_, data)| (Level::of_bits(data >> 3), data & 7)).collect();
    formats.dedup();
    formats
}
