//! Shears a picture so that most of its lines are horizontal and vertical, which makes those of a slanted photo easier to find.

use super::lattice::Lattice;
use super::reading::ends;
use super::shades::Shades;
use std::cmp::Reverse;

/// How slanted lines may be, in pixels to the side for each pixel along.
const MOST: f64 = 0.4;

/// How many slopes are distinguished on each side of 0.
const SLOPES: usize = 40;

/// Smaller slants are left as they are.
const LEAST: f64 = 0.02;

/// The most pixels sampled for slopes.
const PIXELS: usize = 300_000;

/// The least gradient of an edge, and from where on all edges count alike, in 128ths of a shade per pixel.
const WEAKEST: i64 = 350;
const STRONGEST: i64 = 2500;

/// Maps a sheared picture back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lean {
    /// How far lines across fall for each pixel, and how far lines down move to the right.
    across: f64,
    down: f64,
    /// Where the sheared picture begins.
    from: (f64, f64),
    size: (usize, usize),
}

impl Lean {
    /// The shear that a picture needs; `None` if most of its lines are upright.
    pub(super) fn of(picture: &Shades) -> Option<Lean> {
        let (across, down) = slopes(picture);
        if across.abs() < LEAST && down.abs() < LEAST {
            return None;
        }
        let (width, height) = (picture.width() as f64, picture.height() as f64);
        let mut lean = Lean { across, down, from: (0.0, 0.0), size: (0, 0) };
        let corners = [(0.0, 0.0), (width, 0.0), (0.0, height), (width, height)].map(|(x, y)| lean.there(x, y));
        let end;
        (lean.from, end) = ends(&corners);
        lean.size = ((end.0 - lean.from.0).ceil() as usize + 1, (end.1 - lean.from.1).ceil() as usize + 1);
        Some(lean)
    }

    /// Maps a place of the picture to the sheared one.
    fn there(&self, x: f64, y: f64) -> (f64, f64) {
        let by = 1.0 - self.across * self.down;
        ((x - self.down * y) / by - self.from.0, (y - self.across * x) / by - self.from.1)
    }

    /// Maps a place of the sheared picture to the picture.
    fn back(&self, x: f64, y: f64) -> (f64, f64) {
        let (x, y) = (x + self.from.0, y + self.from.1);
        (x + self.down * y, y + self.across * x)
    }

    /// The sheared picture.
    pub(super) fn leant(&self, picture: &Shades) -> Shades {
        Shades::of(self.size.0, self.size.1, |x, y| picture.at(self.back(x as f64, y as f64)))
    }

    /// Maps lines of the sheared picture to the picture.
    pub(super) fn lattice(&self, lattice: &Lattice) -> Lattice {
        let crossings = lattice.crossings.iter().map(|row| row.iter().map(|&(x, y)| self.back(x, y)).collect());
        Lattice { crossings: crossings.collect(), thickness: lattice.thickness }
    }
}

/// How slanted most edges are that run across, and most that run down.
fn slopes(picture: &Shades) -> (f64, f64) {
    let (width, height) = (picture.width(), picture.height());
    let step = (1..).find(|step| width * height / (step * step) <= PIXELS).unwrap_or(1);
    // The 5 × 5 Sobel filter is nearly isotropic.
    let mut counts = [[0_u64; 2 * SLOPES + 1]; 2];
    for y in (0..height.saturating_sub(4)).step_by(step) {
        for x in (0..width.saturating_sub(4)).step_by(step) {
            let (mut right, mut down) = (0, 0);
            for (row, (weight, change)) in [(1, -1), (4, -2), (6, 0), (4, 2), (1, 1)].into_iter().enumerate() {
                let five = picture.bytes()[(y + row) * width + x..].first_chunk::<5>();
                let [one, two, three, four, five] = five.unwrap_or(&[0; 5]).map(i64::from);
                right += weight * (five - one + 2 * (four - two));
                down += change * (one + 4 * two + 6 * three + 4 * four + five);
            }
            for (counts, (change, other)) in counts.iter_mut().zip([(down, right), (right, down)]) {
                if other.abs() * 10 < change.abs() * (MOST * 10.0) as i64 && change.abs() > WEAKEST {
                    let slope = -(other as f64) / change as f64;
                    let index = (slope / MOST * SLOPES as f64).round() + SLOPES as f64;
                    if let Some(count) = counts.get_mut(index as usize) {
                        *count += change.abs().min(STRONGEST) as u64;
                    }
                }
            }
        }
    }
    let slope = |counts: &[u64; 2 * SLOPES + 1]| {
        let near = |index: usize| -> u64 {
            let weight = |other: usize| 4 - other.abs_diff(index) as u64;
            (index.saturating_sub(3)..(index + 4).min(counts.len())).map(|other| counts[other] * weight(other)).sum()
        };
        let most =
            (0..counts.len()).max_by_key(|&index| (near(index), Reverse(index.abs_diff(SLOPES)))).unwrap_or(SLOPES);
        (most as f64 - SLOPES as f64) / SLOPES as f64 * MOST
    };
    (slope(&counts[0]), slope(&counts[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines every 20 pixels that go down by a tenth, and others that go to the right by a twentieth.
    fn slanted() -> Shades {
        Shades::of(400, 300, |x, y| {
            let (x, y) = (x as f64, y as f64);
            // How far from the nearest line it is, which has no edges.
            let far = |place: f64| (place.rem_euclid(20.0) - 10.0).abs();
            (40.0 + 60.0 * far(y - 0.1 * x).min(far(x - 0.05 * y)).min(3.0)) as u8
        })
    }

    #[test]
    fn slanted_lines_become_level_and_upright() {
        let picture = slanted();
        let lean = Lean::of(&picture).unwrap();
        assert!((lean.across - 0.1).abs() < 0.02 && (lean.down - 0.05).abs() < 0.02, "{lean:?}");
        let leant = lean.leant(&picture);
        assert!(Lean::of(&leant).is_none_or(|again| again.across.abs() < 0.04 && again.down.abs() < 0.04));
        // There and back.
        for (x, y) in [(0.0, 0.0), (400.0, 0.0), (123.0, 234.0)] {
            let (across, down) = lean.there(x, y);
            let back = lean.back(across, down);
            assert!((back.0 - x).abs() < 1e-9 && (back.1 - y).abs() < 1e-9 && across >= -1e-9 && down >= -1e-9);
        }
        let lattice = Lattice { crossings: vec![vec![lean.there(7.0, 9.0)]], thickness: 1.0 };
        let (x, y) = lean.lattice(&lattice).crossings[0][0];
        assert!((x - 7.0).abs() < 1e-9 && (y - 9.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_upright_is_left_as_it_is() {
        let upright = Shades::of(200, 200, |x, y| if x % 20 < 2 || y % 20 < 2 { 40 } else { 220 });
        assert!(Lean::of(&upright).is_none());
        for (width, height) in [(1, 1), (3, 900), (900, 3), (40, 40)] {
            assert!(Lean::of(&Shades::plain(width, height, 99)).is_none());
        }
    }
}
