//! Formats that are lists in brackets, as programs print them.

pub(crate) mod clojure;
pub(crate) mod dzn;
pub(crate) mod griddlers;
pub(crate) mod haskell;
pub(crate) mod json;
pub(crate) mod latex;
mod names;
pub(crate) mod nested;
pub(crate) mod prolog;
pub(crate) mod python;
mod rules;
