//! What solving asks of one line, with either form of knowledge: two masks for one ink, or a mask for each colour.
//!
//! `solve` is written once for any [`Knowledge`]. A black-and-white puzzle gets [`Known`], whose code is the line
//! solver's own.

use super::coloured::{ColourSolver, Excluded};
use super::long::LongLines;
use super::mask::Mask;
use super::solver::{Known, LineSolver};
use crate::puzzle::{Cell, Clue, Colour, Colours};
use std::fmt::Debug;

/// What is known about the cells of a line: for each, the colours that are excluded.
pub trait Knowledge: Copy + Eq + Debug {
    /// Sets of cells, and of lines.
    type Mask: Mask;
    /// What infers.
    type Logic: LineLogic<Self>;

    /// Nothing is known, in a puzzle with this many inks.
    fn nothing(inks: usize) -> Self;

    /// How many colours a puzzle with this many inks has: where that is always the same, the compiler knows it.
    fn colours(inks: usize) -> usize {
        inks + 1
    }

    /// What is known about the cells of a line, in order.
    ///
    /// # Panics
    /// If a cell at or beyond `Mask::BITS` is known.
    fn of_cells(cells: impl IntoIterator<Item = Cell>, inks: usize) -> Self;

    /// Knowledge of one cell only, `along < Mask::BITS`.
    fn of_cell(along: usize, cell: Cell, inks: usize) -> Self;

    /// What is known of a line in a puzzle with this many inks: for each colour, the cells that cannot be of it, in `long` words.
    fn of_words(words: &[u64], long: usize, inks: usize) -> Self;

    /// For each colour, the cells that cannot be of it, the background first.
    fn masks(&self) -> impl Iterator<Item = Self::Mask>;

    /// What is known of one cell.
    fn cell(&self, along: usize) -> Cell;

    /// The cells whose colour is known.
    fn known(&self) -> Self::Mask;

    /// The cells that are known not to be of a colour of the puzzle.
    fn cannot_be(&self, colour: Colour) -> Self::Mask;

    /// The cells that are known to be of a colour of the puzzle.
    fn must_be(&self, colour: Colour) -> Self::Mask;

    /// Excludes a colour of the puzzle for some cells.
    fn exclude(&mut self, cells: Self::Mask, colour: Colour);

    /// Adds that some cells are of a colour of the puzzle.
    fn settle(&mut self, cells: Self::Mask, colour: Colour);

    /// What is known of these cells only.
    #[must_use]
    fn within(self, cells: Self::Mask) -> Self;

    /// What is known here and not in `before`.
    #[must_use]
    fn since(self, before: Self) -> Self;

    /// What is known here or there.
    #[must_use]
    fn or(self, other: Self) -> Self;

    /// What is known both here and there.
    #[must_use]
    fn and(self, other: Self) -> Self;

    /// The cells of which anything is known.
    fn cells(&self) -> Self::Mask;

    /// Whether nothing is known.
    fn is_empty(&self) -> bool;

    /// How many cells become known when `self` is added to what is known, `before`.
    fn settles(&self, before: &Self) -> usize;

    /// The cells of which anything is known, in the order in which a step lists them, and what is known of them after
    /// it.
    fn changes(self, after: Self) -> impl Iterator<Item = (usize, Cell)>;
}

/// Infers on lines. It keeps its tables from call to call, so a call allocates nothing once they have grown.
pub trait LineLogic<K: Knowledge>: Debug + Default {
    /// What all layouts of `clue` that fit `known` in a line of `length` cells agree on; `None` if no layout fits.
    fn infer(&mut self, clue: &Clue, length: usize, known: K) -> Option<K>;

    /// The same as [`LineLogic::infer`] in words: for each colour, the cells that cannot be of it.
    fn infer_words(&mut self, clue: &Clue, length: usize, excluded: &[u64]) -> Option<&[u64]>;

    /// Where each run starts in some layout that fits, first run first; `None` if no layout fits.
    fn starts(&mut self, clue: &Clue, length: usize, known: K) -> Option<Vec<K::Mask>>;
}

