//! The numbers beside and above a board, line by line.

use super::grouping::{Grouping, Number, in_boxes, spaced, total, value};
use super::order::{key, sort_by_key, sort_fractions};
use super::pieces::{Piece, pieces, sure};
use super::plates::without_plates;
use super::sheet::Sheet;
use super::strength::{middle as middle_shade, strength};
use crate::puzzle::Axis;
use std::ops::Range;

/// The numbers of all lines, and where the cells begin among the rows and columns of the sheet's lattice.
#[derive(Clone, Debug)]
pub(super) struct Clues {
    /// All that the rows together may be, the likeliest first: for each row, how its digits may make numbers.
    pub(super) rows: Vec<Vec<Vec<Grouping>>>,
    pub(super) columns: Vec<Vec<Grouping>>,
    /// How many rows and columns of the lattice are boxes of clues.
    pub(super) boxed: (usize, usize),
}

/// How many ways to read what stands beside boxes as if there were none are tried.
const FREE: usize = 2;

/// How much the paper beyond a frame differs from that of cells at least, in shades.
const SHADOW: u8 = 14;

impl Clues {
    /// What stands beside the lines of a sheet, or in boxes unless these are known to be cells.
    pub(super) fn of(sheet: &Sheet, is_unboxed: bool) -> Option<Clues> {
        let plain = without_plates(sheet);
        let (sheet, plates) = plain.as_ref().map_or((sheet, &[][..]), |(sheet, plates)| (sheet, plates));
        let boxed = if is_unboxed { (0, 0) } else { boxes(sheet)? };
        let (left, top) = ((sheet.left + boxed.1) * sheet.wide, (sheet.top + boxed.0) * sheet.high);
        let (width, height) = (sheet.shades.width(), sheet.shades.height());
        // Lines between boxes are as long as they are: one cell more, which is then left out.
        let read = |(right, bottom): (usize, usize), part| {
            let mut ink = strength(sheet, part, (right, bottom))?;
            ink.clear_beyond(right, bottom);
            let near = |piece: &Piece| {
                let (x, y) = piece.middle();
                let to_board = if right == width {
                    (bottom as f64 - y) / sheet.high as f64
                } else {
                    (right as f64 - x) / sheet.wide as f64
                };
                to_board < 3.0 && !is_line(piece, sheet)
            };
            let (pieces, tall) = pieces(&ink, (sheet.wide, sheet.high), (right, bottom), plates, near);
            pieces.iter().any(Piece::is_digit).then_some((pieces, tall))
        };
        let (mut beside, tall) = read(
            (left, height),
            (if boxed.1 > 1 { frame(sheet, Axis::Row) } else { 0 }, top, (left + sheet.wide).min(width), height),
        )?;
        let is_edge =
            |piece: &Piece| piece.place.right + sheet.wide / 10 > left && piece.place.height() as f64 > 1.2 * tall;
        beside.retain(|piece| {
            !is_edge(piece) && (!is_line(piece, sheet) || piece.middle().0 + 0.2 * (sheet.wide as f64) < left as f64)
        });
        let (mut above, high) = read(
            (width, top),
            (
                left.saturating_sub(sheet.wide / 2),
                if boxed.0 > 1 { frame(sheet, Axis::Column) } else { 0 },
                width,
                (top + sheet.high).min(height),
            ),
        )?;
        above.retain(|piece| !is_line(piece, sheet));
        let mut columns = stacked(by_line(&above, sheet, Axis::Column, boxed), sheet, high, boxed.0 > 0);
        let all = by_line(&beside, sheet, Axis::Row, boxed);
        let beside = |of: fn(Vec<Piece>, &Sheet, f64) -> Vec<Piece>| -> Vec<Vec<Piece>> {
            all.iter().map(|line| of(line.clone(), sheet, tall)).collect()
        };
        let mut lines = beside(if boxed.1 > 0 { boxed_in } else { near });
        // The shadow of a frame may look like one more line.
        while lines.len() > 1
            && lines.last().is_some_and(Vec::is_empty)
            && is_shadow(sheet, Axis::Row, sheet.top + boxed.0 + lines.len() - 1)
        {
            lines.pop();
        }
        while columns.len() > 1
            && columns.last().is_some_and(Vec::is_empty)
            && is_shadow(sheet, Axis::Column, sheet.left + boxed.1 + columns.len() - 1)
        {
            columns.pop();
        }
        let mut rows = if boxed.1 > 0 { vec![in_boxes(&lines, sheet.wide, tall)] } else { Vec::new() };
        rows.extend(spaced(&lines, tall, total(&columns), columns.len()));
        // What seem to be boxes may be lines that go on from the board, and a 1 on one of them may be none of it.
        if boxed.1 > 0 {
            let mut free = beside(near);
            free.truncate(lines.len());
            let is_other = free.iter().zip(&lines).any(|(free, own)| free.len() != own.len());
            rows.extend(
                spaced(&free, tall, total(&columns), columns.len()).into_iter().filter(|_| is_other).take(FREE),
            );
        }
        let columns = columns.into_iter().map(|numbers| vec![Grouping { numbers, cost: 0 }]).collect();
        Some(Clues { rows, columns, boxed })
    }
}

