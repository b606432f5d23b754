//! The ground around the figure of a picture: transparent, or the one colour of nearly all of its border.

use super::area::{Patches, Window};
use super::pixels::Pixels;

/// How far a pixel may be from the colour of the ground and still belong to it, in each of red, green and blue. Lossy files (JPEG) vary by less.
const TOLERANCE: u8 = 28;

/// The percentage of border pixels that must have the colour of the ground.
const SHARE: usize = 70;

/// What lies around the figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// What can be seen through.
    Clear,
    /// All of one colour.
    Even([u8; 3]),
    /// No ground: a photo that is full to its edges.
    Unknown,
}

impl Ground {
    /// The ground of this part of a picture, which lies inside.
    pub(super) fn of(pixels: &Pixels, window: Window) -> Ground {
        if pixels.is_cut_out() {
            return Ground::Clear;
        }
        let border = border(pixels, window);
        // The most frequent colour, roughly, and then more exactly what its pixels have.
        let mut counts = vec![0_usize; 4096];
        let rough = |[red, green, blue]: [u8; 3]| {
            usize::from(red >> 4) << 8 | usize::from(green >> 4) << 4 | usize::from(blue >> 4)
        };
        for &pixel in &border {
            counts[rough(pixel)] += 1;
        }
        let most = counts.iter().enumerate().rev().max_by_key(|&(_, &count)| count).map_or(0, |(place, _)| place);
        let own: Vec<[u8; 3]> = border.iter().copied().filter(|&pixel| rough(pixel) == most).collect();
        let middle = [0, 1, 2].map(|part| {
            let mut values: Vec<u8> = own.iter().map(|pixel| pixel[part]).collect();
            values.sort_unstable();
            values.get(values.len() / 2).copied().unwrap_or(255)
        });
        let alike = border.iter().filter(|&&pixel| is_alike(pixel, middle)).count();
        if alike * 100 >= border.len() * SHARE { Ground::Even(middle) } else { Ground::Unknown }
    }

    /// How much a pixel belongs to the figure, 0 to 255.
    pub(super) fn cover(self, [red, green, blue, opacity]: [u8; 4]) -> u8 {
        match self {
            Ground::Clear => opacity,
            Ground::Even(ground) => {
                if is_alike([red, green, blue], ground) {
                    0
                } else {
                    255
                }
            }
            Ground::Unknown => 255,
        }
    }

    /// What is beyond the edges of the picture.
    pub(super) fn outside(self) -> [u8; 4] {
        match self {
            Ground::Even([red, green, blue]) => [red, green, blue, 255],
            Ground::Clear | Ground::Unknown => [255, 255, 255, 0],
        }
    }

    /// The smallest window with all of the figure, if there is a figure.
    pub(super) fn trimmed(self, pixels: &Pixels, window: Window) -> Window {
        if self == Ground::Unknown {
            return window;
        }
        let (left, top) = (window.left as usize, window.top as usize);
        // A row or column has something of the figure if it is more than a speck.
        let is_figure = |column: usize, row: usize| self.cover(pixels.get(column, row)) >= 128;
        let (mut across, mut down) = (vec![0; window.width], vec![0; window.height]);
        for (row, down) in down.iter_mut().enumerate() {
            for (column, across) in across.iter_mut().enumerate() {
                let is_figure = usize::from(is_figure(left + column, top + row));
                *down += is_figure;
                *across += is_figure;
            }
        }
        let range = |counts: &[usize], speck: usize| {
            let first = counts.iter().position(|&count| count > speck)?;
            let last = counts.iter().rposition(|&count| count > speck)?;
            Some((first, last + 1 - first))
        };
        let found = range(&across, window.height / 200).zip(range(&down, window.width / 200));
        let Some(((column, width), (row, height))) = found else { return window };
        Window { left: window.left + column as i64, top: window.top + row as i64, width, height }
    }
}

