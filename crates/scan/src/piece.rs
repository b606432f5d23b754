//! A piece of ink, cut out of a sheet, and which digit it looks like.

use super::blobs::{Blob, Blobs};
use super::glyph::glyph;
use super::network::{Costs, KINDS, costs};
use super::shades::Shades;
use super::work::Work;

/// A piece of ink that may be a digit, with how little it looks like each.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) place: Blob,
    pub(super) costs: Costs,
    /// Which circle or box stands around it; 0 for none.
    pub(super) frame: usize,
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

    /// The likeliest digit, and how little it looks like it.
    pub(super) fn best(&self) -> (u8, i32) {
        let digits = &self.costs[..NONE];
        let least = digits.iter().copied().min().unwrap_or(i32::MAX);
        (digits.iter().position(|&cost| cost == least).unwrap_or(0) as u8, least)
    }

    pub(super) fn is_sure(&self) -> bool {
        self.best().1 < SURE
    }

    pub(super) fn is_digit(&self) -> bool {
        self.best().1 < 700
    }
}

/// A piece that looks at least this unlike all other digits is certain.
pub(super) const SURE: i32 = 60;

/// A place as it looks with certain blobs alone.
pub(super) fn cut(ink: &Shades, found: &Blobs, is_own: &dyn Fn(usize) -> bool, place: Blob, work: &Work) -> Piece {
    // Without work left, nothing looks like a digit.
    let costs = if work.take_look() { costs(&glyph(&shown(ink, found, is_own, place))) } else { [i32::MAX / 2; KINDS] };
    Piece { place, costs, frame: 0, ink: 0 }
}

/// The ink of these blobs in a place, as strong as it gets.
pub(super) fn shown(ink: &Shades, found: &Blobs, is_own: &dyn Fn(usize) -> bool, place: Blob) -> Shades {
    let width = ink.width();
    let at = |x: usize, y: usize| {
        let at = (y + place.top) * width + x + place.left;
        let number = found.numbers[at] as usize;
        if number > 0 && !is_own(number) { 0 } else { ink.bytes()[at] }
    };
    let own = Shades::of(place.width(), place.height(), at);
    let strongest = u32::from(own.bytes().iter().copied().max().unwrap_or(255)).max(1);
    let even = |ink: u8| if ink < 25 { 0 } else { (u32::from(ink) * 255 / strongest) as u8 };
    Shades::of(place.width(), place.height(), |x, y| even(own.bytes()[y * place.width() + x]))
}
