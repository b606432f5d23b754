//! A picture laid flat along the lines of a board that lies askew or bends: its digits are upright then, and of one size.

use super::attempt::Attempt;
use super::lattice::Lattice;
use super::picture::Picture;
use super::sheet::Sheet;

/// A picture laid flat.
pub(super) struct Flat {
    pub(super) picture: Picture,
    /// The lines that were found, there.
    pub(super) lattice: Lattice,
    /// The same as they are in the picture, with one more at each end.
    longer: Lattice,
}

/// How far lines of an upright board may rise or fall for each pixel, and how far they may bend, in parts of their distance.
const SLANT: f64 = 0.02;
const BEND: f64 = 0.25;

impl Flat {
    /// Nothing if most lines are upright and straight.
    pub(super) fn of(picture: &Picture, found: &Lattice) -> Option<Flat> {
        if !is_askew(found) && !is_askew(&found.turned()) {
            return None;
        }
        let longer = found.longer();
        let sheet = Sheet::of(&longer);
        let place = |row: usize, column: usize| {
            (((sheet.left + column) * sheet.wide) as f64, ((sheet.top + row) * sheet.high) as f64)
        };
        let crossings =
            (1..=found.rows() + 1).map(|row| (1..=found.columns() + 1).map(|column| place(row, column)).collect());
        let lattice = Lattice { crossings: crossings.collect(), thickness: found.thickness };
        Some(Flat { picture: picture.map(|shades| sheet.of_picture(shades)), lattice, longer })
    }

    /// How many pixels it has.
    pub(super) fn pixels(&self) -> usize {
        self.picture.grey.bytes().len()
    }

    /// What was read there, in places of the picture.
    pub(super) fn back(&self, attempt: &mut Attempt) {
        let (rows, columns) = attempt.extent.part;
        if let Some(lattice) = self.longer.part(rows, columns) {
            attempt.sheet.lattice = lattice;
        }
    }
}

/// Whether most lines across are not level, or not straight.
fn is_askew(lattice: &Lattice) -> bool {
    let high = lattice.pitch().1;
    let is_one = |line: &&Vec<(f64, f64)>| {
        let (first, last) = (line[0], line[line.len() - 1]);
        let slant = (last.1 - first.1) / (last.0 - first.0).max(1.0);
        let off = |&(x, y): &(f64, f64)| (y - first.1 - slant * (x - first.0)).abs();
        slant.abs() > SLANT || line.iter().any(|place| off(place) > BEND * high)
    };
    lattice.crossings.iter().filter(is_one).count() * 2 > lattice.crossings.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shades::Shades;

    fn board(place: impl Fn(f64, f64) -> (f64, f64)) -> Lattice {
        let crossings =
            (0..8).map(|row| (0..9).map(|column| place(20.0 * f64::from(column), 20.0 * f64::from(row))).collect());
        Lattice { crossings: crossings.collect(), thickness: 1.0 }
    }

    fn picture(shade: impl Fn(usize, usize) -> u8) -> Picture {
        Picture { grey: Shades::of(300, 300, shade), colours: None, extremes: None }
    }

    #[test]
    fn what_is_upright_stays_as_it_is() {
        let white = picture(|_, _| 255);
        assert!(Flat::of(&white, &board(|x, y| (x + 60.0, y + 70.0))).is_none());
        assert!(Flat::of(&white, &board(|x, y| (x + 60.0, y + 70.0 + 0.05 * x))).is_some());
        assert!(Flat::of(&white, &board(|x, y| (x + 60.0 + 0.05 * y, y + 70.0))).is_some());
        assert!(Flat::of(&white, &board(|x, y| (x + 60.0, y + 70.0 + 0.002 * x * (160.0 - x)))).is_some());
    }

    #[test]
    fn slanted_lines_become_level() {
        // A line that falls by a tenth, and the board along it.
        let slanted = picture(|x, y| if (y as f64 - 0.1 * x as f64 - 110.0).abs() < 2.0 { 0 } else { 255 });
        let flat = Flat::of(&slanted, &board(|x, y| (x + 60.0, y + 70.0 + 0.1 * (x + 60.0)))).unwrap();
        let grey = &flat.picture.grey;
        let dark = |x: usize| -> Vec<usize> {
            (0..grey.height()).filter(|&y| grey.get(x as isize, y as isize) < 100).collect()
        };
        let line = flat.lattice.crossings[2].clone();
        assert!(line.iter().all(|place| place.1 == line[0].1));
        for (x, y) in [line[0], line[7]] {
            assert!(dark(x as usize).iter().all(|&dark| (dark as f64 - y).abs() < 8.0), "{x} {y}");
            assert!(!dark(x as usize).is_empty());
        }
    }
}
