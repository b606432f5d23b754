//! Fewer pixels: each cell gets the mean light of the part of the picture that it covers.

use super::light::{FULL, light, number};
use super::pixels::Pixels;

/// A part of a picture, in pixels; it may stick out of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub(super) left: i64,
    pub(super) top: i64,
    pub(super) width: usize,
    pub(super) height: usize,
}

/// What a cell covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Patch {
    /// Its colour on white.
    pub(super) seen: [u8; 3],
    /// The colour of its opaque part; white if there is none.
    pub(super) own: [u8; 3],
    /// How much of it belongs to the figure, 0 to 255.
    pub(super) cover: u8,
}

/// A grid of patches, row by row.
#[derive(Clone, Debug)]
pub(super) struct Patches {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) patches: Vec<Patch>,
}

/// One of `parts` equal parts of a row of pixels, in units of which a pixel has `parts`.
#[derive(Clone, Copy)]
struct Part {
    start: i64,
    end: i64,
    parts: i64,
}

impl Part {
    fn of(window: (i64, usize), part: usize, parts: usize) -> Part {
        let (first, pixels) = (window.0 * parts as i64, window.1 as i64);
        Part { start: first + part as i64 * pixels, end: first + (part as i64 + 1) * pixels, parts: parts as i64 }
    }

    /// The pixels that overlap it, in a picture with `sides` pixels, each with how much of it does.
    fn pixels(self, side: usize) -> impl Iterator<Item = (usize, u64)> + Clone {
        let Part { start, end, parts } = self;
        let (first, last) = (start.div_euclid(parts).max(0), (end + parts - 1).div_euclid(parts).min(side as i64));
        (first..last).map(move |pixel| {
            let overlap = end.min((pixel + 1) * parts) - start.max(pixel * parts);
            (pixel as usize, overlap as u64)
        })
    }
}

/// The sums of a cell.
#[derive(Clone, Copy, Default)]
struct Sums {
    /// Light times opacity.
    light: [u64; 3],
    opacity: u64,
    cover: u64,
    weight: u64,
}

/// A picture as `width` × `height` patches. `cover` says how much a pixel belongs to the figure, 0 to 255; pixels outside the
/// picture look like `outside` and belong to no figure.
pub(super) fn patches(
    pixels: &Pixels,
    window: Window,
    size: (usize, usize),
    outside: [u8; 4],
    cover: impl Fn([u8; 4]) -> u8,
) -> Patches {
    let (width, height) = size;
    let part = |window, parts| move |part| Part::of(window, part, parts);
    let columns: Vec<Part> = (0..width).map(part((window.left, window.width), width)).collect();
    let rows = (0..height).map(part((window.top, window.height), height));
    let whole = window.width as u64 * window.height as u64;
    let mut patches = Vec::with_capacity(width * height);
    for part in rows {
        let mut sums = vec![Sums::default(); width];
        for (row, tall) in part.pixels(pixels.height()) {
            for (sum, part) in sums.iter_mut().zip(&columns) {
                for (column, wide) in part.pixels(pixels.width()) {
                    let pixel = pixels.get(column, row);
                    sum.add(pixel, cover(pixel), wide * tall);
                }
            }
        }
        for mut sum in sums {
            let inside = sum.weight;
            sum.add(outside, 0, whole - inside);
            patches.push(sum.patch(whole));
        }
    }
    Patches { width, height, patches }
}

impl Sums {
    fn add(&mut self, [red, green, blue, opacity]: [u8; 4], cover: u8, weight: u64) {
        let opaque = weight * u64::from(opacity);
        for (sum, part) in self.light.iter_mut().zip([red, green, blue]) {
            *sum += opaque * light(part);
        }
        self.opacity += opaque;
        self.cover += weight * u64::from(cover);
        self.weight += weight;
    }

