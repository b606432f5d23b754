//! Which of the lines found are those of the cells: clues stand beside them and above them, and nothing that looks like a digit among them.

use super::digits::Digits;
use super::lattice::{Lattice, SMALL};
use super::margins::Seen;
use super::order::sort_by_key;
use super::piece::Piece;
use super::sheet::Sheet;
use nonoscope_digits::KINDS;

/// Where a board may be.
#[derive(Clone, Debug)]
pub(super) struct Extent {
    /// Its lines, with those of its boxes of clues.
    pub(super) lattice: Lattice,
    /// Which of the lines found it has, from one line before them on: from which row line to which, and the same of column lines.
    pub(super) part: ((usize, usize), (usize, usize)),
    /// How many rows and columns of the lattice are boxes of clues.
    pub(super) boxed: (usize, usize),
    /// How tall its digits are, as a scale.
    pub(super) scale: i32,
    /// How many of the lines that were found at its right and lower end are left out.
    pub(super) left_out: usize,
    /// How unlikely it is, in parts of 256 of a natural logarithm.
    pub(super) cost: i64,
}

/// How unlikely it is at most that something in a cell only looks like a digit. Where neither cells nor clues are, it costs a part of that.
const INSIDE: i64 = 500;
const ASTRAY: i64 = 10;

/// How unlikely it is that marks in cells look like digits; from then on, one more is as likely as elsewhere.
const MARKS: i64 = 1500;

/// How unlikely it is that a line has no number; for each cell, that its numbers are that far from its cells; and at most for all lines together.
const EMPTY: i64 = 250;
const GAP: i64 = 150;
const MOST_GAPS: i64 = 500;

/// How near the middle of a last number is to its cells at least, in cells.
const NEAR: f64 = 0.3;

/// How unlikely it is that cells do not begin where the nearest numbers end, for each cell between.
const BARE: i64 = 300;

/// How unlikely it is that an outermost line that was found is not of the board, or that one of the board was not found.
const LESS: i64 = 200;

/// How unlikely a number of rows or columns is that is not a multiple of five.
const UNEVEN: i64 = 400;

/// How many ways to end a board are tried, and how much less likely than the likeliest they may be.
const WAYS: usize = 10;
const UNLIKELIEST: i64 = 2500;

/// Sums of numbers over all first parts of a list.
fn sums(all: impl Iterator<Item = i64>) -> Vec<i64> {
    let mut sum = 0;
    std::iter::once(0)
        .chain(all.map(|one| {
            sum += one;
            sum
        }))
        .collect()
}

/// How much speaks for a digit in each cell of a sheet, as sums over all cells above and on the left.
struct Counts {
    sums: Vec<Vec<i64>>,
}

impl Counts {
    fn of(cells: &[Vec<i64>]) -> Counts {
        let width = cells.first().map_or(0, Vec::len);
        let mut all = vec![vec![0; width + 1]];
        for row in cells {
            let above = all[all.len() - 1].clone();
            all.push(sums(row.iter().copied()).iter().zip(above).map(|(own, above)| own + above).collect());
        }
        Counts { sums: all }
    }

    fn within(&self, rows: (usize, usize), columns: (usize, usize)) -> i64 {
        let at = |row: usize, column: usize| self.sums[row][column];
        at(rows.1, columns.1) - at(rows.0, columns.1) - at(rows.1, columns.0) + at(rows.0, columns.0)
    }
}

/// For each cell at which those of a board may begin, sums over all lines: of what it costs that some have no number, and that the last numbers are far
/// away.
struct Starts {
    empty: Vec<Vec<i64>>,
    far: Vec<Vec<i64>>,
    /// How far the nearest one is.
    bare: Vec<i64>,
}

impl Starts {
    /// Of where the digits of each line are, in cells.
    fn of(lines: &[Vec<f64>], starts: usize) -> Starts {
        let gap = |line: &Vec<f64>, start: usize| {
            let last = line.iter().copied().filter(|&at| at < start as f64).reduce(f64::max)?;
            Some((start as f64 - last - NEAR).max(0.0) as i64)
        };
        let of = |cost: fn(Option<i64>) -> i64| -> Vec<Vec<i64>> {
            (0..starts).map(|start| sums(lines.iter().map(|line| cost(gap(line, start))))).collect()
        };
        let nearest = |start: usize| lines.iter().filter_map(|line| gap(line, start)).min().unwrap_or(0);
        Starts {
            empty: of(|gap| if gap.is_none() { EMPTY } else { 0 }),
            far: of(|gap| GAP * gap.unwrap_or(0)),
            bare: (0..starts).map(nearest).collect(),
        }
    }

    fn cost(&self, start: usize, lines: (usize, usize)) -> i64 {
        let of = |all: &[Vec<i64>]| all[start][lines.1] - all[start][lines.0];
        of(&self.empty) + of(&self.far).min(MOST_GAPS) + BARE * self.bare[start]
    }
}

