//! Groups the digits beside a row into numbers.

use super::order::sort_by_key;
use super::piece::Piece;

/// A number of a clue: its digits from the left.
pub(super) type Number = Vec<Piece>;

/// A way to make numbers of the digits of a line, and how much less likely it is than the likeliest, in parts of 256 of a natural
/// logarithm.
#[derive(Clone, Debug)]
pub(super) struct Grouping {
    pub(super) numbers: Vec<Number>,
    pub(super) cost: i32,
}

/// How many gaps of a line may be of the other kind, and how unlikely that may be, in parts of 256 of a natural logarithm.
const DOUBTED: usize = 3;
const UNLIKELIEST: i32 = 1600;

/// The likeliest value of a number.
pub(super) fn value(number: &Number) -> usize {
    number.iter().fold(0_usize, |value, digit| (value * 10 + usize::from(digit.best().0)).min(99_999))
}

/// The groupings of the digits of a line, the likeliest first. Only 0 itself begins with 0, and a number has one ink.
pub(super) fn groupings(line: &[Piece]) -> Vec<Grouping> {
    // Whether the digits on both sides of a gap are one number, and what the contrary costs; nothing if it cannot be.
    let gap = |pair: &[Piece]| match pair {
        [one, other] if one.ink != other.ink => (false, None),
        [_, other] if other.best().0 == 0 => (true, None),
        [one, _] => (one.follows > 0, Some(one.follows.abs()).filter(|&cost| cost < UNLIKELIEST)),
        _ => (false, None),
    };
    let gaps: Vec<(bool, Option<i32>)> = line.windows(2).map(gap).collect();
    let mut doubted: Vec<(usize, i32)> = gaps.iter().enumerate().filter_map(|(at, gap)| Some((at, gap.1?))).collect();
    sort_by_key(&mut doubted, |&(_, cost)| i64::from(cost));
    doubted.truncate(DOUBTED);
    let way = |set: usize| {
        let turned = || doubted.iter().enumerate().filter(move |(bit, _)| set >> bit & 1 == 1).map(|(_, gap)| gap);
        let is_one = |at: usize| gaps[at].0 != turned().any(|&(other, _)| other == at);
        Grouping { numbers: grouped(line, is_one), cost: turned().map(|(_, cost)| cost).sum() }
    };
    let mut all: Vec<Grouping> = (0..1 << doubted.len()).map(way).collect();
    sort_by_key(&mut all, |grouping| i64::from(grouping.cost));
    all
}

/// The digits of a line as numbers, given for each gap whether those on both sides are of one.
fn grouped(line: &[Piece], is_one: impl Fn(usize) -> bool) -> Vec<Number> {
    let mut numbers: Vec<Number> = Vec::new();
    for (index, digit) in line.iter().enumerate() {
        match numbers.last_mut() {
            Some(number) if is_one(index - 1) => number.push(digit.clone()),
            _ => numbers.push(vec![digit.clone()]),
        }
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::Place;
    use nonoscope_digits::KINDS;

    fn line(digits: &[(usize, i32, u8)]) -> Vec<Piece> {
        let digit = |&(value, follows, ink): &(usize, i32, u8)| {
            let mut costs = [1000; KINDS];
            costs[value] = 0;
            Piece { place: Place { left: 0, top: 0, right: 5, bottom: 9 }, costs, follows, ink }
        };
        digits.iter().map(digit).collect()
    }

    fn values(line: &[Piece]) -> Vec<(Vec<usize>, i32)> {
        groupings(line).iter().map(|own| (own.numbers.iter().map(value).collect(), own.cost)).collect()
    }

    #[test]
    fn digits_say_whether_they_are_one_number() {
        let one = line(&[(1, 900, 0), (2, -700, 0), (3, 0, 0)]);
        let all = [(vec![12, 3], 0), (vec![123], 700), (vec![1, 2, 3], 900), (vec![1, 23], 1600)];
        assert_eq!(values(&one), all);
        assert_eq!(values(&[]), [(vec![], 0)]);
    }

    #[test]
    fn no_number_begins_with_0_or_has_two_inks() {
        assert_eq!(values(&line(&[(1, -900, 0), (0, 900, 0)])), [(vec![10], 0)]);
        assert_eq!(values(&line(&[(1, 900, 1), (2, 900, 2)])), [(vec![1, 2], 0)]);
        // What is said clearly is not doubted.
        assert_eq!(values(&line(&[(1, 2000, 0), (2, 0, 0)])), [(vec![12], 0)]);
    }
}
