//! The modules that can be chosen freely in a pattern without changing its message.
//!
//! A reader stops at the end of the message. The bits after it can be anything, as long as the error correction codewords match them. The code is
//! linear: flipping a bit of the content flips a known set of modules. So the sets of modules that can be flipped together form a vector space over
//! GF(2), and Gauss–Jordan elimination finds, for as many modules as there are free bits, a set that flips this module and none of the others: its
//! *handle*. We choose which modules get one.

use super::canvas::Canvas;
use nonoscope_core::puzzle::At;
use nonoscope_qr::{Block, Level, Symbol, correction_of};

/// The most bits that are chosen in a pattern; others keep what they have. As many sets of modules fit into 30 MB for any version.
pub(super) const MOST_FREE_BITS: usize = 2048;

/// The patterns of one content, level and version: their fixed and free parts.
pub(super) struct Freedom {
    /// The modules that the bits of the codewords make dark, where no mask exchanges them, if all free bits are 0.
    content: Canvas,
    blocks: Vec<FreeBlock>,
}

/// The freedom of one block.
struct FreeBlock {
    /// The modules of the block's bits.
    modules: Vec<At>,
    /// For each free bit, the bits of the block that it flips, itself included.
    flips: Vec<BitSet>,
}

/// Flips one module, which has no other handle that does, and others that have no handle.
pub(super) struct Handle {
    pub(super) at: At,
    pub(super) flips: Canvas,
}

/// Bits of a block, 64 a word.
type BitSet = Vec<u64>;

impl Freedom {
    /// The freedom of a content: `bits` are fixed, as many as the pattern holds at most, and those after them are free.
    pub(super) fn of(bits: &[bool], symbol: &Symbol, level: Level) -> Freedom {
        let mut content = Canvas::light(symbol.side());
        let mut blocks = Vec::new();
        let (mut start, mut left) = (0, MOST_FREE_BITS);
        for block in symbol.blocks(level) {
            let size = 8 * block.content;
            let fixed: Vec<bool> = (start..start + size).map(|bit| bits.get(bit).copied().unwrap_or(false)).collect();
            for index in set_bits(&codeword_bits(&fixed, &block)) {
                content.flip(block.modules[index]);
            }
            let first_free = bits.len().saturating_sub(start).min(size);
            let flips: Vec<BitSet> = (first_free..size).take(left).map(|bit| flipped_by(bit, &block)).collect();
            left -= flips.len();
            start += size;
            blocks.push(FreeBlock { modules: block.modules, flips });
        }
        Freedom { content, blocks }
    }

    /// How many bits are free.
    pub(super) fn bits(&self) -> usize {
        self.blocks.iter().map(|block| block.flips.len()).sum()
    }

    /// The modules of the codewords that are dark without a mask, if all free bits are 0.
    pub(super) fn content(&self) -> &Canvas {
        &self.content
    }

    /// A handle for each free bit: for those modules first of which `order` is lowest.
    pub(super) fn handles(&self, mut order: impl FnMut(At) -> u64) -> Vec<Handle> {
        let mut handles = Vec::with_capacity(self.bits());
        for block in self.blocks.iter().filter(|block| !block.flips.is_empty()) {
            let mut places: Vec<usize> = (0..block.modules.len()).collect();
            places.sort_by_cached_key(|&place| order(block.modules[place]));
            for (place, flips) in eliminated(block.flips.clone(), &places) {
                let mut canvas = Canvas::light(self.content.side());
                set_bits(&flips).for_each(|index| canvas.flip(block.modules[index]));
                handles.push(Handle { at: block.modules[place], flips: canvas });
            }
        }
        handles
    }
}

/// The same space in reduced row echelon form.
fn eliminated(mut sets: Vec<BitSet>, places: &[usize]) -> Vec<(usize, BitSet)> {
    let mut chosen = Vec::with_capacity(sets.len());
    for &place in places {
        let done = chosen.len();
        let Some(next) = (done..sets.len()).find(|&index| has(&sets[index], place)) else { continue };
        sets.swap(done, next);
        let own = sets[done].clone();
        for (index, set) in sets.iter_mut().enumerate() {
            if index != done && has(set, place) {
                set.iter_mut().zip(&own).for_each(|(word, own)| *word ^= own);
            }
        }
        chosen.push(place);
    }
    chosen.into_iter().zip(sets).collect()
}

/// The bits of a block with this content.
fn codeword_bits(content: &[bool], block: &Block) -> BitSet {
    let byte = |bits: &[bool]| bits.iter().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
    let mut codewords: Vec<u8> = content.chunks(8).map(byte).collect();
    let all = block.modules.len() / 8;
    codewords.extend(correction_of(&codewords, all - block.content));
    let mut set = vec![0; block.modules.len().div_ceil(64)];
    for (index, &codeword) in codewords.iter().enumerate() {
        for bit in (0..8).filter(|bit| codeword >> (7 - bit) & 1 == 1) {
            let place = 8 * index + bit;
            set[place / 64] |= 1 << (place % 64);
        }
    }
    set
}

/// The bits of a block that one bit of its content flips.
fn flipped_by(bit: usize, block: &Block) -> BitSet {
    let mut content = vec![false; 8 * block.content];
    if let Some(own) = content.get_mut(bit) {
        *own = true;
    }
    codeword_bits(&content, block)
}

fn has(set: &[u64], place: usize) -> bool {
    set[place / 64] >> (place % 64) & 1 == 1
}

fn set_bits(set: &[u64]) -> impl Iterator<Item = usize> {
    (0..64 * set.len()).filter(|&place| has(set, place))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_qr::Version;

    #[test]
    fn each_handle_has_its_module_alone_and_stays_within_its_block() {
        for (number, level, fixed) in [(1, Level::L, 40), (3, Level::H, 100), (5, Level::Q, 0), (7, Level::L, 1000)] {
            let symbol = Symbol::of(Version::numbered(number).unwrap());
            let freedom = Freedom::of(&vec![true; fixed], &symbol, level);
            let handles = freedom.handles(|at| ((at.row() * 31 + at.column() * 17) % 64) as u64);
            let holds: usize = symbol.blocks(level).iter().map(|block| 8 * block.content).sum();
            assert_eq!((handles.len(), freedom.bits()), (holds - fixed, holds - fixed));
            let places: Vec<At> = handles.iter().map(|handle| handle.at).collect();
            for handle in &handles {
                let own: Vec<At> = places.iter().copied().filter(|&at| handle.flips.is_dark(at)).collect();
                assert_eq!(own, [handle.at]);
                let is_in = |block: &Block| block.modules.contains(&handle.at);
                let block = symbol.blocks(level).into_iter().find(is_in).unwrap();
                let flipped = handle.flips.grid().places().filter(|&at| handle.flips.is_dark(at)).collect::<Vec<_>>();
                assert!(flipped.iter().all(|at| block.modules.contains(at)));
            }
        }
    }
}
