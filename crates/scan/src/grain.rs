//! The grain of a photo that was taken in poor light, and the same photo with less of it.

use super::picture::Picture;
use super::shades::Shades;
use super::strength::half;

/// From this much grain on, removing it helps, in quarters of a shade: screenshots have none, scans up to eleven, and photos that a person reads
/// with some effort twenty.
const GRAINY: u8 = 13;

/// The distance of compared pixels: JPEG removes finer grain.
const APART: usize = 3;

impl Picture {
    /// The same with less grain; nothing if it has hardly any.
    pub(super) fn without_grain(&self) -> Option<Picture> {
        (grain(&self.grey) >= GRAINY).then(|| self.softened())
    }

    /// The same, blurred a little.
    pub(super) fn softened(&self) -> Picture {
        self.map(softened)
    }
}

/// The median difference between pixels and the mean of four around them, in quarters of a shade, at most 255. Samples one pixel in nine.
fn grain(picture: &Shades) -> u8 {
    let (width, height) = (picture.width(), picture.height());
    let mut counts = [0_usize; 256];
    for y in (APART..height.saturating_sub(APART)).step_by(3) {
        for x in (APART..width.saturating_sub(APART)).step_by(3) {
            let at = |x: usize, y: usize| usize::from(picture.bytes()[y * width + x]);
            let around = at(x - APART, y) + at(x + APART, y) + at(x, y - APART) + at(x, y + APART);
            counts[around.abs_diff(4 * at(x, y)).min(255)] += 1;
        }
    }
    half(&counts, 0)
}

/// The mean of nine pixels around each, the nearer ones counting twice, and itself four times.
fn softened(picture: &Shades) -> Shades {
    let (width, height) = (picture.width(), picture.height());
    Shades::of(width, height, |x, y| {
        let at = |right: isize, down: isize| u32::from(picture.get(x as isize + right, y as isize + down));
        let row = |down: isize| at(-1, down) + 2 * at(0, down) + at(1, down);
        ((row(-1) + 2 * row(0) + row(1) + 8) / 16) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A light paper with a line, and with grain up to this much either way.
    fn grainy(most: u32) -> Picture {
        let mut state = 7_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 16) % (2 * most + 1)
        };
        let pixel = |at: u32| if (at / 90).is_multiple_of(20) { 60 } else { 200 } - most;
        let shades = (0..90 * 60).map(|at| (pixel(at) + next()) as u8);
        Picture::of(90, 60, &shades.flat_map(|shade| [shade, shade, shade, 255]).collect::<Vec<u8>>()).unwrap()
    }

    #[test]
    fn only_a_picture_with_grain_gets_less_of_it() {
        assert_eq!(grain(&grainy(0).grey), 0);
        assert!(grainy(0).without_grain().is_none() && grainy(3).without_grain().is_none());
        let picture = grainy(20);
        let calmer = picture.without_grain().unwrap();
        let (before, after) = (grain(&picture.grey), grain(&calmer.grey));
        assert!(after * 2 < before && after > 0, "{before}, {after}");
        // What is darker by far stays so.
        assert!(calmer.grey.get(40, 20) < 140 && calmer.grey.get(40, 30) > 180);
        // In a picture so small nothing is so far apart.
        assert_eq!(grain(&Shades::of(6, 900, |x, y| (x * y * 77 % 256) as u8)), 0);
    }

    #[test]
    fn a_plain_picture_stays_as_it_is() {
        for (width, height) in [(1, 1), (1, 40), (40, 1), (9, 7)] {
            let plain = Shades::plain(width, height, 77);
            assert_eq!(softened(&plain), plain);
        }
    }
}
