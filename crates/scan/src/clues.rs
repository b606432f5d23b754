//! The numbers beside and above a board, line by line.

use super::grouping::{Grouping, Number, groupings, value};
use super::margins::Margins;
use super::order::{key, sort_by_key, sort_fractions};
use super::picture::Rgb;
use super::piece::Piece;
use super::sheet::Sheet;
use nonoscope_core::puzzle::Axis;

/// How unlikely it is that what stands above a gap does not belong to a column if it is no higher than the numbers of another, in parts of 256 of a
/// natural logarithm.
const MISSED: i32 = 300;

/// The numbers of all lines, and where the cells begin among the rows and columns of the sheet's lattice.
#[derive(Clone, Debug)]
pub(super) struct Clues {
    /// For each row the ways to group its digits into numbers, the likeliest first; the same of columns.
    pub(super) rows: Vec<Vec<Grouping>>,
    pub(super) columns: Vec<Vec<Grouping>>,
    /// How many rows and columns of the lattice are boxes of clues.
    pub(super) boxed: (usize, usize),
    /// What the inks look like; nothing if there is only one.
    pub(super) inks: Vec<Rgb>,
}

impl Clues {
    /// What the digits in the margins may be, with these inks if there are several.
    pub(super) fn of(margins: &Margins, inks: Vec<Rgb>) -> Clues {
        let Margins { sheet, beside, above, tall, high, boxed } = margins;
        let (tall, high, boxed) = (*tall, *high, *boxed);
        let columns = stacked(by_line(above, sheet, Axis::Column, boxed), sheet, high, boxed.0 > 0);
        let widest = if boxed.1 > 0 { sheet.wide as f64 * 1.7 } else { widest_gap(sheet, tall) };
        let mut lines = by_line(beside, sheet, Axis::Row, boxed);
        lines.iter_mut().for_each(|line| without_far_digits(line, widest));
        without_far(&mut lines, sheet, tall);
        let rows = lines.iter().map(|line| groupings(line)).collect();
        Clues { rows, columns, boxed, inks }
    }
}

/// Removes the digits beside a row that do not belong to the board: those beyond the last gap that is wider than this.
fn without_far_digits(line: &mut Vec<Piece>, widest: f64) {
    let is_far = |pair: &[Piece]| pair[1].place.left as f64 - pair[0].place.right as f64 > widest;
    let from = line.windows(2).rposition(is_far).map_or(0, |index| index + 1);
    line.drain(..from);
}

/// How wide a gap may be between digits beside a row, in pixels.
fn widest_gap(sheet: &Sheet, tall: f64) -> f64 {
    (2.6 * tall).max(1.2 * sheet.wide as f64)
}

/// Removes text beside the board: pieces beyond a wide gap in which no row has a number.
fn without_far(lines: &mut [Vec<Piece>], sheet: &Sheet, tall: f64) {
    let widest = widest_gap(sheet, tall) as usize;
    let is_near = |line: &[Piece], reach: usize| line.iter().any(|piece| piece.place.right + widest >= reach);
    let start = |line: &[Piece]| line.iter().map(|piece| piece.place.left).min().unwrap_or(usize::MAX);
    // Pieces that reach this near to the board belong to it.
    let mut reach = lines.iter().flatten().map(|piece| piece.place.right).max().unwrap_or(0);
    for _ in 0..lines.len() {
        let near = lines.iter().filter(|line| is_near(line, reach));
        reach = near.map(|line| start(line)).min().unwrap_or(reach);
    }
    // Where most are far away, the near ones do not belong to it.
    let far = lines.iter().filter(|line| !line.is_empty() && !is_near(line, reach)).count();
    if far * 2 < lines.len() {
        lines.iter_mut().filter(|line| !is_near(line, reach)).for_each(Vec::clear);
    }
}

/// The digits of each line.
fn by_line(digits: &[Piece], sheet: &Sheet, axis: Axis, boxed: (usize, usize)) -> Vec<Vec<Piece>> {
    let (first, count, size) = match axis {
        Axis::Row => (sheet.top + boxed.0, sheet.rows - boxed.0, sheet.high),
        Axis::Column => (sheet.left + boxed.1, sheet.columns - boxed.1, sheet.wide),
    };
    let mut lines = vec![Vec::new(); count];
    for digit in digits {
        let middle = if axis == Axis::Row { digit.middle().1 } else { digit.middle().0 };
        let line = (middle as usize / size).checked_sub(first).and_then(|line| lines.get_mut(line));
        if let Some(line) = line {
            line.push(digit.clone());
        }
    }
    for line in &mut lines {
        sort_by_key(line, |digit| ((digit.place.left as i64) << 32) + digit.place.top as i64);
    }
    lines
}

