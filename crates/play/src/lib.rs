//! The player: a trace, a cursor in it, and a person's marks. It needs no browser.

mod arguments;
mod check;
pub mod checksum;
mod clues;
mod date;
mod inspect;
pub mod lesson;
mod look;
mod marking;
mod marks;
mod playback;
mod position;
pub mod record;
mod said;
mod sentences;
mod session;
mod share;
mod unsatisfied;

pub use arguments::{Explanation, Point, evidence_in_words};
pub use check::{Checked, Together, WrongMark, check};
pub use clues::{ClueNow, Clues, LONGEST_LOOKED_AT};
pub use date::{Date, Month, WEEKDAYS, weekday};
pub use inspect::{Inspection, MOST_SHOWN};
pub use marking::hint::settling;
pub use marking::{Dragged, Marking};
pub use marks::{MAX_UNDO, MOST_BOOKMARKS, Marks, Number};
pub use playback::{Playback, Speed};
pub use position::Player;
pub use said::Said;
pub use sentences::clue_in_words;
pub use session::Session;
pub use share::{Visit, link_to, link_with, share, share_unsolved};

// The numbers that look random in tests.
#[cfg(test)]
#[path = "../../../tests/makers/chance.rs"]
mod chance;

// How many random cases tests try.
#[cfg(test)]
#[path = "../../../tests/cases.rs"]
mod cases;
