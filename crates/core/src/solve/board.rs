//! What is known about a whole puzzle, by rows and by columns, kept in sync.
//!
//! A board has exactly as many words as its lines need, of any length and in any number of inks, so that copies are short; line logic sees
//! its lines as [`Knowledge`] of a fixed size.

use crate::line::{Knowledge, Mask};
use crate::puzzle::{At, Axis, Cell, Colour, Colours, Grid, Line};
use crate::trace::Change;

#[derive(Clone)]
pub(super) struct Board {
    rows: Lines,
    columns: Lines,
    inks: usize,
    unknown: usize,
}

/// What is known of the lines of one axis: for each line, and for each colour in turn, the cells that cannot be of it, the lowest first.
#[derive(Clone)]
struct Lines {
    words: Vec<u64>,
    /// How many words the cells of a line need.
    long: usize,
    /// How many words a line takes.
    each: usize,
}

impl Lines {
    fn nothing(lines: usize, length: usize, inks: usize) -> Lines {
        let long = length.div_ceil(64).max(1);
        let each = long * (inks + 1);
        Lines { words: vec![0; lines * each], long, each }
    }

    /// How many words the cells of a line need, which `K` holds.
    #[inline]
    fn long<K: Knowledge>(&self) -> usize {
        if K::Mask::BITS > 64 { self.long } else { 1 }
    }

    #[inline]
    fn line(&self, index: usize) -> &[u64] {
        &self.words[index * self.each..][..self.each]
    }

    #[inline]
    fn excludes(&self, index: usize, colour: usize, along: usize) -> bool {
        self.words[index * self.each + colour * self.long + along / 64] >> (along % 64) & 1 == 1
    }

    #[inline]
    fn exclude(&mut self, index: usize, colour: usize, along: usize) {
        self.words[index * self.each + colour * self.long + along / 64] |= 1 << (along % 64);
    }
}

impl Board {
    /// What is known of a grid.
    pub(super) fn new(known: &Grid) -> Self {
        let (width, height, inks) = (known.width(), known.height(), known.inks());
        let (rows, columns) = (Lines::nothing(height, width, inks), Lines::nothing(width, height, inks));
        let mut board = Board { rows, columns, inks, unknown: width * height };
        for (row, cells) in known.cells().chunks(width.max(1)).enumerate() {
            for (column, &cell) in cells.iter().enumerate().filter(|(_, cell)| **cell != Cell::UNKNOWN) {
                board.set(Change { at: At::new(row, column), cell });
            }
        }
        board
    }

    /// How many inks the puzzle has.
    pub(super) fn inks(&self) -> usize {
        self.inks
    }

    /// How many cells are not known.
    pub(super) fn unknown(&self) -> usize {
        self.unknown
    }

    /// What is known of a line, which must have at most as many cells and colours as `K` holds.
    #[inline]
    pub(super) fn known<K: Knowledge>(&self, line: Line) -> K {
        let lines = match line.axis {
            Axis::Row => &self.rows,
            Axis::Column => &self.columns,
        };
        let long = lines.long::<K>();
        let each = long * K::colours(self.inks);
        K::of_words(&lines.words[line.index * each..][..each], long, self.inks)
    }

    /// Adds to a line what was not known until now. All lines must have at most as many cells and colours as `K` holds.
    #[inline]
    pub(super) fn learn<K: Knowledge>(&mut self, line: Line, new: K) {
        let settled = (self.inks > 1).then(|| new.settles(&self.known(line)));
        let (own, crossing) = match line.axis {
            Axis::Row => (&mut self.rows, &mut self.columns),
            Axis::Column => (&mut self.columns, &mut self.rows),
        };
        let (long, far) = (own.long::<K>(), crossing.long::<K>());
        let (each, across) = (long * K::colours(self.inks), far * K::colours(self.inks));
        let own = &mut own.words[line.index * each..][..each];
        let (word, bit) = (if K::Mask::BITS > 64 { line.index / 64 } else { 0 }, 1 << (line.index % 64));
        let mut cells = 0;
        for (colour, mask) in new.masks().enumerate() {
            for (place, word) in own[colour * long..][..long].iter_mut().enumerate() {
                *word |= mask.word(place);
            }
            for along in mask.cells() {
                crossing.words[along * across + colour * far + word] |= bit;
                cells += 1;
            }
        }
        // With one ink, a cell that cannot be of one of the two colours is known.
        self.unknown -= settled.unwrap_or(cells);
    }