/// The numbers above each column, one below the other. What stands above a wide gap belongs to it if another column reaches as high without one, because
/// a number may have been missed.
fn stacked(lines: Vec<Vec<Piece>>, sheet: &Sheet, tall: f64, is_boxed: bool) -> Vec<Vec<Grouping>> {
    let lines: Vec<Vec<Number>> = lines.into_iter().map(levels).collect();
    let far = |above: &Number, below: &Number| middle(below) - middle(above);
    let mut steps: Vec<f64> = lines
        .iter()
        .flat_map(|line| line.windows(2).map(|pair| far(&pair[0], &pair[1])))
        .filter(|&step| step < 2.0 * sheet.high as f64)
        .collect();
    sort_fractions(&mut steps);
    let widest =
        match steps.get(steps.len() / 2) {
            Some(step) if steps.len() * 3 >= lines.len() => step * 1.7,
            step => (2.4 * tall)
                .max(step.filter(|_| steps.len() > 3).map_or(0.0, |step| step * 1.2))
                .max(if is_boxed { 1.5 * sheet.high as f64 } else { 0.0 }),
        };
    // From the board upwards to the first wide gap, above which may be a title.
    let first = |line: &Vec<Number>| {
        let is_end = |index: &usize| {
            let above = &line[*index];
            value(above) > sheet.rows || far(above, &line[index + 1]) > widest
        };
        (0..line.len().saturating_sub(1)).rev().find(is_end).map_or(0, |index| index + 1)
    };
    let highest = lines.iter().filter_map(|line| line.get(first(line))).map(middle).fold(f64::MAX, f64::min);
    let own = |line: Vec<Number>| {
        let from = first(&line);
        let all = line.iter().position(|number| middle(number) > highest - tall / 2.0).unwrap_or(from).min(from);
        let mut ways = vec![Grouping { numbers: line[all..].to_vec(), cost: 0 }];
        if all < from {
            ways.push(Grouping { numbers: line[from..].to_vec(), cost: MISSED });
        }
        ways
    };
    lines.into_iter().map(own).collect()
}

#[inline(never)]
fn middle(number: &Number) -> f64 {
    number.iter().map(|digit| digit.middle().1).sum::<f64>() / number.len().max(1) as f64
}

/// What stands on the same level, from the top.
fn levels(mut digits: Vec<Piece>) -> Vec<Number> {
    sort_by_key(&mut digits, |digit| key(digit.middle().1));
    let mut numbers: Vec<Number> = Vec::new();
    for digit in digits {
        match numbers.last_mut() {
            Some(number) if (digit.middle().1 - middle(number)).abs() < digit.place.height() as f64 * 0.5 => {
                number.push(digit);
            }
            _ => numbers.push(vec![digit]),
        }
    }
    for number in &mut numbers {
        sort_by_key(number, |digit| digit.place.left as i64);
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::Place;
    use crate::shades::Shades;
    use nonoscope_digits::KINDS;

    const SIDE: usize = 30;

    /// A sheet of 4 × 4 cells.
    fn sheet() -> Sheet {
        Sheet::flat(&Shades::plain(4 * SIDE, 4 * SIDE, 250), (0, 0), SIDE)
    }

    /// The numbers of columns that have digits at these heights, and the ways to end each.
    fn columns(levels: &[&[usize]]) -> Vec<Vec<(usize, i32)>> {
        let digit = |&top: &usize| {
            let mut costs = [2000; KINDS];
            costs[1] = 0;
            Piece { place: Place { left: 0, top, right: 6, bottom: top + 10 }, costs, follows: 0, ink: 0 }
        };
        let lines = levels.iter().map(|line| line.iter().map(digit).collect()).collect();
        let own = |own: &Grouping| (own.numbers.len(), own.cost);
        stacked(lines, &sheet(), 10.0, false).iter().map(|ways| ways.iter().map(own).collect()).collect()
    }

    #[test]
    fn a_missed_number_does_not_end_a_column_where_others_reach_higher() {
        let whole: &[usize] = &[30, 50, 70, 90];
        assert_eq!(columns(&[whole, &[30, 50, 90], whole, whole])[1], [(3, 0), (1, MISSED)]);
        assert_eq!(columns(&[whole, &[90], whole]), [[(4, 0)], [(1, 0)], [(4, 0)]]);
        // A title, higher than all columns.
        assert_eq!(columns(&[&[0, 50, 70, 90], &[0, 70, 90], &[0, 90]]), [[(3, 0)], [(2, 0)], [(1, 0)]]);
    }

    #[test]
    fn text_beside_rows_without_a_number_is_left_out() {
        let piece = |left: usize| {
            let place = Place { left, top: 0, right: left + 6, bottom: 10 };
            Piece { place, costs: [0; KINDS], follows: 0, ink: 0 }
        };
        let lines = |lefts: &[&[usize]]| -> Vec<Vec<Piece>> {
            lefts.iter().map(|line| line.iter().map(|&left| piece(left)).collect()).collect()
        };
        let left = |all: &[&[usize]]| -> Vec<usize> {
            let mut own = lines(all);
            without_far(&mut own, &sheet(), 10.0);
            own.iter().map(Vec::len).collect()
        };
        // The second number of the third row is far, but not from that of the second.
        assert_eq!(left(&[&[100], &[70, 100], &[35], &[], &[0, 8]]), [1, 2, 1, 0, 2]);
        assert_eq!(left(&[&[100], &[70, 100], &[100], &[], &[0, 8]]), [1, 2, 1, 0, 0]);
        // Where most are far away, the far ones belong to it.
        assert_eq!(left(&[&[100], &[0], &[0], &[8]]), [1, 1, 1, 1]);
    }
}
