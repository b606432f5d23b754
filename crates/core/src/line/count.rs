//! How many layouts a line has, and how many of them fit what is known, without listing them.
//!
//! For an empty line this is a binomial coefficient. With known cells, one sweep over the runs works out, for each cell
//! where a run may end, the number of ways to get there: the line solver's sweep with sums in place of sets.

use super::mask::{Mask, require_length};
use super::solver::Known;
use crate::puzzle::{Clue, Run};
use nonoscope_words::{Text, cells as words};
use std::fmt;

/// A number of layouts: exact below 2^128 - 1, and a lower bound beyond that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Count(u128);

impl Count {
    /// No layouts.
    pub const ZERO: Count = Count(0);

    /// The number, if it is known exactly.
    pub fn exact(self) -> Option<u128> {
        (self.0 < u128::MAX).then_some(self.0)
    }

    /// Plain decimal digits, for programs; `>` and the largest exact number if it is not known exactly.
    pub fn to_decimal(self) -> String {
        match self.exact() {
            Some(number) => number.to_string(),
            None => format!(">{}", u128::MAX - 1),
        }
    }
}

impl From<u128> for Count {
    /// `u128::MAX` stands for "that many or more".
    fn from(number: u128) -> Count {
        Count(number)
    }
}

/// The number, or `more than 3 × 10^38`.
impl From<Count> for Text {
    fn from(count: Count) -> Text {
        count.exact().map_or_else(words::beyond_all_numbers, Text::from)
    }
}

/// The decimal digits in groups of three, or `more than 3 × 10^38`.
impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Text::from(*self).fmt(f)
    }
}

/// How many layouts `clue` has in an empty line of `length` cells: 0 if it does not fit.
///
/// With *k* runs and *s* empty cells to distribute freely there are *(s + k)! / (s! k!)*, for any inks: where a gap is needed, its one cell is not
/// free.
pub fn layouts(clue: &Clue, length: usize) -> Count {
    if clue.shortest() > length {
        return Count::ZERO;
    }
    Count(binomial(clue.lengths().len() + clue.free_gaps(length), clue.lengths().len()))
}

/// Exact below `u128::MAX`, which also stands for anything larger.
fn binomial(of: usize, choose: usize) -> u128 {
    let choose = choose.min(of - choose);
    let mut ways: u128 = 1;
    for step in 1..=choose {
        let factor = of - choose + step;
        // ways * factor / step is a whole number. Most fit into a word, which is much faster to divide.
        if let Some(product) = u64::try_from(ways).ok().and_then(|ways| ways.checked_mul(factor as u64)) {
            ways = u128::from(product / step as u64);
            continue;
        }
        // Cancelling common factors first avoids overflow for longest.
        let (mut factor, mut step) = (factor as u128, step as u128);
        let shared = gcd(factor, step);
        (factor, step) = (factor / shared, step / shared);
        let Some(product) = (ways / step).checked_mul(factor) else { return u128::MAX };
        ways = product;
    }
    ways
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Counts fitting layouts. It keeps its tables from call to call, so a call allocates nothing once the tables have grown
/// to the longest line.
#[derive(Clone, Debug, Default)]
pub struct Counter {
    /// For each number of free cells used so far, the number of ways to place the runs up to the current one.
    ways: Vec<u128>,
    /// The same, while no number needs more bits.
    few_ways: Vec<u64>,
    excluded: Vec<u64>,
    cells: Cells,
}

/// What a sweep asks about the cells of a line.
trait Room {
    /// How many cells in a row may be empty from the first on, at most this many.
    fn open(&self, most: usize) -> usize;

    /// For the start at this cell, and as many further ones as the sweep asks for: whether the run may lie there, and whether the
    /// cell after it may be empty. The one after the last may.
    fn places(&self, run: Run, earliest: usize) -> impl Iterator<Item = (bool, bool)>;
}

/// A line of up to 64 cells: for each colour, the background first, those that cannot be of it.
struct Word<'e> {
    excluded: &'e [u64],
    length: usize,
}

