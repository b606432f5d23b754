//! Sets of cells of one line as bit masks: one word for up to 64 cells, two for 128, more for longer lines, with the
//! same code for all.
//!
//! A mask has exactly as many bits as its line has cells. A sentinel cell at either end would push a line of 64 cells
//! into a second word, so the two ends are separate cases.

use std::fmt::Debug;

/// A set of cells of a line: bit *i* is cell *i*, from 0.
///
/// Cells at or beyond [`Mask::BITS`] do not exist: shifts and floods drop them. If an argument is outside its stated
/// range, a method may return any set, or panic.
pub trait Mask: Copy + Eq + Debug {
    /// How many cells a set can hold.
    const BITS: usize;
    /// The empty set.
    const NONE: Self;

    /// The set of these cells: bit *i* of word *j* is cell 64 *j* + *i*. There are at most as many words as `BITS` cells need.
    fn of_words(words: &[u64]) -> Self;
    /// The word with this index, which may be any.
    fn word(self, index: usize) -> u64;
    /// The set of one cell, `cell < BITS`.
    fn bit(cell: usize) -> Self;
    /// The set of the first `count` cells, `count <= BITS`.
    fn first(count: usize) -> Self;
    /// Cells in both sets.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// Cells in either set.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// Cells in this set and not in the other.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// Every cell moved `by` places towards higher cells, `by < BITS`.
    #[must_use]
    fn up(self, by: usize) -> Self;
    /// Every cell moved `by` places towards lower cells, `by < BITS`.
    #[must_use]
    fn down(self, by: usize) -> Self;
    /// The cells of `through` that can be reached from a cell of this set by moving up inside `through`.
    ///
    /// This is one addition: its carry runs up through all neighbouring cells of `through`.
    #[must_use]
    fn flood_up(self, through: Self) -> Self;
    /// The cells of `through` that can be reached from a cell of this set by moving down inside `through`.
    ///
    /// There is no carry downwards, so the reach is doubled instead: 1, 2, 4, … cells at a time.
    #[must_use]
    fn flood_down(self, through: Self) -> Self;
    /// Whether the set is empty.
    fn is_empty(self) -> bool;
    /// Whether a cell is in the set.
    fn has(self, cell: usize) -> bool;
    /// How many cells are in the set.
    fn len(self) -> usize;
    /// The lowest cell of the set; `None` if there is none.
    fn lowest(self) -> Option<usize>;
    /// The highest cell of the set; `None` if there is none.
    fn highest(self) -> Option<usize>;
    /// The cells of the set, lowest first.
    fn cells(self) -> impl Iterator<Item = usize>;
    /// Adds a cell to the set, `cell < BITS`.
    fn insert(&mut self, cell: usize);

    /// The cells where a window of `length` cells that are all in the set begins, `length >= 1`.
    #[must_use]
    fn starts(self, length: usize) -> Self {
        let (mut set, mut have) = (self, 1);
        while have < length && !set.is_empty() {
            let more = have.min(length - have);
            set = set.and(set.down(more));
            have += more;
        }
        set
    }

    /// Every cell of the set extended upward to `length` cells, `1 <= length <= BITS`.
    #[must_use]
    fn stretch(self, length: usize) -> Self {
        let (mut set, mut have) = (self, 1);
        while have < length {
            let more = have.min(length - have);
            set = set.or(set.up(more));
            have += more;
        }
        set
    }
}

/// Panics if a line is longer than a set. It takes the numbers by value, so that callers need not keep them in memory.
#[cold]
#[track_caller]
pub(super) fn require_length(length: usize, most: usize) {
    assert!(length <= most, "a set of {most} cells cannot hold a line of {length}");
}

