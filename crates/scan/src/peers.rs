//! Which attempts are at the same board: with the same lines, or with nearly all of them and a few others.

use super::attempt::Attempt;
use super::confidence::SHORT;
use super::order::sort_by_key;
use super::versions::Versions;
use nonoscope_core::puzzle::PuzzleError;

/// How far corners of the same board may be from each other, in cells.
const NEAR: f64 = 0.4;

/// The percentage of a board's lines that another at the same place may lack.
const OTHERS: usize = 20;

/// How many boards are looked at, the likeliest first.
const LOOKED_AT: usize = 5;

/// Another attempt at a board.
pub(super) struct Peer<'a> {
    pub(super) attempt: &'a Attempt,
    /// Which of its rows and columns the first ones of the board are.
    from: [isize; 2],
    /// Whether it has the same lines.
    pub(super) is_whole: bool,
}

impl<'a> Peer<'a> {
    /// What it reads in a row (axis 0) or a column (1) of the board.
    pub(super) fn line(&self, axis: usize, number: usize) -> Option<&'a Versions> {
        let own = number.checked_add_signed(self.from[axis])?;
        self.attempt.lines[axis].get(own).map(|(_, versions)| versions)
    }
}

/// The likeliest boards at which there were several attempts, and the others at them. Those with clues that do not fit their lines are left out.
pub(super) fn boards(all: &[Attempt]) -> Vec<(usize, Vec<Peer<'_>>)> {
    let mut order: Vec<usize> = (0..all.len()).collect();
    sort_by_key(&mut order, |&index| all[index].cost());
    let mut boards: Vec<(usize, Vec<Peer<'_>>)> = Vec::new();
    for index in order {
        let own = &all[index];
        // A few unrelated lines can make a puzzle by chance.
        let is_likely = !own.is_short() || own.fits();
        let is_open = is_likely && !own.is_small() && own.part.is_board() && boards.len() < LOOKED_AT;
        if !is_open || boards.iter().any(|(other, _)| all[*other].is_at_the_same(own)) {
            continue;
        }
        let others = all.iter().enumerate().filter(|&(other, _)| other != index).map(|(_, other)| other);
        let peers: Vec<Peer<'_>> = others.filter(|other| other.fits()).filter_map(|other| own.peer(other)).collect();
        if !peers.is_empty() {
            boards.push((index, peers));
        }
    }
    boards
}

impl Attempt {
    /// Whether another attempt is at the same board, of one ink as this one.
    pub(super) fn is_at_the_same(&self, other: &Attempt) -> bool {
        self.peer(other).is_some_and(|peer| peer.is_whole)
    }

    /// Whether its clues fit its lines.
    fn fits(&self) -> bool {
        !matches!(self.decision.verdict, Err(PuzzleError::ClueTooLong { .. }))
    }

    /// Whether it has so few lines that they constrain each other less.
    fn is_short(&self) -> bool {
        self.lines.iter().any(|lines| lines.len() < SHORT)
    }

    /// Another attempt, if it is at this board; both of one ink.
    fn peer<'a>(&self, attempt: &'a Attempt) -> Option<Peer<'a>> {
        if !self.clues.inks.is_empty() || !attempt.clues.inks.is_empty() {
            return None;
        }
        let from = shift(&self.board(), &attempt.board(), self.sheet.lattice.pitch())?;
        let count = |attempt: &Attempt| attempt.lines.each_ref().map(Vec::len);
        Some(Peer { attempt, from, is_whole: from == [0, 0] && count(self) == count(attempt) })
    }

    /// Where the lines of the board cross, without its boxes of clues.
    fn board(&self) -> Vec<&[(f64, f64)]> {
        let (top, left) = self.clues.boxed;
        let (bottom, right) = (top + self.lines[0].len(), left + self.lines[1].len());
        let rows = self.sheet.lattice.crossings.get(top..=bottom).unwrap_or_default();
        rows.iter().filter_map(|row| row.get(left..=right)).collect()
    }
}

/// By how many rows and columns one board begins after another, if nearly all its lines are lines of that, too. Two corners that are
/// opposite each other say enough.
fn shift(own: &[&[(f64, f64)]], other: &[&[(f64, f64)]], (wide, high): (f64, f64)) -> Option<[isize; 2]> {
    let size =
        |board: &[&[(f64, f64)]]| [board.len(), board.first().map_or(0, |row| row.len())].map(|size| size as isize);
    let (own_size, other_size) = (size(own), size(other));
    // The first and the last line of both, if that are enough: of rows (0) or columns (1).
    let common = |axis: usize, by: isize| {
        let (first, last) = (0.max(-by), own_size[axis].min(other_size[axis] - by) - 1);
        (last - first + 1 >= own_size[axis] - missing(own_size[axis])).then_some((first, last))
    };
    let is_same = |(row, column): (isize, isize), [down, right]: [isize; 2]| {
        let at = |board: &[&[(f64, f64)]], row: isize, column: isize| {
            board.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?).copied()
        };
        let two = at(own, row, column).zip(at(other, row + down, column + right));
        two.is_some_and(|((x, y), (left, top))| (x - left).abs() < NEAR * wide && (y - top).abs() < NEAR * high)
    };
    let by = |axis: usize| -missing(own_size[axis])..=missing(other_size[axis]);
    by(0).find_map(|down| {
        let (top, bottom) = common(0, down)?;
        by(1).find_map(|right| {
            let (left, last) = common(1, right)?;
            let shift = [down, right];
            (is_same((top, left), shift) && is_same((bottom, last), shift)).then_some(shift)
        })
    })
}

/// How many of this many lines another board may lack.
fn missing(count: isize) -> isize {
    count * OTHERS as isize / 100
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_board_with_a_line_more_is_at_the_same_place() {
        let board = |rows: std::ops::Range<i32>, columns: std::ops::Range<i32>, off: f64| -> Vec<Vec<(f64, f64)>> {
            let place = |row: i32, column: i32| (f64::from(20 * column) + off, f64::from(20 * row));
            rows.map(|row| columns.clone().map(|column| place(row, column)).collect()).collect()
        };
        let own = board(0..11, 0..16, 0.0);
        let shift = |other: &[Vec<(f64, f64)>]| {
            let [own, other] = [&own[..], other].map(|board| board.iter().map(Vec::as_slice).collect::<Vec<_>>());
            super::shift(&own, &other, (20.0, 20.0))
        };
        assert_eq!(shift(&board(0..11, 0..16, 3.0)), Some([0, 0]));
        assert_eq!(shift(&board(-1..11, 0..17, 0.0)), Some([1, 0]));
        assert_eq!(shift(&board(0..11, 2..16, 0.0)), Some([0, -2]));
        assert_eq!(shift(&board(0..11, 0..16, 9.0)), None, "half a cell off");
        assert_eq!(shift(&board(0..6, 0..16, 0.0)), None, "half of the board");
        assert_eq!(shift(&[]), None);
    }
}