    /// What is known of a line: for each colour, the cells that cannot be of it.
    pub(super) fn words(&self, line: Line) -> &[u64] {
        match line.axis {
            Axis::Row => self.rows.line(line.index),
            Axis::Column => self.columns.line(line.index),
        }
    }

    /// Whether all cells of a line are known.
    pub(super) fn is_complete(&self, line: Line, length: usize) -> bool {
        let (words, long) = (self.words(line), length.div_ceil(64).max(1));
        (0..long).map(|place| known(words, place, long).len()).sum::<usize>() == length
    }

    /// Makes this, which includes all that is known of a line, known of it. Returns the cells of which more is known then.
    pub(super) fn learn_words<M: Mask>(&mut self, line: Line, after: &[u64]) -> M {
        if self.words(line) == after {
            return M::NONE;
        }
        let (own, crossing) = match line.axis {
            Axis::Row => (&mut self.rows, &mut self.columns),
            Axis::Column => (&mut self.columns, &mut self.rows),
        };
        let (long, own) = (own.long, &mut own.words[line.index * own.each..][..own.each]);
        let mut cells = M::NONE;
        for place in 0..long {
            let known_before = known(own, place, long);
            for (colour, place) in (place..own.len()).step_by(long).enumerate() {
                let new = after[place] & !own[place];
                own[place] = after[place];
                for bit in new.cells() {
                    let along = 64 * (place % long) + bit;
                    crossing.exclude(along, colour, line.index);
                    cells.insert(along);
                }
            }
            self.unknown -= (known(own, place, long) & !known_before).len();
        }
        cells
    }

    /// Adds a change to its cell.
    pub(super) fn set(&mut self, change: Change) {
        let (row, column) = (change.at.row(), change.at.column());
        let was_known = self.is_known(change.at);
        let mut is_new = false;
        for colour in Colours::all(self.inks).minus(change.cell.possible(self.inks)).iter() {
            is_new |= !self.rows.excludes(row, colour.number(), column);
            self.rows.exclude(row, colour.number(), column);
            self.columns.exclude(column, colour.number(), row);
        }
        self.unknown -= usize::from(is_new && !was_known && self.is_known(change.at));
    }

    pub(super) fn is_known(&self, at: At) -> bool {
        let excludes = |colour: usize| self.rows.excludes(at.row(), colour, at.column());
        if self.inks == 1 {
            return excludes(0) != excludes(1);
        }
        (0..=self.inks).filter(|&colour| !excludes(colour)).count() == 1
    }

    /// What is known of a cell. One that can be of no colour looks as if it could be of any.
    pub(super) fn cell(&self, at: At) -> Cell {
        let excludes = |colour: usize| self.rows.excludes(at.row(), colour, at.column());
        if self.inks == 1 {
            return match (excludes(0), excludes(1)) {
                (true, _) => Cell::FILLED,
                (false, true) => Cell::EMPTY,
                (false, false) => Cell::UNKNOWN,
            };
        }
        let possible = Colour::all(self.inks);
        Cell::among(possible.filter(|colour| !excludes(colour.number())).collect(), self.inks)
    }

    /// The colours that are possible for a cell.
    pub(super) fn possible(&self, at: At) -> Colours {
        self.cell(at).possible(self.inks)
    }

    /// What is known of a cell, without some of its colours.
    pub(super) fn without(&self, at: At, colours: Colours) -> Cell {
        Cell::among(self.possible(at).minus(colours), self.inks)
    }

    /// Copies what is known of another board of the same size.
    pub(super) fn copy_from(&mut self, other: &Board) {
        self.rows.words.copy_from_slice(&other.rows.words);
        self.columns.words.copy_from_slice(&other.columns.words);
        self.unknown = other.unknown;
    }

