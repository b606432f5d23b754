//! Adds the thin lines of a board whose thick lines alone are visible.

use super::lattice::Lattice;
use super::sheet::between;

/// How many lines make a span between thick ones, how many spans a board may have each way, and the smallest distance of invisible lines, in pixels.
const THICK: usize = 5;
const SPANS: usize = 12;
const FINEST: f64 = 8.0;

impl Lattice {
    /// The same with five rows for each, and five columns, if they may be the thick lines of a board whose thin ones are hardly seen.
    pub(super) fn divided(&self) -> Option<Lattice> {
        let (wide, high) = self.pitch();
        let are_few = self.rows().max(self.columns()) <= SPANS;
        if !are_few || wide.min(high) < FINEST * THICK as f64 {
            return None;
        }
        let at = |row: usize, column: usize| {
            // Between four places, as far from each as in the cell.
            let (above, before) = ((row / THICK).min(self.rows() - 1), (column / THICK).min(self.columns() - 1));
            let part = |index: usize, first: usize| (index - first * THICK) as f64 / THICK as f64;
            let (down, along) = (part(row, above), part(column, before));
            let corner = |below: usize, right: usize| self.crossings[above + below][before + right];
            between([corner(0, 0), corner(0, 1), corner(1, 0), corner(1, 1)], along, down)
        };
        let line = |row: usize| (0..=self.columns() * THICK).map(|column| at(row, column)).collect();
        let crossings = (0..=self.rows() * THICK).map(line).collect();
        Some(Lattice { crossings, thickness: self.thickness })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(side: f64) -> Lattice {
        let crossings =
            (0..4).map(|row| (0..4).map(|column| (10.0 + side * f64::from(column), side * f64::from(row))).collect());
        Lattice { crossings: crossings.collect(), thickness: 2.0 }
    }

    #[test]
    fn lines_are_put_between_thick_ones() {
        let fine = board(50.0).divided().unwrap();
        assert_eq!((fine.rows(), fine.columns(), fine.pitch()), (15, 15, (10.0, 10.0)));
        assert_eq!(
            (fine.crossings[0][0], fine.crossings[7][3], fine.crossings[15][15]),
            ((10.0, 0.0), (40.0, 70.0), (160.0, 150.0))
        );
        assert!(board(30.0).divided().is_none(), "no number has room between such lines");
    }
}