impl Room for Word<'_> {
    fn open(&self, most: usize) -> usize {
        (self.excluded[0].trailing_zeros() as usize).min(most)
    }

    fn places(&self, run: Run, earliest: usize) -> impl Iterator<Item = (bool, bool)> {
        let (line, after) = (u64::first(self.length), earliest + usize::from(run.length));
        let free = line.minus(self.excluded[run.colour.number()]);
        let mut starts = free.starts(usize::from(run.length)).down(earliest);
        let mut filled = if after < self.length { self.excluded[0].and(line).down(after) } else { 0 };
        std::iter::repeat_with(move || {
            let place = (starts & 1 == 1, filled & 1 == 0);
            (starts, filled) = (starts >> 1, filled >> 1);
            place
        })
    }
}

/// What is known about a line of any length, cell by cell.
#[derive(Clone, Debug, Default)]
struct Cells {
    /// For each ink in turn and each cell, and the one after the last, how many cells in a row that end here may be of the ink.
    room: Vec<u16>,
    /// Whether each cell, and the one after the last, may be empty.
    may_be_empty: Vec<bool>,
}

impl Cells {
    /// For each colour, the background first, `excluded` has the cells that cannot be of it.
    fn set(&mut self, length: usize, excluded: &[u64]) {
        let mut colours = excluded.chunks_exact(length.div_ceil(64).max(1)).map(|words| cells(words, length));
        self.may_be_empty.clear();
        self.may_be_empty.resize(length + 1, true);
        colours.next().into_iter().flatten().for_each(|cell| self.may_be_empty[cell] = false);
        self.room.clear();
        for colour in colours {
            let begin = self.room.len();
            for end in colour.chain([length]) {
                let before = (end - (self.room.len() - begin)) as u16;
                self.room.extend(1..=before);
                self.room.push(0);
            }
        }
    }
}

impl Room for Cells {
    fn open(&self, most: usize) -> usize {
        self.may_be_empty[..most].iter().take_while(|may_be| **may_be).count()
    }

    fn places(&self, run: Run, earliest: usize) -> impl Iterator<Item = (bool, bool)> {
        let Run { length, colour } = run;
        let after = earliest + usize::from(length);
        // The last cell of the run, and the one after it: its gap, or the first cell beyond the line.
        let room = &self.room[(colour.number() - 1) * self.may_be_empty.len()..][after - 1..];
        room.iter().zip(&self.may_be_empty[after..]).map(move |(&room, &may_be)| (room >= length, may_be))
    }
}

/// The cells of a set that a line of this length has.
fn cells(words: &[u64], length: usize) -> impl Iterator<Item = usize> {
    let cells = words.iter().enumerate().flat_map(|(index, word)| word.cells().map(move |cell| 64 * index + cell));
    cells.take_while(move |&cell| cell < length)
}

/// A number of ways that detects overflow.
trait Ways: Copy {
    const NONE: Self;
    const ONE: Self;

    /// The sum, and whether it is one.
    fn plus(self, other: Self) -> (Self, bool);
}

/// A machine word, as long as sums fit into it.
impl Ways for u64 {
    const NONE: u64 = 0;
    const ONE: u64 = 1;

    fn plus(self, other: u64) -> (u64, bool) {
        let (sum, overflows) = self.overflowing_add(other);
        (sum, !overflows)
    }
}

/// The largest number stands for anything larger.
impl Ways for u128 {
    const NONE: u128 = 0;
    const ONE: u128 = 1;

    fn plus(self, other: u128) -> (u128, bool) {
        (self.saturating_add(other), true)
    }
}

impl Counter {
    /// A counter with empty tables.
    pub fn new() -> Self {
        Counter::default()
    }

