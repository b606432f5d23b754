//! Formats in XML.

pub(crate) mod webpbn;
