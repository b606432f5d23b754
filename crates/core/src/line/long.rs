//! The line solver for more than 64 cells, in any number of inks: the two sweeps of the other line solvers over words.
//!
//! A run can start only in part of the line: not before the runs to its left end, and not where the runs to its right have no room. So the sets of
//! starts and gaps are *windows* of the line, a few words each, and the more is known, the shorter they are.

use super::knowledge::Knowledge;
use super::mask::Mask;
use crate::puzzle::Clue;

/// Some consecutive words of a set; all others are empty.
#[derive(Clone, Copy)]
struct Window<'w> {
    first: usize,
    words: &'w [u64],
}

impl Window<'_> {
    #[inline]
    fn word(self, index: usize) -> u64 {
        self.words.get(index.wrapping_sub(self.first)).copied().unwrap_or(0)
    }

    /// A word of the set moved `by` places towards higher cells.
    #[inline]
    fn up(self, by: usize, index: usize) -> u64 {
        let (index, bits) = (index.wrapping_sub(by / 64), by % 64);
        self.word(index) << bits | self.word(index.wrapping_sub(1)) >> 1 >> (63 - bits)
    }

    /// A word of the set moved `by` places towards lower cells.
    #[inline]
    fn down(self, by: usize, index: usize) -> u64 {
        let (index, bits) = (index + by / 64, by % 64);
        self.word(index) >> bits | self.word(index + 1) << 1 << (63 - bits)
    }
}

/// Where a window is in a table.
#[derive(Clone, Copy, Debug)]
struct Place {
    first: usize,
    from: usize,
    to: usize,
}

impl Place {
    fn of(self, table: &[u64]) -> Window<'_> {
        Window { first: self.first, words: &table[self.from..self.to] }
    }
}

/// Solves lines of any length in any number of inks. It keeps its tables from call to call.
#[derive(Clone, Debug, Default)]
pub(super) struct LongLines {
    solver: LongSolver,
    excluded: Vec<u64>,
    found: Vec<u64>,
}

impl LongLines {
    /// What all layouts of a clue in a line of `length` cells agree on; `None` if no layout fits.
    pub(super) fn infer<K: Knowledge>(&mut self, clue: &Clue, length: usize, known: &K, inks: usize) -> Option<K> {
        self.take(length, known);
        let fits = self.solver.infer(clue, length, &self.excluded, &mut self.found, &mut |_, _, _| {});
        fits.then(|| K::of_words(&self.found, length.div_ceil(64), inks))
    }

    /// Where each run starts in some layout, first run first; `None` if no layout fits.
    pub(super) fn starts<K: Knowledge>(&mut self, clue: &Clue, length: usize, known: &K) -> Option<Vec<K::Mask>> {
        self.take(length, known);
        let mut all = vec![K::Mask::NONE; clue.len()];
        let mut words = vec![0; length.div_ceil(64)];
        let each = &mut |run: usize, first: usize, starts: &[u64]| {
            words.fill(0);
            words[first..][..starts.len()].copy_from_slice(starts);
            all[run] = K::Mask::of_words(&words);
        };
        self.solver.infer(clue, length, &self.excluded, &mut self.found, each).then_some(all)
    }

    /// The same as [`LongLines::infer`], in words: for each colour, the cells that cannot be of it.
    pub(super) fn infer_words(&mut self, clue: &Clue, length: usize, excluded: &[u64]) -> Option<&[u64]> {
        self.found.clear();
        self.found.resize(excluded.len(), 0);
        let fits = self.solver.infer(clue, length, excluded, &mut self.found, &mut |_, _, _| {});
        fits.then_some(&self.found)
    }

    /// Keeps what another solver found.
    pub(super) fn told(&mut self, found: impl IntoIterator<Item = u64>) -> &[u64] {
        self.found.clear();
        self.found.extend(found);
        &self.found
    }

    fn take<K: Knowledge>(&mut self, length: usize, known: &K) {
        self.excluded.clear();
        let words = known.masks().flat_map(|mask| (0..length.div_ceil(64)).map(move |index| mask.word(index)));
        self.excluded.extend(words);
        self.found.clear();
        self.found.resize(self.excluded.len(), 0);
    }
}

