//! The possible values of each number of a clue.

use super::grouping::Number;
use super::order::sort_by_key;

/// What a number may be, and how unlikely that is, in parts of 256 of a natural logarithm: the likeliest first, at 0.
#[derive(Clone, Debug)]
pub(super) struct Guesses {
    pub(super) values: Vec<(u16, i32)>,
    /// Whether some part of it hardly looks like a digit.
    pub(super) is_odd: bool,
    /// Its ink, from 1; 0 if there is only one.
    pub(super) ink: u8,
}

/// How unlikely a guess may be.
const UNLIKELIEST: i32 = 2600;

/// How many guesses there are of a number.
const KEPT: usize = 6;

/// A piece that looks this much more like something else hardly looks like a digit.
const ODD: i32 = 250;

impl Guesses {
    /// What a number may be. The first one of a clue may be none at all, which is 0.
    pub(super) fn of(number: &Number, is_first: bool) -> Guesses {
        // The digits so far: how many, their value, their cost.
        let mut ways: Vec<(usize, u32, i32)> = vec![(0, 0, 0)];
        for digit in number.iter().take(4) {
            let mut longer = Vec::new();
            for &(digits, value, cost) in &ways {
                for (kind, own) in digit.costs.iter().enumerate() {
                    // No number of several digits begins with 0.
                    let is_number = digits == 0 || value > 0;
                    if kind < 10 && is_number {
                        longer.push((digits + 1, value * 10 + kind as u32, cost + own));
                    } else if kind == 10 && (number.len() > 1 || is_first || !digit.is_likely()) {
                        longer.push((digits, value, cost + own));
                    }
                }
            }
            longer.retain(|&(_, _, cost)| cost <= UNLIKELIEST);
            sort_by_key(&mut longer, |&(digits, value, cost)| {
                (i64::from(cost) << 40) + (i64::from(value) << 8) + digits as i64
            });
            longer.truncate(2 * KEPT);
            ways = longer;
        }
        let may_be_none = is_first || number.iter().all(|digit| !digit.is_likely());
        let mut values: Vec<(u16, i32)> = Vec::new();
        for (digits, value, cost) in ways {
            let is_new = values.iter().all(|known| u32::from(known.0) != value);
            if let (true, true, Ok(value)) = (is_new, digits > 0 || may_be_none, u16::try_from(value)) {
                values.push((value, cost));
            }
        }
        values.truncate(KEPT);
        if values.is_empty() {
            values.push((0, 0));
        }
        let least = values[0].1;
        values.iter_mut().for_each(|(_, cost)| *cost -= least);
        let is_odd = number.iter().any(|digit| digit.best().1 > ODD);
        Guesses { values, is_odd, ink: number.first().map_or(0, |digit| digit.ink) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::piece::Piece;
    use crate::place::Place;
    use nonoscope_digits::KINDS;

    /// Pieces that are this digit, or nothing at this cost; below 0 it is nothing that hardly looks like the digit.
    fn number(pieces: &[(usize, i32)]) -> Number {
        let piece = |&(digit, nothing): &(usize, i32)| {
            let mut costs = [3000; KINDS];
            costs[digit] = (-nothing).max(0);
            costs[KINDS - 1] = nothing.max(0);
            Piece { place: Place { left: 0, top: 0, right: 5, bottom: 9 }, costs, follows: 0, ink: 0 }
        };
        pieces.iter().map(piece).collect()
    }

    fn values(pieces: &[(usize, i32)]) -> Vec<(u16, i32)> {
        Guesses::of(&number(pieces), false).values
    }

    #[test]
    fn no_number_of_several_digits_begins_with_0() {
        assert_eq!(values(&[(0, 900)]), [(0, 0)]);
        assert_eq!(values(&[(0, 1500), (5, 2000)]), [(5, 0), (0, 500)]);
        assert_eq!(values(&[(1, 2800), (0, 2800)]), [(10, 0)]);
    }

    #[test]
    fn what_is_no_digit_may_stand_before_0() {
        // A line beside it, which looks a little like a 1.
        assert_eq!(values(&[(1, -200), (0, 2800)]), [(0, 0), (10, 200)]);
    }
}
