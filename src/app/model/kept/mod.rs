//! What is kept in the browser from visit to visit: the last visit, and the marks of each puzzle, as texts.
//!
//! Everything that was ever kept stays readable: `tests/data/kept` has what each version wrote.

mod checksum;
mod last_visit;
mod marks;
mod shelf;
mod version_1;
mod when;

pub(crate) use last_visit::LastVisit;
pub(crate) use marks::{KeptMarks, name_of};
pub(crate) use shelf::{Shelf, Store};
pub(crate) use when::{KeepAct, PAUSE, Shown, When};

/// The name under which the last visit is kept: for the tab, so that after a reload it shows what it has shown whatever
/// other tabs do, and for the browser.
pub(crate) const LAST_VISIT: &str = "nonoscope";

/// The name of something that is there if the tab is to start anew; the script that tells of trouble puts it there.
pub(crate) const ANEW: &str = "nonoscope.anew";

/// What the names of all kept marks begin with.
pub(crate) const MARKS: &str = "nonoscope.marks.";
