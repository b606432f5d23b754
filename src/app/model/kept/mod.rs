//! The texts kept in the browser from visit to visit: the last visit, the marks of each puzzle with their time and help, the solved puzzles, and the
//! progress of the course.
//!
//! All released versions stay readable: `tests/data/kept` has samples.

mod last_visit;
mod marks;
mod names;
mod play;
mod progress;
mod shelf;
mod solved;
mod visit;
mod when;

pub(crate) use marks::{KeptMarks, name_of};
pub(crate) use names::{ANEW, GAME, LAST_VISIT, LEARNED, PLAY, SOLVED, WELCOMED};
pub(crate) use play::{Play, play_of};
pub(crate) use progress::Progress;
pub(crate) use shelf::Shelf;
pub(crate) use solved::Solved;
pub(crate) use visit::LastVisit;
pub(crate) use when::{KeepAct, PAUSE, Shown, When};
