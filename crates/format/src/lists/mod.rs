//! Formats that are lists in brackets, as programs print them.

pub(crate) mod clojure;
mod colours;
pub(crate) mod griddlers;
mod grids;
pub(crate) mod haskell;
pub(crate) mod json;
pub(crate) mod latex;
pub(crate) mod models;
pub(crate) mod nested;
pub(crate) mod prolog;
mod puzzles;
mod sides;
