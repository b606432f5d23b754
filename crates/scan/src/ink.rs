//! Pixels that are darker or lighter than their surroundings (Bradley and Roth: *Adaptive Thresholding Using the Integral
//! Image*, 2007).

use super::shades::Shades;

/// For each pixel, whether it is ink.
#[derive(Clone, Debug)]
pub(super) struct Mask {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) ink: Vec<bool>,
}

/// The sums of all rectangles from the first pixel.
struct Sums {
    width: usize,
    sums: Vec<u32>,
}

impl Sums {
    fn of(shades: &Shades) -> Sums {
        let width = shades.width() + 1;
        let mut sums = vec![0_u32; width * (shades.height() + 1)];
        for (row, line) in shades.bytes().chunks_exact(shades.width()).enumerate() {
            let mut own = 0_u32;
            for (column, &shade) in line.iter().enumerate() {
                own += u32::from(shade);
                sums[(row + 1) * width + column + 1] = sums[row * width + column + 1].wrapping_add(own);
            }
        }
        Sums { width, sums }
    }

    /// The sum of what is from a place to before another.
    fn sum(&self, (left, top): (usize, usize), (right, bottom): (usize, usize)) -> u32 {
        let at = |x: usize, y: usize| self.sums[y * self.width + x];
        at(right, bottom).wrapping_add(at(left, top)).wrapping_sub(at(right, top)).wrapping_sub(at(left, bottom))
    }
}

/// Whether ink is dark on light, or light on dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    Dark,
    Light,
}

impl Mask {
    /// Pixels that differ from the mean of the square around them by more than this.
    pub(super) fn of(shades: &Shades, radius: usize, offset: u8, tone: Tone) -> Mask {
        let (width, height) = (shades.width(), shades.height());
        let sums = Sums::of(shades);
        let mut ink = Vec::with_capacity(width * height);
        for y in 0..height {
            let (top, bottom) = (y.saturating_sub(radius), (y + radius + 1).min(height));
            for x in 0..width {
                let (left, right) = (x.saturating_sub(radius), (x + radius + 1).min(width));
                let count = ((right - left) * (bottom - top)) as i64;
                let sum = i64::from(sums.sum((left, top), (right, bottom)));
                let difference = sum - i64::from(shades.bytes()[y * width + x]) * count;
                let by = if tone == Tone::Dark { difference } else { -difference };
                ink.push(by > i64::from(offset) * count);
            }
        }
        Mask { width, height, ink }
    }

    /// Where the shade changes from above to below: the edges of lines and of filled cells alike.
    pub(super) fn of_edges(shades: &Shades, least: u8) -> Mask {
        let (width, height) = (shades.width(), shades.height());
        let mut ink = Vec::with_capacity(width * height);
        let row = |y: usize| &shades.bytes()[y * width..(y + 1) * width];
        for y in 0..height {
            let (above, below) = (row(y.saturating_sub(1)), row((y + 1).min(height - 1)));
            ink.extend(above.iter().zip(below).map(|(above, below)| above.abs_diff(*below) >= least));
        }
        Mask { width, height, ink }
    }

    #[inline(never)]
    pub(super) fn transposed(&self) -> Mask {
        let places = (0..self.width).flat_map(|x| (0..self.height).map(move |y| y * self.width + x));
        Mask { width: self.height, height: self.width, ink: places.map(|at| self.ink[at]).collect() }
    }

    /// Only horizontal strokes of at least this length, which may rise or fall a little.
    pub(super) fn level(&self, least: usize) -> Mask {
        let (width, height) = (self.width, self.height);
        let mut ink = vec![false; width * height];
        let row = |y: usize| &self.ink[y * width..(y + 1) * width];
        let mut near = vec![false; width];
        for y in 0..height {
            near.copy_from_slice(row(y));
            for other in [y.checked_sub(1), Some(y + 1).filter(|&below| below < height)].into_iter().flatten() {
                near.iter_mut().zip(row(other)).for_each(|(near, &ink)| *near |= ink);
            }
            let mut x = 0;
            while x < width {
                let length = near[x..].iter().take_while(|near| **near).count();
                if length >= least {
                    let part = y * width + x..y * width + x + length;
                    ink[part.clone()].copy_from_slice(&self.ink[part]);
                }
                x += length + 1;
            }
        }
        Mask { width, height, ink }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ink_is_found_in_uneven_light() {
        // Light from the right; a line of ink across.
        let shades = Shades::of(60, 30, |x, y| (60 + 2 * x - if y == 15 { 30 } else { 0 }) as u8);
        let mask = Mask::of(&shades, 5, 10, Tone::Dark);
        assert!((0..60).all(|x| mask.ink[15 * 60 + x] && !mask.ink[4 * 60 + x]));
        let light = Mask::of(&Shades::of(60, 30, |x, y| 255 - shades.bytes()[y * 60 + x]), 5, 10, Tone::Light);
        assert_eq!(light.ink, mask.ink);
        assert_eq!(mask.level(60).ink, mask.ink);
        assert!(!mask.transposed().level(20).ink.contains(&true));
    }
}
