//! Which part of a picture is used, and in how many cells.

use super::area::Window;
use super::ground::Ground;
use super::pixels::Pixels;
use super::settings::{Crop, MOST_COLOURS, Size, USUAL_SIDE};
use nonoscope_core::puzzle::MAX_SIDE;

/// The most squares on a side of a picture that counts as one of squares if no number of cells is given.
const MOST_SQUARES: usize = 100;

/// The most pixels on a side of a picture of which each pixel may be a cell.
const MOST_SMALL: usize = 64;

/// A window is never fitted to proportions that differ from its own by more than this.
const MOST_UNLIKE: usize = 50;

/// The window, and its number of cells.
pub(super) struct Frame {
    pub(super) window: Window,
    pub(super) ground: Ground,
    /// 1 to [`MAX_SIDE`], as is the height.
    pub(super) width: usize,
    pub(super) height: usize,
    /// Whether each square of the picture is a cell.
    pub(super) is_exact: bool,
    /// Whether the picture has no more colours than a puzzle.
    pub(super) has_few_colours: bool,
}

impl Frame {
    pub(super) fn of(pixels: &Pixels, size: &Size) -> Frame {
        let whole = cropped(pixels, size.crop);
        let ground = Ground::of(pixels, whole);
        let side = |side: Option<usize>| side.map(|side| side.clamp(1, MAX_SIDE));
        let (width, height) = (side(size.width), side(size.height));
        let has_few_colours = pixels.has_at_most(MOST_COLOURS + 1);
        let block = if size.crop.is_none() { pixels.block() } else { 1 };
        let squares = (pixels.width() / block, pixels.height() / block);
        let is_exact = match (width, height) {
            _ if size.crop.is_some() || squares.0.max(squares.1) > MAX_SIDE => false,
            // No number is given, but it is drawn in squares.
            (None, None) => {
                let most = if block > 1 { MOST_SQUARES } else { MOST_SMALL };
                has_few_colours && squares.0.max(squares.1) <= most
            }
            (width, height) => {
                width.is_none_or(|width| width == squares.0) && height.is_none_or(|height| height == squares.1)
            }
        };
        if is_exact {
            return Frame { window: whole, ground, width: squares.0, height: squares.1, is_exact, has_few_colours };
        }
        let mut window = if size.trim { ground.trimmed(pixels, whole) } else { whole };
        let share = |of: usize, one: usize, other: usize| ((of * one + other / 2) / other).clamp(1, MAX_SIDE);
        let (width, height) = match (width, height) {
            (Some(width), Some(height)) => {
                if !size.stretch {
                    window = fitted(window, width, height, ground);
                }
                (width, height)
            }
            (Some(width), None) => (width, share(window.height, width, window.width)),
            (None, Some(height)) => (share(window.width, height, window.height), height),
            (None, None) if window.width >= window.height => {
                (USUAL_SIDE, share(window.height, USUAL_SIDE, window.width))
            }
            (None, None) => (share(window.width, USUAL_SIDE, window.height), USUAL_SIDE),
        };
        Frame { window, ground, width, height, is_exact: false, has_few_colours }
    }
}

fn cropped(pixels: &Pixels, crop: Option<Crop>) -> Window {
    let (width, height) = (pixels.width(), pixels.height());
    let crop = crop.unwrap_or(Crop { left: 0, top: 0, width, height });
    let (left, top) = (crop.left.min(width - 1), crop.top.min(height - 1));
    Window {
        left: left as i64,
        top: top as i64,
        width: crop.width.clamp(1, width - left),
        height: crop.height.clamp(1, height - top),
    }
}

/// A window of the proportions of these cells: larger if there is ground, else smaller. If that would leave nothing to see, the same window, to be
/// stretched.
fn fitted(window: Window, width: usize, height: usize, ground: Ground) -> Window {
    let (wide, tall) = (window.width * height, window.height * width);
    if wide.max(tall) > MOST_UNLIKE * wide.min(tall) {
        return window;
    }
    let grows = ground != Ground::Unknown;
    let mut fitted = window;
    if (wide < tall) == grows {
        fitted.width = (tall / height).max(1);
    } else {
        fitted.height = (wide / width).max(1);
    }
    fitted.left += (window.width as i64 - fitted.width as i64).div_euclid(2);
    fitted.top += (window.height as i64 - fitted.height as i64).div_euclid(2);
    fitted
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A red square of 10 × 10 in white.
    fn square() -> Pixels {
        let red = |at: usize| (20..30).contains(&(at % 60)) && (5..15).contains(&(at / 60));
        let pixel = |at| if red(at) { [200, at as u8, 0, 255] } else { [255; 4] };
        Pixels::new(60, 40, (0..60 * 40).flat_map(pixel).collect()).unwrap()
    }

    fn frame(size: &Size) -> (Window, usize, usize) {
        let Frame { window, width, height, .. } = Frame::of(&square(), size);
        (window, width, height)
    }

    #[test]
    fn the_ground_around_a_figure_is_left_out_or_goes_on() {
        let figure = Window { left: 20, top: 5, width: 10, height: 10 };
        assert_eq!(frame(&Size::default()), (figure, 20, 20));
        let wide = Size { width: Some(20), height: Some(10), ..Size::default() };
        assert_eq!(frame(&wide), (Window { left: 15, width: 20, ..figure }, 20, 10));
        assert_eq!(frame(&Size { stretch: true, ..wide }), (figure, 20, 10));
        let whole = Size { trim: false, ..Size::default() };
        assert_eq!(frame(&whole), (Window { left: 0, top: 0, width: 60, height: 40 }, 20, 13));
    }

    #[test]
    fn proportions_are_kept() {
        let crop = |left, top, width, height| Some(Crop { left, top, width, height });
        let within = Size { crop: crop(21, 6, 4, 8), ..Size::default() };
        assert_eq!(frame(&within), (Window { left: 21, top: 6, width: 4, height: 8 }, 10, 20));
        let outside = Size { crop: crop(1000, 39, 9, 9), ..Size::default() };
        assert_eq!(frame(&outside).0, Window { left: 59, top: 39, width: 1, height: 1 });
        for size in [Size { width: Some(0), ..Size::default() }, Size { height: Some(usize::MAX), ..Size::default() }] {
            let (_, width, height) = frame(&size);
            assert!((1..=MAX_SIDE).contains(&width) && (1..=MAX_SIDE).contains(&height));
        }
    }

    #[test]
    fn a_picture_without_ground_is_cut() {
        let noise = |at: usize| [(at * 97 % 256) as u8, (at * 41 % 256) as u8, (at * 13 % 256) as u8, 255];
        let photo = Pixels::new(90, 60, (0..90 * 60).flat_map(noise).collect()).unwrap();
        let size = Size { width: Some(20), height: Some(20), ..Size::default() };
        assert_eq!(Frame::of(&photo, &size).window, Window { left: 15, top: 0, width: 60, height: 60 });
        let narrow = Size { width: Some(1), height: Some(1000), ..Size::default() };
        assert_eq!(Frame::of(&photo, &narrow).window, Window { left: 0, top: 0, width: 90, height: 60 });
    }
}
