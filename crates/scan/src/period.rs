//! Boards found by their numbers: those beside the rows stand at equal distances, and so do those above the columns. Cells need no lines between them.

use super::digits::{Digit, Digits, evidence};
use super::lattice::{Lattice, SMALL};
use super::median::of_fractions;
use super::order::{sort_by_key, sort_fractions};

/// Heights of digits that are tried, in pixels: each stands for those up to 1.4 times as tall or as small.
const TALL: [f64; 4] = [6.0, 12.0, 24.0, 48.0];

/// How many tiles a picture may have at the scale of its digits. Grain that looks like digits is small.
const MOST_TILES: usize = 700;

/// The width of the strips through the middle of a picture that are looked at to find the height, in heights.
const STRIP: f64 = 12.0;

/// How wide the gap in a number may be, and how far its digits may be from one line, in heights.
const GAP: f64 = 0.4;
const LEVEL: f64 = 0.3;

/// How far numbers may be from their line, in parts of the distance of lines.
const OFF: f64 = 0.2;

/// The least share of numbers that must be so near, in percent.
const NEAR: usize = 90;

/// How much a number in a cell, or where neither clues nor cells are, speaks against a board: so many numbers of clues.
const ASTRAY: isize = 2;

/// How close lines may be, in heights of a digit, and how far from each other.
const CLOSE: f64 = 0.9;
const FAR: f64 = 6.0;

/// The middle of a number.
type Middle = (f64, f64);

/// The board that the numbers of a picture form.
pub(super) fn board(digits: &Digits<'_>) -> Option<Lattice> {
    let (width, height) = digits.size();
    let strips = |tall: f64| {
        let half = tall * STRIP / 2.0;
        let strips = [
            (0.0, height / 2.0 - half, width, height / 2.0 + half),
            (width / 2.0 - half, 0.0, width / 2.0 + half, height),
        ];
        strips.iter().flat_map(|&strip| digits.within(strip, Digits::scale(tall))).collect::<Vec<Digit>>()
    };
    let found = TALL.map(strips).into_iter().max_by_key(|found| evidence(found))?;
    let tall = of_fractions(found.iter().map(|digit| digit.size.1).collect())?;
    let scale = Digits::scale(tall);
    if digits.tiles(scale) > MOST_TILES {
        return None;
    }
    let found = digits.within((0.0, 0.0, width, height), scale);
    let tall = of_fractions(found.iter().map(|digit| digit.size.1).collect())?;
    let numbers = numbers(found, tall);
    let (x, y) = corner(&numbers)?;
    let above: Vec<f64> = numbers.iter().filter(|own| own.0 > x && own.1 < y).map(|own| own.0).collect();
    let beside: Vec<f64> = numbers.iter().filter(|own| own.0 < x && own.1 > y).map(|own| own.1).collect();
    let (columns, rows) = (lines(above, tall)?, lines(beside, tall)?);
    let crossings = rows.iter().map(|&y| columns.iter().map(|&x| (x, y)).collect()).collect();
    Some(Lattice { crossings, thickness: 1.0 })
}

/// The middles of the numbers that these digits form.
fn numbers(mut digits: Vec<Digit>, tall: f64) -> Vec<Middle> {
    digits.retain(|digit| digit.size.1 < tall * 1.5 && digit.size.1 * 1.5 > tall);
    sort_by_key(&mut digits, |digit| (digit.middle.0 * 256.0) as i64);
    // For each number, where it begins, where it ends, and its line.
    let mut numbers: Vec<(f64, f64, f64)> = Vec::new();
    for digit in digits {
        let (left, right) = (digit.middle.0 - digit.size.0 / 2.0, digit.middle.0 + digit.size.0 / 2.0);
        let is_next = |number: &&mut (f64, f64, f64)| {
            left - number.1 < GAP * tall && (number.2 - digit.middle.1).abs() < LEVEL * tall
        };
        match numbers.iter_mut().rev().find(is_next) {
            Some(number) => number.1 = right,
            None => numbers.push((left, right, digit.middle.1)),
        }
    }
    numbers.into_iter().map(|(left, right, y)| ((left + right) / 2.0, y)).collect()
}