macro_rules! word_mask {
    ($word:ty) => {
        impl Mask for $word {
            const BITS: usize = <$word>::BITS as usize;
            const NONE: Self = 0;

            #[inline]
            fn of_words(words: &[u64]) -> Self {
                let each = words.iter().take(<Self as Mask>::BITS / 64).enumerate();
                each.fold(0, |set, (index, &word)| set | <$word>::from(word) << (64 * index))
            }
            #[inline]
            fn word(self, index: usize) -> u64 {
                if index < <Self as Mask>::BITS / 64 { (self >> (64 * index)) as u64 } else { 0 }
            }
            #[inline]
            fn bit(cell: usize) -> Self {
                1 << cell
            }
            #[inline]
            fn first(count: usize) -> Self {
                if count == 0 { 0 } else { <$word>::MAX >> (<Self as Mask>::BITS - count) }
            }
            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline]
            fn minus(self, other: Self) -> Self {
                self & !other
            }
            #[inline]
            fn up(self, by: usize) -> Self {
                self << by
            }
            #[inline]
            fn down(self, by: usize) -> Self {
                self >> by
            }
            #[inline]
            fn flood_up(self, through: Self) -> Self {
                let from = self & through;
                ((from.wrapping_add(through) ^ through) | from) & through
            }
            #[inline]
            fn flood_down(self, through: Self) -> Self {
                let (mut reached, mut open, mut by) = (self & through, through, 1);
                while by < <Self as Mask>::BITS && open != 0 {
                    reached |= open & (reached >> by);
                    open &= open >> by;
                    by *= 2;
                }
                reached
            }
            #[inline]
            fn is_empty(self) -> bool {
                self == 0
            }
            #[inline]
            fn has(self, cell: usize) -> bool {
                self >> cell & 1 == 1
            }
            #[inline]
            fn len(self) -> usize {
                self.count_ones() as usize
            }
            #[inline]
            fn lowest(self) -> Option<usize> {
                (self != 0).then(|| self.trailing_zeros() as usize)
            }
            #[inline]
            fn highest(self) -> Option<usize> {
                self.checked_ilog2().map(|bit| bit as usize)
            }
            #[inline]
            fn cells(self) -> impl Iterator<Item = usize> {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let cell = rest.lowest()?;
                    rest &= rest.wrapping_sub(1);
                    Some(cell)
                })
            }
            #[inline]
            fn insert(&mut self, cell: usize) {
                *self |= 1 << cell;
            }
        }
    };
}

word_mask!(u64);
word_mask!(u128);

/// A set of up to 64 × `N` cells in `N` words, the lowest cells first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    #[inline]
    fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Wide(std::array::from_fn(|i| join(self.0[i], other.0[i])))
    }
}

impl<const N: usize> Mask for Wide<N> {
    const BITS: usize = 64 * N;
    const NONE: Self = Wide([0; N]);

    #[inline]
    fn of_words(words: &[u64]) -> Self {
        let mut set = [0; N];
        set[..words.len()].copy_from_slice(words);
        Wide(set)
    }

    #[inline]
    fn word(self, index: usize) -> u64 {
        self.0.get(index).copied().unwrap_or(0)
    }

    #[inline]
    fn bit(cell: usize) -> Self {
        let mut words = [0; N];
        words[cell / 64] = 1 << (cell % 64);
        Wide(words)
    }

    #[inline]
    fn first(count: usize) -> Self {
        let mut words = [0; N];
        words[..count / 64].fill(u64::MAX);
        if !count.is_multiple_of(64) {
            words[count / 64] = <u64 as Mask>::first(count % 64);
        }
        Wide(words)
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    #[inline]
    fn up(self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        Wide(std::array::from_fn(|i| {
            let word = |index: Option<usize>| index.map_or(0, |index| self.word(index));
            let (whole, below) = (word(i.checked_sub(words)), word(i.checked_sub(words + 1)));
            if bits == 0 { whole } else { whole << bits | below >> (64 - bits) }
        }))
    }

    #[inline]
    fn down(self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        Wide(std::array::from_fn(|i| {
            let (whole, above) = (self.word(i + words), self.word(i + words + 1));
            if bits == 0 { whole } else { whole >> bits | above << (64 - bits) }
        }))
    }

    #[inline]
    fn flood_up(self, through: Self) -> Self {
        let mut carry = 0;
        Wide(std::array::from_fn(|i| {
            let (from, open) = (self.0[i] & through.0[i], through.0[i]);
            let (sum, over) = from.overflowing_add(open);
            let (sum, over_again) = sum.overflowing_add(carry);
            carry = u64::from(over | over_again);
            ((sum ^ open) | from) & open
        }))
    }

    #[inline]
    fn flood_down(self, through: Self) -> Self {
        let mut words = [0; N];
        let mut carry = 0;
        for i in (0..N).rev() {
            let open = through.0[i];
            words[i] = (self.0[i] | carry << 63).flood_down(open);
            carry = words[i] & 1;
        }
        Wide(words)
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline]
    fn has(self, cell: usize) -> bool {
        self.0[cell / 64].has(cell % 64)
    }

    #[inline]
    fn len(self) -> usize {
        self.0.iter().map(|&word| word.len()).sum()
    }

    #[inline]
    fn lowest(self) -> Option<usize> {
        let index = self.0.iter().position(|&word| word != 0)?;
        Some(64 * index + self.0[index].lowest()?)
    }

    #[inline]
    fn highest(self) -> Option<usize> {
        let index = self.0.iter().rposition(|&word| word != 0)?;
        Some(64 * index + self.0[index].highest()?)
    }

    #[inline]
    fn cells(self) -> impl Iterator<Item = usize> {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(index, word)| word.cells().map(move |cell| 64 * index + cell))
    }

