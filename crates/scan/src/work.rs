//! How much reading a picture may still cost. It is counted, not timed, so that the same pixels give the same reading everywhere.

use std::cell::Cell;

/// Work that is left, in tiles: what it takes to find the digits of one, about a millisecond. It may be overdrawn, because an attempt that has begun is
/// finished.
#[derive(Debug)]
pub(super) struct Work(Cell<isize>);

/// The tiles that a picture may take, and a picture that is turned.
pub(super) const TILES: isize = 2000;
pub(super) const TILES_TURNED: isize = TILES / 5;

/// A board takes one more tile for this many of its cells once its numbers may be clues.
const CELLS: usize = 4;

/// By how many tiles work may be overdrawn: more than a board of 80 × 80 cells has.
const OVERDRAWN: isize = 3000;

/// How many pixels of a picture or a sheet are as much work as a tile, and how many versions of lines.
const PIXELS: usize = 20_000;
const VERSIONS: usize = 2000;

impl Work {
    pub(super) fn of(tiles: isize) -> Work {
        Work(Cell::new(tiles))
    }

    pub(super) fn is_left(&self) -> bool {
        self.0.get() > 0
    }

    /// Adds what a board of so many cells may take.
    pub(super) fn add_cells(&self, cells: usize) {
        self.0.set(self.0.get().saturating_add_unsigned(cells / CELLS));
    }

    /// Takes a tile. Whether it may still be looked at.
    pub(super) fn take_tile(&self) -> bool {
        self.take(1);
        self.0.get() > -OVERDRAWN
    }

    pub(super) fn take_pixels(&self, pixels: usize) {
        self.take(pixels / PIXELS);
    }

    pub(super) fn take_versions(&self, versions: usize) {
        self.take(versions / VERSIONS);
    }

    fn take(&self, tiles: usize) {
        self.0.set(self.0.get().saturating_sub_unsigned(tiles));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_ends_and_is_overdrawn_only_so_far() {
        let work = Work::of(3);
        assert!(work.take_tile() && work.is_left());
        work.take_pixels(2 * PIXELS);
        assert!(!work.is_left() && work.take_tile());
        work.take_versions(usize::MAX / 2);
        assert!(!work.take_tile());
        let work = Work::of(-1);
        work.add_cells(2 * CELLS);
        assert!(work.is_left());
    }
}
