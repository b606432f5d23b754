//! Where a board ends: lines at its ends without a number may not belong to it, and others may be invisible.

use super::attempt::Attempt;
use super::grouping::Grouping;
use super::lattice::{Lattice, SMALL};
use super::versions::Versions;

/// How unlikely it is that a clue has no number.
const EMPTY: i64 = 250;

/// Nearly all puzzles have a multiple of this many rows and columns; and how unlikely others are.
const ROUND: usize = 5;
const UNEVEN: i64 = 200;
/// How many surplus lines there may be.
const OVER: usize = 2;
/// On boards of more lines than this, a number in a surplus line may be a blot.
const MANY: usize = 10;

/// The digits of a line, and what they may be.
type Line = (Vec<Grouping>, Versions);

impl Attempt {
    /// How unlikely it is that its first and last lines have no number: hardly any puzzle has blank lines only at its ends, without a 0, unless they
    /// round its size.
    pub(super) fn ends(&self) -> i64 {
        let uneven = self.lines.iter().filter(|lines| !is_round(lines.len()));
        EMPTY * uneven.map(|lines| only_at_ends(lines)).sum::<usize>() as i64
    }

    /// How unlikely its size is.
    pub(super) fn size(&self) -> i64 {
        UNEVEN * self.lines.iter().filter(|lines| !is_round(lines.len())).count() as i64
    }

    /// Which of its ends, the first and last row and the first and last column, have no number.
    fn empty_ends(&self) -> [bool; 4] {
        let is_empty = |line: Option<&Line>| line.is_some_and(|(_, versions)| versions.has_no_number());
        let [rows, columns] = self.lines.each_ref().map(|lines| [lines.first(), lines.last()].map(is_empty));
        [rows[0], rows[1], columns[0], columns[1]]
    }

    /// The same without those that follow boxes of clues.
    fn loose_ends(&self) -> [bool; 4] {
        let [top, bottom, left, right] = self.empty_ends();
        [top && self.clues.boxed.0 == 0, bottom, left && self.clues.boxed.1 == 0, right]
    }

    /// Its lines without these ends.
    fn without(&self, [top, bottom, left, right]: [bool; 4]) -> Option<Lattice> {
        let lattice = &self.sheet.lattice;
        let rows = (usize::from(top), lattice.rows() - usize::from(bottom));
        lattice.part(rows, (usize::from(left), lattice.columns() - usize::from(right)))
    }

    /// Its lines without the first or last one of either kind, if it has no number, the likeliest last: an edge of the paper or a row
    /// of circles may look like a line.
    pub(super) fn without_an_end(&self) -> Vec<Lattice> {
        let empty = self.loose_ends();
        let ends = (0..empty.len()).filter(|&end| empty[end]);
        ends.rev().filter_map(|end| self.without(std::array::from_fn(|other| other == end))).collect()
    }

    /// The same without all of them, if the size is unusual; `None` if there are none.
    pub(super) fn without_empty_ends(&self) -> Option<Lattice> {
        let mut empty = self.loose_ends();
        let round = self.lines.each_ref().map(|lines| is_round(lines.len()));
        empty.iter_mut().enumerate().for_each(|(end, is_empty)| *is_empty &= !round[end / 2]);
        if empty.contains(&true) { self.without(empty) } else { None }
    }

    /// The lines after the first row or column, if that has no number and the size is usual without it: lines may continue among the numbers.
    pub(super) fn without_empty_start(&self) -> Option<Lattice> {
        let [top, _, left, _] = self.empty_ends();
        let [is_round_after_top, is_round_after_left] =
            self.lines.each_ref().map(|lines| is_round(lines.len().saturating_sub(1)));
        let (rows, columns) = self.clues.boxed;
        let top = if top && is_round_after_top { rows + 1 } else { 0 };
        let left = if left && is_round_after_left { columns + 1 } else { 0 };
        if (top, left) == (0, 0) { None } else { self.sheet.lattice.after(top, left) }
    }

    /// Drops the first or last rows or columns if they have no number and the size is usual without them: an edge of the paper may look like a line.
    /// A solution stays the same.
    pub(super) fn leave_out_uneven_ends(&mut self) {
        if !self.is_puzzle() || self.filled.is_some() {
            return;
        }
        let is_boxed = [self.clues.boxed.0 > 0, self.clues.boxed.1 > 0];
        for axis in [0, 1] {
            let is_empty: Vec<bool> =
                (0..self.lines[axis].len()).map(|line| self.is_taken_as_empty(axis, line)).collect();
            let Some((over, is_last)) = over(&is_empty, is_boxed[axis]) else { continue };
            let first = if is_last { is_empty.len() - over } else { 0 };
            self.left_out += over;
            self.lines[axis].drain(first..first + over);
            (0..over).for_each(|_| self.decision.leave_out(axis, first));
            if !is_last {
                let (rows, columns) = &mut self.clues.boxed;
                *if axis == 0 { rows } else { columns } += over;
            }
        }
    }

