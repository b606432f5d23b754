//! What is known of a line whose cells can be of several colours: for each colour, the cells that cannot be of it.

use crate::line::Mask;
use crate::puzzle::{Cell, Colour, Colours};

/// What is known of a line's cells in a puzzle with fewer than `N` inks: for each colour, the cells that cannot be of
/// it. A cell that can be of no colour is a contradiction, so no layout fits.
///
/// It knows how many inks the puzzle has, and all operations take time for these only. Two values that are combined must
/// have the same number of inks.
#[derive(Clone, Copy, Debug)]
pub struct Excluded<M, const N: usize> {
    /// The cells that cannot be of each colour, the background first. Those beyond the colours in use are empty.
    masks: [M; N],
    /// How many colours are in use, the background included: 1 to `N`.
    colours: usize,
}

impl<M: Mask, const N: usize> Excluded<M, N> {
    /// Every cell can be of every colour, in a puzzle with this many inks.
    ///
    /// # Panics
    /// If `inks` is not less than `N`.
    #[track_caller]
    #[inline]
    pub fn nothing(inks: usize) -> Self {
        assert!(inks < N, "{N} masks are too few for {inks} inks and the background");
        Excluded { masks: [M::NONE; N], colours: inks + 1 }
    }

    /// What is known of the cells of a line, in order, in a puzzle with this many inks.
    ///
    /// # Panics
    /// If `inks` is not less than `N`, or something is known of a cell at or beyond `M::BITS`.
    pub fn of_cells(cells: impl IntoIterator<Item = Cell>, inks: usize) -> Self {
        let mut known = Self::nothing(inks);
        let all = Colours::all(inks);
        for (along, cell) in cells.into_iter().enumerate() {
            let excluded = all.minus(cell.possible(inks));
            if !excluded.is_empty() {
                assert!(along < M::BITS, "a set of {} cells has no cell {along}", M::BITS);
                known.exclude(along, excluded);
            }
        }
        known
    }

    /// What is known of the cells of a line in a puzzle with this many inks: for each colour, `long` words.
    #[inline]
    pub(in crate::line) fn of_words(words: &[u64], long: usize, inks: usize) -> Self {
        let mut known = Self::nothing(inks);
        for (mask, words) in known.used_mut().iter_mut().zip(words.chunks_exact(long)) {
            *mask = M::of_words(words);
        }
        known
    }

    /// The same with sets of another size, of the first 64 cells.
    #[inline]
    pub(in crate::line) fn resized<O: Mask>(&self) -> Excluded<O, N> {
        let mut known = Excluded::nothing(self.inks());
        for (mask, own) in known.used_mut().iter_mut().zip(self.used()) {
            *mask = O::of_words(&[own.word(0)]);
        }
        known
    }

    /// For each colour, the cells that cannot be of it.
    #[inline]
    pub(in crate::line) fn masks(&self) -> impl Iterator<Item = M> {
        self.used().iter().copied()
    }

    /// How many inks the puzzle has.
    #[inline]
    pub fn inks(&self) -> usize {
        self.colours - 1
    }

    /// The masks of the colours in use, the background first.
    #[inline]
    pub(super) fn used(&self) -> &[M] {
        &self.masks[..self.colours]
    }

    /// The same, to be changed.
    #[inline]
    pub(super) fn used_mut(&mut self) -> &mut [M] {
        &mut self.masks[..self.colours]
    }

    /// The cells that cannot be of a colour. An ink that the puzzle does not have counts as possible everywhere.
    #[inline]
    pub fn cannot_be(&self, colour: Colour) -> M {
        self.masks.get(colour.number()).copied().unwrap_or(M::NONE)
    }

    /// The colours that a cell cannot be of, `along < M::BITS`.
    pub fn excluded(&self, along: usize) -> Colours {
        let colours = Colour::EVERY.into_iter().zip(self.used());
        colours.filter(|(_, mask)| mask.has(along)).map(|(colour, _)| colour).collect()
    }

    /// The colours that a cell can be of, `along < M::BITS`.
    pub fn possible(&self, along: usize) -> Colours {
        Colours::all(self.inks()).minus(self.excluded(along))
    }

    /// What is known of a cell, `along < M::BITS`. One that can be of no colour looks as if it could be of any.
    pub fn cell(&self, along: usize) -> Cell {
        Cell::among(self.possible(along), self.inks())
    }

