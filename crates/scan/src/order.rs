//! Sorting by whole numbers, in one place: a sort for each type of list would make the program some kilobytes larger.

use std::collections::BinaryHeap;

/// Sorts a list by a key; the sort is stable.
pub(super) fn sort_by_key<T>(list: &mut [T], key: impl Fn(&T) -> i64) {
    let order = sort(list.iter().map(key).zip(0..).collect());
    for at in 0..order.len() {
        // Where it is now, if it has made room for one before.
        let mut from = order[at].1;
        while from < at {
            from = order[from].1;
        }
        list.swap(at, from);
    }
}

#[inline(never)]
fn sort(order: Vec<(i64, usize)>) -> Vec<(i64, usize)> {
    // Slower than sorting a slice, and a kilobyte smaller.
    BinaryHeap::from(order).into_sorted_vec()
}

/// Sorts fractions.
#[inline(never)]
pub(super) fn sort_fractions(list: &mut [f64]) {
    sort_by_key(list, |&value| key(value));
}

/// A whole number for a fraction, in the same order.
pub(super) fn key(fraction: f64) -> i64 {
    let bits = fraction.to_bits() as i64;
    // As `f64::total_cmp` does: of negative ones, all bits but the sign are turned.
    bits ^ (((bits >> 63) as u64) >> 1) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_sorted_and_equal_keys_stay_in_order() {
        let mut words = ["three", "one", "seven", "two", "four"].to_vec();
        sort_by_key(&mut words, |word| word.len() as i64);
        assert_eq!(words, ["one", "two", "four", "three", "seven"]);
        // Every order of numbers of which some are equal.
        for seed in 0..5_usize.pow(5) {
            let mut list: Vec<(usize, usize)> = (0..5).map(|at| (seed / 5_usize.pow(at) % 5, at as usize)).collect();
            let mut wanted = list.clone();
            wanted.sort_by_key(|(key, _)| *key);
            sort_by_key(&mut list, |(key, _)| *key as i64);
            assert_eq!(list, wanted);
        }
    }

    #[test]
    fn fractions_are_in_the_order_of_their_keys() {
        let mut fractions = vec![0.5, -2.0, f64::MAX, -0.25, 0.0, f64::MIN, 3.0, -0.0];
        let mut wanted = fractions.clone();
        wanted.sort_by(f64::total_cmp);
        sort_fractions(&mut fractions);
        assert!(fractions.iter().zip(&wanted).all(|(one, other)| one.to_bits() == other.to_bits()), "{fractions:?}");
    }
}