/// What the sweep from the left finds out about a run: where it may start, and the empty cells between it and the next.
#[derive(Clone, Copy, Debug)]
struct Reach {
    starts: Place,
    gap: Place,
}

/// Solves lines of any length. It keeps its tables from call to call.
#[derive(Clone, Debug, Default)]
struct LongSolver {
    may_be_empty: Vec<u64>,
    reach: Vec<Reach>,
    starts: Vec<u64>,
    gaps: Vec<u64>,
    /// The cells where the next run may start, given the cells before it.
    open: Vec<u64>,
    scratch: Vec<u64>,
}

impl LongSolver {
    /// What all layouts of a clue in a line of `length` cells agree on. For each colour, the background first, `excluded` has the cells that cannot be of
    /// it, and `found` gets those to which no layout gives it, in as many words as the cells need. `each` gets the starts of each run, last run
    /// first: its index, and words of the set from a certain one on. False if no layout fits.
    fn infer(
        &mut self,
        clue: &Clue,
        length: usize,
        excluded: &[u64],
        found: &mut [u64],
        each: &mut dyn FnMut(usize, usize, &[u64]),
    ) -> bool {
        let long = length.div_ceil(64);
        let line = |index: usize| u64::first((length - 64 * index).min(64));
        let Some(slack) = length.checked_sub(clue.shortest()) else { return false };
        if clue.runs().any(|run| (run.colour.number() + 1) * long > excluded.len()) {
            return false;
        }
        self.may_be_empty.clear();
        self.may_be_empty.extend((0..long).map(|index| line(index) & !excluded[index]));
        found.fill(0);
        if clue.is_empty() {
            fill(found, 0, length);
            if self.may_be_empty != found[..long] {
                return false;
            }
        } else if !self.sweep_rightwards(clue, length, slack, excluded) {
            return false;
        } else {
            self.sweep_leftwards(clue, length, found, each);
        }
        for (index, word) in found.iter_mut().enumerate() {
            *word = line(index % long) & !*word;
        }
        true
    }

    /// The sweep from the left: for each run, where it may start, given the runs before it; for the last, given the end of the line, too.
    /// False if a run can start nowhere.
    fn sweep_rightwards(&mut self, clue: &Clue, length: usize, slack: usize, excluded: &[u64]) -> bool {
        let long = self.may_be_empty.len();
        self.reach.clear();
        self.starts.clear();
        self.gaps.clear();
        let first_gap = self.may_be_empty.iter().position(|&word| word != u64::MAX).unwrap_or(long - 1);
        let first_gap = 64 * first_gap + self.may_be_empty[first_gap].trailing_ones() as usize;
        let first_gap = first_gap.min(slack);
        self.open.clear();
        self.open.resize(first_gap / 64 + 1, 0);
        fill(&mut self.open, 0, first_gap + 1);
        let (mut first, mut earliest) = (0, 0);
        for (index, &run) in clue.lengths().iter().enumerate() {
            let (run, is_last) = (usize::from(run), index + 1 == clue.len());
            let end = (first + self.open.len()).min((earliest + slack) / 64 + 1).min(long);
            let colour = &excluded[clue.colour(index).number() * long..][..long];
            // Where it fits: in as many words as its last cell may need.
            let fits = &mut self.scratch;
            fits.clear();
            let needed = first..(end + (run - 1).div_ceil(64)).min(long);
            fits.extend(needed.map(|index| u64::first((length - 64 * index).min(64)) & !colour[index]));
            let mut have = 1;
            while have < run {
                let more = have.min(run - have);
                for index in 0..fits.len() {
                    fits[index] &= Window { first: 0, words: fits }.down(more, index);
                }
                have += more;
            }
            let from = self.starts.len();
            self.starts.extend(
                self.open.iter().zip(fits.iter()).take(end.saturating_sub(first)).map(|(open, fits)| open & fits),
            );
            if is_last {
                // The cells after it must be possibly empty.
                let rest = self.may_be_empty.iter().rev();
                let mut last_gap = 0;
                let mut cells = length - 64 * (long - 1);
                for word in rest {
                    let ones = (word << (64 - cells)).leading_ones() as usize;
                    last_gap += ones;
                    if ones < cells {
                        break;
                    }
                    cells = 64;
                }
                let lowest = (length - run).saturating_sub(last_gap);
                for (index, word) in self.starts[from..].iter_mut().enumerate() {
                    *word &= !u64::first(lowest.saturating_sub(64 * (first + index)).min(64));
                }
            }
            let whole = Place { first, from, to: self.starts.len() };
            let Some(starts) = trimmed(&self.starts, whole) else { return false };
            self.starts.truncate(starts.to);
            let needs_gap = is_last || clue.gap_after(index) > 0;
            earliest += run + usize::from(needs_gap);
            first = starts.first + run / 64;
            let gap = self.gaps.len();
            self.open.clear();
            if !is_last {
                let window = starts.of(&self.starts);
                let after = first + window.words.len() + 1;
                let end = ((earliest + slack) / 64 + 1).min(long);
                let (mut carry, mut before) = (0, 0);
                for index in first..end {
                    if index >= after && carry == 0 {
                        break;
                    }
                    let (ended, through) = (window.up(run, index), self.may_be_empty[index]);
                    let seeds = ended & through;
                    let (sum, over) = seeds.overflowing_add(through);
                    let (sum, over_again) = sum.overflowing_add(carry);
                    carry = u64::from(over | over_again);
                    let word = ((sum ^ through) | seeds) & through;
                    self.gaps.push(word);
                    self.open.push(word << 1 | before >> 63 | if needs_gap { 0 } else { ended });
                    before = word;
                }
            }
            let gap = Place { first, from: gap, to: self.gaps.len() };
            self.reach.push(Reach { starts, gap });
        }
        true
    }