/// The boards that these lines may be, the likeliest first; none if there are no digits beside them.
pub(super) fn extents(found: &Lattice, digits: &Digits<'_>) -> Vec<Extent> {
    // Outermost lines are not always visible.
    let lattice = found.longer();
    let sheet = Sheet::of(&lattice);
    let Some(seen) = Seen::of(digits, &sheet) else { return Vec::new() };
    let (width, height) = (sheet.left + sheet.columns, sheet.top + sheet.rows);
    // How much speaks for a digit in each cell, and for one that is no 0, as marks in cells may look. Where the digits of each column and row are.
    let mut cells = vec![vec![0; width]; height];
    let mut clear = cells.clone();
    let (mut columns, mut rows) = (vec![Vec::new(); width], vec![Vec::new(); height]);
    for piece in seen.all().into_iter().filter(Piece::is_likely) {
        let (x, y) = (piece.middle().0 / sheet.wide as f64, piece.middle().1 / sheet.high as f64);
        let (column, row) = ((x as usize).min(width - 1), (y as usize).min(height - 1));
        let own = i64::from(piece.costs[KINDS - 1]).min(INSIDE);
        cells[row][column] = own.max(cells[row][column]);
        if piece.best().0 != 0 {
            clear[row][column] = own.max(clear[row][column]);
        }
        columns[column].push(y);
        rows[row].push(x);
    }
    let (counts, clear) = (Counts::of(&cells), Counts::of(&clear));
    let total = counts.within((0, height), (0, width));
    let (above, beside) = (Starts::of(&columns, height), Starts::of(&rows, width));
    let uneven = |count: usize| if count.is_multiple_of(5) { 0 } else { UNEVEN };
    let less = |end: usize, found: usize| LESS * end.abs_diff(found) as i64;
    let mut all = Vec::new();
    for top in 0..=lattice.rows() * 2 / 3 {
        for left in 0..=lattice.columns() * 2 / 3 {
            for bottom in (top + SMALL.min(found.rows()).max(1)).max(found.rows() - 1)..=lattice.rows() {
                for right in (left + SMALL.min(found.columns()).max(1)).max(found.columns() - 1)..=lattice.columns() {
                    let (rows, columns) = (bottom - top, right - left);
                    // A line of some cells has at most half as many runs.
                    if top > rows / 2 + 3 || left > columns / 2 + 3 {
                        continue;
                    }
                    let (first, last) =
                        ((sheet.top + top, sheet.left + left), (sheet.top + bottom, sheet.left + right));
                    let is_in = ((first.0, last.0), (first.1, last.1));
                    let clues =
                        counts.within((0, first.0), (first.1, last.1)) + counts.within((first.0, last.0), (0, first.1));
                    let lines = uneven(rows)
                        + uneven(columns)
                        + less(bottom, found.rows() + 1)
                        + less(right, found.columns() + 1);
                    let starts = if top == 0 { LESS } else { 0 } + if left == 0 { LESS } else { 0 };
                    let inside = clear.within(is_in.0, is_in.1);
                    let cost = inside.min(MARKS + inside / ASTRAY)
                        + (total - counts.within(is_in.0, is_in.1) - clues) / ASTRAY
                        + lines
                        + starts
                        + above.cost(first.0, (first.1, last.1))
                        + beside.cost(first.1, (first.0, last.0));
                    all.push((cost, (top, left, bottom, right)));
                }
            }
        }
    }
    sort_by_key(&mut all, |&(cost, _)| cost);
    let least = all.first().map_or(0, |&(cost, _)| cost);
    let near = all.into_iter().take(WAYS).take_while(|&(cost, _)| cost - least < UNLIKELIEST);
    let extent = |(cost, (top, left, bottom, right)): (i64, (usize, usize, usize, usize))| {
        // Without the line that was put before those found, unless cells begin there.
        let (upper, before) = (usize::from(top > 0), usize::from(left > 0));
        let part = ((upper, bottom), (before, right));
        Some(Extent {
            lattice: lattice.part(part.0, part.1)?,
            part,
            boxed: (top - upper, left - before),
            scale: seen.scale,
            left_out: (found.rows() + 1).saturating_sub(bottom) + (found.columns() + 1).saturating_sub(right),
            cost,
        })
    };
    near.filter_map(extent).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_of_all_cells_within() {
        let cells = [vec![1, 0, 1], vec![0, 1, 0]];
        let counts = Counts::of(&cells);
        assert_eq!(counts.within((0, 2), (0, 3)), 3);
        assert_eq!(counts.within((0, 1), (1, 3)), 1);
        assert_eq!(counts.within((1, 2), (0, 2)), 1);
    }

    #[test]
    fn lines_without_numbers_and_with_far_ones_are_unlikely() {
        // Two lines: a digit in the middle of the second cell of the first one.
        let starts = Starts::of(&[vec![1.5], vec![]], 5);
        assert_eq!(starts.cost(2, (0, 1)), 0);
        assert_eq!(starts.cost(2, (0, 2)), EMPTY);
        assert_eq!(starts.cost(4, (0, 1)), 2 * (GAP + BARE));
        assert_eq!(starts.cost(1, (0, 1)), EMPTY);
    }
}
