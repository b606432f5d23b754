//! Digits for pictures made of pixels. They come from a font that has only digits, as there is no browser to write them.

use ab_glyph::{Font, FontRef, Glyph, PxScale, point};

/// The ten digits of Roboto Regular, under the licence beside them.
const FONT: &[u8] = include_bytes!("digits/roboto-digits.ttf");

/// A font of digits.
pub(super) struct Digits {
    font: Option<FontRef<'static>>,
}

impl Digits {
    pub(super) fn new() -> Digits {
        // The font is part of the program, and a test reads it.
        Digits { font: FontRef::try_from_slice(FONT).ok() }
    }

    /// A font without digits.
    pub(super) fn none() -> Digits {
        Digits { font: None }
    }

    /// The width of a digit, relative to the type size. All digits are equally wide.
    pub(super) fn width(&self) -> f64 {
        self.font.as_ref().map_or(0.0, |font| {
            let units = font.units_per_em().unwrap_or(1.0);
            f64::from(font.h_advance_unscaled(font.glyph_id('0')) / units)
        })
    }

    /// Calls `touch` for every pixel of a digit: with its place from the left and from the top, and with the part of it that the
    /// digit covers, from 0 to 1. `at` is the left end of the digit and its base line.
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
        assert!((0.5..0.6).contains(&digits.width()));
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