/// Lines whose sets hold more cells than this are inferred word by word.
pub(crate) const LONG_FROM: usize = 128;

/// The logic of lines with one ink.
#[derive(Clone, Debug)]
pub struct OneInk<M> {
    solver: LineSolver<M>,
    narrow: LineSolver<u64>,
    long: LongLines,
}

impl<M: Mask> Default for OneInk<M> {
    fn default() -> Self {
        OneInk { solver: LineSolver::new(), narrow: LineSolver::new(), long: LongLines::default() }
    }
}

impl<M: Mask> LineLogic<Known<M>> for OneInk<M> {
    #[inline]
    fn infer(&mut self, clue: &Clue, length: usize, known: Known<M>) -> Option<Known<M>> {
        if M::BITS > 64 && length <= 64 {
            let known = Known { filled: known.filled.word(0), empty: known.empty.word(0) };
            let Known { filled, empty } = self.narrow.infer(clue, length, known)?;
            return Some(Known { filled: M::of_words(&[filled]), empty: M::of_words(&[empty]) });
        }
        if M::BITS > LONG_FROM {
            return self.long.infer(clue, length, &known, 1);
        }
        self.solver.infer(clue, length, known)
    }

    fn infer_words(&mut self, clue: &Clue, length: usize, excluded: &[u64]) -> Option<&[u64]> {
        if length > 64 {
            return self.long.infer_words(clue, length, excluded);
        }
        let found = self.narrow.infer(clue, length, Known { filled: excluded[0], empty: excluded[1] })?;
        Some(self.long.told([found.filled, found.empty]))
    }

    fn starts(&mut self, clue: &Clue, length: usize, known: Known<M>) -> Option<Vec<M>> {
        if M::BITS > LONG_FROM {
            return self.long.starts(clue, length, &known);
        }
        self.solver.starts(clue, length, known)
    }
}

impl<M: Mask> Knowledge for Known<M> {
    type Mask = M;
    type Logic = OneInk<M>;

    #[inline]
    fn nothing(_: usize) -> Self {
        Known::NOTHING
    }

    #[inline]
    fn colours(_: usize) -> usize {
        2
    }

    fn of_cells(cells: impl IntoIterator<Item = Cell>, _: usize) -> Self {
        Known::of_cells(cells)
    }

    #[inline]
    fn of_cell(along: usize, cell: Cell, _: usize) -> Self {
        match cell {
            Cell::FILLED => Known { filled: M::bit(along), empty: M::NONE },
            Cell::EMPTY => Known { filled: M::NONE, empty: M::bit(along) },
            _ => Known::NOTHING,
        }
    }

    #[inline]
    fn of_words(words: &[u64], long: usize, _: usize) -> Self {
        let (filled, empty) = words.split_at(long);
        Known { filled: M::of_words(filled), empty: M::of_words(empty) }
    }

    #[inline]
    fn masks(&self) -> impl Iterator<Item = M> {
        [self.filled, self.empty].into_iter()
    }

    fn cell(&self, along: usize) -> Cell {
        match (self.filled.has(along), self.empty.has(along)) {
            (true, _) => Cell::FILLED,
            (false, true) => Cell::EMPTY,
            (false, false) => Cell::UNKNOWN,
        }
    }

    #[inline]
    fn known(&self) -> M {
        self.union()
    }

    #[inline]
    fn cannot_be(&self, colour: Colour) -> M {
        if colour.is_background() { self.filled } else { self.empty }
    }

    #[inline]
    fn must_be(&self, colour: Colour) -> M {
        if colour.is_background() { self.empty } else { self.filled }
    }

    #[inline]
    fn exclude(&mut self, cells: M, colour: Colour) {
        let set = if colour.is_background() { &mut self.filled } else { &mut self.empty };
        *set = set.or(cells);
    }

    #[inline]
    fn settle(&mut self, cells: M, colour: Colour) {
        let set = if colour.is_background() { &mut self.empty } else { &mut self.filled };
        *set = set.or(cells);
    }

    #[inline]
    fn within(self, cells: M) -> Self {
        Known { filled: self.filled.and(cells), empty: self.empty.and(cells) }
    }