    /// What this board and another one both know and `before` does not, row by row.
    pub(super) fn agreement(&self, other: &Board, before: &Board) -> Vec<Change> {
        let (rows, mut changes, mut agreed) = (&self.rows, Vec::new(), vec![0; self.rows.each]);
        let lines = rows.words.chunks_exact(rows.each).zip(other.rows.words.chunks_exact(rows.each));
        for (row, ((a, b), before)) in lines.zip(before.rows.words.chunks_exact(rows.each)).enumerate() {
            // As in most rows.
            if a.iter().zip(b).zip(before).all(|((a, b), before)| a & b & !before == 0) {
                continue;
            }
            agreed.iter_mut().zip(a.iter().zip(b)).for_each(|(agreed, (a, b))| *agreed = a & b);
            self.each_new(before, &agreed, rows.long, |column, cell| {
                changes.push(Change { at: At::new(row, column), cell });
            });
        }
        changes
    }

    /// The cells of a line of which more is known after than before, in the order in which a step lists them, and what is known of them then.
    fn each_new(&self, before: &[u64], after: &[u64], long: usize, mut each: impl FnMut(usize, Cell)) {
        let new = |place: usize| after[place] & !before[place];
        if self.inks == 1 {
            for place in 0..2 * long {
                let cell = if place < long { Cell::FILLED } else { Cell::EMPTY };
                new(place).cells().for_each(|bit| each(64 * (place % long) + bit, cell));
            }
            return;
        }
        for place in 0..long {
            let places = || (place..after.len()).step_by(long);
            for bit in places().fold(0, |any, place| any | new(place)).cells() {
                let possible = Colour::EVERY.into_iter().zip(places());
                let possible = possible.filter(|&(_, place)| !after[place].has(bit)).map(|(colour, _)| colour);
                each(64 * place + bit, Cell::among(possible.collect(), self.inks));
            }
        }
    }

    /// The changes of a line if this, which includes all that is known of it, becomes known.
    pub(super) fn changes(&self, line: Line, after: &[u64]) -> Vec<Change> {
        let (mut changes, long) = (Vec::new(), if line.axis == Axis::Row { self.rows.long } else { self.columns.long });
        self.each_new(self.words(line), after, long, |along, cell| {
            changes.push(Change { at: line.cell(along), cell });
        });
        changes
    }

    /// The size of the rows and columns in bytes.
    pub(super) fn memory(&self) -> usize {
        size_of_val(&self.rows.words[..]) + size_of_val(&self.columns.words[..])
    }

    pub(super) fn grid(&self) -> Grid {
        let mut grid = Grid::unknown_of(
            self.columns.words.len() / self.columns.each,
            self.rows.words.len() / self.rows.each,
            self.inks,
        );
        let long = self.rows.long;
        for (row, words) in self.rows.words.chunks_exact(self.rows.each).enumerate() {
            for place in 0..long {
                let at = |bit| At::new(row, 64 * place + bit);
                if self.inks == 1 {
                    let (filled, empty) = (words[place], words[long + place]);
                    filled.cells().for_each(|bit| grid.set(at(bit), Cell::FILLED));
                    empty.minus(filled).cells().for_each(|bit| grid.set(at(bit), Cell::EMPTY));
                    continue;
                }
                let any = words[place..].iter().step_by(long).fold(0, |any, word| any | word);
                any.cells().for_each(|bit| grid.set(at(bit), self.cell(at(bit))));
            }
        }
        grid
    }
}

