//! Formats that are lists in brackets, as programs print them.

pub(crate) mod haskell;
pub(crate) mod json;
pub(crate) mod nested;
