//! A picture made of pixels, each an index into a palette.

use super::error::PictureError;
use super::glyphs::Glyphs;
use super::measure::Measures;
use super::pen::{Align, Area, Pen};
use super::shades::Shades;
use super::tone::{Paint, Tone};
use nonoscope_core::puzzle::Puzzle;

/// A rectangle of whole pixels: from (left, top) to just before (right, bottom).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Touched {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) right: usize,
    pub(super) bottom: usize,
}

/// A picture that is being drawn.
pub(super) struct Pixels {
    pub(super) width: usize,
    pub(super) height: usize,
    /// Indices into the palette, row by row.
    pub(super) numbers: Vec<u8>,
    /// The part that was drawn on since the last call of `take_touched`.
    touched: Option<Touched>,
    pub(super) shades: Shades,
    glyphs: Glyphs,
}

impl Pixels {
    /// An empty picture of the size of a board.
    pub(super) fn new(measures: &Measures, puzzle: &Puzzle) -> Result<Pixels, PictureError> {
        PictureError::check(measures.width(), measures.height())?;
        let (width, height) = (measures.width() as usize, measures.height() as usize);
        let mut numbers = Vec::new();
        numbers.try_reserve_exact(width * height).map_err(|_| PictureError::NoMemory)?;
        numbers.resize(width * height, Tone::Paper as u8);
        let shades = Shades::of(puzzle, measures.inking);
        Ok(Pixels { width, height, numbers, touched: None, shades, glyphs: Glyphs::new() })
    }

    /// Clears a strip of this height at the top.
    pub(super) fn clear(&mut self, height: u32) {
        self.set_all(Area { left: 0.0, top: 0.0, width: self.width as f64, height: height.into() }, Tone::Paper as u8);
    }

    /// The part that was drawn on since the last call.
    pub(super) fn take_touched(&mut self) -> Option<Touched> {
        self.touched.take()
    }

    fn touch(&mut self, new: Touched) {
        self.touched = Some(match self.touched {
            None => new,
            Some(old) => Touched {
                left: old.left.min(new.left),
                top: old.top.min(new.top),
                right: old.right.max(new.right),
                bottom: old.bottom.max(new.bottom),
            },
        });
    }

    /// The whole pixels of an area that lie in the picture.
    fn whole(&self, area: Area) -> Option<Touched> {
        let clamp = |place: f64, most: usize| place.round().clamp(0.0, most as f64) as usize;
        let touched = Touched {
            left: clamp(area.left, self.width),
            top: clamp(area.top, self.height),
            right: clamp(area.left + area.width, self.width),
            bottom: clamp(area.top + area.height, self.height),
        };
        (touched.left < touched.right && touched.top < touched.bottom).then_some(touched)
    }

    fn set_all(&mut self, area: Area, number: u8) {
        let Some(touched) = self.whole(area) else { return };
        for y in touched.top..touched.bottom {
            self.numbers[y * self.width + touched.left..y * self.width + touched.right].fill(number);
        }
        self.touch(touched);
    }

    /// Draws a mark on one pixel. `cover` is the part of the pixel that it covers, from 0 to 1.
    fn mix(&mut self, x: i64, y: i64, mark: u8, cover: f64) {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
        if x >= self.width || y >= self.height {
            return;
        }
        let number = &mut self.numbers[y * self.width + x];
        let mixed = self.shades.mixed(*number, mark, cover);
        if mixed != *number {
            *number = mixed;
            self.touch(Touched { left: x, top: y, right: x + 1, bottom: y + 1 });
        }
    }

    /// Draws all pixels of an area whose distance from a shape, in pixels, is less than half the width.
    fn by_distance(&mut self, mark: u8, area: Area, width: f64, distance: impl Fn(f64, f64) -> f64) {
        let (left, top) = (area.left.floor() as i64, area.top.floor() as i64);
        let (right, bottom) = ((area.left + area.width).ceil() as i64, (area.top + area.height).ceil() as i64);
        for y in top..bottom {
            for x in left..right {
                let cover = width / 2.0 + 0.5 - distance(x as f64 + 0.5, y as f64 + 0.5);
                self.mix(x, y, mark, cover.min(width));
            }
        }
    }
}

impl Pen for Pixels {
    fn ground(&mut self, paint: Paint, area: Area) {
        self.set_all(area, self.shades.index(paint));
    }

    fn fill(&mut self, paint: Paint, area: Area) {
        self.set_all(area, self.shades.index(paint));
    }

    fn shade(&mut self, paint: Paint, opacity: f64, area: Area) {
        let Some(touched) = self.whole(area) else { return };
        let mark = self.shades.index(paint);
        for y in touched.top..touched.bottom {
            for x in touched.left..touched.right {
                self.mix(x as i64, y as i64, mark, opacity);
            }
        }
    }

    fn ring(&mut self, paint: Paint, middle: (f64, f64), radius: f64, width: f64) {
        let reach = radius + width;
        let area = Area { left: middle.0 - reach, top: middle.1 - reach, width: 2.0 * reach, height: 2.0 * reach };
        self.by_distance(self.shades.index(paint), area, width, |x, y| {
            (length(x - middle.0, y - middle.1) - radius).abs()
        });
    }

    fn over(&mut self, paint: Paint, area: Area) {
        self.set_all(area, self.shades.index(paint));
    }

    fn stroke(&mut self, paint: Paint, from: (f64, f64), to: (f64, f64), width: f64) {
        let (left, top) = (from.0.min(to.0) - width, from.1.min(to.1) - width);
        let (right, bottom) = (from.0.max(to.0) + width, from.1.max(to.1) + width);
        let area = Area { left, top, width: right - left, height: bottom - top };
        let along = (to.0 - from.0, to.1 - from.1);
        let square = (along.0 * along.0 + along.1 * along.1).max(f64::MIN_POSITIVE);
        self.by_distance(self.shades.index(paint), area, width, |x, y| {
            let part = (((x - from.0) * along.0 + (y - from.1) * along.1) / square).clamp(0.0, 1.0);
            length(x - from.0 - part * along.0, y - from.1 - part * along.1)
        });
    }

    fn number(&mut self, paint: Paint, number: usize, at: (f64, f64), size: f64, align: Align) {
        let (text, mark) = (number.to_string(), self.shades.index(paint));
        let width = self.glyphs.width() * size;
        let whole = width * text.len() as f64;
        let start = match align {
            Align::Left => at.0,
            Align::Middle => at.0 - whole / 2.0,
            Align::Right => at.0 - whole,
        };
        let glyphs = std::mem::replace(&mut self.glyphs, Glyphs::none());
        for (index, digit) in text.chars().enumerate() {
            // On whole pixels, upright strokes are as sharp as can be, and equal digits look the same.
            let place = ((start + index as f64 * width).round(), at.1.round());
            glyphs.draw(digit, place, size, |x, y, cover| self.mix(x, y, mark, cover));
        }
        self.glyphs = glyphs;
    }

    fn letter(&mut self, paint: Paint, letter: char, at: (f64, f64), size: f64) {
        let mark = self.shades.index(paint);
        let mut glyphs = std::mem::replace(&mut self.glyphs, Glyphs::none());
        let place = ((at.0 - glyphs.letter_width(letter) * size / 2.0).round(), at.1.round());
        glyphs.draw_letter(letter, place, size, |x, y, cover| self.mix(x, y, mark, cover));
        self.glyphs = glyphs;
    }
}

/// The length of a vector, with operations that every platform rounds alike.
fn length(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}
