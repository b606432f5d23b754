//! Reading inside corners that a person has placed.

use super::error::ScanError;
use super::picture::{LOOKED_AT, Picture};
use super::read_picture;
use super::reading::{Area, Reading};
use super::work::{TILES, Work};

/// How much of the board's sides is looked at on its left and above, where the clues are, and on the other two sides.
const CLUES: f64 = 0.75;
const BEYOND: f64 = 0.06;

/// The projective map from the unit square to a quadrangle, in homogeneous coordinates.
#[derive(Clone, Copy, Debug)]
struct View([[f64; 3]; 3]);

impl View {
    /// To the corners of a quadrangle, from the upper left clockwise (Heckbert, *Fundamentals of texture mapping*, 1989); nothing if they
    /// do not go round clockwise without a dent.
    fn to([zero, one, two, three]: [(f64, f64); 4]) -> Option<View> {
        let turn = |a: (f64, f64), b: (f64, f64), c: (f64, f64)| (b.0 - a.0) * (c.1 - b.1) - (b.1 - a.1) * (c.0 - b.0);
        let turns = [turn(zero, one, two), turn(one, two, three), turn(two, three, zero), turn(three, zero, one)];
        if !turns.iter().all(|&turn| turn > 1.0) {
            return None;
        }
        let (right, down) = ((one.0 - two.0, one.1 - two.1), (three.0 - two.0, three.1 - two.1));
        let rest = (zero.0 - one.0 + two.0 - three.0, zero.1 - one.1 + two.1 - three.1);
        let whole = right.0 * down.1 - down.0 * right.1;
        let (g, h) = ((rest.0 * down.1 - down.0 * rest.1) / whole, (right.0 * rest.1 - rest.0 * right.1) / whole);
        Some(View([
            [one.0 - zero.0 + g * one.0, three.0 - zero.0 + h * three.0, zero.0],
            [one.1 - zero.1 + g * one.1, three.1 - zero.1 + h * three.1, zero.1],
            [g, h, 1.0],
        ]))
    }

    /// Where a place of the square is; nothing if that is behind the camera.
    fn of(&self, x: f64, y: f64) -> Option<(f64, f64)> {
        let [across, down, by] = self.0.map(|row| row[0] * x + row[1] * y + row[2]);
        (by > 0.05).then(|| (across / by, down / by))
    }
}

/// The puzzle in a picture, as [`read`](super::read) finds it, where a person has said where the cells are: `corners` are those of the board without
/// its clues, in pixels, from the upper left clockwise. The board is laid flat first, and what is around it and its clues is left out.
///
/// # Errors
/// [`ScanError`] if there is no board with clues there.
pub fn read_within(width: usize, height: usize, pixels: &[u8], corners: [(f64, f64); 4]) -> Result<Reading, ScanError> {
    read_within_work(width, height, pixels, corners, &Work::of(TILES))
}

/// The same with sheets of this many pixels together.
pub(super) fn read_within_work(
    width: usize,
    height: usize,
    pixels: &[u8],
    corners: [(f64, f64); 4],
    work: &Work,
) -> Result<Reading, ScanError> {
    let size = (width, height);
    let count = width.checked_mul(height).and_then(|count| count.checked_mul(4));
    if count != Some(pixels.len()) || pixels.is_empty() {
        return Err(ScanError::Bytes { bytes: pixels.len(), size });
    }
    let on_it =
        |&(x, y): &(f64, f64)| (-1.0..=width as f64 + 1.0).contains(&x) && (-1.0..=height as f64 + 1.0).contains(&y);
    let view = View::to(corners).filter(|_| corners.iter().all(on_it)).ok_or(ScanError::NoBoard)?;
    let flat = Flat::of(view, corners);
    let picture = Picture::of(flat.width, flat.height, &flat.pixels((width, height), pixels))?;
    Ok(flat.back(read_picture(&picture, picture.smaller(flat.width), work)?, size))
}

/// A part of the picture laid flat.
struct Flat {
    view: View,
    width: usize,
    height: usize,
    /// How many pixels a side of the board has, across and down.
    side: (f64, f64),
}

