//! Formats in XML; there is one.

pub(crate) mod webpbn;
