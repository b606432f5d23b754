//! A picture made of pixels. Each is an index into a palette of at most 256 colours, as PNG and GIF need it.
//!
//! All pictures have the same palette: the colours of a board, and shades between those that meet at round edges.

use super::digits::Digits;
use super::error::PictureError;
use super::measure::Measures;
use super::paint::{Align, Area, Pen};
use super::tone::Tone;

/// The number of shades between two colours.
const SHADES: u8 = 7;
/// The colours that are drawn with round edges, and the backgrounds that they are drawn on.
const MARKS: [Tone; 6] = [Tone::Ink, Tone::Faint, Tone::Dimmed, Tone::Fresh, Tone::Supposed, Tone::Wrong];
const GROUNDS: [Tone; 4] = [Tone::Paper, Tone::Lit, Tone::Differs, Tone::Pointed];
/// The index that means no colour, which is transparent in a GIF.
pub(super) const NO_COLOUR: u8 = 255;

/// The palette: first the colours, then the shades.
pub(super) fn palette() -> Vec<[u8; 3]> {
    let shades = MARKS.into_iter().flat_map(|mark| GROUNDS.map(|ground| (mark, ground)));
    let shades = shades.flat_map(|(mark, ground)| (1..=SHADES).map(move |shade| between(ground, mark, shade)));
    Tone::ALL.into_iter().map(Tone::on_screen).chain(shades).collect()
}

fn between(ground: Tone, mark: Tone, shade: u8) -> [u8; 3] {
    let (ground, mark) = (ground.on_screen(), mark.on_screen());
    std::array::from_fn(|part| {
        let (from, to) = (u32::from(ground[part]), u32::from(mark[part]));
        let (parts, shade) = (u32::from(SHADES) + 1, u32::from(shade));
        // The mean of two bytes is a byte.
        ((from * (parts - shade) + to * shade + parts / 2) / parts) as u8
    })
}

/// The index of a shade of a mark on a background.
fn shade_number(ground: usize, mark: usize, shade: u8) -> u8 {
    // At most 12 + 6 × 4 × 7 = 180.
    (Tone::ALL.len() + (mark * GROUNDS.len() + ground) * usize::from(SHADES)) as u8 + shade - 1
}

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
    digits: Digits,
}

impl Pixels {
    /// An empty picture of the size of a board.
    pub(super) fn new(measures: &Measures) -> Result<Pixels, PictureError> {
        PictureError::check(measures.width(), measures.height())?;
        let (width, height) = (measures.width() as usize, measures.height() as usize);
        let mut numbers = Vec::new();
        numbers.try_reserve_exact(width * height).map_err(|_| PictureError::NoMemory)?;
        numbers.resize(width * height, Tone::Paper as u8);
        Ok(Pixels { width, height, numbers, touched: None, digits: Digits::new() })
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
    fn mix(&mut self, x: i64, y: i64, colour: Tone, cover: f64) {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return };
        let shade = (cover.clamp(0.0, 1.0) * f64::from(SHADES + 1)).round() as u8;
        if x >= self.width || y >= self.height || shade == 0 {
            return;
        }
        let number = &mut self.numbers[y * self.width + x];
        let mark = MARKS.iter().position(|&mark| mark == colour);
        let ground = GROUNDS.iter().position(|&ground| ground as u8 == *number);
        *number = match (mark, ground) {
            (Some(mark), Some(ground)) if shade <= SHADES => shade_number(ground, mark, shade),
            // Two marks meet here, or the mark has no shades.
            _ if shade > SHADES / 2 => colour as u8,
            _ => *number,
        };
        self.touch(Touched { left: x, top: y, right: x + 1, bottom: y + 1 });
    }

    /// Draws all pixels of an area whose distance from a shape, in pixels, is less than half the width.
    fn by_distance(&mut self, colour: Tone, area: Area, width: f64, distance: impl Fn(f64, f64) -> f64) {
        let (left, top) = (area.left.floor() as i64, area.top.floor() as i64);
        let (right, bottom) = ((area.left + area.width).ceil() as i64, (area.top + area.height).ceil() as i64);
        for y in top..bottom {
            for x in left..right {
                let cover = width / 2.0 + 0.5 - distance(x as f64 + 0.5, y as f64 + 0.5);
                self.mix(x, y, colour, cover.min(width));
            }
        }
    }
}

impl Pen for Pixels {
    fn ground(&mut self, colour: Tone, area: Area) {
        self.set_all(area, colour as u8);
    }

    fn fill(&mut self, colour: Tone, area: Area) {
        self.set_all(area, colour as u8);
    }

    fn shade(&mut self, colour: Tone, opacity: f64, area: Area) {
        let Some(touched) = self.whole(area) else { return };
        for y in touched.top..touched.bottom {
            for x in touched.left..touched.right {
                self.mix(x as i64, y as i64, colour, opacity);
            }
        }
    }

    fn ring(&mut self, colour: Tone, middle: (f64, f64), radius: f64, width: f64) {
        let reach = radius + width;
        let area = Area { left: middle.0 - reach, top: middle.1 - reach, width: 2.0 * reach, height: 2.0 * reach };
        self.by_distance(colour, area, width, |x, y| (length(x - middle.0, y - middle.1) - radius).abs());
    }

    fn over(&mut self, colour: Tone, area: Area) {
        self.set_all(area, colour as u8);
    }

    fn stroke(&mut self, colour: Tone, from: (f64, f64), to: (f64, f64), width: f64) {
        let (left, top) = (from.0.min(to.0) - width, from.1.min(to.1) - width);
        let (right, bottom) = (from.0.max(to.0) + width, from.1.max(to.1) + width);
        let area = Area { left, top, width: right - left, height: bottom - top };
        let along = (to.0 - from.0, to.1 - from.1);
        let square = (along.0 * along.0 + along.1 * along.1).max(f64::MIN_POSITIVE);
        self.by_distance(colour, area, width, |x, y| {
            let part = (((x - from.0) * along.0 + (y - from.1) * along.1) / square).clamp(0.0, 1.0);
            length(x - from.0 - part * along.0, y - from.1 - part * along.1)
        });
    }

    fn number(&mut self, colour: Tone, number: usize, at: (f64, f64), size: f64, align: Align) {
        let text = number.to_string();
        let width = self.digits.width() * size;
        let whole = width * text.len() as f64;
        let start = match align {
            Align::Left => at.0,
            Align::Middle => at.0 - whole / 2.0,
            Align::Right => at.0 - whole,
        };
        let digits = std::mem::replace(&mut self.digits, Digits::none());
        for (index, digit) in text.chars().enumerate() {
            // On whole pixels, upright strokes are as sharp as can be, and equal digits look the same.
            let place = ((start + index as f64 * width).round(), at.1.round());
            digits.draw(digit, place, size, |x, y, cover| self.mix(x, y, colour, cover));
        }
        self.digits = digits;
    }
}

/// The length of a vector, with operations that every platform rounds alike.
fn length(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_palette_has_a_place_for_every_shade() {
        let palette = palette();
        assert!(palette.len() < usize::from(NO_COLOUR));
        let last = shade_number(GROUNDS.len() - 1, MARKS.len() - 1, SHADES);
        assert_eq!(usize::from(last), palette.len() - 1);
        let ink_on_paper: HashSet<_> =
            (1..=SHADES).map(|shade| palette[usize::from(shade_number(0, 0, shade))]).collect();
        assert_eq!(ink_on_paper.len(), usize::from(SHADES));
        assert!((1..=SHADES).all(|shade| palette[usize::from(shade_number(0, 0, shade))][0] > 0x1d));
    }
}
