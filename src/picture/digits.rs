//! Digits for pictures made of pixels, from a font of digits only, because no browser is there to write them.

use ab_glyph::{Font, FontRef, Glyph, PxScale, point};

/// The ten digits of Roboto Regular, under the licence beside them.
const FONT: &[u8] = include_bytes!("digits/roboto-digits.ttf");

/// A font of digits.
pub(super) struct Digits {
    font: Option<FontRef<'static>>,
}

impl Digits {
    pub(super) fn new() -> Digits {
        // The font comes with the program; a test reads it.
        Digits { font: FontRef::try_from_slice(FONT).ok() }
    }

    /// A font without any.
    pub(super) fn none() -> Digits {
        Digits { font: None }
    }

    /// The breadth of a digit, relative to the type size; all are equally broad.
    pub(super) fn breadth(&self) -> f64 {
        self.font.as_ref().map_or(0.0, |font| {
            let units = font.units_per_em().unwrap_or(1.0);
            f64::from(font.h_advance_unscaled(font.glyph_id('0')) / units)
        })
    }

    /// Tells of every pixel that a digit touches, and to which part it is covered, from 0 to 1. The digit begins at a place from
    /// the left, on a base line.
    pub(super) fn draw(&self, digit: char, at: (f64, f64), size: f64, mut touch: impl FnMut(i64, i64, f64)) {
        let Some(font) = &self.font else { return };
        let scale = size as f32 * font.height_unscaled() / font.units_per_em().unwrap_or(1.0);
        let position = point(at.0 as f32, at.1 as f32);
        let glyph = Glyph { id: font.glyph_id(digit), scale: PxScale::from(scale), position };
        if let Some(outlined) = font.outline_glyph(glyph) {
            let bounds = outlined.px_bounds();
            let (left, top) = (bounds.min.x as i64, bounds.min.y as i64);
            outlined.draw(|x, y, cover| touch(left + i64::from(x), top + i64::from(y), f64::from(cover)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_as_large_as_they_should_be() {
        let digits = Digits::new();
        assert!((0.5..0.6).contains(&digits.breadth()));
        for digit in '0'..='9' {
            let (mut top, mut bottom, mut right) = (i64::MAX, i64::MIN, 0);
            digits.draw(digit, (0.0, 100.0), 100.0, |x, y, cover| {
                if cover > 0.5 {
                    (top, bottom, right) = (top.min(y), bottom.max(y), right.max(x));
                }
            });
            // A little below the base line where it is round.
            assert!((26..=30).contains(&top) && (98..=101).contains(&bottom) && right < 57, "{digit}");
        }
    }
}
