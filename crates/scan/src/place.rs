//! A place on a sheet.

/// A part of a sheet, in its pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// Its first column.
    pub(super) left: usize,
    /// Its first row.
    pub(super) top: usize,
    /// The column after its last one.
    pub(super) right: usize,
    /// The row after its last one.
    pub(super) bottom: usize,
}

impl Place {
    /// How many rows it reaches over.
    pub(super) fn height(&self) -> usize {
        self.bottom - self.top
    }
}