/// Where the outermost line runs along the ends of the boxes of all clues of a kind, so that nothing beyond it belongs to them: at the end of
/// the lattice or a few cells before it; 0 if there is none.
fn frame(sheet: &Sheet, axis: Axis) -> usize {
    let (edge, size) = match axis {
        Axis::Row => (sheet.left * sheet.wide, sheet.wide),
        Axis::Column => (sheet.top * sheet.high, sheet.high),
    };
    if !is_line_at(sheet, axis, edge, 5) {
        return 0;
    }
    let outer = (1..3).map_while(|cells| edge.checked_sub(cells * size));
    outer.take_while(|&place| is_line_at(sheet, axis, place, size / 2)).last().unwrap_or(edge)
}

/// Whether a line runs along most cells of a kind, nearly there.
fn is_line_at(sheet: &Sheet, axis: Axis, place: usize, near: usize) -> bool {
    let (first, last) = match axis {
        Axis::Row => ((sheet.top + sheet.rows / 2) * sheet.high, sheet.shades.height()),
        Axis::Column => ((sheet.left + sheet.columns / 2) * sheet.wide, sheet.shades.width()),
    };
    let is_line = |along: &usize| {
        let across = (place.saturating_sub(near)..place + near + 1).map(|across| {
            let (x, y) = if axis == Axis::Row { (across, *along) } else { (*along, across) };
            sheet.shades.get(x as isize, y as isize)
        });
        let (least, most) = across.fold((u8::MAX, 0), |(least, most), shade| (least.min(shade), most.max(shade)));
        most - least > 24
    };
    (first..last).filter(is_line).count() * 10 >= (last - first) * 9
}

/// Whether the cells of a line differ much from those of all of the lines before: in their middles, since a frame may be thick.
fn is_shadow(sheet: &Sheet, axis: Axis, line: usize) -> bool {
    let (wide, high) = (sheet.wide, sheet.high);
    let paper = |line: usize| {
        let part = match axis {
            Axis::Row => {
                (sheet.left * wide, line * high + high / 3, sheet.shades.width(), (line + 1) * high - high / 3)
            }
            Axis::Column => {
                (line * wide + wide / 3, sheet.top * high, (line + 1) * wide - wide / 3, sheet.shades.height())
            }
        };
        middle_shade(&sheet.shades, part)
    };
    (1..4).filter_map(|back| line.checked_sub(back)).all(|before| paper(line).abs_diff(paper(before)) > SHADOW)
}

/// Of what stands beside a row, what belongs to the board: from the right as far as there are digits without a wide gap.
fn near(line: Vec<Piece>, sheet: &Sheet, tall: f64) -> Vec<Piece> {
    let widest = (2.6 * tall).max(1.2 * sheet.wide as f64);
    let mut own: Vec<Piece> = Vec::new();
    for piece in line.into_iter().rev() {
        let is_far = own.last().is_some_and(|last| last.place.left as f64 - piece.place.right as f64 > widest);
        if is_far {
            break;
        }
        if piece.is_digit() {
            own.push(piece);
        } else if !own.is_empty() && piece.place.height() as f64 > 0.7 * tall {
            break;
        }
    }
    own.reverse();
    own
}