/// The upper left corner of the cells: most numbers are above or on the left of it, and few where the cells are.
fn corner(numbers: &[Middle]) -> Option<Middle> {
    let between = |of: fn(&Middle) -> f64| {
        let mut all: Vec<f64> = numbers.iter().map(of).collect();
        sort_fractions(&mut all);
        let mut middles: Vec<f64> =
            all.windows(2).filter(|pair| pair[1] - pair[0] > 2.0).map(|pair| (pair[0] + pair[1]) / 2.0).collect();
        // Wide gaps first; a corner is in one.
        middles.dedup();
        middles
    };
    let mut best: Option<(isize, Middle)> = None;
    let down = between(|own| own.1);
    for x in between(|own| own.0) {
        for &y in &down {
            let (mut clues, mut above, mut beside) = (0_isize, f64::MIN, f64::MIN);
            for own in numbers {
                if own.0 > x && own.1 < y {
                    clues += 1;
                    above = above.max(own.0);
                } else if own.0 < x && own.1 > y {
                    clues += 1;
                    beside = beside.max(own.1);
                }
            }
            let is_astray =
                |own: &&Middle| own.0 < x && own.1 < y || own.0 > x && own.1 > y && own.0 <= above && own.1 <= beside;
            let worth = clues - ASTRAY * numbers.iter().filter(is_astray).count() as isize;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, (x, y)));
            }
        }
    }
    best.map(|(_, corner)| corner)
}

/// Lines at equal distances with these places between them: as far from each other as possible.
fn lines(mut places: Vec<f64>, tall: f64) -> Option<Vec<f64>> {
    sort_fractions(&mut places);
    let (first, last) = (*places.first()?, *places.last()?);
    let off = |step: f64| {
        places
            .iter()
            .filter(|&&place| {
                let at = (place - first) / step;
                (at - at.round()).abs() < OFF
            })
            .count()
            * 100
            >= places.len() * NEAR
    };
    let most = ((last - first) / (CLOSE * tall)).round() as usize;
    let least = (((last - first) / (FAR * tall)).round() as usize).max(SMALL - 1);
    let count = (least..=most).find(|&count| off((last - first) / count as f64))?;
    // The straight line through all that are near it.
    let step = (last - first) / count as f64;
    let (mut n, mut a, mut b, mut ab, mut aa) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for &place in &places {
        let at = ((place - first) / step).round();
        if ((place - first) / step - at).abs() < OFF {
            (n, a, b, ab, aa) = (n + 1.0, a + at, b + place, ab + at * place, aa + at * at);
        }
    }
    let step = (n * ab - a * b) / (n * aa - a * a);
    let start = (b - step * a) / n;
    Some((0..count + 2).map(|at| start + (at as f64 - 0.5) * step).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_where_numbers_are_between_them() {
        let at = |all: &[usize]| lines(all.iter().map(|&at| 7.0 + 20.0 * at as f64).collect(), 10.0).unwrap();
        for found in [at(&[0, 1, 2, 3, 4, 5]), at(&[0, 0, 2, 3, 3, 5]), at(&[0, 2, 4, 5])] {
            assert_eq!(found.iter().map(|line| line.round() as i64).collect::<Vec<_>>(), [-3, 17, 37, 57, 77, 97, 117]);
        }
        assert_eq!(lines(vec![0.0, 13.0, 20.0, 47.0, 60.0, 71.0, 80.0], 10.0), None);
    }

    #[test]
    fn the_corner_is_between_both_kinds_of_clues() {
        let mut numbers: Vec<Middle> = Vec::new();
        for at in 0..10 {
            numbers.extend((0..2).map(|up| (100.0 + 20.0 * f64::from(at), 80.0 - 20.0 * f64::from(up))));
            numbers.extend((0..2).map(|left| (80.0 - 20.0 * f64::from(left), 100.0 + 20.0 * f64::from(at))));
        }
        // What is beyond the board does not count.
        numbers.extend((0..10).map(|at| (320.0, 100.0 + 20.0 * f64::from(at))));
        assert_eq!(corner(&numbers), Some((90.0, 90.0)));
    }
}
