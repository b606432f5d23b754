//! Text to puzzle and back: one file per format, recognition by content, and errors that say where and what would be right.

mod elsewhere;
mod error;
mod ids;
mod kind;
mod limits;
mod link;
mod lists;
mod notes;
mod read;
mod recognise;
mod rows;
mod spec;
mod table;
mod text;
mod write;
mod xml;

pub use error::fault::Fault;
pub use error::link::LinkError;
pub use error::mistake::Mistake;
pub use error::report::ReadError;
pub use error::spot::Spot;
pub use kind::Format;
pub use limits::{MAX_FILE, MAX_TEXT};
pub use link::Shared;
pub use notes::Notes;
pub use read::{Reading, read, read_all, read_all_as, read_as};
pub use table::UnknownFormat;
pub use text::bytes::text_of;
pub use text::places::Excerpt;
pub(crate) use text::places::Places;
pub use write::{WriteError, Written, clue_lines, write, write_all};
