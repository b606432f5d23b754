//! The board laid flat: every cell has the same size, with margins on the left and above.

use super::lattice::Lattice;
use super::shades::Shades;

/// A board laid flat.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    /// Cells of the margins, on the left and above.
    pub(super) left: usize,
    pub(super) top: usize,
    /// Rows and columns of the lattice.
    pub(super) rows: usize,
    pub(super) columns: usize,
    /// The size of a cell, in pixels.
    pub(super) wide: usize,
    pub(super) high: usize,
    pub(super) lattice: Lattice,
}

/// The pixels of a cell, at least and at most: digits must not become too small.
const CELL: (f64, f64) = (30.0, 48.0);

/// How often a place on a sheet is brought nearer to where it should be.
const NEARER: usize = 6;

/// The most pixels of a sheet.
const ROOM: f64 = 6_000_000.0;

impl Sheet {
    pub(super) fn of(lattice: &Lattice) -> Sheet {
        Sheet::with_scale(lattice).0
    }

    /// A sheet with square cells of this side, in pixels, and these columns and rows of margins.
    #[cfg(test)]
    pub(super) fn flat(shades: &Shades, (left, top): (usize, usize), side: usize) -> Sheet {
        let (rows, columns) = (shades.height() / side - top, shades.width() / side - left);
        let place = |cell: usize| (cell * side) as f64;
        let crossings =
            (top..=top + rows).map(|row| (left..=left + columns).map(|column| (place(column), place(row))).collect());
        let lattice = Lattice { crossings: crossings.collect(), thickness: 1.0 };
        Sheet { left, top, rows, columns, wide: side, high: side, lattice }
    }

    /// Its width and height, in pixels.
    pub(super) fn size(&self) -> (usize, usize) {
        ((self.left + self.columns) * self.wide, (self.top + self.rows) * self.high)
    }

    /// A picture, laid flat.
    pub(super) fn of_picture(&self, picture: &Shades) -> Shades {
        self.drawn(picture, Sheet::with_scale(&self.lattice).1)
    }

    /// A sheet, and its scale relative to the picture.
    fn with_scale(lattice: &Lattice) -> (Sheet, f64) {
        let (rows, columns) = (lattice.rows(), lattice.columns());
        let pitch = lattice.pitch();
        let margin = |before: f64, pitch: f64, cells: usize| {
            let most = (cells as f64 * 0.7 + 6.0).max(8.0);
            (before / pitch).ceil().clamp(0.0, most) as usize
        };
        let before = |of: &dyn Fn(&(f64, f64)) -> f64, line: &mut dyn Iterator<Item = (f64, f64)>| {
            line.map(|place| of(&place)).fold(0.0, f64::max)
        };
        let left = margin(before(&|place| place.0, &mut lattice.crossings.iter().map(|row| row[0])), pitch.0, columns);
        let top = margin(before(&|place| place.1, &mut lattice.crossings[0].iter().copied()), pitch.1, rows);
        let smaller = pitch.0.min(pitch.1);
        let mut scale = (CELL.0 / smaller).max(1.0).min((CELL.1 / smaller).max(0.34));
        let pixels = (pitch.0 * (columns + left + 1) as f64) * (pitch.1 * (rows + top + 1) as f64);
        if pixels * scale * scale > ROOM {
            scale = (ROOM / pixels).sqrt();
        }
        let wide = ((pitch.0 * scale).round() as usize).max(4);
        let high = ((pitch.1 * scale).round() as usize).max(4);
        (Sheet { left, top, rows, columns, wide, high, lattice: lattice.clone() }, scale)
    }