    /// Excludes colours for a cell, `along < M::BITS`. Colours that the puzzle does not have make no difference.
    pub fn exclude(&mut self, along: usize, colours: Colours) {
        for (colour, mask) in Colour::EVERY.into_iter().zip(self.used_mut()) {
            if colours.has(colour) {
                mask.insert(along);
            }
        }
    }

    /// Excludes colours for each of some cells. Colours that the puzzle does not have make no difference.
    pub fn exclude_all(&mut self, cells: M, colours: Colours) {
        for (colour, mask) in Colour::EVERY.into_iter().zip(self.used_mut()) {
            if colours.has(colour) {
                *mask = mask.or(cells);
            }
        }
    }

    /// The cells that can only be of this colour.
    #[must_use]
    pub fn must_be(&self, colour: Colour) -> M {
        let others = Colour::EVERY.into_iter().zip(self.used()).filter(|(other, _)| *other != colour);
        others.fold(M::first(M::BITS), |set, (_, &mask)| set.and(mask)).minus(self.cannot_be(colour))
    }

    /// What is excluded for these cells only.
    #[must_use]
    pub fn within(mut self, cells: M) -> Self {
        self.used_mut().iter_mut().for_each(|mask| *mask = mask.and(cells));
        self
    }

    /// The cells that can be of exactly one colour.
    #[must_use]
    #[inline]
    pub fn known(&self) -> M {
        let everywhere = M::first(M::BITS);
        let (mut once, mut twice) = (M::NONE, M::NONE);
        for &mask in self.used() {
            let possible = everywhere.minus(mask);
            twice = twice.or(once.and(possible));
            once = once.or(possible);
        }
        once.minus(twice)
    }

    /// The cells of which anything is known: at least one colour is excluded.
    #[must_use]
    #[inline]
    pub fn cells(&self) -> M {
        self.used().iter().fold(M::NONE, |set, &mask| set.or(mask))
    }

    /// Whether no colour is excluded for any cell.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.used().iter().all(|mask| mask.is_empty())
    }

    /// What is excluded here and not in `before`.
    #[must_use]
    #[inline]
    pub fn since(self, before: Self) -> Self {
        self.zip(before, M::minus)
    }

    /// What is excluded in either.
    #[must_use]
    #[inline]
    pub fn or(self, other: Self) -> Self {
        self.zip(other, M::or)
    }

    /// What is excluded in both: all that holds if one of the two does, without knowing which.
    #[must_use]
    #[inline]
    pub fn and(self, other: Self) -> Self {
        self.zip(other, M::and)
    }

    #[inline]
    fn zip(mut self, other: Self, join: impl Fn(M, M) -> M) -> Self {
        debug_assert_eq!(self.colours, other.colours, "both are lines of one puzzle");
        for (mask, &other) in self.used_mut().iter_mut().zip(other.used()) {
            *mask = join(*mask, other);
        }
        self
    }
}

impl<M: Mask, const N: usize> PartialEq for Excluded<M, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.used() == other.used()
    }
}