    /// Whether a line was decided to have no number, or an unlikely 0. On few lines, that suggests that they are not a puzzle. Other attempts may
    /// have seen a number in it.
    fn is_taken_as_empty(&self, axis: usize, line: usize) -> bool {
        let lines = &self.lines[axis];
        let (_, versions) = &lines[line];
        let Some(version) = versions.all.get(self.decision.taken[axis][line]) else { return true };
        let is_no_number = version.values == [0] && version.cost > 0;
        lines.len() > MANY && is_no_number || versions.has_no_number() && version.values.is_empty()
    }

    /// Its lines with one more at each end, which boards without a frame lack.
    pub(super) fn with_all_ends(&self) -> Lattice {
        let (top, left) = (usize::from(self.clues.boxed.0 == 0), usize::from(self.clues.boxed.1 == 0));
        self.sheet.lattice.longer((top, 1), (left, 1))
    }

    /// Its lines with one more at an end, or at two adjacent ends, the likeliest last: the outermost line is not always visible.
    pub(super) fn with_an_end(&self) -> Vec<Lattice> {
        let before = (self.clues.boxed.0 == 0, self.clues.boxed.1 == 0);
        let ends = [
            (0, 1, 1, 0),
            (1, 0, 0, 1),
            (1, 0, 1, 0),
            (0, 1, 0, 1),
            (0, 0, 1, 0),
            (1, 0, 0, 0),
            (0, 0, 0, 1),
            (0, 1, 0, 0),
        ];
        let fit = ends.into_iter().filter(|end| (end.0 == 0 || before.0) && (end.2 == 0 || before.1));
        fit.map(|(top, bottom, left, right)| self.sheet.lattice.longer((top, bottom), (left, right))).collect()
    }
}

/// Whether a person should count rows and columns, because there is not exactly one solution or the size is unusual. A number that is missing
/// together with its line cannot be marked, and nobody misses a line without a number.
pub fn is_size_doubtful((rows, columns): (usize, usize), has_one_solution: bool) -> bool {
    !(has_one_solution && is_round(rows) && is_round(columns))
}

/// Whether a number of rows or columns is a multiple of five, as in nearly all puzzles.
fn is_round(count: usize) -> bool {
    count.is_multiple_of(ROUND)
}

/// How many empty lines exceed a usual size, and whether they are the last ones or, without boxes of clues before the board, the first.
fn over(is_empty: &[bool], is_boxed: bool) -> Option<(usize, bool)> {
    let over = is_empty.len() % ROUND;
    if over == 0 || over > OVER || is_empty.len() < SMALL {
        return None;
    }
    let is_last = is_empty[is_empty.len() - over..].iter().all(|is_empty| *is_empty);
    let is_first = !is_boxed && is_empty[..over].iter().all(|is_empty| *is_empty);
    (is_last || is_first).then_some((over, is_last))
}

/// How many lines at the ends have no number, if all others have one.
fn only_at_ends(lines: &[Line]) -> usize {
    let is_empty = |(_, versions): &&Line| versions.has_no_number();
    let first = lines.iter().take_while(is_empty).count();
    let last = lines.iter().rev().take_while(is_empty).count();
    let all = lines.iter().filter(is_empty).count();
    if all > first + last { 0 } else { all }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guesses::Guesses;

    fn line(value: Option<u16>) -> Line {
        let numbers = value.map(|value| Guesses { values: vec![(value, 0)], is_odd: false, ink: 0 });
        (Vec::new(), Versions::among(vec![(numbers.into_iter().collect(), 0)], 5))
    }

    #[test]
    fn empty_lines_over_are_those_at_an_end_after_or_before_as_many_as_most_puzzles_have() {
        let lines =
            |first: usize, full: usize, last: usize| [vec![true; first], vec![false; full], vec![true; last]].concat();
        assert_eq!(over(&lines(0, 15, 1), true), Some((1, true)));
        assert_eq!(over(&lines(0, 15, 2), false), Some((2, true)));
        assert_eq!(over(&lines(1, 10, 0), false), Some((1, false)));
        for (lines, is_boxed) in [
            (lines(1, 10, 0), true),
            (lines(0, 9, 1), false),
            (lines(0, 16, 0), false),
            (lines(1, 15, 1), false),
            (lines(0, 10, 3), false),
            (lines(0, 0, 1), false),
        ] {
            assert_eq!(over(&lines, is_boxed), None, "{} lines", lines.len());
        }
    }

    #[test]
    fn lines_without_a_number_are_unlikely_if_they_are_only_at_the_ends() {
        let count = |lines: &[Option<u16>]| only_at_ends(&lines.iter().copied().map(line).collect::<Vec<_>>());
        assert_eq!(count(&[Some(1), Some(2), Some(3)]), 0);
        assert_eq!(count(&[None, Some(2), None]), 2);
        assert_eq!(count(&[None, Some(2), None, Some(2), None]), 0);
    }
}
