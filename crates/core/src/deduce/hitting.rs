//! A hitting set of a given size, if there is one, by branch and bound.

use crate::line::Mask;

/// Sets of cells of which each must be hit.
#[derive(Debug)]
pub(super) struct ToHit<M> {
    /// The smallest first: they leave the least choice.
    sets: Vec<M>,
    /// How many more choices may be tried.
    choices: usize,
}

/// The answer to a question for a set that hits all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hit<M> {
    /// One that does.
    All(M),
    /// There is none of this size.
    Never,
    /// It would take too many choices to find out.
    Unknown,
}

impl<M: Mask> ToHit<M> {
    /// No sets yet, and the most choices that may be tried from now on.
    pub(super) fn new(choices: usize) -> Self {
        ToHit { sets: Vec::new(), choices }
    }

    /// Adds a set that must be hit.
    pub(super) fn add(&mut self, set: M) {
        let place = self.sets.partition_point(|other| other.len() <= set.len());
        self.sets.insert(place, set);
    }

    /// A set of at most this many cells that hits all sets; those that come first in `order` are tried first.
    pub(super) fn by(&mut self, most: usize, order: impl Fn(usize) -> usize) -> Hit<M> {
        let found = self.choose(most, M::NONE, M::NONE, &order);
        match found {
            Some(cells) => Hit::All(cells),
            None if self.choices == 0 => Hit::Unknown,
            None => Hit::Never,
        }
    }

    /// Adds at most `more` cells to the chosen ones, none of which was refused.
    fn choose(&mut self, more: usize, chosen: M, refused: M, order: &dyn Fn(usize) -> usize) -> Option<M> {
        let mut narrowest: Option<M> = None;
        // Sets that have no cell in common need a cell each.
        let (mut apart, mut needed) = (M::NONE, 0);
        for &set in self.sets.iter().filter(|set| set.and(chosen).is_empty()) {
            let open = set.minus(refused);
            if open.and(apart).is_empty() {
                (apart, needed) = (apart.or(open), needed + 1);
            }
            if needed > more || open.is_empty() {
                return None;
            }
            if narrowest.is_none_or(|narrowest| open.len() < narrowest.len()) {
                narrowest = Some(open);
            }
        }
        let Some(narrowest) = narrowest else { return Some(chosen) };
        let mut cells: Vec<usize> = narrowest.cells().collect();
        put_in_order(&mut cells, order);
        let mut refused = refused;
        for cell in cells {
            self.choices = self.choices.checked_sub(1)?;
            let found = self.choose(more - 1, chosen.or(M::bit(cell)), refused, order);
            if found.is_some() || self.choices == 0 {
                return found;
            }
            refused.insert(cell);
        }
        None
    }
}

fn put_in_order(cells: &mut [usize], order: &dyn Fn(usize) -> usize) {
    cells.sort_by_key(|&cell| (order(cell), cell));
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]
        #[test]
        fn it_finds_the_fewest(sets in prop::collection::vec(1u64..1 << 9, 0..12)) {
            let mut to_hit = ToHit::new(1_000_000);
            sets.iter().for_each(|&set| to_hit.add(set));
            let hits = |cells: &u64| sets.iter().all(|set| set & cells != 0);
            let fewest = (0..1u64 << 9).filter(hits).map(u64::count_ones).min().unwrap() as usize;
            for most in 0..=9 {
                let found = to_hit.by(most, |cell| 9 - cell);
                match found {
                    Hit::All(cells) => prop_assert!(most >= fewest && hits(&cells) && cells.len() <= most),
                    other => prop_assert!(most < fewest && other == Hit::Never),
                }
            }
        }
    }

    #[test]
    fn it_gives_up_after_enough_choices() {
        let mut to_hit = ToHit::new(2);
        [0b0011u64, 0b0110, 0b1100, 0b1001].into_iter().for_each(|set| to_hit.add(set));
        assert_eq!(to_hit.by(2, |cell| cell), Hit::Unknown);
        let mut to_hit = ToHit::new(100);
        [0b0011u64, 0b0110, 0b1100, 0b1001].into_iter().for_each(|set| to_hit.add(set));
        assert_eq!((to_hit.by(1, |cell| cell), to_hit.by(2, |cell| cell)), (Hit::Never, Hit::All(0b0101)));
    }
}
