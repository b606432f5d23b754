//! What all readers use: text from bytes, lines of text, spots in them, and a cursor.

pub(crate) mod bytes;
pub(crate) mod cells;
pub(crate) mod clues;
pub(crate) mod colouring;
pub(crate) mod draft;
pub(crate) mod effort;
pub(crate) mod fold;
pub(crate) mod headings;
pub(crate) mod inks;
pub(crate) mod lines;
pub(crate) mod names;
pub(crate) mod parts;
pub(crate) mod places;
pub(crate) mod scan;
pub(crate) mod signs;
pub(crate) mod tidy;

pub(crate) use draft::{Draft, PlacedClue};
pub(crate) use effort::looked_at;
pub(crate) use inks::{Inks, ink, named_ink};
pub(crate) use lines::{TextLine, is_blank, place_of};
pub(crate) use parts::Cut;
pub(crate) use places::Places;
pub(crate) use scan::Scan;
pub(crate) use signs::Signs;