/// Of the cells of one word, those that can be of exactly one colour.
fn known(excluded: &[u64], place: usize, long: usize) -> u64 {
    let (mut once, mut twice) = (0, 0);
    for word in excluded[place..].iter().step_by(long) {
        twice |= once & !word;
        once |= !word;
    }
    once & !twice
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::line::{Excluded, Known, Wide};

    #[test]
    fn a_board_takes_as_many_words_as_its_lines_need() {
        let memory = |width, height, inks| Board::new(&Grid::unknown_of(width, height, inks)).memory();
        assert_eq!(memory(20, 10, 1), (20 + 10) * 2 * 8);
        assert_eq!(memory(20, 10, 3), (20 + 10) * 4 * 8);
        assert_eq!(memory(1000, 5, 1), (5 * 16 + 1000) * 2 * 8);
        assert_eq!(memory(64, 65, 2), (64 * 2 + 65) * 3 * 8);
    }

    #[test]
    fn what_a_row_learns_its_columns_know() {
        let grid = Grid::from_picture(&["X.O", "..X"]).unwrap();
        let mut board = Board::new(&grid);
        assert_eq!((board.unknown(), board.grid()), (3, grid));
        board.learn(Line::column(1), Known { filled: 0b10u64, empty: 0b01 });
        assert_eq!(board.unknown(), 1);
        assert_eq!(board.grid().row_strings(), ["XOO", ".XX"]);
        let row: Known<u64> = board.known(Line::row(1));
        assert_eq!((row.filled, row.empty), (0b110, 0));
    }

    fn learns_the_same_in_sets_and_in_words<K: Knowledge>(inks: usize, chance: &mut Chance) {
        let (width, height) = (1 + chance.below(200), 1 + chance.below(200));
        let mut in_sets = Board::new(&Grid::unknown_of(width, height, inks));
        let (mut in_words, mut before) = (in_sets.clone(), in_sets.clone());
        let colours: Vec<Colour> = Colour::all(inks).collect();
        for _ in 0..30 {
            let line =
                if chance.below(2) == 0 { Line::row(chance.below(height)) } else { Line::column(chance.below(width)) };
            let length = if line.axis == Axis::Row { width } else { height };
            let known: K = in_sets.known(line);
            let mut after = known;
            for along in (0..length).filter(|_| chance.below(3) == 0).collect::<Vec<_>>() {
                let possible = known.cell(along).possible(inks);
                let colour = colours[chance.below(inks + 1)];
                if possible.has(colour) && possible.len() > 1 {
                    after.exclude(K::Mask::bit(along), colour);
                }
            }
            let new = after.since(known);
            let long = length.div_ceil(64);
            let words: Vec<u64> = after.masks().flat_map(|mask| (0..long).map(move |index| mask.word(index))).collect();
            let told: Vec<Change> =
                new.changes(after).map(|(along, cell)| Change { at: line.cell(along), cell }).collect();
            assert_eq!(in_words.changes(line, &words), told);
            before.copy_from(&in_words);
            in_sets.learn(line, new);
            assert_eq!(in_words.learn_words::<K::Mask>(line, &words), new.cells());
            let mut row_by_row = told.clone();
            row_by_row.sort_by_key(|change| (change.at.row(), change.at.column()));
            let mut agreed = in_words.agreement(&in_sets, &before);
            agreed.sort_by_key(|change| (change.at.row(), change.at.column()));
            assert_eq!(agreed, row_by_row);
            assert_eq!((in_words.grid(), in_words.unknown()), (in_sets.grid(), in_sets.unknown()));
            assert_eq!(in_sets.unknown(), in_sets.grid().unknown_cells());
            assert!(in_words.rows.words == in_sets.rows.words && in_words.columns.words == in_sets.columns.words);
        }
        let mut anew = Board::new(&in_sets.grid());
        assert_eq!((anew.unknown(), anew.grid()), (in_sets.unknown(), in_sets.grid()));
        anew.copy_from(&in_sets);
        assert!(in_sets.agreement(&anew, &in_sets).is_empty());
    }

    #[test]
    fn lines_learn_the_same_in_sets_and_in_words() {
        let mut chance = Chance::new(1);
        for _ in 0..40 {
            learns_the_same_in_sets_and_in_words::<Known<Wide<16>>>(1, &mut chance);
            learns_the_same_in_sets_and_in_words::<Excluded<Wide<4>, 5>>(2, &mut chance);
            learns_the_same_in_sets_and_in_words::<Excluded<Wide<16>, 32>>(4, &mut chance);
        }
    }
}