/// Of what stands in boxes beside a row, the digits: from the right as far as no two boxes are empty.
fn boxed_in(mut line: Vec<Piece>, sheet: &Sheet, tall: f64) -> Vec<Piece> {
    line.retain(|piece| !is_line(piece, sheet) && (piece.is_digit() || piece.place.height() as f64 > 0.7 * tall));
    let is_far = |pair: &[Piece]| pair[1].place.left > pair[0].place.right + sheet.wide * 17 / 10;
    let from = line.windows(2).rposition(is_far).map_or(0, |index| index + 1);
    line.drain(..from);
    line.retain(Piece::is_digit);
    line
}

/// How many rows and columns of the lattice hold clues: up to the last of them in which most lines have a digit, since all
/// but empty lines have one beside the cells.
fn boxes(sheet: &Sheet) -> Option<(usize, usize)> {
    let (width, height) = (sheet.shades.width(), sheet.shades.height());
    let all = sure(&strength(sheet, (0, 0, width, height), (width, height))?, (sheet.wide, sheet.high));
    // Which cells have a digit, those just above and beside the lattice first. Marks in cells may look like 0.
    let mut above = vec![false; sheet.columns];
    let mut beside = vec![false; sheet.rows];
    let mut has_digit = vec![false; sheet.rows * sheet.columns];
    for piece in all
        .iter()
        .filter(|piece| piece.best().0 != 0 && !is_line(piece, sheet) && piece.place.height() * 10 < sheet.high * 9)
    {
        let (x, y) = piece.middle();
        let (column, row) = (
            (x as usize / sheet.wide + 1).checked_sub(sheet.left),
            (y as usize / sheet.high + 1).checked_sub(sheet.top),
        );
        let cell = match (column, row) {
            (Some(column @ 1..), Some(row @ 1..)) if column <= sheet.columns && row <= sheet.rows => {
                has_digit.get_mut((row - 1) * sheet.columns + column - 1)
            }
            (Some(column @ 1..), Some(0)) => above.get_mut(column - 1),
            (Some(0), Some(row @ 1..)) => beside.get_mut(row - 1),
            _ => None,
        };
        if let Some(cell) = cell {
            *cell = true;
        }
    }
    let is_dense = |count: usize, of: usize, percent: usize| count > 0 && count * 100 >= of * percent;
    // Where no number is outside, few in a row of boxes will do: many lines may be empty.
    let percent = |outside: &[bool]| if outside.contains(&true) { 45 } else { 18 };
    let count = |rows: Range<usize>, columns: Range<usize>| {
        rows.map(|row| columns.clone().filter(|&column| has_digit[row * sheet.columns + column]).count()).sum::<usize>()
    };
    let among = |line: &[bool]| line.iter().filter(|digit| **digit).count();
    // Numbers that end just outside of the lattice have no boxes.
    let is_outside = |outside: &[bool], first: usize| {
        is_dense(among(outside), outside.len(), 45) && !is_dense(first, outside.len(), 45)
    };
    let most_rows = if is_outside(&above, count(0..1, 0..sheet.columns)) { 0 } else { sheet.rows * 2 / 3 };
    let most_columns = if is_outside(&beside, count(0..sheet.rows, 0..1)) { 0 } else { sheet.columns * 2 / 3 };
    let mut best: Option<(isize, (usize, usize))> = None;
    for rows in 0..=most_rows {
        for columns in 0..=most_columns {
            let (own, other) = (sheet.columns - columns, sheet.rows - rows);
            // A line of some cells has at most half as many runs.
            if rows > other / 2 + 2 || columns > own / 2 + 2 {
                continue;
            }
            let (last_above, last_beside) = match (rows, columns) {
                (0, 0) => (among(&above), among(&beside)),
                (0, _) => (among(&above[columns..]), count(rows..sheet.rows, columns - 1..columns)),
                (_, 0) => (count(rows - 1..rows, columns..sheet.columns), among(&beside[rows..])),
                _ => (count(rows - 1..rows, columns..sheet.columns), count(rows..sheet.rows, columns - 1..columns)),
            };
            if rows > 0 && !is_dense(last_above, own, percent(&above))
                || columns > 0 && !is_dense(last_beside, other, percent(&beside))
            {
                continue;
            }
            let clues = count(0..rows, columns..sheet.columns) + count(rows..sheet.rows, 0..columns);
            let nearest = if rows == 0 { last_above } else { 0 } + if columns == 0 { last_beside } else { 0 };
            let elsewhere = count(0..rows, 0..columns) + count(rows..sheet.rows, columns..sheet.columns);
            let worth = (clues + nearest) as isize - 2 * elsewhere as isize;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, (rows, columns)));
            }
        }
    }
    let (_, (rows, columns)) = best?;
    (sheet.top + rows > 0 && sheet.left + columns > 0).then_some((rows, columns))
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

