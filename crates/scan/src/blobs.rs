//! Connected components of ink.

use super::shades::Shades;

/// A piece of ink: pixels that touch, corners included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blob {
    /// Its first column.
    pub left: usize,
    /// Its first row.
    pub top: usize,
    /// The column after its last one.
    pub right: usize,
    /// The row after its last one.
    pub bottom: usize,
    /// How many pixels it has.
    pub pixels: usize,
}

impl Blob {
    /// How many columns it reaches over.
    pub fn width(&self) -> usize {
        self.right - self.left
    }

    /// How many rows it reaches over.
    pub fn height(&self) -> usize {
        self.bottom - self.top
    }
}

/// All blobs of a picture, from the top, and for each pixel the number of its blob from 1; 0 if it is not ink.
#[derive(Clone, Debug)]
pub struct Blobs {
    /// The blobs.
    pub blobs: Vec<Blob>,
    /// The number of each pixel.
    pub numbers: Vec<u32>,
}

impl Blobs {
    /// The blobs of the pixels that are at least this strong.
    pub fn of(ink: &Shades, least: u8) -> Blobs {
        Blobs::grown(ink, least, true)
    }

    /// The same, but corners do not connect, so a thin ring separates its inside from its outside.
    pub(super) fn of_sides(ink: &Shades, least: u8) -> Blobs {
        Blobs::grown(ink, least, false)
    }

    fn grown(ink: &Shades, least: u8, with_corners: bool) -> Blobs {
        let (width, height) = (ink.width(), ink.height());
        let mut numbers = vec![0_u32; width * height];
        let mut blobs = Vec::new();
        let mut open = Vec::new();
        let is_ink = |at: usize| ink.bytes()[at] >= least;
        for start in 0..numbers.len() {
            if !is_ink(start) || numbers[start] != 0 {
                continue;
            }
            let number = blobs.len() as u32 + 1;
            let mut blob = Blob { left: width, top: height, right: 0, bottom: 0, pixels: 0 };
            open.push(start);
            // Fills each run of a row, and continues from there to the rows above and below.
            while let Some(at) = open.pop() {
                if numbers[at] != 0 {
                    continue;
                }
                let (x, y) = (at % width, at / width);
                let row = y * width;
                let left = (0..x).rev().find(|&x| !is_ink(row + x)).map_or(0, |x| x + 1);
                let right = (x..width).find(|&x| !is_ink(row + x)).unwrap_or(width);
                numbers[row + left..row + right].fill(number);
                blob.left = blob.left.min(left);
                blob.right = blob.right.max(right);
                blob.top = blob.top.min(y);
                blob.bottom = blob.bottom.max(y + 1);
                blob.pixels += right - left;
                let corner = usize::from(with_corners);
                let near = left.saturating_sub(corner)..(right + corner).min(width);
                for row in y.saturating_sub(1)..(y + 2).min(height) {
                    let mut is_going_on = false;
                    (row * width + near.start..row * width + near.end).for_each(|at| {
                        let is_new = is_ink(at) && numbers[at] == 0;
                        if is_new && !is_going_on {
                            open.push(at);
                        }
                        is_going_on = is_new;
                    });
                }
            }
            blobs.push(blob);
        }
        Blobs { blobs, numbers }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_hold_together() {
        let rows = ["##..#", "..#..", "....#", "#...#"];
        let ink = Shades::of(5, 4, |x, y| if rows[y].as_bytes()[x] == b'#' { 200 } else { 100 });
        let found = Blobs::of(&ink, 150);
        let boxes: Vec<_> =
            found.blobs.iter().map(|blob| (blob.left, blob.top, blob.right, blob.bottom, blob.pixels)).collect();
        assert_eq!(boxes, [(0, 0, 3, 2, 3), (4, 0, 5, 1, 1), (4, 2, 5, 4, 2), (0, 3, 1, 4, 1)]);
        assert_eq!(found.numbers[..5], [1, 1, 0, 0, 2]);
        assert_eq!(Blobs::of(&ink, 100).blobs.len(), 1);
        assert_eq!(Blobs::of_sides(&ink, 150).blobs.len(), 5);
    }

    #[test]
    fn pixels_touch_by_chance_as_they_do_one_by_one() {
        let mut state = 9_u32;
        for round in 0..300 {
            let mut next = |most: u32| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 16) % most
            };
            let (width, height) = (1 + next(12) as usize, 1 + next(9) as usize);
            let dense = 1 + next(9);
            let ink = Shades::of(width, height, |_, _| if next(10) < dense { 200 } else { 0 });
            for with_corners in [true, false] {
                // Each pixel takes the least number around it until none changes; then blobs are numbered by their first pixels.
                let mut numbers: Vec<usize> = (1..=width * height).collect();
                let is_ink = |at: usize| ink.bytes()[at] > 0;
                let touch = |one: usize, other: usize| {
                    let (across, down) = ((one % width).abs_diff(other % width), (one / width).abs_diff(other / width));
                    is_ink(one) && is_ink(other) && across.max(down) == 1 && (with_corners || across + down == 1)
                };
                for _ in 0..width * height {
                    for one in 0..width * height {
                        for other in (0..width * height).filter(|&other| touch(one, other)) {
                            numbers[one] = numbers[one].min(numbers[other]);
                        }
                    }
                }
                let mut firsts: Vec<usize> =
                    (0..width * height).filter(|&at| is_ink(at)).map(|at| numbers[at]).collect();
                firsts.sort_unstable();
                firsts.dedup();
                let number =
                    |at: usize| if is_ink(at) { firsts.binary_search(&numbers[at]).unwrap() as u32 + 1 } else { 0 };
                let found = Blobs::grown(&ink, 200, with_corners);
                assert_eq!(found.numbers, (0..width * height).map(number).collect::<Vec<_>>(), "{round}");
                assert_eq!(found.blobs.len(), firsts.len());
                for (index, blob) in found.blobs.iter().enumerate() {
                    let own: Vec<usize> = (0..width * height).filter(|&at| number(at) as usize == index + 1).collect();
                    let (xs, ys) = (own.iter().map(|at| at % width), own.iter().map(|at| at / width));
                    let (left, right) = (xs.clone().min().unwrap(), xs.max().unwrap() + 1);
                    let (top, bottom) = (ys.clone().min().unwrap(), ys.max().unwrap() + 1);
                    assert_eq!(*blob, Blob { left, top, right, bottom, pixels: own.len() }, "{round}");
                }
            }
        }
    }
}