    #[inline]
    fn since(self, before: Self) -> Self {
        Known::since(self, before)
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        Known { filled: self.filled.or(other.filled), empty: self.empty.or(other.empty) }
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        Known { filled: self.filled.and(other.filled), empty: self.empty.and(other.empty) }
    }

    #[inline]
    fn cells(&self) -> M {
        self.union()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        Known::is_empty(*self)
    }

    #[inline]
    fn settles(&self, _: &Self) -> usize {
        self.len()
    }

    #[inline]
    fn changes(self, _: Self) -> impl Iterator<Item = (usize, Cell)> {
        let filled = self.filled.cells().map(|along| (along, Cell::FILLED));
        filled.chain(self.empty.cells().map(|along| (along, Cell::EMPTY)))
    }
}

/// The logic of lines with several inks.
#[derive(Clone, Debug)]
pub struct Inks<M, const N: usize> {
    solver: ColourSolver<M, N>,
    narrow: ColourSolver<u64, N>,
    long: LongLines,
}

impl<M: Mask, const N: usize> Default for Inks<M, N> {
    fn default() -> Self {
        Inks { solver: ColourSolver::new(), narrow: ColourSolver::new(), long: LongLines::default() }
    }
}

impl<M: Mask, const N: usize> LineLogic<Excluded<M, N>> for Inks<M, N> {
    #[inline]
    fn infer(&mut self, clue: &Clue, length: usize, known: Excluded<M, N>) -> Option<Excluded<M, N>> {
        if M::BITS > 64 && length <= 64 {
            return Some(self.narrow.infer(clue, length, known.resized())?.resized());
        }
        if M::BITS > LONG_FROM {
            return self.long.infer(clue, length, &known, known.inks());
        }
        self.solver.infer(clue, length, known)
    }

    fn infer_words(&mut self, clue: &Clue, length: usize, excluded: &[u64]) -> Option<&[u64]> {
        if length > 64 {
            return self.long.infer_words(clue, length, excluded);
        }
        let found = self.narrow.infer(clue, length, Excluded::of_words(excluded, 1, excluded.len() - 1))?;
        Some(self.long.told(found.masks()))
    }

    fn starts(&mut self, clue: &Clue, length: usize, known: Excluded<M, N>) -> Option<Vec<M>> {
        if M::BITS > LONG_FROM {
            return self.long.starts(clue, length, &known);
        }
        self.solver.starts(clue, length, known)
    }
}

impl<M: Mask, const N: usize> Knowledge for Excluded<M, N> {
    type Mask = M;
    type Logic = Inks<M, N>;

    fn nothing(inks: usize) -> Self {
        Excluded::nothing(inks)
    }

    fn of_cells(cells: impl IntoIterator<Item = Cell>, inks: usize) -> Self {
        Excluded::of_cells(cells, inks)
    }

    fn of_cell(along: usize, cell: Cell, inks: usize) -> Self {
        let mut known = Excluded::nothing(inks);
        Excluded::exclude(&mut known, along, Colours::all(inks).minus(cell.possible(inks)));
        known
    }

    #[inline]
    fn of_words(words: &[u64], long: usize, inks: usize) -> Self {
        Excluded::of_words(words, long, inks)
    }

    #[inline]
    fn masks(&self) -> impl Iterator<Item = M> {
        Excluded::masks(self)
    }

    fn cell(&self, along: usize) -> Cell {
        Excluded::cell(self, along)
    }

    fn known(&self) -> M {
        Excluded::known(self)
    }

    fn cannot_be(&self, colour: Colour) -> M {
        Excluded::cannot_be(self, colour)
    }

    fn must_be(&self, colour: Colour) -> M {
        Excluded::must_be(self, colour)
    }

    fn exclude(&mut self, cells: M, colour: Colour) {
        self.exclude_all(cells, Colours::of(colour));
    }

    fn settle(&mut self, cells: M, colour: Colour) {
        self.exclude_all(cells, Colours::all(self.inks()).minus(Colours::of(colour)));
    }

