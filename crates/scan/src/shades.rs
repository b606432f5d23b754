//! How light each place of a picture is.

/// A picture in shades of grey, row by row: 0 is black, 255 white.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shades {
    width: usize,
    height: usize,
    bytes: Vec<u8>,
}

/// A place between two pixels of a row or column, and how near the second one it is, in parts of 256.
#[derive(Clone, Copy, Debug)]
pub(super) struct Between {
    first: usize,
    second: usize,
    share: u32,
}

impl Between {
    /// The place is in parts of 256 of a pixel; whole numbers are the middles of pixels. Beyond the ends, the last pixel is both.
    pub(super) fn of(place: i64, size: usize) -> Between {
        let inside = |place: i64| place.max(0).min(size as i64 - 1) as usize;
        Between { first: inside(place >> 8), second: inside((place >> 8) + 1), share: (place & 255) as u32 }
    }

    fn mixed(self, one: u32, other: u32) -> u32 {
        one * (256 - self.share) + other * self.share
    }
}

impl Shades {
    /// A picture of one shade.
    pub(super) fn plain(width: usize, height: usize, shade: u8) -> Shades {
        Shades { width, height, bytes: vec![shade; width * height] }
    }

    /// A picture whose shades are said place by place.
    pub(super) fn of(width: usize, height: usize, mut shade: impl FnMut(usize, usize) -> u8) -> Shades {
        let mut bytes = Vec::with_capacity(width * height);
        for y in 0..height {
            bytes.extend((0..width).map(|x| shade(x, y)));
        }
        Shades { width, height, bytes }
    }

    /// A part of a picture of red, green, blue and opacity, on white, made smaller by a whole number if it has more than `most`
    /// pixels: each pixel is then the mean of a square. The bytes are four for each pixel.
    pub(super) fn of_colours((width, height): (usize, usize), colours: &[u8], most: usize, part: Part) -> Shades {
        let weights = part.weights();
        let by = (1..).find(|by| (width / by) * (height / by) <= most).unwrap_or(1);
        let (across, down) = ((width / by).max(1), (height / by).max(1));
        let mut bytes = Vec::with_capacity(across * down);
        let mut sums = vec![0_u32; across];
        for row in 0..down {
            sums.fill(0);
            let rows = (row * by..(row + 1) * by).filter(|&row| row < height);
            let mut count = 0;
            for line in rows.filter_map(|row| colours.get(row * width * 4..(row + 1) * width * 4)) {
                count += 1;
                for (sum, square) in sums.iter_mut().zip(line.chunks(by * 4)) {
                    *sum += square.chunks_exact(4).map(|pixel| shade(pixel, weights)).sum::<u32>();
                }
            }
            let pixels = (count * by.min(width)).max(1) as u32;
            bytes.extend(sums.iter().map(|sum| (sum / pixels).min(255) as u8));
        }
        Shades { width: across, height: down, bytes }
    }

    /// The number of pixels in a row.
    pub(super) fn width(&self) -> usize {
        self.width
    }

    /// The number of rows.
    pub(super) fn height(&self) -> usize {
        self.height
    }

    /// All shades, row by row.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The shade of a place; of the nearest one if it is outside.
    pub(super) fn get(&self, x: isize, y: isize) -> u8 {
        let x = x.clamp(0, self.width as isize - 1) as usize;
        let y = y.clamp(0, self.height as isize - 1) as usize;
        self.bytes.get(y * self.width + x).copied().unwrap_or(255)
    }

    /// Sets the shade of a place that is inside.
    pub(super) fn set(&mut self, x: usize, y: usize, shade: u8) {
        if let Some(byte) = self.bytes.get_mut(y * self.width + x) {
            *byte = shade;
        }
    }