    /// How many layouts of `clue` in a line of `length` cells fit `known`.
    ///
    /// Cells at or beyond `length` are ignored.
    ///
    /// # Panics
    /// If `length` is greater than `M::BITS`.
    pub fn fitting<M: Mask>(&mut self, clue: &Clue, length: usize, known: Known<M>) -> Count {
        if length > M::BITS {
            require_length(length, M::BITS);
        }
        self.fitting_masks(clue, length, [known.filled, known.empty])
    }

    /// The same for sets: for each colour, the cells that cannot be of it.
    pub(super) fn fitting_masks<M: Mask>(
        &mut self,
        clue: &Clue,
        length: usize,
        masks: impl IntoIterator<Item = M>,
    ) -> Count {
        let mut excluded = std::mem::take(&mut self.excluded);
        excluded.clear();
        let words = length.div_ceil(64).max(1);
        excluded.extend(masks.into_iter().flat_map(|set| (0..words).map(move |index| set.word(index))));
        let count = self.fitting_words(clue, length, &excluded);
        self.excluded = excluded;
        count
    }

    /// The same in any number of inks: for each colour, the background first, `excluded` has the cells that cannot be of it, in as many words as the
    /// line needs. There are no layouts if the clue has an ink beyond those.
    pub(crate) fn fitting_words(&mut self, clue: &Clue, length: usize, excluded: &[u64]) -> Count {
        let colours = excluded.len() / length.div_ceil(64).max(1);
        if clue.shortest() > length || !clue.is_empty() && clue.inks() >= colours {
            return Count::ZERO;
        }
        if length <= 64 {
            return self.count(clue, length, &Word { excluded, length });
        }
        let mut cells = std::mem::take(&mut self.cells);
        cells.set(length, excluded);
        let count = self.count(clue, length, &cells);
        self.cells = cells;
        count
    }

    fn count(&mut self, clue: &Clue, length: usize, room: &impl Room) -> Count {
        if clue.is_empty() {
            return Count(u128::from(room.open(length) == length));
        }
        // Sums of single words are faster, and mostly enough.
        let few = sum(&mut self.few_ways, clue, length, room).map(u128::from);
        Count(few.or_else(|| sum(&mut self.ways, clue, length, room)).unwrap_or(u128::MAX))
    }
}

/// The number of layouts of a clue that fits the line and has a run; `None` if some number of ways is not a sum any more.
///
/// Run r starts at `earliest` plus the free cells used before it, so the table has one entry for each number of free
/// cells.
fn sum<W: Ways>(ways: &mut Vec<W>, clue: &Clue, length: usize, room: &impl Room) -> Option<W> {
    let slack = length - clue.shortest();
    ways.clear();
    // Before the first run there is one way to use each number of free cells, as long as these may be empty.
    ways.resize(room.open(slack) + 1, W::ONE);
    ways.resize(slack + 1, W::NONE);
    let mut earliest = 0;
    for (index, run) in clue.runs().enumerate() {
        // The next run may start right after it.
        let touches = index + 1 < clue.len() && clue.gap_after(index) == 0;
        let (mut reach, mut are_sums) = (W::NONE, true);
        for (ways, (fits, may_end)) in ways.iter_mut().zip(room.places(run, earliest)) {
            let (sum, is_sum) = reach.plus(if fits { *ways } else { W::NONE });
            reach = if may_end { sum } else { W::NONE };
            are_sums &= is_sum;
            *ways = if touches { sum } else { reach };
        }
        if !are_sums {
            return None;
        }
        earliest += usize::from(run.length) + usize::from(!touches);
    }
    ways.last().copied()
}

#[cfg(test)]
mod tests {
    use super::super::Wide;
    use super::*;
    use crate::puzzle::Colour;

    fn clue(runs: &[u16]) -> Clue {
        runs.iter().copied().collect()
    }