    fn within(self, cells: M) -> Self {
        Excluded::within(self, cells)
    }

    fn since(self, before: Self) -> Self {
        Excluded::since(self, before)
    }

    fn or(self, other: Self) -> Self {
        Excluded::or(self, other)
    }

    fn and(self, other: Self) -> Self {
        Excluded::and(self, other)
    }

    fn cells(&self) -> M {
        Excluded::cells(self)
    }

    fn is_empty(&self) -> bool {
        Excluded::is_empty(self)
    }

    fn settles(&self, before: &Self) -> usize {
        Excluded::or(*before, *self).known().minus(before.known()).len()
    }

    fn changes(self, after: Self) -> impl Iterator<Item = (usize, Cell)> {
        Excluded::cells(&self).cells().map(move |along| (along, Excluded::cell(&after, along)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::Wide;
    use proptest::prelude::*;

    const CELLS: usize = 60;

    /// The colours that are possible for each cell of a line; which of its cells are chosen; and a colour.
    fn line(inks: usize) -> impl Strategy<Value = (Vec<Colours>, Vec<bool>, Colour)> {
        let colours = move || (0..=inks as u8).filter_map(|number| Colour::try_from(number).ok());
        let among = prop::sample::select(colours().collect::<Vec<_>>());
        let some = (prop::collection::vec(prop::bool::ANY, inks + 1), among.clone());
        let cell = some.prop_map(move |(chosen, one)| {
            let chosen: Colours = colours().filter(|colour| chosen[colour.number()]).collect();
            if chosen.is_empty() { Colours::of(one) } else { chosen }
        });
        (prop::collection::vec(cell, CELLS), prop::collection::vec(prop::bool::ANY, CELLS), among)
    }

    fn agrees_with_plain_sets<K: Knowledge>(inks: usize, line: &[Colours], chosen: &[bool], colour: Colour) {
        let all = Colours::all(inks);
        let set = |holds: &dyn Fn(usize) -> bool| {
            (0..CELLS).filter(|&along| holds(along)).fold(K::Mask::NONE, |set, along| set.or(K::Mask::bit(along)))
        };
        let says = |known: &K, possible: &dyn Fn(usize) -> Colours| {
            let agrees = |colour| known.cannot_be(colour) == set(&|along| !possible(along).has(colour));
            Colour::all(inks).all(agrees)
        };
        let known = K::of_cells(line.iter().map(|&possible| Cell::among(possible, inks)), inks);
        let picked = set(&|along| chosen[along]);
        assert!(says(&known, &|along| line[along]));
        assert_eq!(known.must_be(colour), set(&|along| line[along] == Colours::of(colour)));
        let within = known.within(picked);
        assert!(says(&within, &|along| if chosen[along] { line[along] } else { all }));
        let mut other = known;
        other.exclude(picked, colour);
        let less = |along: usize| if chosen[along] { line[along].minus(Colours::of(colour)) } else { line[along] };
        assert!(says(&other, &less));
        let mut other = known;
        other.settle(picked, colour);
        let only = |along: usize| if chosen[along] { line[along].and(Colours::of(colour)) } else { line[along] };
        assert!(says(&other, &only));
        assert_eq!(known.cells(), set(&|along| line[along] != all));
        assert_eq!(known.known(), set(&|along| line[along].len() == 1));
        assert!(says(&K::nothing(inks), &|_| all));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]
        #[test]
        fn what_is_known_says_the_same_as_plain_sets(
            (inks, (cells, chosen, colour)) in (1usize..5).prop_flat_map(|inks| (Just(inks), line(inks))),
        ) {
            if inks == 1 {
                agrees_with_plain_sets::<Known<u64>>(inks, &cells, &chosen, colour);
                agrees_with_plain_sets::<Known<Wide<3>>>(inks, &cells, &chosen, colour);
            }
            agrees_with_plain_sets::<Excluded<u64, 6>>(inks, &cells, &chosen, colour);
            agrees_with_plain_sets::<Excluded<u128, 32>>(inks, &cells, &chosen, colour);
        }
    }
}
