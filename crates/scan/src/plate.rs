//! A circle, box or disc in which numbers stand.

use super::blobs::Blob;
use super::shades::Shades;

/// What stands on a plate: a number, or all those of a row or of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum On {
    Number,
    Row,
    Column,
}

/// A plate, and which of its rows and columns it covers: from where to before where.
#[derive(Clone)]
pub(super) struct Plate {
    pub(super) place: Blob,
    pub(super) on: On,
    pub(super) rows: Vec<(usize, usize)>,
    pub(super) columns: Vec<(usize, usize)>,
    pub(super) shade: u8,
}

/// How many pixels at the rim of a plate may belong to its surroundings.
pub(super) const RIM: usize = 2;

impl Plate {
    /// Whether a pixel is on the plate: it is between others of its row or column.
    pub(super) fn has(&self, x: usize, y: usize) -> bool {
        let within = |(from, to): (usize, usize), at: usize| from <= at && at < to;
        let row = y.checked_sub(self.place.top).and_then(|row| self.rows.get(row));
        let column = x.checked_sub(self.place.left).and_then(|column| self.columns.get(column));
        row.zip(column).is_some_and(|(&row, &column)| within(row, x) || within(column, y))
    }

    /// The same elsewhere, if that is on the sheet.
    pub(super) fn moved(&self, (x, y): (isize, isize), sheet: &Shades) -> Option<Plate> {
        let (left, top) = (self.place.left.checked_add_signed(x)?, self.place.top.checked_add_signed(y)?);
        let (right, bottom) = (left + self.place.width(), top + self.place.height());
        if right > sheet.width() || bottom > sheet.height() {
            return None;
        }
        let mut own = self.clone();
        own.place = Blob { left, top, right, bottom, ..self.place };
        // Pixels on the plate are also on the sheet.
        let shift = |spans: &mut [(usize, usize)], by: isize| {
            for span in spans {
                *span = (span.0.wrapping_add_signed(by), span.1.wrapping_add_signed(by));
            }
        };
        shift(&mut own.rows, x);
        shift(&mut own.columns, y);
        Some(own)
    }

    /// Whether the middle of another one is on it. Rings may touch.
    pub(super) fn holds_middle(&self, other: &Plate) -> bool {
        let (one, other) = (&self.place, &other.place);
        let (x, y) = ((other.left + other.right) / 2, (other.top + other.bottom) / 2);
        (one.left..one.right).contains(&x) && (one.top..one.bottom).contains(&y)
    }

    pub(super) fn overlaps(&self, other: &Plate) -> bool {
        let (one, other) = (&self.place, &other.place);
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    }

    /// Whether a pixel is on the plate and not at its rim.
    pub(super) fn has_around(&self, x: usize, y: usize) -> bool {
        let across = x >= RIM && self.has(x - RIM, y) && self.has(x + RIM, y);
        across && y >= RIM && self.has(x, y - RIM) && self.has(x, y + RIM)
    }
}