/// Whether cells belong to the ground: those with little of the figure that can be reached from outside. Transparent ones always do.
pub(super) fn is_ground(patches: &Patches, ground: Ground) -> Vec<bool> {
    let (width, height) = (patches.width, patches.height);
    let is_open: Vec<bool> = patches.patches.iter().map(|patch| patch.cover < 128).collect();
    match ground {
        Ground::Unknown => return vec![false; width * height],
        Ground::Clear => return is_open,
        Ground::Even(_) => {}
    }
    let mut reached = vec![false; width * height];
    let is_border = |&at: &usize| {
        let (row, column) = (at / width, at % width);
        row == 0 || column == 0 || row + 1 == height || column + 1 == width
    };
    let mut waiting: Vec<usize> = (0..width * height).filter(is_border).filter(|&at| is_open[at]).collect();
    for &at in &waiting {
        reached[at] = true;
    }
    while let Some(at) = waiting.pop() {
        let (row, column) = (at / width, at % width);
        let beside = [
            (row > 0).then(|| at - width),
            (row + 1 < height).then(|| at + width),
            (column > 0).then(|| at - 1),
            (column + 1 < width).then(|| at + 1),
        ];
        for next in beside.into_iter().flatten() {
            if is_open[next] && !reached[next] {
                reached[next] = true;
                waiting.push(next);
            }
        }
    }
    reached
}

fn is_alike(one: [u8; 3], other: [u8; 3]) -> bool {
    one.iter().zip(other).all(|(&one, other)| one.abs_diff(other) <= TOLERANCE)
}

/// The pixels at the edges of a window that lies inside the picture.
fn border(pixels: &Pixels, window: Window) -> Vec<[u8; 3]> {
    let (left, top) = (window.left as usize, window.top as usize);
    let (right, bottom) = (left + window.width - 1, top + window.height - 1);
    let across = (left..=right).flat_map(|column| [(column, top), (column, bottom)]);
    let down = (top..=bottom).flat_map(|row| [(left, row), (right, row)]);
    across
        .chain(down)
        .map(|(column, row)| pixels.get(column, row))
        .map(|[red, green, blue, _]| [red, green, blue])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(width: usize, height: usize, pixel: impl Fn(usize, usize) -> [u8; 4]) -> Pixels {
        let places = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
        Pixels::new(width, height, places.flat_map(|(column, row)| pixel(column, row)).collect()).unwrap()
    }

    const WHOLE: Window = Window { left: 0, top: 0, width: 40, height: 30 };

    #[test]
    fn an_even_border_is_ground_in_spite_of_a_few_other_pixels() {
        // Noise as of a JPEG, and a figure that reaches one edge.
        let noisy = drawn(40, 30, |column, row| match (column, row) {
            (10..20, 5..) => [200, 30, 30, 255],
            _ => [240 + (column * 7 % 11) as u8, 235 + (row * 5 % 9) as u8, 230, 255],
        });
        let ground = Ground::of(&noisy, WHOLE);
        assert!(matches!(ground, Ground::Even([240..=251, 235..=244, 230])), "{ground:?}");
        assert_eq!((ground.cover([200, 30, 30, 255]), ground.cover([238, 240, 229, 255])), (255, 0));
        assert_eq!(ground.trimmed(&noisy, WHOLE), Window { left: 10, top: 5, width: 10, height: 25 });
        let photo = drawn(40, 30, |column, row| [(column * 6) as u8, (row * 8) as u8, 90, 255]);
        assert_eq!(Ground::of(&photo, WHOLE), Ground::Unknown);
        assert_eq!(Ground::Unknown.trimmed(&photo, WHOLE), WHOLE);
    }

    #[test]
    fn what_can_be_seen_through_is_ground() {
        let ring = drawn(40, 30, |column, row| {
            let (x, y) = (column as i32 - 20, row as i32 - 15);
            if (64..144).contains(&(x * x + y * y)) { [250, 250, 250, 255] } else { [0; 4] }
        });
        assert_eq!(Ground::of(&ring, WHOLE), Ground::Clear);
        let figure = Ground::Clear.trimmed(&ring, WHOLE);
        assert_eq!((figure.width, figure.height), (23, 23));
    }

    #[test]
    fn the_ground_is_reached_from_outside() {
        let patch = |cover| super::super::area::Patch { seen: [0; 3], own: [0; 3], cover };
        let rows = ["#####", "#.#..", "#####", "....."];
        let patches = rows.iter().flat_map(|row| row.bytes()).map(|byte| patch(if byte == b'#' { 255 } else { 0 }));
        let patches = Patches { width: 5, height: 4, patches: patches.collect() };
        let ground = |ground| is_ground(&patches, ground).into_iter().map(u8::from).collect::<Vec<_>>();
        let even = ground(Ground::Even([255; 3]));
        assert_eq!(even, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
        assert_eq!(ground(Ground::Clear)[6], 1);
        assert_eq!(ground(Ground::Unknown), [0; 20]);
    }
}
