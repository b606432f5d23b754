//! Medians of shades and of fractions.

use super::order::sort_fractions;
use super::shades::Shades;

/// The median shade of a rectangle.
pub(super) fn middle(shades: &Shades, (left, top, right, bottom): (usize, usize, usize, usize)) -> u8 {
    let mut counts = [0_usize; 256];
    for y in top..bottom {
        let row = &shades.bytes()[y * shades.width() + left..y * shades.width() + right];
        row.iter().for_each(|&shade| counts[usize::from(shade)] += 1);
    }
    half(&counts, 255)
}

/// The median of fractions: of two in the middle, the larger one; nothing if there are none.
pub(super) fn of_fractions(mut all: Vec<f64>) -> Option<f64> {
    sort_fractions(&mut all);
    all.get(all.len() / 2).copied()
}

/// The median of the counted shades; this one if there are none.
#[inline(never)]
pub(super) fn half(counts: &[usize; 256], otherwise: u8) -> u8 {
    let mut rest = counts.iter().sum::<usize>() / 2;
    let found = counts.iter().position(|&count| {
        let is_it = count > rest;
        rest = rest.saturating_sub(count);
        is_it
    });
    found.map_or(otherwise, |shade| shade as u8)
}