    /// The sweep from the right: keeps the starts from which a remaining start of the next run can be reached. For each colour, `found` gets
    /// the cells to which some layout gives it.
    fn sweep_leftwards(
        &mut self,
        clue: &Clue,
        length: usize,
        found: &mut [u64],
        each: &mut dyn FnMut(usize, usize, &[u64]),
    ) {
        let long = self.may_be_empty.len();
        let (mut next, mut touches) = (None::<Place>, false);
        for (index, (&run, reach)) in clue.lengths().iter().zip(&mut self.reach).enumerate().rev() {
            let run = usize::from(run);
            if let Some(next) = next {
                let (before, rest) = self.starts.split_at_mut(next.from);
                let next = Window { first: next.first, words: &rest[..next.to - next.from] };
                let (first, end) = (reach.starts.first + run / 64, next.first + next.words.len());
                let back = &mut self.scratch;
                back.clear();
                back.resize(end.saturating_sub(first), 0);
                let (gap, mut carry) = (reach.gap.of(&self.gaps), 0);
                for index in (first..end).rev() {
                    let seeds = next.down(1, index) | carry << 63;
                    let word = seeds.flood_down(self.may_be_empty[index]);
                    carry = word & 1;
                    found[index] |= word & gap.word(index);
                    back[index - first] = if touches { word | next.word(index) } else { word };
                }
                let back = Window { first, words: back };
                for (place, word) in before[reach.starts.from..reach.starts.to].iter_mut().enumerate() {
                    *word &= back.down(run, reach.starts.first + place);
                }
                // Some are left, because they led there.
                reach.starts = trimmed(before, reach.starts).unwrap_or(reach.starts);
            }
            let starts = reach.starts.of(&self.starts);
            each(index, starts.first, starts.words);
            stretch(starts, run, &mut found[clue.colour(index).number() * long..][..long], &mut self.scratch);
            if next.is_none() {
                fill(found, lowest(starts) + run, length);
            }
            if index == 0 {
                fill(found, 0, highest(starts));
            }
            touches = index > 0 && clue.gap_after(index - 1) == 0;
            next = Some(reach.starts);
        }
    }
}

/// A window without the empty words at its ends; `None` if all are empty.
fn trimmed(table: &[u64], place: Place) -> Option<Place> {
    let words = &table[place.from..place.to];
    let low = words.iter().position(|&word| word != 0)?;
    let high = words.iter().rposition(|&word| word != 0)?;
    Some(Place { first: place.first + low, from: place.from + low, to: place.from + high + 1 })
}

fn lowest(window: Window<'_>) -> usize {
    64 * window.first + window.words.first().map_or(0, |word| word.trailing_zeros() as usize)
}

fn highest(window: Window<'_>) -> usize {
    let last = window.words.last().map_or(0, |word| word.checked_ilog2().unwrap_or(0) as usize);
    64 * (window.first + window.words.len() - 1) + last
}

