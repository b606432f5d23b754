//! A digit on a sheet.

use super::digits::Costs;
use super::place::Place;
use nonoscope_digits::KINDS;

/// A digit, with how little it looks like each of the ten.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) place: Place,
    pub(super) costs: Costs,
    /// Whether the next digit belongs to the same number, as log odds in parts of 256.
    pub(super) follows: i32,
    /// Its ink, from 1; 0 if there is only one.
    pub(super) ink: u8,
}

/// From this cost on, a piece looks more like something else than like any digit.
const NONE: usize = KINDS - 1;

impl Piece {
    /// The middle, in pixels.
    pub(super) fn middle(&self) -> (f64, f64) {
        ((self.place.left + self.place.right) as f64 / 2.0, (self.place.top + self.place.bottom) as f64 / 2.0)
    }

    /// Whether it is likelier to be a digit than nothing.
    pub(super) fn is_likely(&self) -> bool {
        self.costs[NONE] > 0
    }

    /// The likeliest digit, and how little it looks like it.
    pub(super) fn best(&self) -> (u8, i32) {
        let digits = &self.costs[..NONE];
        let least = digits.iter().copied().min().unwrap_or(i32::MAX);
        (digits.iter().position(|&cost| cost == least).unwrap_or(0) as u8, least)
    }
}