/// What stands above each column: numbers under each other.
fn stacked(lines: Vec<Vec<Piece>>, sheet: &Sheet, tall: f64, is_boxed: bool) -> Vec<Vec<Number>> {
    let lines: Vec<Vec<Number>> = lines.into_iter().map(|digits| levels(digits, tall)).collect();
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
    // From the board upwards, as far as there are digits without a wide gap: above may be a title.
    let own = |mut line: Vec<Number>| {
        let is_end = |index: &usize| {
            let above = &line[*index];
            let is_other = above.iter().any(|piece| !piece.is_digit()) || value(above) > sheet.rows;
            is_other || far(above, &line[index + 1]) > widest
        };
        let from = (0..line.len().saturating_sub(1)).rev().find(is_end).map_or(0, |index| index + 1);
        let mut own = line.split_off(from);
        own.iter_mut().for_each(|number| number.retain(Piece::is_digit));
        own.retain(|number| !number.is_empty());
        own
    };
    lines.into_iter().map(own).collect()
}

fn middle(number: &Number) -> f64 {
    number.iter().map(|digit| digit.middle().1).sum::<f64>() / number.len().max(1) as f64
}

/// What stands on the same level, from the top.
fn levels(mut digits: Vec<Piece>, tall: f64) -> Vec<Number> {
    digits.retain(|digit| digit.is_digit() || digit.place.height() as f64 > 0.7 * tall);
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

/// Whether a piece is what is left of lines between boxes. It looks like 1, or 4 where they cross.
fn is_line(piece: &Piece, sheet: &Sheet) -> bool {
    let (x, y) = (piece.middle().0 / sheet.wide as f64, piece.middle().1 / sheet.high as f64);
    let is_at = |place: f64, within: f64| (place - place.round()).abs() < within;
    piece.place.width() * 12 < piece.place.height()
        || piece.place.width() * 6 < sheet.wide && is_at(x, 0.14)
        || piece.place.width() * 2 < sheet.wide && is_at(x, 0.14) && is_at(y, 0.14)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::lattice::Lattice;
    use crate::scan::shades::Shades;

    const SIDE: usize = 30;

    /// A board of 4 × 4 cells, whose rows have these shades, with a thick frame inside the last one.
    fn framed(rows: [u8; 4]) -> Sheet {
        let shades = Shades::of(4 * SIDE, 4 * SIDE, |_, y| if y > 4 * SIDE - 9 { 20 } else { rows[y / SIDE] });
        let place = |at: usize| (at * SIDE) as f64;
        let crossings = (0..5).map(|row| (0..5).map(|column| (place(column), place(row))).collect()).collect();
        let lattice = Lattice { crossings, thickness: 1.0 };
        Sheet { shades, left: 0, top: 0, rows: 4, columns: 4, wide: SIDE, high: SIDE, lattice }
    }

    #[test]
    fn a_thick_frame_is_no_shadow() {
        assert!(!is_shadow(&framed([250; 4]), Axis::Row, 3));
        assert!(!is_shadow(&framed([250, 250, 30, 250]), Axis::Row, 3));
        assert!(is_shadow(&framed([250, 250, 250, 120]), Axis::Row, 3));
    }
}
