//! The storage, as far as the model knows it.

mod shelf;
#[cfg(target_arch = "wasm32")]
pub(crate) mod storage;
#[cfg(test)]
mod tests;
mod update;
mod visit;
mod when;

pub(crate) use self::shelf::Shelf;
pub(crate) use self::update::{arrive, fetch_marks, has_solved, has_solved_day, keep, keep_marks, keep_now, keep_soon};
pub(crate) use self::visit::LastVisit;

use self::when::When;
use crate::asking::Arriving;

/// A message from the browser's storage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum KeepMsg {
    /// The last visit as the tab and the browser kept it; `anew` if the page must start without it.
    Recalled { anew: bool, texts: Vec<String> },
    /// The browser cannot keep what is shown.
    NotKept,
    /// The text kept under a requested name.
    Fetched { name: String, text: Option<String> },
    /// Marks were kept as this text, or removed; `stored` is false if they will be lost with the page.
    MarksKept { name: String, text: Option<String>, stored: bool },
    /// Another tab has meanwhile kept something else. Nothing was written over it.
    MarksDiffer { name: String, text: String },
    /// Another tab has kept something under a name, or removed it.
    Elsewhere { name: String, text: Option<String> },
    /// The page is about to be closed.
    Leaving,
}

/// How far the marks on the board are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct OwnMarks {
    pub(crate) name: String,
    /// The text under that name when it was last read or written.
    pub(crate) seen: Option<String>,
    /// The number of changes at that time; `None` if the marks must be kept again.
    pub(crate) changes: Option<u64>,
    /// Whether the answer for that name is still to come.
    pub(crate) awaited: bool,
}

/// What is kept.
#[derive(Debug, Default)]
pub(crate) struct Keeping {
    pub(crate) when: When,
    /// Whether the page has reported that the browser keeps nothing.
    pub(crate) told: bool,
    pub(crate) marks: OwnMarks,
    /// The text to which the link in the address leads, empty until it has been followed; `None` if it leads nowhere.
    pub(crate) linked: Option<String>,
    /// What to add to the puzzle on the board once its own marks have come.
    pub(crate) arriving: Option<Arriving>,
}