/// Adds the cells from one on up to another.
fn fill(words: &mut [u64], from: usize, to: usize) {
    let touched = words.iter_mut().enumerate().take(to.div_ceil(64)).skip(from / 64);
    for (index, word) in touched {
        let below = |cell: usize| u64::first(cell.saturating_sub(64 * index).min(64));
        *word |= below(to) & !below(from);
    }
}

/// Adds the cells of runs of a length that start here.
fn stretch(starts: Window<'_>, run: usize, cells: &mut [u64], scratch: &mut Vec<u64>) {
    if let [word] = starts.words
        && word.is_power_of_two()
    {
        let start = lowest(starts);
        return fill(cells, start, start + run);
    }
    scratch.clear();
    scratch.extend(starts.words);
    scratch.resize(starts.words.len() + (run - 1).div_ceil(64), 0);
    let mut have = 1;
    while have < run {
        let more = have.min(run - have);
        for index in (0..scratch.len()).rev() {
            scratch[index] |= Window { first: 0, words: scratch }.up(more, index);
        }
        have += more;
    }
    for (cells, word) in cells[starts.first..].iter_mut().zip(scratch) {
        *cells |= *word;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::line::{ColourSolver, Excluded, Known, LineSolver, Wide};
    use crate::puzzle::{Cell, Colour, Colours};

    /// A picture of a line: stretches of up to `longest` cells.
    fn picture(length: usize, inks: usize, longest: usize, chance: &mut Chance) -> Vec<Colour> {
        let mut cells = Vec::new();
        while cells.len() < length {
            let colour = Colour::EVERY[chance.below(inks + 1)];
            cells.extend(vec![colour; 1 + chance.below(longest)]);
        }
        cells.truncate(length);
        cells
    }

    /// The picture, of which cells are shown in part; a few are wrong if it lies.
    fn shown(picture: &[Colour], inks: usize, of_a_hundred: usize, lies: bool, chance: &mut Chance) -> Vec<Cell> {
        let show = |&colour: &Colour| {
            let colour = if lies && chance.below(200) == 0 { Colour::EVERY[chance.below(inks + 1)] } else { colour };
            let others = match chance.below(100) {
                part if part < of_a_hundred => Colours::of(Colour::EVERY[chance.below(inks + 1)]),
                part if part < 2 * of_a_hundred => Colours::NONE,
                _ => Colours::all(inks),
            };
            Cell::among(Colours::of(colour).or(others), inks)
        };
        picture.iter().map(show).collect()
    }

    #[test]
    fn it_says_the_same_as_sets_of_a_fixed_size() {
        let mut chance = Chance::new(1);
        let (mut fitting, mut none) = (0, 0);
        for round in 0..4000 {
            let length = [1 + chance.below(130), 1 + chance.below(1024), 64, 65, 128, 192, 1024][round % 7];
            let (inks, longest) = (1 + chance.below(4), 1 + chance.below([3, 20, 150][round % 3]));
            let picture = picture(length, inks, longest, &mut chance);
            let of_a_hundred = chance.below(50);
            let cells = shown(&picture, inks, of_a_hundred, round % 5 == 0, &mut chance);
            let clue = Clue::of_cells(picture.iter().map(|&colour| Cell::of(colour)));
            let mut long = LongLines::default();
            let known = Excluded::<Wide<16>, 5>::of_cells(cells.iter().copied(), inks);
            let mut solver = ColourSolver::new();
            let expected = solver.infer(&clue, length, known);
            assert_eq!(long.infer(&clue, length, &known, inks), expected, "{clue:?} {cells:?}");
            assert_eq!(long.starts(&clue, length, &known), solver.starts(&clue, length, known), "{clue:?} {cells:?}");
            if inks == 1 {
                let known = Known::<Wide<16>>::of_cells(cells.iter().copied());
                let mut solver = LineSolver::new();
                assert_eq!(long.infer(&clue, length, &known, 1), solver.infer(&clue, length, known));
                assert_eq!(long.starts(&clue, length, &known), solver.starts(&clue, length, known));
            }
            *if expected.is_some() { &mut fitting } else { &mut none } += 1;
        }
        assert!(fitting > 1000 && none > 100, "{fitting}, {none}");
    }
}