impl<M: Mask, const N: usize> Eq for Excluded<M, N> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::Wide;
    use proptest::prelude::*;

    fn colours(numbers: impl IntoIterator<Item = usize>) -> Colours {
        numbers.into_iter().filter_map(|number| Colour::try_from(number as u8).ok()).collect()
    }

    /// For each cell, the colours that are possible, none of which is above the number of inks.
    fn line(inks: usize) -> impl Strategy<Value = Vec<Colours>> {
        let cell = prop::collection::vec(prop::bool::weighted(0.7), inks + 1);
        let cell = cell.prop_map(|chosen| colours((0..chosen.len()).filter(|&number| chosen[number])));
        prop::collection::vec(cell, 70)
    }

    fn excluded<M: Mask, const N: usize>(line: &[Colours], inks: usize) -> Excluded<M, N> {
        let mut known = Excluded::nothing(inks);
        for (along, &possible) in line.iter().enumerate() {
            known.exclude(along, Colours::all(inks).minus(possible));
        }
        known
    }

    /// The cells for which something holds.
    fn cells(line: &[Colours], holds: impl Fn(Colours) -> bool) -> Vec<usize> {
        (0..line.len()).filter(|&along| holds(line[along])).collect()
    }

    fn agrees_with_plain_sets<M: Mask, const N: usize>(one: &[Colours], other: &[Colours], inks: usize) {
        let all = Colours::all(inks);
        let (one, other) = (&one[..one.len().min(M::BITS)], &other[..other.len().min(M::BITS)]);
        let (a, b) = (excluded::<M, N>(one, inks), excluded::<M, N>(other, inks));
        for along in 0..one.len() {
            assert_eq!(a.possible(along), one[along]);
            assert_eq!(a.excluded(along), all.minus(one[along]));
            assert_eq!(a.cell(along), Cell::among(one[along], inks));
            let either = all.minus(one[along]).or(all.minus(other[along]));
            assert_eq!(a.or(b).excluded(along), either);
            assert_eq!(a.and(b).possible(along), one[along].or(other[along]));
            assert_eq!(a.since(b).excluded(along), other[along].minus(one[along]));
        }
        for colour in Colour::all(inks) {
            let cannot: Vec<usize> = a.cannot_be(colour).cells().collect();
            assert_eq!(cannot, cells(one, |possible| !possible.has(colour)));
        }
        for colour in Colour::all(inks) {
            let must: Vec<usize> = a.must_be(colour).cells().collect();
            assert_eq!(must, cells(one, |possible| possible.only() == Some(colour)));
        }
        let half = one.len() / 2;
        let (within, mut less) = (a.within(M::first(half)), a);
        less.exclude_all(M::first(half), other[0]);
        for (along, &possible) in one.iter().enumerate() {
            assert_eq!(within.possible(along), if along < half { possible } else { all });
            assert_eq!(less.possible(along), if along < half { possible.minus(other[0]) } else { possible });
        }
        assert_eq!(a.known().cells().collect::<Vec<_>>(), cells(one, |possible| possible.len() == 1));
        assert_eq!(a.cells().cells().collect::<Vec<_>>(), cells(one, |possible| possible != all));
        assert_eq!((a == b, a.is_empty()), (one == other, one.iter().all(|&possible| possible == all)));
        assert_eq!((a.or(b) == a, a.since(a).is_empty(), a.inks()), (a.or(b).since(a).is_empty(), true, inks));
        // An empty set of colours is not what a cell says: it says that every colour is possible.
        let known = (0..one.len()).map(|along| a.cell(along));
        let expected: Vec<Colours> =
            one.iter().map(|&possible| if possible.is_empty() { all } else { possible }).collect();
        assert_eq!(Excluded::<M, N>::of_cells(known, inks), excluded(&expected, inks));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]
        #[test]
        fn cells_and_masks_say_the_same(
            (inks, one, other) in (1usize..5).prop_flat_map(|inks| (Just(inks), line(inks), line(inks))),
        ) {
            agrees_with_plain_sets::<u64, 5>(&one, &other, inks);
            agrees_with_plain_sets::<u128, 5>(&one, &other, inks);
            agrees_with_plain_sets::<Wide<2>, 8>(&one, &other, inks);
            agrees_with_plain_sets::<Wide<4>, 32>(&one, &other, inks);
        }
    }

    #[test]
    fn nothing_is_excluded_at_first() {
        let mut known = Excluded::<u64, 4>::nothing(2);
        assert!(known.is_empty() && known.known() == 0 && known.cells() == 0);
        // The third ink does not exist, though there is a mask for it.
        known.exclude(3, colours([0, 3]));
        assert_eq!((known.excluded(3), known.possible(3)), (Colours::BACKGROUND, colours([1, 2])));
        assert_eq!((known.cannot_be(Colour::ink(3)), known.cannot_be(Colour::ink(31))), (0, 0));
        assert_ne!(Excluded::<u64, 4>::nothing(2), Excluded::nothing(3));
    }

    #[test]
    fn a_cell_that_can_be_nothing_is_not_known() {
        let mut known = Excluded::<u64, 3>::nothing(2);
        known.exclude(5, Colours::all(2));
        assert_eq!((known.known(), known.cells(), known.possible(5)), (0, 1 << 5, Colours::NONE));
    }

    #[test]
    #[should_panic(expected = "3 masks are too few for 3 inks and the background")]
    fn more_inks_than_masks_are_refused() {
        let _ = Excluded::<u64, 3>::nothing(3);
    }

    #[test]
    #[should_panic(expected = "a set of 64 cells has no cell 64")]
    fn more_known_cells_than_a_set_holds_are_refused() {
        let _ = Excluded::<u64, 3>::of_cells([Cell::FILLED; 65], 2);
    }
}
