//! The names under which things are kept in the browser.

/// The name under which the last visit is kept: for the tab, so that after a reload it shows what it has shown whatever
/// other tabs do, and for the browser.
pub(crate) const LAST_VISIT: &str = "nonoscope";

/// The name of something that is there if the tab is to start anew; the script that tells of trouble puts it there.
pub(crate) const ANEW: &str = "nonoscope.anew";

/// What the names of all kept marks begin with.
pub(crate) const MARKS: &str = "nonoscope.marks.";