    #[test]
    fn empty_lines() {
        assert_eq!(layouts(&clue(&[3, 3]), 25), Count(190));
        assert_eq!(layouts(&clue(&[]), 25), Count(1));
        assert_eq!(layouts(&clue(&[26]), 25), Count::ZERO);
        assert_eq!(layouts(&clue(&[25]), 25), Count(1));
    }

    #[test]
    fn runs_of_different_inks_need_no_gap() {
        let coloured = |runs: &[(u16, usize)]| -> Clue {
            runs.iter().map(|&(length, ink)| Run { length, colour: Colour::ink(ink) }).collect()
        };
        assert_eq!(layouts(&coloured(&[(3, 1), (3, 2)]), 24), Count(190));
        assert_eq!(layouts(&coloured(&[(3, 2), (3, 2)]), 25), Count(190));
        // Between them: one gap is needed, and three cells are free.
        assert_eq!(layouts(&coloured(&[(1, 1), (1, 2), (1, 2)]), 7), Count(20));
        assert_eq!(layouts(&coloured(&[(3, 1), (3, 2)]), 6), Count(1));
        assert_eq!(layouts(&coloured(&[(3, 1), (3, 2)]), 5), Count::ZERO);
    }

    #[test]
    fn a_clue_that_is_too_long_has_no_layout() {
        assert_eq!(Counter::new().fitting::<u64>(&clue(&[2, 1]), 3, Known::NOTHING), Count::ZERO);
        assert_eq!(Counter::new().fitting::<u64>(&clue(&[1]), 0, Known::NOTHING), Count::ZERO);
    }

    #[test]
    #[should_panic(expected = "a set of 64 cells cannot hold a line of 70")]
    fn a_line_that_is_too_long_is_refused() {
        let _ = Counter::new().fitting::<u64>(&clue(&[2]), 70, Known::NOTHING);
    }

    #[test]
    fn counts_are_exact_to_the_last_one_that_a_word_holds() {
        // 200 over 31, a number of 37 digits.
        let ones = clue(&[1; 31]);
        let number = Count(2_246_641_608_185_861_983_878_945_452_213_601_600);
        assert_eq!(layouts(&ones, 230), number);
        assert_eq!(Counter::new().fitting::<Wide<4>>(&ones, 230, Known::NOTHING), number);
    }

    #[test]
    fn beyond_that_they_say_so() {
        let ones = clue(&[1; 256]);
        let many = layouts(&ones, 1024);
        assert_eq!((many.exact(), many.to_string()), (None, "more than 3 × 10^38".to_owned()));
        assert_eq!(Counter::new().fitting::<Wide<16>>(&ones, 1024, Known::NOTHING), many);
    }

    #[test]
    fn a_number_of_ways_that_leads_nowhere_does_not_count() {
        // The first 900 cells allow far more than 2^128 beginnings, but the last cell leaves each run one place.
        let ones = clue(&[1; 256]);
        let mut filled = Wide::<16>::NONE;
        for run in 0..256 {
            filled = filled.or(Wide::<16>::bit(2 * run));
        }
        let known = Known { filled, empty: Wide::<16>::NONE };
        assert_eq!(Counter::new().fitting(&ones, 1024, known), Count(1));
    }

    #[test]
    fn big_numbers_are_easy_to_read() {
        assert_eq!(Count(0).to_string(), "0");
        assert_eq!(Count(1716).to_string(), "1716");
        assert_eq!(Count(18564).to_string(), "18\u{202f}564");
        assert_eq!(Count(123_456).to_string(), "123\u{202f}456");
        assert_eq!(Count(u128::MAX).to_string(), "more than 3 × 10^38");
    }

    #[test]
    fn programs_get_bare_digits() {
        assert_eq!(Count(123_456).to_decimal(), "123456");
        assert_eq!(Count(u128::MAX - 1).to_decimal(), "340282366920938463463374607431768211454");
        assert_eq!(Count(u128::MAX).to_decimal(), ">340282366920938463463374607431768211454");
    }
}