    /// The shades of places between pixels that are in a row, by the nearest four pixels of each.
    pub(super) fn between<'s>(&'s self, across: &'s [Between], down: Between) -> impl Iterator<Item = u8> {
        let row = |y: usize| self.bytes.get(y * self.width..(y + 1) * self.width).unwrap_or_default();
        let (above, below) = (row(down.first), row(down.second));
        across.iter().map(move |place| {
            let mixed = |row: &[u8]| {
                let shade = |x: usize| u32::from(row.get(x).copied().unwrap_or(255));
                place.mixed(shade(place.first), shade(place.second))
            };
            ((down.mixed(mixed(above), mixed(below)) + 32_768) >> 16) as u8
        })
    }

    /// The shade of a place between pixels, in pixels.
    pub(super) fn at(&self, (x, y): (f64, f64)) -> u8 {
        let of = |place: f64, size: usize| Between::of((place * 256.0) as i64, size);
        self.between(&[of(x, self.width)], of(y, self.height)).next().unwrap_or(255)
    }

    /// Box blur along rows: each shade is the mean of those up to `by` places beside it.
    pub(super) fn smoothed(&self, by: usize) -> Shades {
        let mut bytes = Vec::with_capacity(self.bytes.len());
        for row in self.bytes.chunks_exact(self.width) {
            let mut sum: usize = row.iter().take(by).map(|&shade| usize::from(shade)).sum();
            let mut count = row.len().min(by);
            for x in 0..row.len() {
                if let Some(&next) = row.get(x + by) {
                    sum += usize::from(next);
                    count += 1;
                }
                if let Some(before) = x.checked_sub(by + 1) {
                    sum -= usize::from(row[before]);
                    count -= 1;
                }
                bytes.push((sum / count) as u8);
            }
        }
        Shades { bytes, ..*self }
    }

    /// A picture half as large: each pixel is the mean of four.
    pub(super) fn halved(&self) -> Shades {
        Shades::of(self.width / 2, self.height / 2, |x, y| {
            let at = 2 * (y * self.width + x);
            let two = |at: usize| u16::from(self.bytes[at]) + u16::from(self.bytes[at + 1]);
            ((two(at) + two(at + self.width) + 2) / 4) as u8
        })
    }

    /// The same with columns for rows.
    pub(super) fn transposed(&self) -> Shades {
        Shades::of(self.height, self.width, |x, y| self.bytes[x * self.width + y])
    }
}

/// Which channel of a colour a shade shows.
#[derive(Clone, Copy, Debug)]
pub(super) enum Part {
    /// How light it is.
    Grey,
    Red,
    Green,
    Blue,
}

impl Part {
    /// How much red, green and blue count, in parts of 256: for grey, the usual weights (Rec. 601).
    fn weights(self) -> [u32; 3] {
        match self {
            Part::Grey => [77, 150, 29],
            Part::Red => [256, 0, 0],
            Part::Green => [0, 256, 0],
            Part::Blue => [0, 0, 256],
        }
    }
}

/// The shade of a pixel on white.
fn shade(pixel: &[u8], weights: [u32; 3]) -> u32 {
    let &[red, green, blue, opacity] = pixel else { return 255 };
    let [red, green, blue, opacity] = [red, green, blue, opacity].map(u32::from);
    let shade = (weights[0] * red + weights[1] * green + weights[2] * blue) >> 8;
    if opacity == 255 {
        return shade;
    }
    (shade * opacity + 255 * (255 - opacity)) / 255
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_pictures_are_made_smaller() {
        let colours: Vec<u8> =
            (0..6 * 4).flat_map(|at| [(at % 6) as u8 * 10, (at % 6) as u8 * 10, (at % 6) as u8 * 10, 255]).collect();
        assert_eq!(Shades::of_colours((6, 4), &colours, 24, Part::Grey).bytes()[..6], [0, 10, 20, 30, 40, 50]);
        let half = Shades::of_colours((6, 4), &colours, 23, Part::Blue);
        assert_eq!((half.width(), half.height(), half.bytes()), (3, 2, &[5, 25, 45, 5, 25, 45][..]));
        assert_eq!(Shades::of_colours((1, 2), &[0, 0, 0, 0, 0, 0, 0, 255], 9, Part::Grey).bytes(), [255, 0]);
    }

    #[test]
    fn smoothed_shades_are_means_of_those_beside_them() {
        let row = Shades::of(5, 2, |x, y| if y == 0 { [10, 20, 60, 30, 5][x] } else { 7 });
        assert_eq!(row.smoothed(1).bytes(), [15, 30, 36, 31, 17, 7, 7, 7, 7, 7]);
        assert_eq!(row.smoothed(9).bytes()[..5], [25; 5]);
        assert_eq!(row.smoothed(0), row);
        assert_eq!((row.halved().width(), row.halved().bytes()), (2, &[11, 26][..]));
    }

    #[test]
    fn shades_between_pixels_are_between_theirs() {
        let two = Shades::of(2, 1, |x, _| x as u8 * 100);
        assert_eq!([-1.0, 0.0, 0.25, 0.5, 1.0, 3.9].map(|x| two.at((x, 0.0))), [0, 0, 25, 50, 100, 100]);
        assert_eq!(two.transposed().bytes(), [0, 100]);
    }
}
