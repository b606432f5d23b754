//! From modules to the bytes that a pattern holds: its format, its mask, its codewords in order, their errors mended.

use super::correction::correct;
use super::modules::Modules;
use super::version::{Level, Version};

/// The bytes of a pattern's content, and its version; `None` if it is no pattern or too much of it is wrong.
pub(super) fn content(modules: &Modules<'_>) -> Option<(Version, Vec<u8>)> {
    let version = Version::of_side(modules.side)?;
    let (level, mask) = format(modules)?;
    let blocks = version.blocks(level);
    let codewords = codewords(modules, version, mask);
    let short_content = blocks.shorter - blocks.correction;
    let longest = short_content + usize::from(blocks.longer > 0);
    let first_longer = blocks.count - blocks.longer;
    // The first codeword of every block, then the second, and so on; shorter ones are left out where they end.
    let mut sorted = vec![Vec::with_capacity(blocks.shorter + 1); blocks.count];
    let mut codewords = codewords.into_iter();
    for place in 0..longest {
        for (index, block) in sorted.iter_mut().enumerate() {
            if place < short_content || index >= first_longer {
                block.push(codewords.next()?);
            }
        }
    }
    for _ in 0..blocks.correction {
        for block in &mut sorted {
            block.push(codewords.next()?);
        }
    }
    let mut content = Vec::new();
    for block in &mut sorted {
        correct(block, blocks.correction)?;
        content.extend_from_slice(&block[..block.len() - blocks.correction]);
    }
    Some((version, content))
}

/// What the format information is combined with in an ordinary pattern.
const FORMAT_MASK: u16 = 0x5412;

/// All 32 words of format information under a mask: the upper 5 of 15 bits say what there is to say, the others tell errors.
pub(super) fn words(mask: u16) -> impl Iterator<Item = u16> {
    (0..32u16).map(move |data| {
        let remainder = (0..10).fold(data, |rest, _| rest << 1 ^ (rest >> 9) * 0x537);
        (data << 10 | remainder) ^ mask
    })
}

/// Level and mask, from whichever of the two copies is less damaged; at most 3 of its 15 bits may be wrong.
fn format(modules: &Modules<'_>) -> Option<(Level, u16)> {
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
    let distance = |copy: u16| move |(data, format): (u16, u16)| ((copy ^ format).count_ones(), data);
    let nearest = |copy| (0..).zip(words(FORMAT_MASK)).map(distance(copy)).min();
    let (errors, data) = nearest(around).into_iter().chain(nearest(apart)).min_by_key(|&(errors, _)| errors)?;
    (errors <= 3).then(|| (Level::of_bits(data >> 3), data & 7))
}

/// Whether a mask exchanges dark and light in a module.
fn is_masked(mask: u16, row: usize, column: usize) -> bool {
    let product = row * column;
    0 == match mask {
        0 => (row + column) % 2,
        1 => row % 2,
        2 => column % 3,
        3 => (row + column) % 3,
        4 => (row / 2 + column / 3) % 2,
        5 => product % 2 + product % 3,
        6 => (product % 2 + product % 3) % 2,
        _ => ((row + column) % 2 + product % 3) % 2,
    }
}

/// The codewords in the order in which they stand in the pattern: two columns at a time, from the right, up and down in
/// turn. The column of the timing is left out.
fn codewords(modules: &Modules<'_>, version: Version, mask: u16) -> Vec<u8> {
    let side = modules.side;
    let mut bits = Vec::new();
    let rights = (7..side).rev().step_by(2).chain([5, 3, 1]);
    for (turn, right) in rights.enumerate() {
        for step in 0..side {
            let row = if turn % 2 == 0 { side - 1 - step } else { step };
            for column in [right, right - 1] {
                if !version.is_function(row, column) {
                    bits.push(modules.is_dark(row, column) != is_masked(mask, row, column));
                }
            }
        }
    }
    let byte = |bits: &[bool]| bits.iter().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
    bits.chunks_exact(8).map(byte).collect()
}