    #[inline]
    fn insert(&mut self, cell: usize) {
        self.0[cell / 64].insert(cell % 64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    /// The same set as a sorted set of numbers, with operations so plain that they can hardly be wrong.
    fn plain<M: Mask>(set: M) -> BTreeSet<usize> {
        (0..M::BITS).filter(|&cell| set.has(cell)).collect()
    }

    fn packed<M: Mask>(cells: &[bool]) -> M {
        let mut set = M::NONE;
        (0..M::BITS).filter(|&cell| cells[cell]).for_each(|cell| set.insert(cell));
        set
    }

    fn agrees_with_plain_sets<M: Mask>(a: &[bool], b: &[bool], by: usize) {
        let (by, bits) = (by % M::BITS, M::BITS);
        let (x, y): (M, M) = (packed(a), packed(b));
        let (sx, sy) = (plain(x), plain(y));
        assert_eq!(sx, (0..bits).filter(|&cell| a[cell]).collect());
        assert_eq!(plain(x.and(y)), &sx & &sy);
        assert_eq!(plain(x.or(y)), &sx | &sy);
        assert_eq!(plain(x.minus(y)), &sx - &sy);
        assert_eq!(plain(x.up(by)), sx.iter().map(|c| c + by).filter(|&c| c < bits).collect());
        assert_eq!(plain(x.down(by)), sx.iter().filter(|&&c| c >= by).map(|c| c - by).collect());
        assert_eq!(plain(M::first(by)), (0..by).collect());
        assert_eq!(x.len(), sx.len());
        assert_eq!(x.is_empty(), sx.is_empty());
        assert_eq!((x.lowest(), x.highest()), (sx.first().copied(), sx.last().copied()));
        assert_eq!(x.cells().collect::<Vec<_>>(), sx.iter().copied().collect::<Vec<_>>());

        let length = by + 1;
        let fits = |&start: &usize| (start..start + length).all(|c| sx.contains(&c));
        assert_eq!(plain(x.starts(length)), (0..bits).filter(fits).collect());
        let covered = |&cell: &usize| sx.range((cell + 1).saturating_sub(length)..=cell).next().is_some();
        assert_eq!(plain(x.stretch(length)), (0..bits).filter(covered).collect());

        let mut up = BTreeSet::new();
        let mut down = BTreeSet::new();
        for &seed in &(&sx & &sy) {
            up.extend((seed..bits).take_while(|c| sy.contains(c)));
            down.extend((0..=seed).rev().take_while(|c| sy.contains(c)));
        }
        assert_eq!(plain(x.flood_up(y)), up);
        assert_eq!(plain(x.flood_down(y)), down);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]
        #[test]
        fn every_width_agrees_with_plain_sets(
            a in prop::collection::vec(prop::bool::weighted(0.2), 256),
            b in prop::collection::vec(prop::bool::weighted(0.9), 256),
            by in 0usize..256,
        ) {
            agrees_with_plain_sets::<u64>(&a, &b, by);
            agrees_with_plain_sets::<u128>(&a, &b, by);
            agrees_with_plain_sets::<Wide<1>>(&a, &b, by);
            agrees_with_plain_sets::<Wide<3>>(&a, &b, by);
            agrees_with_plain_sets::<Wide<4>>(&a, &b, by);
        }
    }

    #[test]
    fn whole_words_are_first_cells_too() {
        assert_eq!(<u64 as Mask>::first(64), u64::MAX);
        assert_eq!(<u128 as Mask>::first(128), u128::MAX);
        assert_eq!(Wide::<2>::first(128).len(), 128);
    }
}