    fn drawn(&self, picture: &Shades, scale: f64) -> Shades {
        let (width, height) = self.size();
        let mut shades = Shades::plain(width, height, 255);
        // Where a pixel of the sheet stands for several of the picture, their mean.
        let parts = if scale < 0.7 { 2 } else { 1 };
        let inside = |at: usize, part: usize, of: usize| (at as f64 + (part as f64 + 0.5) / parts as f64) / of as f64;
        for row in 0..self.top + self.rows {
            for column in 0..self.left + self.columns {
                let corner = |down: isize, right: isize| {
                    self.corner(row as isize - self.top as isize + down, column as isize - self.left as isize + right)
                };
                let (above, below) = ((corner(0, 0), corner(0, 1)), (corner(1, 0), corner(1, 1)));
                for x in 0..self.wide {
                    let ends = [0, 1].map(|part| {
                        let right = inside(x, part, self.wide);
                        (mixed(above.0, above.1, right), mixed(below.0, below.1, right))
                    });
                    for y in 0..self.high {
                        let mut sum = 0;
                        for part in 0..parts * parts {
                            let (above, below) = ends[part % parts];
                            let place = mixed(above, below, inside(y, part / parts, self.high));
                            sum += u32::from(picture.at(place));
                        }
                        let shade = (sum / (parts * parts) as u32) as u8;
                        shades.set(column * self.wide + x, row * self.high + y, shade);
                    }
                }
            }
        }
        shades
    }

    /// Where the corner of a cell is in the picture. Rows and columns are those of the lattice, extrapolated outside it.
    fn corner(&self, row: isize, column: isize) -> (f64, f64) {
        let crossings = &self.lattice.crossings;
        let at = |row: usize, column: usize| crossings[row][column];
        let own_row = row.clamp(0, self.rows as isize) as usize;
        let own_column = column.clamp(0, self.columns as isize) as usize;
        let own = at(own_row, own_column);
        let mut place = own;
        // How far a cell near the edge reaches, on average over a few.
        if column < 0 {
            let near = self.columns.min(4);
            let inner = at(own_row, near);
            place.0 += (inner.0 - own.0) / near as f64 * column as f64;
            place.1 += (inner.1 - own.1) / near as f64 * column as f64;
        }
        if row < 0 {
            let near = self.rows.min(4);
            let inner = at(near, own_column);
            place.0 += (inner.0 - own.0) / near as f64 * row as f64;
            place.1 += (inner.1 - own.1) / near as f64 * row as f64;
        }
        place
    }

    /// Where a place of the picture is on the sheet, in pixels of either.
    pub(super) fn on_sheet(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let corner = |row: usize, column: usize| self.lattice.crossings[row][column];
        let (first, right, below) = (corner(0, 0), corner(0, self.columns), corner(self.rows, 0));
        let (wide, high) = ((self.columns * self.wide) as f64, (self.rows * self.high) as f64);
        let (across, down) = (
            ((right.0 - first.0) / wide, (right.1 - first.1) / wide),
            ((below.0 - first.0) / high, (below.1 - first.1) / high),
        );
        let area = across.0 * down.1 - across.1 * down.0;
        let mut place = ((self.left * self.wide) as f64, (self.top * self.high) as f64);
        let mut off = (x - first.0, y - first.1);
        // As if all cells were alike, and then nearer.
        for _ in 0..NEARER {
            place.0 += (off.0 * down.1 - off.1 * down.0) / area;
            place.1 += (off.1 * across.0 - off.0 * across.1) / area;
            let own = self.in_picture(place.0, place.1);
            off = (x - own.0, y - own.1);
        }
        place
    }

    /// Where a place of the sheet is in the picture, in pixels of either.
    pub(super) fn in_picture(&self, x: f64, y: f64) -> (f64, f64) {
        let (across, down) = (x / self.wide as f64, y / self.high as f64);
        let (column, row) = (across.floor(), down.floor());
        let corner = |below: isize, right: isize| {
            self.corner(row as isize - self.top as isize + below, column as isize - self.left as isize + right)
        };
        between([corner(0, 0), corner(0, 1), corner(1, 0), corner(1, 1)], across - column, down - row)
    }
}

/// A place in a square with these corners: the upper left one, the upper right one, and the two below.
pub(super) fn between(corners: [(f64, f64); 4], right: f64, down: f64) -> (f64, f64) {
    mixed(mixed(corners[0], corners[1], right), mixed(corners[2], corners[3], right), down)
}

/// A place between two others.
fn mixed(one: (f64, f64), other: (f64, f64), part: f64) -> (f64, f64) {
    (one.0 + (other.0 - one.0) * part, one.1 + (other.1 - one.1) * part)
}
