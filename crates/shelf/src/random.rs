//! A puzzle by lot.

use crate::entry::Entry;
use crate::filter::Filter;
use crate::index::Index;

impl Index {
    /// A puzzle by lot among those that are wanted; the same for the same seed. `None` if none is.
    pub fn random(&self, seed: u64, filter: &Filter) -> Option<Entry> {
        let count = self.matching(filter).count() as u64;
        self.matching(filter).nth(mixed(seed).checked_rem(count)? as usize)
    }
}

/// A number that looks random (SplitMix64), so that seeds in a row give different puzzles.
pub(crate) fn mixed(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::solve::Tier;

    #[test]
    fn lots_are_fair_and_repeatable() {
        let index = Index::parse(include_str!("../data/index.txt")).unwrap();
        let filter = Filter { sides: 10..=15, tiers: Tier::Gentle..=Tier::Moderate, colouring: None };
        let drawn: Vec<Entry> = (0..500).filter_map(|seed| index.random(seed, &filter)).collect();
        assert_eq!(drawn.len(), 500);
        assert!(drawn.iter().all(|entry| filter.has(entry)));
        let mut ids: Vec<u16> = drawn.iter().map(|entry| entry.id.number()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert!(ids.len() > 200, "{}", ids.len());
        assert_eq!(index.random(7, &filter), index.random(7, &filter));
        let nothing = Filter { sides: 62..=63, ..Filter::default() };
        assert_eq!(index.random(7, &nothing), None);
    }
}
