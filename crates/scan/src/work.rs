//! How much reading a picture may still cost. It is counted, not timed, so that the same pixels give the same reading everywhere.

use std::cell::Cell;

/// Work that is left, in looks: what it takes to say which digit a piece of ink is, about a tenth of a millisecond. It may be overdrawn, because an
/// attempt that has begun is finished.
#[derive(Debug)]
pub(super) struct Work(Cell<isize>);

/// The looks that a picture may take. Of 100 pictures that were read right, none took more until its size was known; those without a puzzle
/// would take up to six times as much.
pub(super) const LOOKS: isize = 15_000;

/// The same for a picture that is turned: most that are read take no more.
pub(super) const LOOKS_TURNED: isize = LOOKS / 5;

/// How many more a board may take for each of its cells once its numbers may be clues.
const FOR_A_CELL: usize = 16;

/// By how many looks work may be overdrawn: more than there are digits on a board of 80 × 80 cells.
const OVERDRAWN: isize = 20_000;

/// How many pixels of a picture or a sheet are as much work as a look.
const PIXELS: usize = 2_000;

/// How many versions of lines are.
const VERSIONS: usize = 200;

impl Work {
    pub(super) fn of(looks: isize) -> Work {
        Work(Cell::new(looks))
    }

    pub(super) fn is_left(&self) -> bool {
        self.0.get() > 0
    }

    /// Adds some looks.
    pub(super) fn add(&self, looks: isize) {
        self.0.set(self.0.get().saturating_add(looks));
    }

    /// Adds what a board of so many cells may take.
    pub(super) fn add_cells(&self, cells: usize) {
        self.0.set(self.0.get().saturating_add_unsigned(cells * FOR_A_CELL));
    }

    /// Takes a look. Whether it may still be taken.
    pub(super) fn take_look(&self) -> bool {
        self.take(1);
        self.0.get() > -OVERDRAWN
    }

    pub(super) fn take_pixels(&self, pixels: usize) {
        self.take(pixels / PIXELS);
    }

    pub(super) fn take_versions(&self, versions: usize) {
        self.take(versions / VERSIONS);
    }

    fn take(&self, looks: usize) {
        self.0.set(self.0.get().saturating_sub_unsigned(looks));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_ends_and_is_overdrawn_only_so_far() {
        let work = Work::of(3);
        assert!(work.take_look() && work.is_left());
        work.take_pixels(2 * PIXELS);
        assert!(!work.is_left() && work.take_look());
        work.take_versions(usize::MAX / 2);
        assert!(!work.take_look());
        let work = Work::of(-1);
        work.add_cells(1);
        assert!(work.is_left());
    }
}