    fn patch(&self, whole: u64) -> Patch {
        // Rounded to the nearest.
        let mean = |sum: u64, of: u64| (sum + of / 2) / of.max(1);
        let clear = (255 * whole - self.opacity) * FULL;
        let own = self.light.map(|sum| number(mean(sum, self.opacity)));
        Patch {
            seen: self.light.map(|sum| number(mean(sum + clear, 255 * whole))),
            own: if self.opacity == 0 { [255; 3] } else { own },
            cover: mean(self.cover, whole) as u8,
        }
    }
}

impl Patches {
    /// The patch in a row and column, which are inside.
    pub(super) fn get(&self, column: usize, row: usize) -> &Patch {
        &self.patches[row * self.width + column]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noise(width: usize, height: usize) -> Pixels {
        let pixel = |at: usize| [at * 37 % 256, at * 91 % 256, at * 53 % 256, at * 29 % 256].map(|part| part as u8);
        Pixels::new(width, height, (0..width * height).flat_map(pixel).collect()).unwrap()
    }

    /// The same mean in fractions, for each pixel and cell.
    fn plain(pixels: &Pixels, window: Window, size: (usize, usize), cell: (usize, usize)) -> [f64; 3] {
        let overlap = |first: i64, length: usize, parts: usize, part: usize, pixel: usize| {
            let step = length as f64 / parts as f64;
            let (start, end) = (first as f64 + step * part as f64, first as f64 + step * (part + 1) as f64);
            (end.min(pixel as f64 + 1.0) - start.max(pixel as f64)).max(0.0)
        };
        let (mut sums, mut inside) = ([0.0; 3], 0.0);
        for row in 0..pixels.height() {
            for column in 0..pixels.width() {
                let weight = overlap(window.left, window.width, size.0, cell.0, column)
                    * overlap(window.top, window.height, size.1, cell.1, row);
                let [red, green, blue, opacity] = pixels.get(column, row);
                let opacity = f64::from(opacity) / 255.0;
                for (sum, part) in sums.iter_mut().zip([red, green, blue]) {
                    *sum += weight * (opacity * light(part) as f64 + (1.0 - opacity) * FULL as f64);
                }
                inside += weight;
            }
        }
        let whole = window.width as f64 / size.0 as f64 * window.height as f64 / size.1 as f64;
        sums.map(|sum| (sum + (whole - inside) * FULL as f64) / whole)
    }

    #[test]
    fn each_cell_is_the_mean_of_what_it_covers() {
        let pixels = noise(23, 17);
        let windows = [(0, 0, 23, 17), (3, 5, 11, 7), (-6, 4, 40, 5), (10, -9, 5, 40), (2, 2, 3, 3)];
        for (left, top, width, height) in windows {
            let window = Window { left, top, width, height };
            for size in [(5, 4), (23, 17), (1, 1), (30, 3), (7, 40)] {
                let found = patches(&pixels, window, size, [255, 255, 255, 0], |_| 0);
                for row in 0..size.1 {
                    for column in 0..size.0 {
                        let wanted = plain(&pixels, window, size, (column, row));
                        for (seen, wanted) in found.get(column, row).seen.into_iter().zip(wanted) {
                            // Never farther than to the middle between two numbers.
                            let steps = [seen.saturating_sub(1), seen, seen.saturating_add(1)].map(light);
                            let [below, own, above] = steps.map(|light| light as f64);
                            let (low, high) = ((below + own) / 2.0 - 1.0, (own + above) / 2.0 + 1.0);
                            assert!((low..=high).contains(&wanted), "{window:?} {size:?} {seen} {wanted}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_cell_of_one_colour_has_that_colour() {
        let pixels = noise(9, 6);
        let whole = Window { left: 0, top: 0, width: 9, height: 6 };
        let found = patches(&pixels, whole, (9, 6), [255; 4], |pixel| pixel[3]);
        for row in 0..6 {
            for column in 0..9 {
                let [red, green, blue, opacity] = pixels.get(column, row);
                let patch = found.get(column, row);
                assert_eq!(patch.cover, opacity);
                assert!(opacity == 0 || patch.own == [red, green, blue]);
                assert!(opacity < 255 || patch.seen == [red, green, blue]);
            }
        }
    }
}
