//! Ink that hangs together.

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

/// All blobs of a picture, from the top, and for each pixel the number of its blob from 1; 0 if it is no ink.
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

    /// The same, but corners do not hold together: so a thin ring parts what is in it from what is around.
    pub(super) fn of_sides(ink: &Shades, least: u8) -> Blobs {
        Blobs::grown(ink, least, false)
    }

    fn grown(ink: &Shades, least: u8, with_corners: bool) -> Blobs {
        let (width, height) = (ink.width(), ink.height());
        let mut numbers = vec![0_u32; width * height];
        let mut blobs = Vec::new();
        let mut open = Vec::new();
        for start in 0..numbers.len() {
            if numbers[start] != 0 || ink.bytes()[start] < least {
                continue;
            }
            let number = blobs.len() as u32 + 1;
            let mut blob = Blob { left: width, top: height, right: 0, bottom: 0, pixels: 0 };
            numbers[start] = number;
            open.push(start);
            while let Some(at) = open.pop() {
                let (x, y) = (at % width, at / width);
                blob.left = blob.left.min(x);
                blob.right = blob.right.max(x + 1);
                blob.top = blob.top.min(y);
                blob.bottom = blob.bottom.max(y + 1);
                blob.pixels += 1;
                for row in y.saturating_sub(1)..(y + 2).min(height) {
                    for column in x.saturating_sub(1)..(x + 2).min(width) {
                        let next = row * width + column;
                        if (with_corners || row == y || column == x) && numbers[next] == 0 && ink.bytes()[next] >= least
                        {
                            numbers[next] = number;
                            open.push(next);
                        }
                    }
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
}
