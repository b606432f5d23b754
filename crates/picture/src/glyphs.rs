//! Digits and letters for pictures made of pixels, since there is no browser to write them.
//!
//! The outlines of Roboto's digits and letters take 19 KB and need no reader of fonts. PDF readers have Helvetica,
//! and SVG uses the reader's font.

mod digits;
mod letters;

use ab_glyph_rasterizer::{Point, Rasterizer, point};
use digits::{ADVANCE, EM, OUTLINES, Outline};
use letters::LETTERS;

/// Digits and letters as outlines.
pub(super) struct Glyphs {
    /// One for each digit from 0.
    digits: Vec<Glyph>,
    /// One for each of [`LETTERS`], made when it is first needed.
    letters: Vec<Option<Glyph>>,
}

/// A digit or a letter, in units of which the type size has [`EM`].
struct Glyph {
    outline: &'static Outline,
    curves: Vec<Curve>,
}

/// A piece of an outline.
#[derive(Clone, Copy)]
enum Curve {
    Line([Point; 2]),
    Quadratic([Point; 3]),
}

impl Glyphs {
    pub(super) fn new() -> Glyphs {
        Glyphs { digits: OUTLINES.iter().map(Glyph::of).collect(), letters: LETTERS.iter().map(|_| None).collect() }
    }

    /// No glyphs: nothing is drawn, and nothing takes room.
    pub(super) fn none() -> Glyphs {
        Glyphs { digits: Vec::new(), letters: Vec::new() }
    }

    /// The width of a digit, relative to the type size. All digits are equally wide.
    pub(super) fn width(&self) -> f64 {
        if self.digits.is_empty() { 0.0 } else { f64::from(ADVANCE / EM) }
    }

    /// The width of a letter, relative to the type size; 0 for anything but `a` to `z` and `A` to `Z`.
    pub(super) fn letter_width(&self, letter: char) -> f64 {
        place(letter).map_or(0.0, |place| f64::from(LETTERS[place].1 / EM))
    }

    /// Calls `touch` for every pixel of a digit: with its place from the left and from the top, and with the part of it that the
    /// digit covers, from 0 to 1. `at` is the left end of the digit and its base line.
    pub(super) fn draw(&self, digit: char, at: (f64, f64), size: f64, touch: impl FnMut(i64, i64, f64)) {
        if let Some(glyph) = digit.to_digit(10).and_then(|digit| self.digits.get(digit as usize)) {
            glyph.draw(at, size, touch);
        }
    }

    /// The same for a letter.
    pub(super) fn draw_letter(&mut self, letter: char, at: (f64, f64), size: f64, touch: impl FnMut(i64, i64, f64)) {
        let Some(place) = place(letter) else { return };
        if let Some(glyph) = self.letters.get_mut(place) {
            glyph.get_or_insert_with(|| Glyph::of(&LETTERS[place].2)).draw(at, size, touch);
        }
    }
}

/// Where a letter is among [`LETTERS`].
fn place(letter: char) -> Option<usize> {
    LETTERS.iter().position(|(of, ..)| *of == letter)
}

impl Glyph {
    fn of(outline: &'static Outline) -> Glyph {
        Glyph { outline, curves: curves(outline.path) }
    }

    fn draw(&self, at: (f64, f64), size: f64, mut touch: impl FnMut(i64, i64, f64)) {
        let Glyph { outline, curves } = self;
        let scale = size as f32 / EM;
        let at = point(at.0 as f32, at.1 as f32);
        // Rounded apart from the whole pixels, so that the same fraction always gives the same shape.
        let pixel = |along: f32, units: i16, round: fn(f32) -> f32| {
            round(f32::from(units) * scale + along.fract()) + along.trunc()
        };
        let (left, right) = (pixel(at.x, outline.left, f32::floor), pixel(at.x, outline.right, f32::ceil));
        let (top, bottom) = (-pixel(-at.y, outline.top, f32::ceil), -pixel(-at.y, outline.bottom, f32::floor));
        let place = |units: Point| point(units.x * scale + (at.x - left), (at.y - top) - units.y * scale);
        let mut pixels = Rasterizer::new((right - left) as usize, (bottom - top) as usize);
        for curve in curves {
            match curve.map(place) {
                Curve::Line([from, to]) => pixels.draw_line(from, to),
                Curve::Quadratic([from, control, to]) => pixels.draw_quad(from, control, to),
            }
        }
        let (left, top) = (left as i64, top as i64);
        pixels.for_each_pixel_2d(|x, y, cover| touch(left + i64::from(x), top + i64::from(y), f64::from(cover)));
    }
}

impl Curve {
    fn map(self, place: impl Fn(Point) -> Point) -> Curve {
        match self {
            Curve::Line(points) => Curve::Line(points.map(place)),
            Curve::Quadratic(points) => Curve::Quadratic(points.map(place)),
        }
    }
}

/// The pieces of a path: each letter with the numbers after it.
fn curves(path: &str) -> Vec<Curve> {
    let mut curves = Vec::new();
    let (mut start, mut last) = (point(0.0, 0.0), point(0.0, 0.0));
    for (at, letter) in path.match_indices(char::is_alphabetic) {
        let after = path[at + 1..].split(char::is_alphabetic).next().unwrap_or_default();
        let numbers: Vec<f32> = after.split(' ').filter_map(|number| number.parse().ok()).collect();
        match (letter, &numbers[..]) {
            ("M", &[x, y]) => {
                start = point(x, y);
                last = start;
            }
            ("L", &[x, y]) => {
                curves.push(Curve::Line([last, point(x, y)]));
                last = point(x, y);
            }
            ("Q", &[x, y, to_x, to_y]) => {
                curves.push(Curve::Quadratic([last, point(x, y), point(to_x, to_y)]));
                last = point(to_x, to_y);
            }
            _ => curves.push(Curve::Line([last, start])),
        }
    }
    curves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_as_large_as_they_should_be() {
        let digits = Glyphs::new();
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

    #[test]
    fn every_letter_of_an_ink_has_a_shape() {
        let mut glyphs = Glyphs::new();
        for letter in ('a'..='z').chain('A'..='Z') {
            let (mut covered, mut outside) = (0.0, 0);
            let width = glyphs.letter_width(letter) * 100.0;
            glyphs.draw_letter(letter, (0.0, 100.0), 100.0, |x, y, cover| {
                covered += cover;
                outside += usize::from(cover > 0.5 && (x as f64 > width || !(24..=122).contains(&y)));
            });
            assert!((400.0..3000.0).contains(&covered) && outside == 0, "{letter}: {covered} {outside}");
        }
        assert_eq!(glyphs.letter_width('ж'), 0.0);
        glyphs.draw_letter('ж', (0.0, 100.0), 100.0, |_, _, _| panic!("there is no such shape"));
    }
}