impl Flat {
    fn of(view: View, [zero, one, two, three]: [(f64, f64); 4]) -> Flat {
        let far = |a: (f64, f64), b: (f64, f64)| ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt();
        let (across, down) = (far(zero, one).max(far(three, two)), far(zero, three).max(far(one, two)));
        let whole = 1.0 + CLUES + BEYOND;
        let by = (LOOKED_AT as f64 / (across * down * whole * whole)).sqrt().min(1.0);
        let side = (across * by, down * by);
        Flat { view, width: (side.0 * whole) as usize + 1, height: (side.1 * whole) as usize + 1, side }
    }

    /// Where a pixel is in the picture.
    fn place(&self, x: f64, y: f64) -> Option<(f64, f64)> {
        self.view.of((x + 0.5) / self.side.0 - CLUES, (y + 0.5) / self.side.1 - CLUES)
    }

    /// Its pixels: of each the nearest one of the picture, and white beyond.
    fn pixels(&self, (width, height): (usize, usize), pixels: &[u8]) -> Vec<u8> {
        let mut flat = Vec::with_capacity(self.width * self.height * 4);
        for y in 0..self.height {
            for x in 0..self.width {
                let place = self.place(x as f64, y as f64).filter(|&(x, y)| x >= 0.0 && y >= 0.0);
                let at = place.map(|(x, y)| (x as usize, y as usize)).filter(|&(x, y)| x < width && y < height);
                let pixel = at.and_then(|(x, y)| pixels.get(4 * (y * width + x)..)?.first_chunk::<4>());
                flat.extend(pixel.unwrap_or(&[255; 4]));
            }
        }
        flat
    }

    /// What was read, in places of the picture.
    fn back(&self, mut reading: Reading, (width, height): (usize, usize)) -> Reading {
        let place = |x: f64, y: f64| {
            let (x, y) = self.place(x, y).unwrap_or_default();
            (x.clamp(0.0, width as f64), y.clamp(0.0, height as f64))
        };
        for run in reading.rows.iter_mut().chain(&mut reading.columns).flatten() {
            let Area { left, top, right, bottom } = run.area;
            let corners =
                [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| place(x as f64, y as f64));
            run.area = Area::around(&corners);
        }
        reading.corners = reading.corners.map(|(x, y)| place(x, y));
        reading
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_leads_to_the_corners_and_keeps_lines_straight() {
        let corners = [(10.0, 20.0), (110.0, 10.0), (120.0, 90.0), (0.0, 100.0)];
        let view = View::to(corners).unwrap();
        for ((x, y), corner) in [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].into_iter().zip(corners) {
            let (across, down) = view.of(x, y).unwrap();
            assert!((across - corner.0).abs() < 1e-9 && (down - corner.1).abs() < 1e-9);
        }
        let [one, two, three] = [0.1, 0.5, 0.8].map(|x| view.of(x, 0.3).unwrap());
        let turn = (two.0 - one.0) * (three.1 - two.1) - (two.1 - one.1) * (three.0 - two.0);
        assert!(turn.abs() < 1e-9, "{turn}");
        assert!(View::to([corners[0], corners[3], corners[2], corners[1]]).is_none(), "anticlockwise");
        assert!(View::to([(0.0, 0.0); 4]).is_none());
        assert!(View::to([(f64::NAN, 0.0); 4]).is_none());
    }

    #[test]
    fn whatever_the_corners_are_there_is_an_answer() {
        let white = vec![255; 60 * 40 * 4];
        for corners in [
            [(0.0, 0.0), (60.0, 0.0), (60.0, 40.0), (0.0, 40.0)],
            [(0.0, 0.0), (1e9, 0.0), (1e9, 1e9), (0.0, 1e9)],
            [(59.0, 39.0), (60.0, 39.0), (60.0, 40.0), (59.0, 40.0)],
            [(20.0, 0.0), (22.0, 0.0), (60.0, 40.0), (0.0, 40.0)],
        ] {
            assert_eq!(read_within(60, 40, &white, corners), Err(ScanError::NoBoard));
        }
        assert!(matches!(read_within(60, 40, &white[1..], [(0.0, 0.0); 4]), Err(ScanError::Bytes { .. })));
    }
}
