//! What is kept in the browser, and what stands in the page's address, as far as the model knows of it.

use super::kept::When;
use super::question::Arriving;

/// What the browser's storage tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum KeepMsg {
    /// What was kept of the last visit, by the tab and by the browser; and whether the page is to start without it.
    Recalled { anew: bool, texts: Vec<String> },
    /// The browser does not keep what is shown.
    NotKept,
    /// What is kept under a name that was asked for.
    Fetched { name: String, text: Option<String> },
    /// Marks are kept in this text, or nothing is any more; `stored` is false if they will be gone with the page.
    MarksKept { name: String, text: Option<String>, stored: bool },
    /// Another tab has kept something else than was seen last. Nothing has been kept in its place.
    MarksDiffer { name: String, text: String },
    /// Another tab has kept something under a name, or removed it.
    Elsewhere { name: String, text: Option<String> },
    /// The page is about to be left.
    Leaving,
}

/// The marks on the board, as far as keeping them goes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct OwnMarks {
    pub(crate) name: String,
    /// What was there under that name when it was last read or written.
    pub(crate) seen: Option<String>,
    /// The number of changes after which that was; nothing if they must be kept again.
    pub(crate) changes: Option<u64>,
    /// Whether what is kept under that name is still to come.
    pub(crate) awaited: bool,
}

/// What is kept.
#[derive(Debug, Default)]
pub(crate) struct Keeping {
    pub(crate) when: When,
    /// Whether it has been said that the browser keeps nothing.
    pub(crate) told: bool,
    pub(crate) marks: OwnMarks,
    /// What the puzzle on the board is still to have, once its own marks have come.
    pub(crate) arriving: Option<Arriving>,
}

/// The page's address.
#[derive(Debug, Default)]
pub(crate) struct Address {
    /// All before the `#`.
    pub(crate) base: String,
    /// The link after it, with `#`; empty if there is none.
    pub(crate) hash: String,
}

impl Address {
    /// Whether there is a link.
    pub(crate) fn has_link(&self) -> bool {
        self.hash.len() > 1
    }
}
