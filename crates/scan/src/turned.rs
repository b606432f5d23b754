//! Reading pictures that lie on a side or stand on their head.

use super::error::ScanError;
use super::picture::Picture;
use super::read_picture;
use super::reading::{Area, Reading, ends};
use super::shades::Shades;
use super::within::{read_within, read_within_work};
use super::work::{TILES, TILES_TURNED, Work};
use nonoscope_core::solve::Verdict;

/// How a picture is turned before it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// By 90° clockwise.
    Right,
    /// By 90° anticlockwise.
    Left,
    /// By 180°.
    Over,
}

impl Turn {
    /// In the order in which they are tried: phones are mostly held in the right hand or the left.
    const ALL: [Turn; 3] = [Turn::Right, Turn::Left, Turn::Over];

    /// The picture, turned.
    fn turned(self, picture: &Shades) -> Shades {
        let (width, height) = (picture.width(), picture.height());
        let of = |x: usize, y: usize| picture.get(x as isize, y as isize);
        match self {
            Turn::Right => Shades::of(height, width, |x, y| of(y, height - 1 - x)),
            Turn::Left => Shades::of(height, width, |x, y| of(width - 1 - y, x)),
            Turn::Over => Shades::of(width, height, |x, y| of(width - 1 - x, height - 1 - y)),
        }
    }

    /// Where a place of the turned picture is on one of this size that is not.
    fn back(self, (x, y): (f64, f64), (width, height): (f64, f64)) -> (f64, f64) {
        match self {
            Turn::Right => (y, height - x),
            Turn::Left => (width - y, x),
            Turn::Over => (width - x, height - y),
        }
    }

    /// What was read on the turned picture, in places of the picture.
    fn reading_back(self, mut reading: Reading, size: (f64, f64)) -> Reading {
        for run in reading.rows.iter_mut().chain(&mut reading.columns).flatten() {
            let Area { left, top, right, bottom } = run.area;
            let (one, other) =
                ends(&[(left, top), (right, bottom)].map(|(x, y)| self.back((x as f64, y as f64), size)));
            let (left, top, right, bottom) = (one.0 as usize, one.1 as usize, other.0 as usize, other.1 as usize);
            run.area = Area { left, top, right: right.max(left + 1), bottom: bottom.max(top + 1) };
        }
        reading.corners = reading.corners.map(|corner| self.back(corner, size));
        reading
    }
}

/// The puzzle in a picture as [`read`](super::read) finds it; if there is none, or none with a solution, the one that is found when the
/// picture is turned by 90° clockwise, 90° anticlockwise, or 180°, if it has exactly one. Areas and corners are in pixels of the picture
/// as it is; the first corner is the upper left one of the puzzle. It takes less than twice as long.
///
/// # Errors
/// [`ScanError`] of the picture as it is, if there is no puzzle in any direction.
pub fn read_any_way(width: usize, height: usize, pixels: &[u8]) -> Result<Reading, ScanError> {
    let picture = Picture::of(width, height, pixels)?;
    let smaller = picture.smaller(width);
    let size = (picture.grey.width() as f64 * smaller, picture.grey.height() as f64 * smaller);
    let turned = |turn: Turn| {
        let picture = picture.map(|shades| turn.turned(shades));
        Some(turn.reading_back(read_picture(&picture, smaller, &Work::of(TILES_TURNED)).ok()?, size))
    };
    or_turned(read_picture(&picture, smaller, &Work::of(TILES)), Turn::ALL.into_iter().filter_map(turned))
}

/// The puzzle inside these corners as [`read_within`] finds it; if there is none, or none with a solution, the one that is found when
/// another corner is the upper left one of the puzzle, if it has exactly one. It takes less than twice as long.
///
/// # Errors
/// [`ScanError`] of the corners as they are, if there is no puzzle from any first corner.
pub fn read_within_any_way(
    width: usize,
    height: usize,
    pixels: &[u8],
    corners: [(f64, f64); 4],
) -> Result<Reading, ScanError> {
    let turned = |by: usize| {
        let mut corners = corners;
        corners.rotate_left(by);
        read_within_work(width, height, pixels, corners, &Work::of(TILES_TURNED)).ok()
    };
    or_turned(read_within(width, height, pixels, corners), [3, 1, 2].into_iter().filter_map(turned))
}

/// What was read, or the first of these that has exactly one solution if that has none.
fn or_turned(
    read: Result<Reading, ScanError>,
    mut turned: impl Iterator<Item = Reading>,
) -> Result<Reading, ScanError> {
    match &read {
        Ok(reading) if reading.is_puzzle() => read,
        _ => turned.find(|reading| reading.verdict == Ok(Verdict::Unique)).map_or(read, Ok),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_turned_is_found_where_it_was() {
        let picture = Shades::of(5, 3, |x, y| (x + 10 * y) as u8);
        let wanted = [[20, 10, 0, 21, 11], [4, 14, 24, 3, 13], [24, 23, 22, 21, 20]];
        for (turn, wanted) in Turn::ALL.into_iter().zip(wanted) {
            let turned = turn.turned(&picture);
            assert_eq!(turned.bytes()[..5], wanted, "{turn:?}");
            for y in 0..turned.height() {
                for x in 0..turned.width() {
                    let middle = turn.back((x as f64 + 0.5, y as f64 + 0.5), (5.0, 3.0));
                    let shade = picture.get(middle.0 as isize, middle.1 as isize);
                    assert_eq!(shade, turned.get(x as isize, y as isize), "{turn:?} {x} {y}");
                }
            }
        }
    }
}
